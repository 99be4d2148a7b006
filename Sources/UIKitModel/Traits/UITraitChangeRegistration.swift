import Foundation

/// A registration for changes of traits.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

@MainActor final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {}
