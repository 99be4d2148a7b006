import Foundation

/// A bar of items.
@preconcurrency @MainActor open class UIToolbar: UIView {
  private let objectiveC = ObjectiveCTable<UIToolbarMembers>()

  /// Says where the bar is; held.
  open weak var delegate: (any UIToolbarDelegate)?
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

  /// The look of the bar above content (iOS 13); held.
  open var standardAppearance = UIToolbarAppearance()
  /// The look of the bar in a low window (iOS 13); nil for the standard one; held.
  open var compactAppearance: UIToolbarAppearance?
  /// The look of the bar at the edge of the content (iOS 15); nil for the standard one; held.
  open var scrollEdgeAppearance: UIToolbarAppearance?

  /// Sets the image of the line at the bar's edge; held as no image, nothing is drawn. Inert.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition: UIBarPosition) {}
  /// Sets the image behind the bar. Inert: nothing is drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}

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
    CGSize(width: UIView.noIntrinsicMetric, height: lowerBarHeight(ControlSize.toolbarHeight))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: lowerBarHeight(ControlSize.toolbarHeight))
  }
}
