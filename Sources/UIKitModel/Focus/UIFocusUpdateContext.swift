import Foundation

/// How the focus moves; inert: there is no focus engine.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {}
