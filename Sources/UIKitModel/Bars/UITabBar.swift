import Foundation

/// The bar of a tab bar controller.
@preconcurrency @MainActor open class UITabBar: UIView {
  private let objectiveC = ObjectiveCTable<UITabBarMembers>()

  /// The delegate of a bar that no tab bar controller has.
  open weak var delegate: (any UITabBarDelegate)?
  open var items: [UITabBarItem]? { didSet { setNeedsLayout() } }
  /// Called with the place of an item that is tapped.
  var onTap: ((Int) -> Void)?
  private var buttons: [UIButton] = []
  /// The item of the selected tab.
  open var selectedItem: UITabBarItem?
  /// The look of the bar above content (iOS 13); of it the background's color is drawn.
  open var standardAppearance = UITabBarAppearance()
  /// The look of the bar at the edge of the content (iOS 13); nil for the standard one; held.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Whether the content shines through the bar; below one that is opaque lie only the views of
  /// controllers that want it (``UIViewController/extendedLayoutIncludesOpaqueBars``).
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }
  /// The color of the bar's background; nil for the default.
  open var barTintColor: UIColor?
  /// The color of tabs that are not selected; held.
  open var unselectedItemTintColor: UIColor?

  /// The image of the line above the bar; held.
  open var shadowImage: UIImage?
  /// The image behind the bar; held.
  open var backgroundImage: UIImage?
  /// The image behind the selected tab; held.
  open var selectionIndicatorImage: UIImage?
  /// The look of the bar, light or dark; held.
  open var barStyle = UIBarStyle.default
  /// Where the tabs are in a wide bar; held.
  open var itemPositioning = ItemPositioning.automatic
  /// Between tabs in a wide bar, in points; 0 for the system's; held.
  open var itemSpacing: CGFloat = 0
  /// The width of tabs in a wide bar, in points; 0 for the system's; held.
  open var itemWidth: CGFloat = 0

  /// Where the tabs are in a wide bar.
  public enum ItemPositioning: Int, Sendable {
    case automatic, fill, centered
  }

  /// Sets the tabs of the bar.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// The items share the width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let items = items ?? []
    while buttons.count > items.count { buttons.removeLast().removeFromSuperview() }
    while buttons.count < items.count { buttons.append(makeButton(at: buttons.count)) }
    let width = bounds.width / CGFloat(max(items.count, 1))
    for (index, item) in items.enumerated() {
      item.bar = self
      buttons[index].setTitle(item.title, for: .normal)
      buttons[index].isEnabled = item.isEnabled
      buttons[index].frame = CGRect(
        x: CGFloat(index) * width, y: 0, width: width,
        height: min(bounds.height, lowerBarHeight(ControlSize.tabBarHeight)))
    }
  }

  /// The view that shows an item; nil before the bar is laid out.
  func button(of item: UITabBarItem) -> UIView? {
    guard let index = items?.firstIndex(of: item), buttons.indices.contains(index) else {
      return nil
    }
    return buttons[index]
  }

  private func makeButton(at index: Int) -> UIButton {
    let button = UIButton(type: .system)
    button.addAction(
      UIAction { [weak self] _ in self?.tapItem(at: index) }, for: .touchUpInside)
    addSubview(button)
    return button
  }

  /// Taps an item, as a finger does: the bar's controller shows its own, or the item is selected.
  private func tapItem(at index: Int) {
    if let onTap { return onTap(index) }
    guard let items, items.indices.contains(index) else { return }
    selectedItem = items[index]
    delegate?.tabBar(self, didSelect: items[index])
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: lowerBarHeight(ControlSize.tabBarHeight))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: lowerBarHeight(ControlSize.tabBarHeight))
  }
}
