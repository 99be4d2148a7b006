import Foundation

/// A view that a collection view shows and uses again.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The kind of view, under which it waits to be used again.
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes the object.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

/// An item on the screen.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// What the item is shown in.
  public let contentView = UIView()
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var isSelected = false
  open var isHighlighted = false
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration() }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration?
  private var configuredView: (any UIView & UIContentView)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Makes the object.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
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
