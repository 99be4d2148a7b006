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

  /// The system's look.
  public override init() { super.init() }

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
}

/// How a tab bar looks; held.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {}
