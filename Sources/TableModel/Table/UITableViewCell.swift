import Foundation

/// A row's view: content view, accessory, and the states of selection and editing.
@MainActor open class UITableViewCell: UIView {
  /// Layout of the labels that a cell brings along.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// The default size of a cell made in code, in points (G0-17; 44 is the standard row height).
  static let defaultSize = CGSize(width: 320, height: UITableView.standardRowHeight)

  /// The style the cell was made with.
  let style: CellStyle
  /// The identifier under which the cell is reused.
  public private(set) var reuseIdentifier: String?
  weak var tableView: UITableView?
  /// Whether a table has given the cell a frame yet.
  var hasBeenSized = false

  /// A cell with labels in `style`, reused under `reuseIdentifier`.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(origin: .zero, size: Self.defaultSize))
  }

  /// Makes the object.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
  }

  public override init(frame: CGRect) {
    style = .default
    super.init(frame: frame)
  }

  // MARK: Content

  private var storedContentView: UIView?

  /// The view that holds the cell's content; made when it is first asked for.
  open var contentView: UIView {
    if let storedContentView { return storedContentView }
    let view = UITableViewCellContentView(frame: contentFrame)
    storedContentView = view
    insertSubview(view, at: 0)
    return view
  }

  private var storedTextLabel: UILabel?
  private var storedDetailTextLabel: UILabel?
  private var storedImageView: UIImageView?

  /// The main label; made when it is first asked for.
  open var textLabel: UILabel? {
    if storedTextLabel == nil { storedTextLabel = makeLabel() }
    return storedTextLabel
  }

  /// The second label; nil in the default style.
  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    if storedDetailTextLabel == nil { storedDetailTextLabel = makeLabel() }
    return storedDetailTextLabel
  }

  /// The image at the leading edge.
  open var imageView: UIImageView? {
    guard style != .value2 else { return nil }
    if storedImageView == nil {
      let view = UIImageView(frame: .zero)
      contentView.addSubview(view)
      storedImageView = view
    }
    return storedImageView
  }

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    contentView.addSubview(label)
    return label
  }

  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var multipleSelectionBackgroundView: UIView?

  // MARK: Accessories

  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { setNeedsLayout() } }
  }
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  open var editingAccessoryType = AccessoryType.none
  open var editingAccessoryView: UIView?

  /// Widths that accessories take from the content, in points (seed-systems.md §2.2, F-31).
  private enum AccessoryWidth {
    static let disclosureIndicator: CGFloat = 34
    static let detailDisclosureButton: CGFloat = 68
    static let checkmark: CGFloat = 40
    static let detailButton: CGFloat = 48
    static let marginOfView: CGFloat = 16
  }

  private var accessoryWidth: CGFloat {
    let view = isEditing ? editingAccessoryView : accessoryView
    if let view { return view.frame.width + AccessoryWidth.marginOfView }
    switch isEditing ? editingAccessoryType : accessoryType {
    case .none: return 0
    case .disclosureIndicator: return AccessoryWidth.disclosureIndicator
    case .detailDisclosureButton: return AccessoryWidth.detailDisclosureButton
    case .checkmark: return AccessoryWidth.checkmark
    case .detailButton: return AccessoryWidth.detailButton
    }
  }

  /// What the separator takes from the content's height: one pixel where it is shown
  /// (auto-layout.md A3).
  var separatorHeight: CGFloat {
    guard let tableView, tableView.separatorStyle != .none else { return 0 }
    return pixel
  }

  private var contentFrame: CGRect {
    CGRect(
      x: 0, y: 0, width: max(bounds.width - accessoryWidth, 0),
      height: max(bounds.height - separatorHeight, 0))
  }

  // MARK: Layout

  open override func layoutSubviews() {
    storedContentView?.frame = contentFrame
    super.layoutSubviews()
    if let accessoryView {
      accessoryView.center = CGPoint(
        x: bounds.width - AccessoryWidth.marginOfView / 2 - accessoryView.frame.width / 2,
        y: bounds.midY)
    }
    layOutLabels()
  }

  /// Leading margin of the labels, in points (auto-layout.md A3: 15 or 16).
  private static let labelMargin: CGFloat = 15

  private func layOutLabels() {
    let content = contentFrame
    let inset = Self.labelMargin + CGFloat(indentationLevel) * indentationWidth
    let width = max(content.width - inset - Self.labelMargin, 0)
    let labels = [storedTextLabel, storedDetailTextLabel].compactMap { $0 }
    let heights = labels.map { $0.sizeThatFits(CGSize(width: width, height: 0)).height }
    var y = (content.height - heights.reduce(0, +)) / 2
    for (label, height) in zip(labels, heights) {
      label.frame = CGRect(x: inset, y: y, width: width, height: height)
      y += height
    }
  }

  /// The height that the cell's own labels need, and at least the standard height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isContent = systemVersion.behavior.sizeThatFitsExcludesSeparator
    return CGSize(
      width: size.width,
      height: UITableView.standardRowHeight - (isContent ? separatorHeight : 0))
  }

  /// The width that the content has beside the accessory, in points.
  var contentWidth: CGFloat { contentFrame.width }

  /// The size of the content view: what its constraints ask for, or without constraints what
  /// ``sizeThatFits(_:)`` says (auto-layout.md A3, the self-sizing contract).
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if let storedContentView, storedContentView.layoutState?.hasConstraintsInside == true {
      return storedContentView.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    let whole = sizeThatFits(CGSize(width: bounds.width, height: 0)).height
    let isContent = systemVersion.behavior.sizeThatFitsExcludesSeparator
    return CGSize(width: targetSize.width, height: isContent ? whole : whole - separatorHeight)
  }

  // MARK: Reuse

  /// Called before the table hands out the cell again.
  open func prepareForReuse() {
    isHighlighted = false
    isSelected = false
  }

  // MARK: Selection

  open var selectionStyle = SelectionStyle.default
  private var storedIsSelected = false
  private var storedIsHighlighted = false

  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }

  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) { storedIsSelected = selected }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    storedIsHighlighted = highlighted
  }

  // MARK: Editing

  private var storedIsEditing = false
  /// What editing offers for the row.
  public internal(set) var editingStyle = EditingStyle.none
  /// Whether the delete button is shown.
  public internal(set) var showingDeleteConfirmation = false
  open var showsReorderControl = false
  open var shouldIndentWhileEditing = true

  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    storedIsEditing = editing
    setNeedsLayout()
  }

  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}

  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10
  open var separatorInset = UIEdgeInsets.zero
  open var focusStyle = FocusStyle.default
  open var userInteractionEnabledWhileDragging = false
}

// MARK: - Values

extension UITableViewCell {
  /// What stands at the trailing edge.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The look of a selected cell; held, nothing is drawn.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// What editing offers for a row.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// The look of separators.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }

  /// How a cell shows focus; there is no focus engine.
  public enum FocusStyle: Int, Sendable {
    case `default`, custom
  }

  /// The states that a cell changes between while editing.
  public struct StateMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes the object.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control for deleting or inserting is shown.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The delete button is shown.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }
}

/// The content view of a cell, under the name that logs print.
final class UITableViewCellContentView: UIView {}
