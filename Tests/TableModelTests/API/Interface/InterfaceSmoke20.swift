import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke20 {
  @Test func `UITableViewCell.CellStyle can be used`() {
    _ = UIKitException.caught {
      _ = UITableViewCell.CellStyle(rawValue: 0)
    }
  }

  @Test func `UITableViewCell.DragState can be used`() {
    _ = UIKitException.caught {
      _ = UITableViewCell.DragState(rawValue: 0)
    }
  }

  @Test func `UITableViewCell.EditingStyle can be used`() {
    _ = UIKitException.caught {
      _ = UITableViewCell.EditingStyle(rawValue: 0)
    }
  }

  @Test func `UITableViewCell.FocusStyle can be used`() {
    _ = UIKitException.caught {
      _ = UITableViewCell.FocusStyle(rawValue: 0)
    }
  }

  @Test func `UITableViewCell.SelectionStyle can be used`() {
    _ = UIKitException.caught {
      _ = UITableViewCell.SelectionStyle(rawValue: 0)
    }
  }

  @Test func `UITableViewCell.SeparatorStyle can be used`() {
    _ = UIKitException.caught {
      _ = UITableViewCell.SeparatorStyle(rawValue: 0)
    }
  }

  @Test func `UITableViewCell.StateMask can be used`() {
    _ = UIKitException.caught {
      let made = (UITableViewCell.StateMask())
      _ = made.rawValue
      _ = UITableViewCell.StateMask.showingDeleteConfirmation
      _ = UITableViewCell.StateMask.showingEditControl
      _ = UITableViewCell.StateMask(rawValue: 0)
    }
  }

  @Test func `UITableViewContentHuggingElements can be used`() {
    _ = UIKitException.caught {
      let made = (UITableViewContentHuggingElements())
      _ = made.rawValue
      _ = UITableViewContentHuggingElements.sectionHeaders
      _ = UITableViewContentHuggingElements(rawValue: 0)
    }
  }

  @Test func `UITableViewController can be used`() {
    _ = UIKitException.caught {
      let made = UITableViewController(style: UITableView.Style.grouped)
      made.clearsSelectionOnViewWillAppear = same(made.clearsSelectionOnViewWillAppear)
      made.loadView()
      made.refreshControl = same(made.refreshControl)
      made.tableView = same(made.tableView)
      made.view = same(made.view)
      made.viewDidLayoutSubviews()
      _ = UITableViewController(coder: NSCoder())
      _ = UITableViewController(style: UITableView.Style.grouped)
      _ = made.numberOfSections(in: UITableView(frame: .smoke))
      _ = made.responds(to: "a")
      made.viewDidAppear(false)
      made.viewWillAppear(false)
      _ = UITableViewController(nibName: nil, bundle: nil)
      made.setEditing(false, animated: false)
      _ = made.tableView(UITableView(frame: .smoke), cellForRowAt: [0, 0])
      _ = made.tableView(UITableView(frame: .smoke), estimatedHeightForFooterInSection: 0)
      _ = made.tableView(UITableView(frame: .smoke), estimatedHeightForHeaderInSection: 0)
      _ = made.tableView(UITableView(frame: .smoke), estimatedHeightForRowAt: [0, 0])
      _ = made.tableView(UITableView(frame: .smoke), heightForFooterInSection: 0)
      _ = made.tableView(UITableView(frame: .smoke), heightForHeaderInSection: 0)
      _ = made.tableView(UITableView(frame: .smoke), heightForRowAt: [0, 0])
      _ = made.tableView(UITableView(frame: .smoke), indentationLevelForRowAt: [0, 0])
      _ = made.tableView(UITableView(frame: .smoke), numberOfRowsInSection: 0)
      _ = made.tableView(UITableView(frame: .smoke), titleForFooterInSection: 0)
      _ = made.tableView(UITableView(frame: .smoke), titleForHeaderInSection: 0)
      _ = made.tableView(UITableView(frame: .smoke), viewForFooterInSection: 0)
      _ = made.tableView(UITableView(frame: .smoke), viewForHeaderInSection: 0)
    }
  }

  @Test func `UITableViewControllerMethods can be used`() {
    _ = UIKitException.caught {
      let made = UITableViewControllerMethods()
      _ = made.indexPathForPreferredFocusedView(in: UITableView(frame: .smoke))
      _ = made.numberOfSections(in: UITableView(frame: .smoke))
      made.scrollViewDidChangeAdjustedContentInset(UIScrollView(frame: .smoke))
      made.scrollViewDidEndDecelerating(UIScrollView(frame: .smoke))
      made.scrollViewDidEndScrollingAnimation(UIScrollView(frame: .smoke))
      made.scrollViewDidScroll(UIScrollView(frame: .smoke))
      made.scrollViewDidScrollToTop(UIScrollView(frame: .smoke))
      made.scrollViewDidZoom(UIScrollView(frame: .smoke))
      _ = made.scrollViewShouldScrollToTop(UIScrollView(frame: .smoke))
      made.scrollViewWillBeginDecelerating(UIScrollView(frame: .smoke))
      made.scrollViewWillBeginDragging(UIScrollView(frame: .smoke))
      _ = made.sectionIndexTitles(for: UITableView(frame: .smoke))
      made.tableViewDidEndMultipleSelectionInteraction(UITableView(frame: .smoke))
      _ = made.viewForZooming(in: UIScrollView(frame: .smoke))
      made.scrollViewDidEndDragging(UIScrollView(frame: .smoke), willDecelerate: false)
      made.scrollViewWillBeginZooming(UIScrollView(frame: .smoke), with: nil)
      made.tableView(UITableView(frame: .smoke), accessoryButtonTappedForRowWith: [0, 0])
      _ = made.tableView(UITableView(frame: .smoke), canEditRowAt: [0, 0])
      _ = made.tableView(UITableView(frame: .smoke), canFocusRowAt: [0, 0])
      _ = made.tableView(UITableView(frame: .smoke), canMoveRowAt: [0, 0])
      _ = made.tableView(UITableView(frame: .smoke), canPerformPrimaryActionForRowAt: [0, 0])
      _ = made.tableView(UITableView(frame: .smoke), cellForRowAt: [0, 0])
      made.tableView(UITableView(frame: .smoke), didBeginMultipleSelectionInteractionAt: [0, 0])
      made.tableView(UITableView(frame: .smoke), didDeselectRowAt: [0, 0])
      made.tableView(UITableView(frame: .smoke), didEndEditingRowAt: nil)
      made.tableView(UITableView(frame: .smoke), didHighlightRowAt: [0, 0])
      made.tableView(UITableView(frame: .smoke), didSelectRowAt: [0, 0])
      made.tableView(UITableView(frame: .smoke), didUnhighlightRowAt: [0, 0])
      _ = made.tableView(UITableView(frame: .smoke), editActionsForRowAt: [0, 0])
      _ = made.tableView(UITableView(frame: .smoke), editingStyleForRowAt: [0, 0])
      _ = made.tableView(UITableView(frame: .smoke), estimatedHeightForFooterInSection: 0)
      _ = made.tableView(UITableView(frame: .smoke), estimatedHeightForHeaderInSection: 0)
      _ = made.tableView(UITableView(frame: .smoke), estimatedHeightForRowAt: [0, 0])
      _ = made.tableView(UITableView(frame: .smoke), heightForFooterInSection: 0)
      _ = made.tableView(UITableView(frame: .smoke), heightForHeaderInSection: 0)
      _ = made.tableView(UITableView(frame: .smoke), heightForRowAt: [0, 0])
      _ = made.tableView(UITableView(frame: .smoke), indentationLevelForRowAt: [0, 0])
      _ = made.tableView(
        UITableView(frame: .smoke), leadingSwipeActionsConfigurationForRowAt: [0, 0])
      _ = made.tableView(UITableView(frame: .smoke), numberOfRowsInSection: 0)
      made.tableView(UITableView(frame: .smoke), performPrimaryActionForRowAt: [0, 0])
      _ = made.tableView(
        UITableView(frame: .smoke),
        previewForDismissingContextMenuWithConfiguration: UIContextMenuConfiguration(
          identifier: nil, previewProvider: nil, actionProvider: nil))
      _ = made.tableView(
        UITableView(frame: .smoke),
        previewForHighlightingContextMenuWithConfiguration: UIContextMenuConfiguration(
          identifier: nil, previewProvider: nil, actionProvider: nil))
      _ = made.tableView(UITableView(frame: .smoke), selectionFollowsFocusForRowAt: [0, 0])
      _ = made.tableView(
        UITableView(frame: .smoke), shouldBeginMultipleSelectionInteractionAt: [0, 0])
      _ = made.tableView(UITableView(frame: .smoke), shouldHighlightRowAt: [0, 0])
      _ = made.tableView(UITableView(frame: .smoke), shouldIndentWhileEditingRowAt: [0, 0])
      _ = made.tableView(UITableView(frame: .smoke), shouldShowMenuForRowAt: [0, 0])
      _ = made.tableView(
        UITableView(frame: .smoke), shouldUpdateFocusIn: UITableViewFocusUpdateContext())
      _ = made.tableView(
        UITableView(frame: .smoke), titleForDeleteConfirmationButtonForRowAt: [0, 0])
      _ = made.tableView(UITableView(frame: .smoke), titleForFooterInSection: 0)
      _ = made.tableView(UITableView(frame: .smoke), titleForHeaderInSection: 0)
      _ = made.tableView(
        UITableView(frame: .smoke), trailingSwipeActionsConfigurationForRowAt: [0, 0])
      _ = made.tableView(UITableView(frame: .smoke), viewForFooterInSection: 0)
      _ = made.tableView(UITableView(frame: .smoke), viewForHeaderInSection: 0)
      made.tableView(UITableView(frame: .smoke), willBeginEditingRowAt: [0, 0])
      _ = made.tableView(UITableView(frame: .smoke), willDeselectRowAt: [0, 0])
      _ = made.tableView(UITableView(frame: .smoke), willSelectRowAt: [0, 0])
      made.scrollViewDidEndZooming(UIScrollView(frame: .smoke), with: nil, atScale: 1)
      made.tableView(
        UITableView(frame: .smoke), commit: UITableViewCell.EditingStyle.delete, forRowAt: [0, 0])
      _ = made.tableView(
        UITableView(frame: .smoke), contextMenuConfigurationForRowAt: [0, 0],
        point: CGPoint(x: 0, y: 0))
      made.tableView(
        UITableView(frame: .smoke), didEndDisplaying: UITableViewCell(frame: .smoke),
        forRowAt: [0, 0])
      made.tableView(
        UITableView(frame: .smoke), didEndDisplayingFooterView: UIView(), forSection: 0)
      made.tableView(
        UITableView(frame: .smoke), didEndDisplayingHeaderView: UIView(), forSection: 0)
      made.tableView(
        UITableView(frame: .smoke), didUpdateFocusIn: UITableViewFocusUpdateContext(),
        with: UIFocusAnimationCoordinator())
      made.tableView(UITableView(frame: .smoke), moveRowAt: [0, 0], to: [0, 0])
      _ = made.tableView(UITableView(frame: .smoke), sectionForSectionIndexTitle: "a", at: 0)
      _ = made.tableView(
        UITableView(frame: .smoke), targetIndexPathForMoveFromRowAt: [0, 0],
        toProposedIndexPath: [0, 0])
      made.tableView(
        UITableView(frame: .smoke), willDisplay: UITableViewCell(frame: .smoke), forRowAt: [0, 0])
      made.tableView(
        UITableView(frame: .smoke),
        willDisplayContextMenu: UIContextMenuConfiguration(
          identifier: nil, previewProvider: nil, actionProvider: nil), animator: nil)
      made.tableView(UITableView(frame: .smoke), willDisplayFooterView: UIView(), forSection: 0)
      made.tableView(UITableView(frame: .smoke), willDisplayHeaderView: UIView(), forSection: 0)
      made.tableView(
        UITableView(frame: .smoke),
        willEndContextMenuInteraction: UIContextMenuConfiguration(
          identifier: nil, previewProvider: nil, actionProvider: nil), animator: nil)
      _ = made.tableView(
        UITableView(frame: .smoke), canPerformAction: "a", forRowAt: [0, 0], withSender: nil)
      made.tableView(
        UITableView(frame: .smoke), performAction: "a", forRowAt: [0, 0], withSender: nil)
    }
  }

  @Test func `UITableViewDiffableDataSource can be used`() {
    _ = UIKitException.caught {
      let made = UITableViewDiffableDataSource<Int, Int>(
        tableView: UITableView(frame: .smoke), cellProvider: { _, _, _ in nil })
      made.defaultRowAnimation = same(made.defaultRowAnimation)
      _ = made.snapshot()
      _ = made.index(for: 0)
      _ = made.indexPath(for: 0)
      _ = made.itemIdentifier(for: [0, 0])
      _ = made.numberOfSections(in: UITableView(frame: .smoke))
      _ = made.sectionIdentifier(for: 0)
      _ = made.sectionIndexTitles(for: UITableView(frame: .smoke))
      made.applySnapshotUsingReloadData(NSDiffableDataSourceSnapshot<Int, Int>(), completion: nil)
      _ = UITableViewDiffableDataSource<Int, Int>(
        tableView: UITableView(frame: .smoke), cellProvider: { _, _, _ in nil })
      _ = made.tableView(UITableView(frame: .smoke), canEditRowAt: [0, 0])
      _ = made.tableView(UITableView(frame: .smoke), canMoveRowAt: [0, 0])
      _ = made.tableView(UITableView(frame: .smoke), cellForRowAt: [0, 0])
      _ = made.tableView(UITableView(frame: .smoke), numberOfRowsInSection: 0)
      _ = made.tableView(UITableView(frame: .smoke), titleForFooterInSection: 0)
      _ = made.tableView(UITableView(frame: .smoke), titleForHeaderInSection: 0)
      made.apply(
        NSDiffableDataSourceSnapshot<Int, Int>(), animatingDifferences: false, completion: nil)
      made.tableView(
        UITableView(frame: .smoke), commit: UITableViewCell.EditingStyle.delete, forRowAt: [0, 0])
      made.tableView(UITableView(frame: .smoke), moveRowAt: [0, 0], to: [0, 0])
      _ = made.tableView(UITableView(frame: .smoke), sectionForSectionIndexTitle: "a", at: 0)
    }
  }

  @Test func `UITableViewDropPlaceholder can be used`() {
    _ = UIKitException.caught {
      let made = UITableViewDropPlaceholder(
        insertionIndexPath: [0, 0], reuseIdentifier: "a", rowHeight: 1)
      made.previewParametersProvider = same(made.previewParametersProvider)
    }
  }

  @Test func `UITableViewDropProposal can be used`() {
    _ = UIKitException.caught {
      let made = UITableViewDropProposal(operation: UIDropOperation.cancel)
      _ = made.intent
      _ = UITableViewDropProposal(operation: UIDropOperation.cancel)
      _ = UITableViewDropProposal(
        operation: UIDropOperation.cancel, intent: UITableViewDropProposal.Intent.automatic)
    }
  }

  @Test func `UITableViewDropProposal.Intent can be used`() {
    _ = UIKitException.caught {
      _ = UITableViewDropProposal.Intent(rawValue: 0)
    }
  }

  @Test func `UITableViewFocusUpdateContext can be used`() {
    _ = UIKitException.caught {
      let made = UITableViewFocusUpdateContext()
      _ = made.nextFocusedIndexPath
      _ = made.previouslyFocusedIndexPath
    }
  }

  @Test func `UITableViewHeaderFooterView can be used`() {
    _ = UIKitException.caught {
      let made = UITableViewHeaderFooterView(frame: .smoke)
      made.automaticallyUpdatesBackgroundConfiguration = same(
        made.automaticallyUpdatesBackgroundConfiguration)
      made.automaticallyUpdatesContentConfiguration = same(
        made.automaticallyUpdatesContentConfiguration)
      made.backgroundColor = same(made.backgroundColor)
      made.backgroundConfiguration = same(made.backgroundConfiguration)
      made.backgroundView = same(made.backgroundView)
      _ = made.configurationState
      made.configurationUpdateHandler = same(made.configurationUpdateHandler)
      made.contentConfiguration = same(made.contentConfiguration)
      _ = made.contentView
      _ = made.defaultBackgroundConfiguration()
      _ = made.defaultContentConfiguration()
      _ = made.detailTextLabel
      made.layoutSubviews()
      made.prepareForReuse()
      _ = made.reuseIdentifier
      made.setNeedsUpdateConfiguration()
      _ = made.textLabel
      _ = UITableViewHeaderFooterView(coder: NSCoder())
      _ = UITableViewHeaderFooterView(frame: .smoke)
      _ = UITableViewHeaderFooterView(reuseIdentifier: nil)
      _ = UITableViewHeaderFooterView.objectiveCInit(reuseIdentifier: nil)
      _ = made.sizeThatFits(CGSize(width: 4, height: 4))
      made.updateConfiguration(
        using: UIViewConfigurationState(
          traitCollection: UITraitCollection(accessibilityContrast: UIAccessibilityContrast.high)))
      _ = made.systemLayoutSizeFitting(
        CGSize(width: 4, height: 4), withHorizontalFittingPriority: UILayoutPriority(1),
        verticalFittingPriority: UILayoutPriority(1))
    }
  }

  @Test func `UITableViewPlaceholder can be used`() {
    _ = UIKitException.caught {
      let made = UITableViewPlaceholder(
        insertionIndexPath: [0, 0], reuseIdentifier: "a", rowHeight: 1)
      made.cellUpdateHandler = same(made.cellUpdateHandler)
      _ = UITableViewPlaceholder(insertionIndexPath: [0, 0], reuseIdentifier: "a", rowHeight: 1)
    }
  }

  @Test func `UITableViewRowAction can be used`() {
    _ = UIKitException.caught {
      let made = UITableViewRowAction(
        style: UITableViewRowAction.Style.default, title: nil, handler: { _, _ in })
      made.backgroundColor = same(made.backgroundColor)
      made.backgroundEffect = same(made.backgroundEffect)
      _ = made.style
      made.title = same(made.title)
      _ = UITableViewRowAction(
        style: UITableViewRowAction.Style.default, title: nil, handler: { _, _ in })
    }
  }

  @Test func `UITableViewRowAction.Style can be used`() {
    _ = UIKitException.caught {
      _ = UITableViewRowAction.Style.destructive
      _ = UITableViewRowAction.Style(rawValue: 0)
    }
  }

  @Test func `UITapGestureRecognizer can be used`() {
    _ = UIKitException.caught {
      let made = UITapGestureRecognizer()
      made.buttonMaskRequired = same(made.buttonMaskRequired)
      made.numberOfTapsRequired = same(made.numberOfTapsRequired)
      made.numberOfTouchesRequired = same(made.numberOfTouchesRequired)
      made.reset()
      _ = made.canPrevent(UIGestureRecognizer())
    }
  }

  @Test func `UITargetedPreview can be used`() {
    _ = UIKitException.caught {
      let made = UITargetedPreview(view: UIView())
      _ = made.parameters
      _ = made.size
      _ = made.target
      _ = made.view
      _ = UITargetedPreview(view: UIView())
      _ = made.retargetedPreview(
        with: UIPreviewTarget(container: UIView(), center: CGPoint(x: 0, y: 0)))
      _ = UITargetedPreview(view: UIView(), parameters: UIPreviewParameters())
      _ = UITargetedPreview(
        view: UIView(), parameters: UIPreviewParameters(),
        target: UIPreviewTarget(container: UIView(), center: CGPoint(x: 0, y: 0)))
    }
  }

  @Test func `UITextAutocapitalizationType can be used`() {
    _ = UIKitException.caught {
      _ = UITextAutocapitalizationType(rawValue: 0)
    }
  }

  @Test func `UITextAutocorrectionType can be used`() {
    _ = UIKitException.caught {
      _ = UITextAutocorrectionType(rawValue: 0)
    }
  }

  @Test func `UITextChecker can be used`() {
    _ = UIKitException.caught {
      let made = UITextChecker()
      _ = UITextChecker.availableLanguages
      made.ignoredWords = same(made.ignoredWords)
      _ = UITextChecker()
      _ = UITextChecker.hasLearnedWord("a")
      made.ignoreWord("a")
      UITextChecker.learnWord("a")
      UITextChecker.unlearnWord("a")
      _ = made.completions(
        forPartialWordRange: NSRange(location: 0, length: 0), in: "a", language: "a")
      _ = made.guesses(forWordRange: NSRange(location: 0, length: 0), in: "a", language: "a")
      _ = made.rangeOfMisspelledWord(
        in: "a", range: NSRange(location: 0, length: 0), startingAt: 0, wrap: false, language: "a")
    }
  }

  @Test func `UITextContentType can be used`() {
    _ = UIKitException.caught {
      var made = UITextContentType(rawValue: "a")
      _ = UITextContentType.URL
      _ = UITextContentType.emailAddress
      _ = UITextContentType.familyName
      _ = UITextContentType.givenName
      _ = UITextContentType.name
      _ = UITextContentType.newPassword
      _ = UITextContentType.oneTimeCode
      _ = UITextContentType.password
      made.rawValue = same(made.rawValue)
      _ = UITextContentType.telephoneNumber
      _ = UITextContentType.username
      _ = UITextContentType(rawValue: "a")
    }
  }

  @Test func `UITextDirection can be used`() {
    _ = UIKitException.caught {
      var made = UITextDirection(rawValue: 0)
      made.rawValue = same(made.rawValue)
      _ = UITextDirection(rawValue: 0)
      _ = UITextDirection.layout(UITextLayoutDirection.down)
      _ = UITextDirection.storage(UITextStorageDirection.backward)
    }
  }

  @Test func `UITextDropProposal can be used`() {
    _ = UIKitException.caught {
      let made = UITextDropProposal(operation: UIDropOperation.cancel)
      made.dropAction = same(made.dropAction)
      made.dropPerformer = same(made.dropPerformer)
      made.dropProgressMode = same(made.dropProgressMode)
      made.useFastSameViewOperations = same(made.useFastSameViewOperations)
    }
  }

  @Test func `UITextDropProposal.Action can be used`() {
    _ = UIKitException.caught {
      _ = UITextDropProposal.Action(rawValue: 0)
    }
  }

  @Test func `UITextDropProposal.Performer can be used`() {
    _ = UIKitException.caught {
      _ = UITextDropProposal.Performer(rawValue: 0)
    }
  }

  @Test func `UITextDropProposal.ProgressMode can be used`() {
    _ = UIKitException.caught {
      _ = UITextDropProposal.ProgressMode(rawValue: 0)
    }
  }
}
