import Foundation

/// A recognizer of a pointer above a view. Inert: there is no pointer, so it never begins.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}
