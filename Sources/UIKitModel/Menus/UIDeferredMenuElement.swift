import Foundation

/// A place in a menu that is filled when the menu is opened; inert: no menu is opened (iOS 14).
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  /// Fills the place.
  let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

  /// A place that is filled by a provider.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", image: nil, subtitle: nil)
  }

  /// A place that is filled anew each time (iOS 15).
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}
