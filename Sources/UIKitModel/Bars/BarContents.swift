import Foundation

/// The views in which a bar shows its items, kept as long as the items are there.
@MainActor struct BarContents {
  private var buttons: [ObjectIdentifier: BarButton] = [:]
  private var views: [UIView] = []
  private var back: (item: UIBarButtonItem, of: UINavigationItem)?
  private var label: UILabel?

  /// The view of an item: its own one, or a button.
  mutating func view(for item: UIBarButtonItem) -> UIView {
    if let customView = item.customView { return customView }
    let button = buttons[ObjectIdentifier(item)] ?? BarButton(item: item)
    buttons[ObjectIdentifier(item)] = button
    button.update()
    return button
  }

  /// The item that goes back to another one, with that one's title.
  mutating func backItem(
    for target: UINavigationItem, onTap: @escaping () -> Void
  ) -> UIBarButtonItem {
    if let back, back.of === target { return back.item }
    let item = target.backBarButtonItem ?? UIBarButtonItem()
    if item.title == nil { item.title = target.backButtonTitle ?? target.title ?? BarText.back }
    item.onTap = onTap
    back = (item, target)
    return item
  }

  /// The label of a title.
  mutating func titleLabel(_ title: String?) -> UILabel? {
    guard let title, !title.isEmpty else { return nil }
    let label = label ?? UILabel()
    self.label = label
    if label.text != title { label.text = title }
    return label
  }

  /// Puts the views into a bar in the place of those before.
  mutating func replace(_ new: [UIView], in bar: UIView) {
    for old in views where !new.contains(where: { $0 === old }) && old.superview === bar {
      old.removeFromSuperview()
    }
    for view in new {
      if view.superview !== bar { bar.addSubview(view) }
      (view as? BarButton)?.item.bar = bar
    }
    views = new
    buttons = buttons.filter { entry in new.contains { $0 === entry.value } }
  }
}

/// Texts of bars in the system's own language.
private enum BarText {
  /// Apple, `backBarButtonItem`: shown where the controller below has no title.
  static let back = "Back"
}

/// The button of an item in a bar; a finger on it taps the item.
package final class BarButton: UIButton {
  package let item: UIBarButtonItem

  init(item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    become(.system)
    item.view = self
    addAction(UIAction { [weak self] _ in self?.operate() }, for: .touchUpInside)
  }

  /// Opens the item's menu, or does what the item does beside having one (Apple,
  /// `UIBarButtonItem.menu`).
  private func operate() {
    if let menu = item.menu, item.primaryAction == nil, item.action == nil {
      menu.open(from: self)
    } else {
      item.tap()
    }
  }

  package required init?(coder: NSCoder) { nil }

  /// Shows the present values of the item.
  func update() {
    setTitle(item.shownTitle, for: .normal)
    setImage(item.image, for: .normal)
    isEnabled = item.isEnabled
    isHidden = item.isHidden
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel = item.accessibilityLabel
  }

  /// As wide as its title and at least as a finger needs.
  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fitting = super.sizeThatFits(size)
    return CGSize(
      width: item.width > 0 ? item.width : max(fitting.width, ControlSize.barButtonMinimumWidth),
      height: ControlSize.barButtonHeight)
  }
}
