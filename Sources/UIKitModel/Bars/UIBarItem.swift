import Foundation

/// Something in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  private let objectiveC = ObjectiveCTable<UIBarItemMembers>()

  open var title: String? { didSet { if title != oldValue { didChange() } } }
  /// The image of the item.
  open var image: UIImage? { didSet { if image !== oldValue { didChange() } } }
  /// The image of the item in a low bar.
  open var landscapeImagePhone: UIImage?
  /// How far the edges of the image are moved inward, in points; held.
  open var imageInsets = UIEdgeInsets.zero
  /// Whether the item can be tapped.
  open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }
  /// A number by which the application finds the item.
  open var tag = 0
  /// The name by which tests find the element; it is not spoken.
  open var accessibilityIdentifier: String?
  /// The image that is shown large while a finger rests on the item, for large text (iOS 11); held.
  open var largeContentSizeImage: UIImage?
  /// How far the edges of that image are moved inward, in points (iOS 11); held.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// What VoiceOver reads for the item; tests find it by that.
  open var accessibilityLabel: String?
  /// What VoiceOver reads about the result of an action; held.
  open var accessibilityHint: String?
  /// What VoiceOver reads as the item's value; held.
  open var accessibilityValue: String?
  /// How the item behaves, for VoiceOver; held.
  open var accessibilityTraits: UIAccessibilityTraits = []
  /// Whether VoiceOver reads the item; held.
  open var isAccessibilityElement = true
  /// Whether VoiceOver skips what is inside; held.
  open var accessibilityElementsHidden = false
  /// The names by which Voice Control finds the item (iOS 13); held.
  open var accessibilityUserInputLabels: [String]?
  /// The actions that VoiceOver offers; held.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// The language in which VoiceOver reads the item; held.
  open var accessibilityLanguage: String?
  /// The bar that shows the item.
  final weak var bar: UIView?
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// An item without anything.
  public override init() { super.init() }

  /// An item of a nib; with any other coder one without anything.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? any NibDecoder)?.decode(into: self)
  }

  /// Has the bar show the item as it is now, at its next layout.
  final func didChange() { bar?.setNeedsLayout() }

  /// Called after the object was made from a nib and connected; an override calls `super`.
  open func awakeFromNib() {}

  /// Sets the attributes of the title for a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state] = attributes
  }

  /// The attributes of the title for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }
}
