import Foundation

// What assistive technologies read of a view besides its texts and traits. Nothing reads it here: all
// of it is held.

extension UIView {
  /// The language of the view's texts; held.
  public var accessibilityLanguage: String? {
    get { held(nil) }
    set { hold(newValue) }
  }
  /// How the elements in the view are gone through; held.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { held(.automatic) }
    set { hold(newValue) }
  }
  /// What the elements in the view are together (iOS 11); held.
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { held(.none) }
    set { hold(newValue) }
  }
  /// Whether the view keeps its colors while the screen inverts them (iOS 11); held.
  public var accessibilityIgnoresInvertColors: Bool {
    get { held(false) }
    set { hold(newValue) }
  }
  /// Whether the element responds to the user (iOS 13); held.
  public var accessibilityRespondsToUserInteraction: Bool {
    get { held(isUserInteractionEnabled) }
    set { hold(newValue) }
  }
}

extension UIView {
  /// Whether a long press shows the view's content large, for people with large text (iOS 13); held.
  public var showsLargeContentViewer: Bool {
    get { held(false) }
    set { hold(newValue) }
  }
  /// The title that is shown large (iOS 13); held.
  public var largeContentTitle: String? {
    get { held(nil) }
    set { hold(newValue) }
  }
  /// The image that is shown large (iOS 13); held.
  public var largeContentImage: UIImage? {
    get { held(nil) }
    set { hold(newValue) }
  }
  /// Whether the image is scaled up (iOS 13); held.
  public var scalesLargeContentImage: Bool {
    get { held(false) }
    set { hold(newValue) }
  }
}

/// How the elements in a container are gone through.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic, separate, combined
}

/// What the elements in a container are together (iOS 11).
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}
