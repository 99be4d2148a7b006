import Foundation

/// A kind of tags that types of data have (iOS 14).
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Endings of names.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
