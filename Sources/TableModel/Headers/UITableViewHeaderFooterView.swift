import Foundation
@_spi(UIKitSubclassing) import UIKitModel

/// A reusable view above or below a section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// The identifier under which the view is reused.
  open internal(set) var reuseIdentifier: String?
  var tableView: UITableView? {
    get { tableReference?.view as? UITableView }
    set { tableReference = newValue?.reference }
  }
  private var tableReference: ItemReference? {
    didSet { if tableReference !== oldValue { marginsMayHaveChanged() } }
  }

  /// A view reused under `reuseIdentifier`.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// A view that is not reused.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Archives do not exist here; the view is made with a zero frame.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Content

  private var storedContentView: UIView?
  private var storedTextLabel: UILabel?
  private var storedDetailTextLabel: UILabel?

  /// The view that holds the content; made when it is first read.
  open var contentView: UIView {
    if let storedContentView { return storedContentView }
    let view = UITableViewHeaderFooterContentView(frame: bounds)
    view.preservesSuperviewLayoutMargins = systemVersion.behavior.cellsTakeMarginsOfTable
    storedContentView = view
    insertSubview(view, at: 0)
    return view
  }

  /// The main label; made when it is first read, nil beside a ``contentConfiguration``.
  open var textLabel: UILabel? {
    guard contentConfiguration == nil || Fault.keepsLabels.isOn else { return nil }
    if storedTextLabel == nil { storedTextLabel = makeLabel() }
    return storedTextLabel
  }

  /// The second label; made when it is first read, nil beside a ``contentConfiguration``.
  open var detailTextLabel: UILabel? {
    guard contentConfiguration == nil else { return nil }
    if storedDetailTextLabel == nil { storedDetailTextLabel = makeLabel() }
    return storedDetailTextLabel
  }

  private func makeLabel() -> UILabel {
    let label = UITableViewLabel(frame: .zero)
    label.cell = self
    contentView.addSubview(label)
    return label
  }

  /// Setting a color logs a warning: it belongs to another view (W-06). From iOS 14 the color is not
  /// applied either (M-28).
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      let behavior = systemVersion.behavior
      if newValue != nil { process.console.log(Message.backgroundColorOfHeader(behavior)) }
      guard newValue == nil || !behavior.ignoresBackgroundColorOfHeader else { return }
      super.backgroundColor = newValue
    }
  }

  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Layout

  /// True: headers and footers come and go whole.
  @_spi(UIKitSubclassing) open override var separatesLayout: Bool { true }

  /// The side margins that the table gives (catalogue: header-margins-change-offscreen-ios10).
  @_spi(UIKitSubclassing) open override var defaultMargins: UIEdgeInsets {
    var margins = super.defaultMargins
    guard let side = tableView?.partMargins else { return margins }
    margins.left = side.left
    margins.right = side.right
    return margins
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    marginsMayHaveChanged()
    updateConfigurationIfNeeded()
    backgroundView?.frame = bounds
    let content = contentFrame
    storedContentView?.frame = content
    let places = labelLayout(within: content.size)
    storedTextLabel?.frame = places.text
    storedDetailTextLabel?.frame = places.detail
  }

  /// Where the content view is: within the safe area, as that of a cell (UITableView.h,
  /// `insetsContentViewsToSafeArea`; QC-L/blog #5, after Apple's film of 2017 on the iPhone X).
  private var contentFrame: CGRect {
    let beside = tableView?.safeAreaOfParts ?? (left: 0, right: 0)
    return CGRect(
      x: beside.left, y: 0, width: max(bounds.width - beside.left - beside.right, 0),
      height: bounds.height)
  }

  /// What the safe area takes of a width, in points.
  private var widthBesideContent: CGFloat {
    let beside = tableView?.safeAreaOfParts ?? (left: 0, right: 0)
    return beside.left + beside.right
  }

  private func labelLayout(within size: CGSize) -> CellLabelLayout {
    let margins = storedContentView?.layoutMargins ?? layoutMargins
    return CellLabelLayout(
      size: size, style: .subtitle, margins: (margins.left, margins.right), image: nil,
      text: storedTextLabel, detail: storedDetailTextLabel)
  }

  /// The height that the content needs: that of the configuration, or of the view's own labels.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: max(size.width - widthBesideContent, 0), height: 0)
    let height =
      storedContentView is any UIContentView
      ? storedContentView?.sizeThatFits(room).height ?? 0 : labelLayout(within: room).height
    return CGSize(width: size.width, height: height)
  }

  /// The size of the content view's constraints, or ``sizeThatFits(_:)`` without any.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    if let storedContentView, storedContentView.hasConstraintsInside {
      let beside = widthBesideContent
      var size = storedContentView.systemLayoutSizeFitting(
        CGSize(width: max(targetSize.width - beside, 0), height: targetSize.height),
        withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
      size.width += beside
      return size
    }
    return sizeThatFits(targetSize)
  }

  /// The width that the content has by itself, at most `size.width`.
  func contentWidth(within size: CGSize) -> CGFloat {
    guard let storedContentView,
      storedContentView.hasConstraintsInside
        || storedContentView is any UIContentView
    else { return labelLayout(within: size).width + widthBesideContent }
    return widthBesideContent
      + storedContentView.systemLayoutSizeFitting(
        CGSize(width: 0, height: size.height), withHorizontalFittingPriority: .fittingSizeLevel,
        verticalFittingPriority: .required
      ).width
  }

  // MARK: Configuration (iOS 14)

  /// Called when the state or the content is to be shown (iOS 15).
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  private var needsConfigurationUpdate = true

  /// What is the case with the view now.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  /// Has the configuration updated at the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// The traits are part of the ``configurationState``.
  @_spi(UIKitSubclassing) open override func traitsDidChange(from previous: UITraitCollection) {
    setNeedsUpdateConfiguration()
  }

  /// Updates the configurations for a state; override it to set them.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    if automaticallyUpdatesContentConfiguration {
      contentConfiguration = contentConfiguration?.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration {
      backgroundConfiguration = backgroundConfiguration?.updated(for: state)
    }
  }

  /// Updates the configurations if that was requested since the last time.
  func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    let state = configurationState
    trackChanges { [weak self] in
      self?.setNeedsUpdateConfiguration()
    } of: {
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }

  /// Called when the configurations have to be updated for a state (iOS 15).
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// A configuration that fits the style, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    tableView?.style ?? .plain == .plain ? .plainHeader() : .groupedHeader()
  }

  /// A configuration that fits the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    tableView?.style ?? .plain == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  /// What is shown; setting it replaces the content view, unless that can show it.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContent() }
  }
  /// Whether the content follows the state by itself (iOS 14).
  open var automaticallyUpdatesContentConfiguration = true
  /// The background (iOS 14).
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { if Fault.losesBackgroundConfiguration.isOn { backgroundConfiguration = nil } }
  }
  /// Whether the background follows the state by itself (iOS 14).
  open var automaticallyUpdatesBackgroundConfiguration = true

  private func showContent() {
    guard let contentConfiguration else { return replaceContentView(with: nil) }
    if let view = storedContentView as? any UIView & UIContentView,
      view.supports(contentConfiguration)
    {
      view.configuration = contentConfiguration
    } else {
      replaceContentView(with: contentConfiguration.makeContentView())
    }
    setNeedsLayout()
  }

  private func replaceContentView(with view: UIView?) {
    guard view != nil || storedContentView is any UIContentView else { return }
    storedContentView?.removeFromSuperview()
    storedContentView = view
    if let view { insertSubview(view, at: 0) }
  }

  // MARK: Reuse

  /// Called before the view is dequeued again.
  open func prepareForReuse() { setNeedsUpdateConfiguration() }
}
