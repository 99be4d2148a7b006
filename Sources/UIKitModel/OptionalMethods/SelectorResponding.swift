import Foundation

/// What UIKit's delegates have from `NSObject`: whether they implement a method.
///
/// The default implementation returns true for the methods of UIKit's delegates; a delegate that
/// decides at run time overrides it (``UIResponder/responds(to:)``) or declares the method itself.
@preconcurrency @MainActor public protocol SelectorResponding: NSObjectProtocol {
  /// Whether the receiver implements the method; called when it is set as delegate, and cached.
  func responds(to aSelector: Selector) -> Bool
}
