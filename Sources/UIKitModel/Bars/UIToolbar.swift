import Foundation

/// A bar of items.
@preconcurrency @MainActor open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
  private var shown = BarContents()
  /// The look of the bar, light or dark; held.
  open var barStyle = UIBarStyle.default
  /// Whether the content shines through the bar; below one that is opaque lie only the views of
  /// controllers that want it (``UIViewController/extendedLayoutIncludesOpaqueBars``).
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }
  /// The color of the bar's background; nil for the default; held.
  open var barTintColor: UIColor?

  /// Sets the items of the bar.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let entries = (items ?? []).map { item -> (view: UIView?, width: CGFloat?) in
      switch item.systemItem {
      case .flexibleSpace: (nil, nil)
      case .fixedSpace: (nil, item.width)
      default: (shown.view(for: item), nil)
      }
    }
    BarRow.place(entries, in: bounds)
    shown.replace(entries.compactMap(\.view), in: self)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight(ControlSize.toolbarHeight))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight(ControlSize.toolbarHeight))
  }
}

/// The bar of a tab bar controller.
@preconcurrency @MainActor open class UITabBar: UIView {
  open var items: [UITabBarItem]? { didSet { setNeedsLayout() } }
  /// Called with the place of an item that is tapped.
  var onTap: ((Int) -> Void)?
  private var buttons: [UIButton] = []
  /// The item of the selected tab.
  open var selectedItem: UITabBarItem?
  /// The look of the bar above content (iOS 13); held.
  open var standardAppearance = UITabBarAppearance()
  /// The look of the bar at the edge of the content (iOS 13); nil for the standard one; held.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Whether the content shines through the bar; below one that is opaque lie only the views of
  /// controllers that want it (``UIViewController/extendedLayoutIncludesOpaqueBars``).
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }
  /// The color of the bar's background; nil for the default; held.
  open var barTintColor: UIColor?
  /// The color of tabs that are not selected; held.
  open var unselectedItemTintColor: UIColor?

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
      buttons[index].setTitle(item.title, for: .normal)
      buttons[index].isEnabled = item.isEnabled
      buttons[index].frame = CGRect(
        x: CGFloat(index) * width, y: 0, width: width,
        height: min(bounds.height, barHeight(ControlSize.tabBarHeight)))
    }
  }

  private func makeButton(at index: Int) -> UIButton {
    let button = UIButton(frame: .zero)
    button.addAction(
      UIAction { [weak self] _ in self?.onTap?(index) }, for: .touchUpInside)
    addSubview(button)
    return button
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight(ControlSize.tabBarHeight))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight(ControlSize.tabBarHeight))
  }
}

/// What a tab bar shows for one controller.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// Items that the system titles.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  /// The image while the tab is selected; nil for ``UIBarItem/image``.
  open var selectedImage: UIImage?
  /// The text in the badge; nil for no badge; held.
  open var badgeValue: String?
  /// The color of the badge; nil for red; held.
  open var badgeColor: UIColor?

  /// An item without anything.
  public override init() { super.init() }

  /// Archives do not exist here; the item has nothing.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// An item with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// An item with a title and two images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// An item of the system.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.tag = tag
  }
}
