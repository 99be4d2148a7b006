import Foundation

/// What a scene is part of.
@preconcurrency @MainActor open class UISceneSession: NSObject {}
