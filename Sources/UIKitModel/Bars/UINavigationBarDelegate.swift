import Foundation

/// Decides about the items of a bar that no controller has, and is called when they change; every
/// method is optional.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Returns whether an item is pushed.
  /// - Optional: `true`
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called after an item has been pushed.
  /// - Optional: nothing
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Returns whether the top item is popped.
  /// - Optional: `true`
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called after the top item has been popped.
  /// - Optional: nothing
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBar: UIBarPositioning {
  /// Where the bar is: where its delegate says, at the top without one.
  public var barPosition: UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .top : position
  }

  /// Pushes an item, if the delegate wants it.
  public func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }

  /// Pops the top item, if the delegate wants it, and returns it; nil where it stays.
  @discardableResult public func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    items = items?.dropLast()
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// Replaces the items, without asking the delegate.
  public func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// Goes back, as the back button does: the controller of the bar, or the bar itself.
  func goBack() {
    if let onBack { onBack() } else { popItem(animated: true) }
  }
}
