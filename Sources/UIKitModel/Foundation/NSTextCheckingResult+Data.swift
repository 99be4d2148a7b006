import Foundation

/// Types of what is found in a text, as bits.
public typealias NSTextCheckingTypes = UInt64

extension NSTextCheckingResult {
  /// The link that was found.
  public var url: URL? { (self as? DetectedData)?.link }
  /// The number of a phone that was found.
  public var phoneNumber: String? { (self as? DetectedData)?.number }
  /// The date that was found: none is.
  public var date: Date? { nil }
  /// How long what was found lasts: nothing does.
  public var duration: TimeInterval { 0 }
  /// The time zone that was found: none is.
  public var timeZone: TimeZone? { nil }
  /// The address that was found: none is.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
}

extension NSTextCheckingResult.CheckingType {
  /// A link, which Linux's Foundation says that it never finds.
  @_disfavoredOverload public static var link: Self { found(.link) }
  /// The number of a phone, which Linux's Foundation says that it never finds.
  @_disfavoredOverload public static var phoneNumber: Self { found(.phoneNumber) }

  static func found(_ kind: DetectedData.Kind) -> Self { Self(rawValue: kind.rawValue) }
}

/// A part of an address.
public struct NSTextCheckingKey: RawRepresentable, Equatable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A part by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The name of somebody.
  public static let name = NSTextCheckingKey(rawValue: "Name")
  /// The street.
  public static let street = NSTextCheckingKey(rawValue: "Street")
  /// The city.
  public static let city = NSTextCheckingKey(rawValue: "City")
  /// The state.
  public static let state = NSTextCheckingKey(rawValue: "State")
  /// The code of the post.
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  /// The country.
  public static let country = NSTextCheckingKey(rawValue: "Country")
  /// The number of a phone.
  public static let phone = NSTextCheckingKey(rawValue: "Phone")
}

/// What a detector has found.
final class DetectedData: NSTextCheckingResult {
  /// The bits of what is found.
  enum Kind: NSTextCheckingTypes {
    case link = 0x20
    case phoneNumber = 0x800
  }

  private let place: NSRange
  private let kind: Kind
  let link: URL?
  let number: String?

  init(_ place: NSRange, _ kind: Kind, url: URL? = nil, phoneNumber: String? = nil) {
    (self.place, self.kind, link, number) = (place, kind, url, phoneNumber)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func copy(with zone: NSZone? = nil) -> Any { self }
  override var resultType: CheckingType { .found(kind) }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange {
    idx == 0 ? place : NSRange(location: NSNotFound, length: 0)
  }
}
