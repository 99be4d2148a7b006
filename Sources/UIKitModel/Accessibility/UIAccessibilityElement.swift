import Foundation

/// Something for assistive technologies that is no view of its own.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  /// What the element lies in.
  open weak var accessibilityContainer: AnyObject?
  /// Where it is, in points of the container, which is a view.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// A name for tests.
  open var accessibilityIdentifier: String?
  private var frameOnScreen: CGRect?

  /// An element in a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  /// Where it is on the screen, in points.
  open override var accessibilityFrame: CGRect {
    get {
      if let frameOnScreen { return frameOnScreen }
      guard let view = accessibilityContainer as? UIView else {
        return accessibilityFrameInContainerSpace
      }
      return view.convert(accessibilityFrameInContainerSpace, to: nil)
    }
    set { frameOnScreen = newValue }
  }
}

/// Where a scroll of VoiceOver goes.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}
