import Foundation

/// An item on the screen.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// What the item is shown in.
  public let contentView = UIView()
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView?
  /// Performs the segue that a selection by the user triggers; nil without one.
  package var selectionSegue: ((UICollectionViewCell) -> Void)?
  /// Whether the item is selected.
  open var isSelected = false
  /// Whether a touch is on the item.
  open var isHighlighted = false
  /// The content of the cell (iOS 14); setting one installs its view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration() }
  }
  /// The background of the cell (iOS 14).
  open var backgroundConfiguration: UIBackgroundConfiguration?
  private var configuredView: (any UIView & UIContentView)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Makes the object.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @_spi(UIKitSubclassing) open override func setUpForCoder() {
    super.setUpForCoder()
    addSubview(contentView)
  }

  open override func layoutSubviews() {
    contentView.frame = bounds
    configuredView?.frame = contentView.bounds
    super.layoutSubviews()
  }

  private func showConfiguration() {
    configuredView?.removeFromSuperview()
    configuredView = contentConfiguration?.makeContentView()
    configuredView.map(contentView.addSubview)
    setNeedsLayout()
  }
}
