import Foundation

// Where a container places the view of a child that it shows between bars: below them, or beside
// (U14; Apple, `edgesForExtendedLayout` and `extendedLayoutIncludesOpaqueBars`).

extension UIViewController {
  /// Whether a container around the controller has bars. The results of a search have those of what
  /// they cover (U18).
  var isBetweenBars: Bool {
    var next = self
    var visited: Set<ObjectIdentifier> = []
    // A search may cover a controller that is inside it.
    while visited.insert(ObjectIdentifier(next)).inserted {
      if next.navigationController != nil || next.tabBarController != nil { return true }
      let search = sequence(first: next, next: { $0.parent }).lazy
        .compactMap { $0 as? UISearchController }.first
      guard let covered = search?.covered else { return false }
      if covered is UINavigationController || covered is UITabBarController { return true }
      next = covered
    }
    return false
  }

  /// The controller whose properties count for the bars around this one: of a navigation controller,
  /// the one on top, since apps set them there (model's choice; no public source).
  private var extendingController: UIViewController {
    guard let top = (self as? UINavigationController)?.topViewController, top.parent === self
    else { return self }
    return top.extendingController
  }

  /// Whether the view goes on below a bar at an edge.
  func extends(under edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    let controller = extendingController
    return controller.edgesForExtendedLayout.contains(edge)
      && (isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
  }

  /// Has the container around this controller place it anew, and what lies in it.
  func extendedLayoutDidChange() {
    for ancestor in sequence(first: self, next: { $0.parent }).dropFirst() {
      guard ancestor.viewIfLoaded is BarContainerView else { return }
      ancestor.viewIfLoaded?.setNeedsLayout()
    }
  }
}
