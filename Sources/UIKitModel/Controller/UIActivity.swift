import Foundation

/// Something that can be done with something. Inert.
@preconcurrency @MainActor open class UIActivity: NSObject {}
