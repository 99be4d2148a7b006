import Foundation

/// A place that a tab leads to; held.
open class NSTextTab: NSObject, @unchecked Sendable {
  /// What else there is of a tab.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String

    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The characters that end a column.
    public static let columnTerminators = OptionKey(
      rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// How the text is aligned there.
  public let alignment: NSTextAlignment
  /// How far the place is from the edge, in points.
  public let location: CGFloat
  /// What else there is of the tab.
  public let options: [OptionKey: Any]

  /// A tab.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
    self.options = options
    super.init()
  }

  /// Whether two tabs lead to the same place.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }

  open override var hash: Int { location.hashValue }
}
