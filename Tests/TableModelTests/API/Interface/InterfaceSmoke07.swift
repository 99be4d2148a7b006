import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke07 {
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
      made.allowsSelection = same(made.allowsSelection)
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
        using: UICellConfigurationState(traitCollection: UITraitCollection(displayScale: 1)))
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
      made.collectionView = same(made.collectionView)
      _ = made.collectionViewLayout
      made.loadView()
      _ = UICollectionViewController(coder: NSCoder())
      _ = UICollectionViewController(collectionViewLayout: UICollectionViewLayout())
      _ = made.numberOfSections(
        in: UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()))
      _ = made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        cellForItemAt: [0, 0])
      made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        didDeselectItemAt: [0, 0])
      made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        didSelectItemAt: [0, 0])
      _ = made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        numberOfItemsInSection: 0)
      _ = made.collectionView(
        UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout()),
        shouldSelectItemAt: [0, 0])
      _ = UICollectionViewController(nibName: nil, bundle: nil)
    }
  }

  @Test func `UICollectionViewDropPlaceholder can be used`() {
    _ = UIKitException.caught {
      let made = UICollectionViewDropPlaceholder(insertionIndexPath: [0, 0], reuseIdentifier: "a")
      made.previewParametersProvider = same(made.previewParametersProvider)
    }
  }

  @Test func `UICollectionViewDropProposal can be used`() {
    _ = UIKitException.caught {
      let made = UICollectionViewDropProposal(operation: UIDropOperation.cancel)
      _ = made.intent
      _ = UICollectionViewDropProposal(operation: UIDropOperation.cancel)
      _ = UICollectionViewDropProposal(
        operation: UIDropOperation.cancel,
        intent: UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath)
    }
  }

  @Test func `UICollectionViewDropProposal.Intent can be used`() {
    _ = UIKitException.caught {
      _ = UICollectionViewDropProposal.Intent(rawValue: 0)
    }
  }

  @Test func `UICollectionViewFlowLayout can be used`() {
    _ = UIKitException.caught {
      let made = UICollectionViewFlowLayout()
      _ = UICollectionViewFlowLayout.automaticSize
      _ = made.collectionViewContentSize
      made.estimatedItemSize = same(made.estimatedItemSize)
      made.footerReferenceSize = same(made.footerReferenceSize)
      made.headerReferenceSize = same(made.headerReferenceSize)
      _ = UICollectionViewFlowLayout.invalidationContextClass
      made.itemSize = same(made.itemSize)
      made.minimumInteritemSpacing = same(made.minimumInteritemSpacing)
      made.minimumLineSpacing = same(made.minimumLineSpacing)
      made.prepare()
      made.scrollDirection = same(made.scrollDirection)
      made.sectionFootersPinToVisibleBounds = same(made.sectionFootersPinToVisibleBounds)
      made.sectionHeadersPinToVisibleBounds = same(made.sectionHeadersPinToVisibleBounds)
      made.sectionInset = same(made.sectionInset)
      made.sectionInsetReference = same(made.sectionInsetReference)
      _ = made.layoutAttributesForElements(in: .smoke)
      _ = made.layoutAttributesForItem(at: [0, 0])
      _ = made.shouldInvalidateLayout(forBoundsChange: .smoke)
      _ = made.layoutAttributesForSupplementaryView(ofKind: "a", at: [0, 0])
    }
  }

  @Test func `UICollectionViewFlowLayout.SectionInsetReference can be used`() {
    _ = UIKitException.caught {
      _ = UICollectionViewFlowLayout.SectionInsetReference(rawValue: 0)
    }
  }

  @Test func `UICollectionViewFlowLayoutInvalidationContext can be used`() {
    _ = UIKitException.caught {
      let made = UICollectionViewFlowLayoutInvalidationContext()
      made.invalidateFlowLayoutAttributes = same(made.invalidateFlowLayoutAttributes)
      made.invalidateFlowLayoutDelegateMetrics = same(made.invalidateFlowLayoutDelegateMetrics)
    }
  }

  @Test func `UICollectionViewLayout can be used`() {
    _ = UIKitException.caught {
      let made = UICollectionViewLayout()
      _ = made.collectionView
      _ = made.collectionViewContentSize
      _ = UICollectionViewLayout()
      made.invalidateLayout()
      _ = UICollectionViewLayout.invalidationContextClass
      made.prepare()
      _ = UICollectionViewLayout(coder: NSCoder())
      made.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
      _ = made.invalidationContext(forBoundsChange: .smoke)
      _ = made.layoutAttributesForElements(in: .smoke)
      _ = made.layoutAttributesForItem(at: [0, 0])
      _ = made.shouldInvalidateLayout(forBoundsChange: .smoke)
      _ = made.layoutAttributesForSupplementaryView(ofKind: "a", at: [0, 0])
    }
  }

  @Test func `UICollectionViewLayoutAttributes can be used`() {
    _ = UIKitException.caught {
      let made = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
      made.alpha = same(made.alpha)
      made.bounds = same(made.bounds)
      made.center = same(made.center)
      made.frame = same(made.frame)
      made.indexPath = same(made.indexPath)
      made.isHidden = same(made.isHidden)
      _ = made.representedElementCategory
      _ = made.representedElementKind
      made.size = same(made.size)
      made.zIndex = same(made.zIndex)
      _ = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
      _ = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "a", with: [0, 0])
      _ = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "a", with: [0, 0])
    }
  }

  @Test func `UICollectionViewLayoutInvalidationContext can be used`() {
    _ = UIKitException.caught {
      let made = UICollectionViewLayoutInvalidationContext()
      made.contentOffsetAdjustment = same(made.contentOffsetAdjustment)
      made.contentSizeAdjustment = same(made.contentSizeAdjustment)
      _ = UICollectionViewLayoutInvalidationContext()
      _ = made.invalidateDataSourceCounts
      _ = made.invalidateEverything
      _ = made.invalidatedDecorationIndexPaths
      _ = made.invalidatedItemIndexPaths
      _ = made.invalidatedSupplementaryIndexPaths
      made.invalidateItems(at: [])
      made.invalidateDecorationElements(ofKind: "a", at: [])
      made.invalidateSupplementaryElements(ofKind: "a", at: [])
    }
  }

  @Test func `UICollectionViewListCell can be used`() {
    _ = UIKitException.caught {
      let made = UICollectionViewListCell(frame: .smoke)
      made.accessories = same(made.accessories)
      _ = made.defaultContentConfiguration()
      made.indentationLevel = same(made.indentationLevel)
      made.indentationWidth = same(made.indentationWidth)
      made.indentsAccessories = same(made.indentsAccessories)
      _ = made.separatorLayoutGuide
    }
  }

  @Test func `UICollectionViewPlaceholder can be used`() {
    _ = UIKitException.caught {
      let made = UICollectionViewPlaceholder(insertionIndexPath: [0, 0], reuseIdentifier: "a")
      made.cellUpdateHandler = same(made.cellUpdateHandler)
      _ = UICollectionViewPlaceholder(insertionIndexPath: [0, 0], reuseIdentifier: "a")
    }
  }

  @Test func `UICollisionBehavior can be used`() {
    _ = UIKitException.caught {
      let made = UICollisionBehavior(items: [])
      made.removeAllBoundaries()
      made.translatesReferenceBoundsIntoBoundary = same(made.translatesReferenceBoundsIntoBoundary)
    }
  }
}
