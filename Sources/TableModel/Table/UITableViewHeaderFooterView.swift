import Foundation

/// A reusable view above or below a section.
@MainActor open class UITableViewHeaderFooterView: UIView {
  /// The identifier under which the view is reused.
  public private(set) var reuseIdentifier: String?
  weak var tableView: UITableView?

  /// A view reused under `reuseIdentifier`.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes the object.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var storedContentView: UIView?
  private var storedTextLabel: UILabel?
  private var storedDetailTextLabel: UILabel?

  /// The view that holds the content; made when it is first asked for.
  open var contentView: UIView {
    if let storedContentView { return storedContentView }
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    storedContentView = view
    insertSubview(view, at: 0)
    return view
  }

  open var textLabel: UILabel? {
    if storedTextLabel == nil {
      let label = UILabel(frame: .zero)
      contentView.addSubview(label)
      storedTextLabel = label
    }
    return storedTextLabel
  }

  open var detailTextLabel: UILabel? {
    if storedDetailTextLabel == nil {
      let label = UILabel(frame: .zero)
      contentView.addSubview(label)
      storedDetailTextLabel = label
    }
    return storedDetailTextLabel
  }

  /// The size that the constraints of the content view ask for, or ``sizeThatFits(_:)`` without.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if let storedContentView, storedContentView.layoutState?.hasConstraintsInside == true {
      return storedContentView.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return sizeThatFits(targetSize)
  }

  open var backgroundView: UIView?

  /// Called before the table hands out the view again.
  open func prepareForReuse() {}
}
