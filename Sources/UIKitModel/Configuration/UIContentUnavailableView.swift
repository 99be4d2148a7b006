import Foundation

/// Shows a placeholder for missing content (iOS 17).
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private let button = UIButton(type: .system)
  private let stack = UIStackView()
  private var action: UIAction?

  /// What is shown.
  open var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  /// A view of a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    setUp()
  }

  /// Makes the object.
  public required init?(coder: NSCoder) {
    configuration = UIContentUnavailableConfiguration.empty()
    super.init(coder: coder)
  }

  @_spi(UIKitSubclassing) open override func setUpForCoder() {
    super.setUpForCoder()
    setUp()
  }

  private func setUp() {
    stack.axis = .vertical
    stack.alignment = .center
    for view in [label, secondaryLabel, button] as [UIView] { stack.addArrangedSubview(view) }
    addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    show()
  }

  private func show() {
    guard let shown = configuration as? UIContentUnavailableConfiguration else { return }
    label.text = shown.attributedText?.string ?? shown.text
    label.font = shown.textProperties.font
    secondaryLabel.text = shown.secondaryText
    secondaryLabel.font = shown.secondaryTextProperties.font
    secondaryLabel.isHidden = shown.secondaryText == nil
    button.configuration = shown.button
    button.isHidden = shown.buttonProperties.primaryAction == nil
    if let action { button.removeAction(action, for: .primaryActionTriggered) }
    action = shown.buttonProperties.primaryAction
    if let action { button.addAction(action, for: .primaryActionTriggered) }
  }
}

extension UIViewController {
  /// Has the configuration updated in the next turn of the main loop (iOS 17).
  public func setNeedsUpdateContentUnavailableConfiguration() {
    guard !Fault.showsNoUnavailableContent.isOn else { return }
    process.loop.perform { [weak self] in
      guard let self else { return }
      updateContentUnavailableConfiguration(using: unavailableState)
    }
  }

  private var unavailableState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }

  /// Shows the configuration over the controller's view.
  func showUnavailableContent() {
    unavailableView?.removeFromSuperview()
    unavailableView = contentUnavailableConfiguration?.makeContentView()
    guard let shown = unavailableView else { return }
    shown.frame = view.bounds
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(shown)
  }
}
