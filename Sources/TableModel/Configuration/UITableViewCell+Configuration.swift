import Foundation
@_spi(UIKitSubclassing) import UIKitModel

// The state of a cell, and the configurations that follow it (iOS 14).

extension UITableViewCell {
  /// Called when the state or the content is to be shown (iOS 15).
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// What is the case with the cell now.
  var currentConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Updates the configurations if that was requested since the last time.
  func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate, !Fault.updatesNoConfiguration.isOn else { return }
    needsConfigurationUpdate = false
    let state = configurationState
    trackChanges { [weak self] in
      self?.setNeedsUpdateConfiguration()
    } of: {
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }

  /// Shows the ``contentConfiguration``, or the cell's own labels without one.
  func showContent() {
    guard !Fault.keepsContentView.isOn else { return }
    guard let contentConfiguration else { return replaceContentView(with: nil) }
    if let view = contentViewIfMade as? any UIView & UIContentView,
      view.supports(contentConfiguration), !Fault.replacesContentView.isOn
    {
      view.configuration = contentConfiguration
    } else {
      replaceContentView(with: contentConfiguration.makeContentView())
    }
    setNeedsLayout()
  }

  private func replaceContentView(with view: UIView?) {
    guard view != nil || contentViewIfMade is any UIContentView else { return }
    contentViewIfMade?.removeFromSuperview()
    contentViewIfMade = view
    ownLabels = CellLabels()
    if let view { insertSubview(view, at: backgroundCount) }
  }
}
