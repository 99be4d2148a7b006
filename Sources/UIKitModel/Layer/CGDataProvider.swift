import Foundation

/// Called when bytes are not needed any more.
public typealias CGDataProviderReleaseDataCallback =
  @convention(c) (
    UnsafeMutableRawPointer?, UnsafeRawPointer, Int
  ) -> Void

/// Gives bytes.
public final class CGDataProvider: Sendable {
  private let bytes: Data

  init(_ bytes: Data) { self.bytes = bytes }

  /// A provider of bytes.
  public convenience init?(data: CFData) { self.init(data as Data) }

  /// A provider of the bytes of a file; nil where there is none.
  public convenience init?(url: CFURL) {
    guard let bytes = try? Data(contentsOf: url as URL) else { return nil }
    self.init(bytes)
  }

  /// A provider of the bytes of a file by its path; nil where there is none.
  public convenience init?(filename: UnsafePointer<CChar>) {
    guard let bytes = FileManager.default.contents(atPath: String(cString: filename)) else {
      return nil
    }
    self.init(bytes)
  }

  /// A provider of memory. It is copied, and released at once.
  public convenience init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: CGDataProviderReleaseDataCallback
  ) {
    guard size >= 0 else { return nil }
    self.init(Data(bytes: data, count: size))
    releaseData(info, data, size)
  }

  /// The bytes.
  public var data: CFData? { bytes as NSData }
}

/// Takes bytes. Inert: nothing is written.
public final class CGDataConsumer: Sendable {
  /// A consumer that adds bytes to others. Inert: nothing is written.
  public init?(data: NSMutableData) {}
  /// A consumer that writes bytes to a file. Inert: nothing is written.
  public init?(url: CFURL) {}
}
