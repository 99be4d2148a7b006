import Foundation

/// The look of a bar; held, nothing is drawn.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  open var backgroundColor: UIColor?
  /// The image behind the bar.
  open var backgroundImage: UIImage?
  /// The color of the line at the edge of the bar; nil for none; held.
  open var shadowColor: UIColor?
  /// The image of the line below the bar; held.
  open var shadowImage: UIImage?
  /// The effect on what is behind the bar; held.
  open var backgroundEffect: UIBlurEffect?
  /// How the image fills the bar; held.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill

  /// The system's look.
  public override init() { super.init() }

  /// The same look as another.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    takeOver(barAppearance)
  }

  /// Takes over what another appearance holds, as far as both have it.
  func takeOver(_ other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
    backgroundEffect = other.backgroundEffect
  }

  /// The same look, of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = DynamicInitializer.make(type(of: self)) ?? UIBarAppearance()
    copy.takeOver(self)
    return copy
  }

  /// Sets the system's translucent background. Inert: nothing is drawn.
  open func configureWithDefaultBackground() {}
  /// Sets an opaque background. Inert: nothing is drawn.
  open func configureWithOpaqueBackground() {}
  /// Sets a transparent background. Inert: nothing is drawn.
  open func configureWithTransparentBackground() {}
}

/// The look of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title; held.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved, in points; held.
  open var titlePositionAdjustment = UIOffset.zero
  /// The look of buttons; held.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of buttons that end something; held.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The look of the button that goes back; held.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image of the button that goes back; held.
  open private(set) var backIndicatorImage = UIImage()
  /// The image that cuts titles off behind the button that goes back; held.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()

  /// Sets the images of the button that goes back; held.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
    backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
  }

  override func takeOver(_ other: UIBarAppearance) {
    super.takeOver(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }
}

/// How a toolbar looks; held.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// The look of buttons; held.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of buttons that end something; held.
  open var doneButtonAppearance = UIBarButtonItemAppearance()

  override func takeOver(_ other: UIBarAppearance) {
    super.takeOver(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
  }
}

/// How a tab bar looks; held.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The look of items with the title below the image; held.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The look of items with the title beside the image; held.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The look of items in a low bar; held.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The color behind the selected item; held.
  open var selectionIndicatorTintColor: UIColor?
  /// The image behind the selected item; held.
  open var selectionIndicatorImage: UIImage?
  /// Where the items are in a wide bar; held.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of items in a wide bar, in points; 0 for the system's; held.
  open var stackedItemWidth: CGFloat = 0
  /// Between items in a wide bar, in points; 0 for the system's; held.
  open var stackedItemSpacing: CGFloat = 0

  override func takeOver(_ other: UIBarAppearance) {
    super.takeOver(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }
}
