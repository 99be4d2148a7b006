/// Leads to a view or guide for as long as it lives, and does not keep it.
///
/// It does what `weak` would do, for less: an object with a weak reference to it has a side table,
/// through which each retain and release of it goes from then on.
@MainActor package final class ItemReference {
  nonisolated(unsafe) package private(set) unowned(unsafe) var view: UIView?
  nonisolated(unsafe) private unowned(unsafe) var guide: UILayoutGuide?
  /// Where the item's box is, if it has one, in its live system and in the latest fitting one.
  var placeInSystem = 0
  var placeInFitting = 0

  init(_ view: UIView) { self.view = view }

  init(_ guide: UILayoutGuide) { self.guide = guide }

  /// The view or guide; nil when it is gone.
  var item: (any LayoutItem)? {
    if let view { return view }
    return guide
  }

  /// Called by the item when it goes.
  nonisolated func end() {
    view = nil
    guide = nil
  }
}
