import Foundation

/// How the focus moves; inert: there is no focus engine.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// The view that gets the focus. Inert: there is none.
  open var nextFocusedView: UIView? { nil }
  /// The view that loses the focus. Inert: there is none.
  open var previouslyFocusedView: UIView? { nil }
  /// Where the focus moves. Inert: it does not.
  open var focusHeading: UIFocusHeading { [] }
}
