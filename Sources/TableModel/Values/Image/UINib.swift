import Foundation

/// A nib: it names itself and holds what makes its objects.
@preconcurrency @MainActor public final class UINib: NSObject {
  /// The nib `name`; there are no nib files here.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { super.init() }
}
