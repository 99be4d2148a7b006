import Foundation

/// Something in a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  open internal(set) var title: String
  /// The image beside the title.
  open internal(set) var image: UIImage?
  /// The name by which tests find the element; it is not spoken (iOS 16).
  open var accessibilityIdentifier: String?
  /// The text below the title (iOS 15).
  open var subtitle: String?

  init(title: String, image: UIImage?, subtitle: String?) {
    self.title = title
    self.image = image
    self.subtitle = subtitle
    super.init()
  }

  /// Whether an element is on.
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  /// How an element looks and behaves.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The attributes as bits.
    public let rawValue: UInt

    /// Attributes by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }
}
