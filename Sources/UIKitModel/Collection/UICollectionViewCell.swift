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
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether a touch is on the item.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// The content of the cell (iOS 14); setting one installs its view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration() }
  }
  /// The background of the cell (iOS 14).
  open var backgroundConfiguration: UIBackgroundConfiguration?
  private var configuredView: (any UIView & UIContentView)?
  private var needsConfigurationUpdate = true
  /// Whether the content follows the state by itself (iOS 14).
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background follows the state by itself (iOS 14).
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called when the configurations have to be updated for a state (iOS 15).
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Updates a cell for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

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
    updateConfigurationIfNeeded()
    contentView.frame = bounds
    configuredView?.frame = contentView.bounds
    super.layoutSubviews()
  }

  // MARK: State

  /// What is the case with the cell now (iOS 14).
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Requests that the configurations are updated at the next layout (iOS 14).
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Updates the configurations for a state (iOS 14); override it to set them.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration {
      contentConfiguration = contentConfiguration?.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration {
      backgroundConfiguration = backgroundConfiguration?.updated(for: state)
    }
  }

  private func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  private func showConfiguration() {
    if let contentConfiguration, let configuredView, configuredView.supports(contentConfiguration) {
      configuredView.configuration = contentConfiguration
      return
    }
    configuredView?.removeFromSuperview()
    configuredView = contentConfiguration?.makeContentView()
    configuredView.map(contentView.addSubview)
    setNeedsLayout()
  }
}
