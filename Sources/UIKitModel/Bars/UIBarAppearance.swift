import Foundation

/// The look of a bar; held, nothing is drawn.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
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
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    backgroundEffect = barAppearance.backgroundEffect
    super.init()
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
}

/// How a toolbar looks; held.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// The look of buttons; held.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of buttons that end something; held.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
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
}
