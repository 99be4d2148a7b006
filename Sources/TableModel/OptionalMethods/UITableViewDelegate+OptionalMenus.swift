import Foundation

extension OptionalMethods where Receiver == any UITableViewDelegate {
  /// `tableView(_:shouldShowMenuForRowAt:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool? {
    optional { receiver.tableView(tableView, shouldShowMenuForRowAt: indexPath) }
  }

  /// `tableView(_:canPerformAction:forRowAt:withSender:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool? {
    optional {
      receiver.tableView(
        tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
    }
  }

  /// `tableView(_:performAction:forRowAt:withSender:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Void? {
    result {
      receiver.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
    }
  }

  /// `tableView(_:contextMenuConfigurationForRowAt:point:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    optional {
      receiver.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    }
  }

  /// `tableView(_:previewForHighlightingContextMenuWithConfiguration:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    optional {
      receiver.tableView(
        tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
  }

  /// `tableView(_:previewForDismissingContextMenuWithConfiguration:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    optional {
      receiver.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
  }

  /// `tableView(_:willPerformPreviewActionForMenuWith:animator:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) -> Void? {
    result {
      receiver.tableView(
        tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  /// `tableView(_:willDisplayContextMenu:animator:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    result {
      receiver.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  /// `tableView(_:willEndContextMenuInteraction:animator:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    result {
      receiver.tableView(
        tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }

  /// `tableView(_:canFocusRowAt:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool?
  {
    optional { receiver.tableView(tableView, canFocusRowAt: indexPath) }
  }

  /// `tableView(_:shouldUpdateFocusIn:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool? {
    optional { receiver.tableView(tableView, shouldUpdateFocusIn: context) }
  }

  /// `tableView(_:didUpdateFocusIn:with:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) -> Void? {
    result { receiver.tableView(tableView, didUpdateFocusIn: context, with: coordinator) }
  }

  /// `tableView(_:selectionFollowsFocusForRowAt:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool? {
    optional { receiver.tableView(tableView, selectionFollowsFocusForRowAt: indexPath) }
  }

  /// `tableView(_:shouldSpringLoadRowAt:with:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool? {
    optional { receiver.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context) }
  }

  /// `indexPathForPreferredFocusedView(in:)`, if the receiver has it.
  @discardableResult
  public func callAsFunction(in tableView: UITableView) -> IndexPath? {
    optional("indexPathForPreferredFocusedView") {
      receiver.indexPathForPreferredFocusedView(in: tableView)
    }
  }
}

extension UITableViewDelegate {
  /// The labeled methods of this name, for a call that leaves open whether the receiver has them.
  @_disfavoredOverload public var indexPathForPreferredFocusedView:
    OptionalMethods<any UITableViewDelegate>?
  { OptionalMethods(self) }
}
