import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke06 {
  @Test func `UIButton.Configuration can be used`() {
    _ = UIKitException.caught {
      var made = UIButton.Configuration.plain()
      made.attributedTitle = same(made.attributedTitle)
      made.background = same(made.background)
      made.baseBackgroundColor = same(made.baseBackgroundColor)
      made.baseForegroundColor = same(made.baseForegroundColor)
      _ = UIButton.Configuration.bordered()
      _ = UIButton.Configuration.borderedProminent()
      _ = UIButton.Configuration.borderedTinted()
      _ = UIButton.Configuration.borderless()
      made.buttonSize = same(made.buttonSize)
      made.contentInsets = same(made.contentInsets)
      made.cornerStyle = same(made.cornerStyle)
      _ = UIButton.Configuration.filled()
      _ = UIButton.Configuration.gray()
      made.image = same(made.image)
      made.imagePadding = same(made.imagePadding)
      made.imagePlacement = same(made.imagePlacement)
      _ = UIButton.Configuration.plain()
      made.preferredSymbolConfigurationForImage = same(made.preferredSymbolConfigurationForImage)
      made.showsActivityIndicator = same(made.showsActivityIndicator)
      made.subtitle = same(made.subtitle)
      made.subtitleLineBreakMode = same(made.subtitleLineBreakMode)
      made.subtitleTextAttributesTransformer = same(made.subtitleTextAttributesTransformer)
      _ = UIButton.Configuration.tinted()
      made.title = same(made.title)
      made.titleLineBreakMode = same(made.titleLineBreakMode)
      made.titlePadding = same(made.titlePadding)
      made.titleTextAttributesTransformer = same(made.titleTextAttributesTransformer)
    }
  }

  @Test func `UIButton.Configuration.CornerStyle can be used`() {
    _ = UIKitException.caught {
      _ = UIButton.Configuration.CornerStyle(rawValue: 0)
    }
  }

  @Test func `UIButton.Configuration.Size can be used`() {
    _ = UIKitException.caught {
      _ = UIButton.Configuration.Size(rawValue: 0)
    }
  }

  @Test func `UIButton.Role can be used`() {
    _ = UIKitException.caught {
      _ = UIButton.Role(rawValue: 0)
    }
  }

  @Test func `UICellAccessory can be used`() {
    _ = UIKitException.caught {
      _ = UICellAccessory.checkmark(
        displayed: UICellAccessory.DisplayedState.always,
        options: UICellAccessory.Options(isHidden: nil, reservedLayoutWidth: nil, tintColor: nil))
      _ = UICellAccessory.disclosureIndicator(
        displayed: UICellAccessory.DisplayedState.always,
        options: UICellAccessory.Options(isHidden: nil, reservedLayoutWidth: nil, tintColor: nil))
      _ = UICellAccessory.multiselect(
        displayed: UICellAccessory.DisplayedState.always,
        options: UICellAccessory.Options(isHidden: nil, reservedLayoutWidth: nil, tintColor: nil))
      _ = UICellAccessory.reorder(
        displayed: UICellAccessory.DisplayedState.always,
        options: UICellAccessory.Options(isHidden: nil, reservedLayoutWidth: nil, tintColor: nil))
      _ = UICellAccessory.delete(
        displayed: UICellAccessory.DisplayedState.always,
        options: UICellAccessory.Options(isHidden: nil, reservedLayoutWidth: nil, tintColor: nil),
        actionHandler: nil)
      _ = UICellAccessory.insert(
        displayed: UICellAccessory.DisplayedState.always,
        options: UICellAccessory.Options(isHidden: nil, reservedLayoutWidth: nil, tintColor: nil),
        actionHandler: nil)
      _ = UICellAccessory.label(
        text: "a", displayed: UICellAccessory.DisplayedState.always,
        options: UICellAccessory.Options(isHidden: nil, reservedLayoutWidth: nil, tintColor: nil))
      _ = UICellAccessory.outlineDisclosure(
        displayed: UICellAccessory.DisplayedState.always,
        options: UICellAccessory.Options(isHidden: nil, reservedLayoutWidth: nil, tintColor: nil),
        actionHandler: nil)
    }
  }

  @Test func `UICellAccessory.DisplayedState can be used`() {
    _ = UIKitException.caught {
      _ = UICellAccessory.DisplayedState(rawValue: 0)
    }
  }

  @Test func `UICellAccessory.Options can be used`() {
    _ = UIKitException.caught {
      var made = UICellAccessory.Options(isHidden: nil, reservedLayoutWidth: nil, tintColor: nil)
      made.isHidden = same(made.isHidden)
      made.reservedLayoutWidth = same(made.reservedLayoutWidth)
      made.tintColor = same(made.tintColor)
      _ = UICellAccessory.Options(isHidden: nil, reservedLayoutWidth: nil, tintColor: nil)
    }
  }

  @Test func `UICellConfigurationState can be used`() {
    _ = UIKitException.caught {
      var made = UICellConfigurationState(traitCollection: UITraitCollection(displayScale: 1))
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
      _ = UICellConfigurationState(traitCollection: UITraitCollection(displayScale: 1))
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

  @Test func `UICollectionLayoutListConfiguration can be used`() {
    _ = UIKitException.caught {
      var made = UICollectionLayoutListConfiguration(
        appearance: UICollectionLayoutListConfiguration.Appearance.grouped)
      _ = made.appearance
      made.backgroundColor = same(made.backgroundColor)
      made.footerMode = same(made.footerMode)
      made.headerMode = same(made.headerMode)
      made.headerTopPadding = same(made.headerTopPadding)
      made.showsSeparators = same(made.showsSeparators)
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
      made.collectionViewLayout = same(made.collectionViewLayout)
      made.dataSource = same(made.dataSource)
      made.delegate = same(made.delegate)
      _ = UICollectionView.elementKindSectionFooter
      _ = UICollectionView.elementKindSectionHeader
      _ = made.hasUncommittedUpdates
      _ = made.indexPathsForSelectedItems
      _ = made.indexPathsForVisibleItems
      made.isPrefetchingEnabled = same(made.isPrefetchingEnabled)
      made.layoutSubviews()
      _ = made.numberOfSections
      made.prefetchDataSource = same(made.prefetchDataSource)
      made.reloadData()
      _ = made.visibleCells
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
      _ = made.visibleSupplementaryViews(ofKind: "a")
      _ = made.dequeueReusableCell(withReuseIdentifier: "a", for: [0, 0])
      made.deselectItem(at: [0, 0], animated: false)
      _ = UICollectionView(frame: .smoke, collectionViewLayout: UICollectionViewLayout())
      _ = made.layoutAttributesForSupplementaryElement(ofKind: "a", at: [0, 0])
      made.moveItem(at: [0, 0], to: [0, 0])
      made.moveSection(0, toSection: 0)
      made.performBatchUpdates({}, completion: nil)
      made.performBatchUpdates(nil, completion: nil)
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

  @Test func `UICollectionViewFlowLayout can be used`() {
    _ = UIKitException.caught {
      let made = UICollectionViewFlowLayout()
      _ = UICollectionViewFlowLayout.automaticSize
      _ = made.collectionViewContentSize
      made.estimatedItemSize = same(made.estimatedItemSize)
      made.footerReferenceSize = same(made.footerReferenceSize)
      made.headerReferenceSize = same(made.headerReferenceSize)
      made.itemSize = same(made.itemSize)
      made.minimumInteritemSpacing = same(made.minimumInteritemSpacing)
      made.minimumLineSpacing = same(made.minimumLineSpacing)
      made.prepare()
      made.scrollDirection = same(made.scrollDirection)
      made.sectionHeadersPinToVisibleBounds = same(made.sectionHeadersPinToVisibleBounds)
      made.sectionInset = same(made.sectionInset)
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

  @Test func `UICollectionViewLayout can be used`() {
    _ = UIKitException.caught {
      let made = UICollectionViewLayout()
      _ = made.collectionView
      _ = made.collectionViewContentSize
      _ = UICollectionViewLayout()
      made.invalidateLayout()
      made.prepare()
      _ = UICollectionViewLayout(coder: NSCoder())
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

  @Test func `UICollisionBehavior can be used`() {
    _ = UIKitException.caught {
      let made = UICollisionBehavior(items: [])
      made.removeAllBoundaries()
      made.translatesReferenceBoundsIntoBoundary = same(made.translatesReferenceBoundsIntoBoundary)
    }
  }
}
