import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke09 {
  @Test func `UICellConfigurationState can be used`() {
    _ = UIKitException.caught {
      var made = UICellConfigurationState(
        traitCollection: UITraitCollection(accessibilityContrast: UIAccessibilityContrast.high))
      made.cellDragState = same(made.cellDragState)
      made.cellDropState = same(made.cellDropState)
      made.isDisabled = same(made.isDisabled)
      made.isEditing = same(made.isEditing)
      made.isExpanded = same(made.isExpanded)
      made.isFocused = same(made.isFocused)
      made.isHighlighted = same(made.isHighlighted)
      made.isPinned = same(made.isPinned)
      made.isReordering = same(made.isReordering)
      made.isSelected = same(made.isSelected)
      made.isSwiped = same(made.isSwiped)
      made.traitCollection = same(made.traitCollection)
      _ = UICellConfigurationState(
        traitCollection: UITraitCollection(accessibilityContrast: UIAccessibilityContrast.high))
    }
  }

  @Test func `UICellConfigurationState.DragState can be used`() {
    _ = UIKitException.caught {
      _ = UICellConfigurationState.DragState(rawValue: 0)
    }
  }

  @Test func `UICellConfigurationState.DropState can be used`() {
    _ = UIKitException.caught {
      _ = UICellConfigurationState.DropState(rawValue: 0)
    }
  }

  @Test func `UICloudSharingController can be used`() {
    _ = UIKitException.caught {
      let made = UICloudSharingController()
      made.availablePermissions = same(made.availablePermissions)
      made.delegate = same(made.delegate)
    }
  }

  @Test func `UICloudSharingController.PermissionOptions can be used`() {
    _ = UIKitException.caught {
      let made = (UICloudSharingController.PermissionOptions())
      _ = UICloudSharingController.PermissionOptions.allowPrivate
      _ = UICloudSharingController.PermissionOptions.allowPublic
      _ = UICloudSharingController.PermissionOptions.allowReadOnly
      _ = UICloudSharingController.PermissionOptions.allowReadWrite
      _ = made.rawValue
      _ = UICloudSharingController.PermissionOptions.standard
      _ = UICloudSharingController.PermissionOptions(rawValue: 0)
    }
  }

  @Test func `UICollectionLayoutListConfiguration can be used`() {
    _ = UIKitException.caught {
      var made = UICollectionLayoutListConfiguration(
        appearance: UICollectionLayoutListConfiguration.Appearance.grouped)
      _ = made.appearance
      made.backgroundColor = same(made.backgroundColor)
      made.footerMode = same(made.footerMode)
      made.headerMode = same(made.headerMode)
      made.headerTopPadding = same(made.headerTopPadding)
      made.itemSeparatorHandler = same(made.itemSeparatorHandler)
      made.leadingSwipeActionsConfigurationProvider = same(
        made.leadingSwipeActionsConfigurationProvider)
      made.separatorConfiguration = same(made.separatorConfiguration)
      made.showsSeparators = same(made.showsSeparators)
      made.trailingSwipeActionsConfigurationProvider = same(
        made.trailingSwipeActionsConfigurationProvider)
      _ = UICollectionLayoutListConfiguration(
        appearance: UICollectionLayoutListConfiguration.Appearance.grouped)
    }
  }

  @Test func `UICollectionLayoutListConfiguration.Appearance can be used`() {
    _ = UIKitException.caught {
      _ = UICollectionLayoutListConfiguration.Appearance(rawValue: 0)
    }
  }

  @Test func `UICollectionLayoutListConfiguration.FooterMode can be used`() {
    _ = UIKitException.caught {
      _ = UICollectionLayoutListConfiguration.FooterMode(rawValue: 0)
    }
  }

  @Test func `UICollectionLayoutListConfiguration.HeaderMode can be used`() {
    _ = UIKitException.caught {
      _ = UICollectionLayoutListConfiguration.HeaderMode(rawValue: 0)
    }
  }

  @Test func `UICollectionLayoutSectionOrthogonalScrollingBehavior can be used`() {
    _ = UIKitException.caught {
      _ = UICollectionLayoutSectionOrthogonalScrollingBehavior(rawValue: 0)
    }
  }

  @Test func `UICollectionReusableView can be used`() {
    _ = UIKitException.caught {
      let made = UICollectionReusableView(frame: .smoke)
      made.prepareForReuse()
      _ = made.reuseIdentifier
      made.apply(UICollectionViewLayoutAttributes(forCellWith: [0, 0]))
      _ = UICollectionReusableView(coder: NSCoder())
      _ = UICollectionReusableView(frame: .smoke)
      _ = made.preferredLayoutAttributesFitting(
        UICollectionViewLayoutAttributes(forCellWith: [0, 0]))
    }
  }

  @Test func `UICollectionView can be used`() {
    _ = UIKitException.caught {
      let made = UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout())
      made.allowsMultipleSelection = same(made.allowsMultipleSelection)
      made.allowsMultipleSelectionDuringEditing = same(made.allowsMultipleSelectionDuringEditing)
      made.allowsSelection = same(made.allowsSelection)
      made.allowsSelectionDuringEditing = same(made.allowsSelectionDuringEditing)
      made.backgroundView = same(made.backgroundView)
      made.cancelInteractiveMovement()
      made.collectionViewLayout = same(made.collectionViewLayout)
      made.dataSource = same(made.dataSource)
      made.delegate = same(made.delegate)
      made.dragDelegate = same(made.dragDelegate)
      made.dragInteractionEnabled = same(made.dragInteractionEnabled)
      made.dropDelegate = same(made.dropDelegate)
      _ = UICollectionView.elementKindSectionFooter
      _ = UICollectionView.elementKindSectionHeader
      made.endInteractiveMovement()
      _ = made.hasActiveDrag
      _ = made.hasActiveDrop
      _ = made.hasUncommittedUpdates
      _ = made.indexPathsForSelectedItems
      _ = made.indexPathsForVisibleItems
      made.isEditing = same(made.isEditing)
      made.isPrefetchingEnabled = same(made.isPrefetchingEnabled)
      made.layoutSubviews()
      _ = made.numberOfSections
      made.prefetchDataSource = same(made.prefetchDataSource)
      made.reloadData()
      made.reorderingCadence = same(made.reorderingCadence)
      _ = made.visibleCells
      _ = made.beginInteractiveMovementForItem(at: [0, 0])
      _ = made.cellForItem(at: [0, 0])
      made.deleteItems(at: [])
      made.deleteSections([])
      _ = made.indexPath(for: UICollectionViewCell(frame: .smoke))
      _ = made.indexPathForItem(at: CGPoint(x: 0, y: 0))
      _ = made.indexPathsForVisibleSupplementaryElements(ofKind: "a")
      _ = UICollectionView(coder: NSCoder())
      made.insertItems(at: [])
      made.insertSections([])
      _ = made.layoutAttributesForItem(at: [0, 0])
      _ = made.numberOfItems(inSection: 0)
      made.reconfigureItems(at: [])
      made.reloadItems(at: [])
      made.reloadSections([])
      made.updateInteractiveMovementTargetPosition(CGPoint(x: 0, y: 0))
      _ = made.visibleSupplementaryViews(ofKind: "a")
      _ = made.dequeueReusableCell(withReuseIdentifier: "a", for: [0, 0])
      made.deselectItem(at: [0, 0], animated: false)
      _ = UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout())
      _ = made.layoutAttributesForSupplementaryElement(ofKind: "a", at: [0, 0])
      made.moveItem(at: [0, 0], to: [0, 0])
      made.moveSection(0, toSection: 0)
      made.performBatchUpdates({}, completion: nil as ((Bool) -> Void)?)
      made.performBatchUpdates(nil as (() -> Void)?, completion: nil as ((Bool) -> Void)?)
      _ = made.supplementaryView(forElementKind: "a", at: [0, 0])
      made.touchesBegan([], with: nil)
      made.touchesCancelled([], with: nil)
      made.touchesEnded([], with: nil)
      _ = made.dequeueReusableSupplementaryView(ofKind: "a", withReuseIdentifier: "a", for: [0, 0])
      made.scrollToItem(at: [0, 0], at: (UICollectionView.ScrollPosition()), animated: false)
      made.selectItem(at: nil, animated: false, scrollPosition: (UICollectionView.ScrollPosition()))
      made.setCollectionViewLayout(UICollectionViewLayout(), animated: false, completion: nil)
    }
  }

  @Test func `UICollectionView.ElementCategory can be used`() {
    _ = UIKitException.caught {
      _ = UICollectionView.ElementCategory(rawValue: 0)
    }
  }

  @Test func `UICollectionView.ReorderingCadence can be used`() {
    _ = UIKitException.caught {
      _ = UICollectionView.ReorderingCadence(rawValue: 0)
    }
  }

  @Test func `UICollectionView.ScrollDirection can be used`() {
    _ = UIKitException.caught {
      _ = UICollectionView.ScrollDirection(rawValue: 0)
    }
  }

  @Test func `UICollectionView.ScrollPosition can be used`() {
    _ = UIKitException.caught {
      let made = (UICollectionView.ScrollPosition())
      _ = UICollectionView.ScrollPosition.bottom
      _ = UICollectionView.ScrollPosition.centeredHorizontally
      _ = UICollectionView.ScrollPosition.centeredVertically
      _ = UICollectionView.ScrollPosition.left
      _ = made.rawValue
      _ = UICollectionView.ScrollPosition.right
      _ = UICollectionView.ScrollPosition.top
      _ = UICollectionView.ScrollPosition(rawValue: 0)
    }
  }

  @Test func `UICollectionViewCell can be used`() {
    _ = UIKitException.caught {
      let made = UICollectionViewCell(frame: .smoke)
      made.automaticallyUpdatesBackgroundConfiguration = same(
        made.automaticallyUpdatesBackgroundConfiguration)
      made.automaticallyUpdatesContentConfiguration = same(
        made.automaticallyUpdatesContentConfiguration)
      made.backgroundConfiguration = same(made.backgroundConfiguration)
      made.backgroundView = same(made.backgroundView)
      _ = made.configurationState
      made.configurationUpdateHandler = same(made.configurationUpdateHandler)
      made.contentConfiguration = same(made.contentConfiguration)
      _ = made.contentView
      made.isHighlighted = same(made.isHighlighted)
      made.isSelected = same(made.isSelected)
      made.layoutSubviews()
      made.selectedBackgroundView = same(made.selectedBackgroundView)
      made.setNeedsUpdateConfiguration()
      _ = UICollectionViewCell(coder: NSCoder())
      _ = UICollectionViewCell(frame: .smoke)
      made.updateConfiguration(
        using: UICellConfigurationState(
          traitCollection: UITraitCollection(accessibilityContrast: UIAccessibilityContrast.high)))
    }
  }

  @Test func `UICollectionViewCompositionalLayout can be used`() {
    _ = UIKitException.caught {
      let made = UICollectionViewCompositionalLayout(sectionProvider: { _, _ in nil })
      _ = made.collectionViewContentSize
      made.configuration = same(made.configuration)
      made.prepare()
      _ = UICollectionViewCompositionalLayout(coder: NSCoder())
      _ = UICollectionViewCompositionalLayout(sectionProvider: { _, _ in nil })
      _ = made.layoutAttributesForElements(in: .smoke)
      _ = made.layoutAttributesForItem(at: [0, 0])
      _ = UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(
          appearance: UICollectionLayoutListConfiguration.Appearance.grouped))
      _ = made.shouldInvalidateLayout(forBoundsChange: .smoke)
      _ = UICollectionViewCompositionalLayout(
        sectionProvider: { _, _ in nil },
        configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
  }

  @Test func `UICollectionViewCompositionalLayoutConfiguration can be used`() {
    _ = UIKitException.caught {
      let made = UICollectionViewCompositionalLayoutConfiguration()
      made.boundarySupplementaryItems = same(made.boundarySupplementaryItems)
      made.contentInsetsReference = same(made.contentInsetsReference)
      _ = UICollectionViewCompositionalLayoutConfiguration()
      made.interSectionSpacing = same(made.interSectionSpacing)
      made.scrollDirection = same(made.scrollDirection)
    }
  }

  @Test func `UICollectionViewController can be used`() {
    _ = UIKitException.caught {
      let made = UICollectionViewController(collectionViewLayout: UICollectionViewLayout())
      made.clearsSelectionOnViewWillAppear = same(made.clearsSelectionOnViewWillAppear)
      made.collectionView = same(made.collectionView)
      _ = made.collectionViewLayout
      made.installsStandardGestureForInteractiveMovement = same(
        made.installsStandardGestureForInteractiveMovement)
      made.loadView()
      made.useLayoutToLayoutNavigationTransitions = same(
        made.useLayoutToLayoutNavigationTransitions)
      _ = UICollectionViewController(coder: NSCoder())
      _ = UICollectionViewController(collectionViewLayout: UICollectionViewLayout())
      _ = UICollectionViewController(nibName: nil, bundle: nil)
    }
  }

  @Test func `UICollectionViewControllerMethods can be used`() {
    _ = UIKitException.caught {
      let made = UICollectionViewControllerMethods()
      made.collectionViewDidEndMultipleSelectionInteraction(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()))
      _ = made.indexPathForPreferredFocusedView(
        in: UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()))
      _ = made.indexTitles(
        for: UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()))
      _ = made.numberOfSections(
        in: UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()))
      made.scrollViewDidChangeAdjustedContentInset(UIScrollView(frame: .smoke))
      made.scrollViewDidEndDecelerating(UIScrollView(frame: .smoke))
      made.scrollViewDidEndScrollingAnimation(UIScrollView(frame: .smoke))
      made.scrollViewDidScroll(UIScrollView(frame: .smoke))
      made.scrollViewDidScrollToTop(UIScrollView(frame: .smoke))
      made.scrollViewDidZoom(UIScrollView(frame: .smoke))
      _ = made.scrollViewShouldScrollToTop(UIScrollView(frame: .smoke))
      made.scrollViewWillBeginDecelerating(UIScrollView(frame: .smoke))
      made.scrollViewWillBeginDragging(UIScrollView(frame: .smoke))
      _ = made.viewForZooming(in: UIScrollView(frame: .smoke))
      _ = made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        canEditItemAt: [0, 0])
      _ = made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        canFocusItemAt: [0, 0])
      _ = made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        canMoveItemAt: [0, 0])
      _ = made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        canPerformPrimaryActionForItemAt: [0, 0])
      _ = made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        cellForItemAt: [0, 0])
      made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        didBeginMultipleSelectionInteractionAt: [0, 0])
      made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        didDeselectItemAt: [0, 0])
      made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        didHighlightItemAt: [0, 0])
      made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        didSelectItemAt: [0, 0])
      made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        didUnhighlightItemAt: [0, 0])
      _ = made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        numberOfItemsInSection: 0)
      made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        performPrimaryActionForItemAt: [0, 0])
      _ = made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        previewForDismissingContextMenuWithConfiguration: UIContextMenuConfiguration(
          identifier: nil, previewProvider: nil, actionProvider: nil))
      _ = made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        previewForHighlightingContextMenuWithConfiguration: UIContextMenuConfiguration(
          identifier: nil, previewProvider: nil, actionProvider: nil))
      _ = made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        selectionFollowsFocusForItemAt: [0, 0])
      _ = made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        shouldBeginMultipleSelectionInteractionAt: [0, 0])
      _ = made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        shouldDeselectItemAt: [0, 0])
      _ = made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        shouldHighlightItemAt: [0, 0])
      _ = made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        shouldSelectItemAt: [0, 0])
      _ = made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        shouldShowMenuForItemAt: [0, 0])
      _ = made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        targetContentOffsetForProposedContentOffset: CGPoint(x: 0, y: 0))
      made.scrollViewDidEndDragging(UIScrollView(frame: .smoke), willDecelerate: false)
      made.scrollViewWillBeginZooming(UIScrollView(frame: .smoke), with: nil)
      _ = made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        contextMenuConfiguration: UIContextMenuConfiguration(
          identifier: nil, previewProvider: nil, actionProvider: nil),
        dismissalPreviewForItemAt: [0, 0])
      _ = made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        contextMenuConfiguration: UIContextMenuConfiguration(
          identifier: nil, previewProvider: nil, actionProvider: nil),
        highlightPreviewForItemAt: [0, 0])
      _ = made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        contextMenuConfigurationForItemAt: [0, 0], point: CGPoint(x: 0, y: 0))
      _ = made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        contextMenuConfigurationForItemsAt: [], point: CGPoint(x: 0, y: 0))
      made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        didEndDisplaying: UICollectionViewCell(frame: .smoke), forItemAt: [0, 0])
      _ = made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        indexPathForIndexTitle: "a", at: 0)
      made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        moveItemAt: [0, 0], to: [0, 0])
      _ = made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        targetIndexPathForMoveFromItemAt: [0, 0], toProposedIndexPath: [0, 0])
      _ = made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        viewForSupplementaryElementOfKind: "a", at: [0, 0])
      made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        willDisplay: UICollectionViewCell(frame: .smoke), forItemAt: [0, 0])
      made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        willDisplayContextMenu: UIContextMenuConfiguration(
          identifier: nil, previewProvider: nil, actionProvider: nil), animator: nil)
      made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        willEndContextMenuInteraction: UIContextMenuConfiguration(
          identifier: nil, previewProvider: nil, actionProvider: nil), animator: nil)
      made.scrollViewDidEndZooming(UIScrollView(frame: .smoke), with: nil, atScale: 1)
      _ = made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        canPerformAction: "a", forItemAt: [0, 0], withSender: nil)
      made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        didEndDisplayingSupplementaryView: UICollectionReusableView(frame: .smoke),
        forElementOfKind: "a", at: [0, 0])
      made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        performAction: "a", forItemAt: [0, 0], withSender: nil)
      made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        willDisplaySupplementaryView: UICollectionReusableView(frame: .smoke), forElementKind: "a",
        at: [0, 0])
    }
  }

  @Test func `UICollectionViewDropPlaceholder can be used`() {
    _ = UIKitException.caught {
      let made = UICollectionViewDropPlaceholder(insertionIndexPath: [0, 0], reuseIdentifier: "a")
      made.previewParametersProvider = same(made.previewParametersProvider)
    }
  }
}
