import Foundation

/// Something that can be given as data (iOS 11).
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The uniform type identifiers as which the object can be written, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Loads the object's data as a type; the handler runs once, with the data or an error.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// Something that can be made of data that was given (iOS 11).
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The uniform type identifiers from which an object can be made, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes an object of data of a type; throws if the data is not of that type.
  static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self
}

/// Who may read what is given.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}

/// What may be done with a file that is given.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It may be opened where it is.
  public static let openInPlace = Self(rawValue: 1 << 0)
}

// MARK: - Text

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// Text in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [TypeIdentifier.utf8Text]
  }

  /// Text of any encoding, read as UTF-8.
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.plainText] }

  /// Gives the text in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(description.utf8), nil)
    return nil
  }

  /// Text from data in UTF-8.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    let text = String(data: data, encoding: .utf8).map { NSString(string: $0) }
    guard let text = text as? Self else { throw NSItemProvider.Fault.unreadable(typeIdentifier) }
    return text
  }
}

// MARK: - Addresses

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// The address itself.
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.url] }

  /// The address itself.
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.url] }

  /// Gives the address in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  /// An address from data in UTF-8.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    let address = String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) }
    guard let address = address as? Self else {
      throw NSItemProvider.Fault.unreadable(typeIdentifier)
    }
    return address
  }
}

// MARK: - Images

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// The PNG format.
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.png] }

  /// Images of any format; only PNG can be read.
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.image] }

  /// Gives the image in the PNG format, if it was made from one.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(pngData(), nil)
    return nil
  }

  /// An image from data in the PNG format.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let image = UIImage(data: data) as? Self else {
      throw NSItemProvider.Fault.unreadable(typeIdentifier)
    }
    return image
  }
}
