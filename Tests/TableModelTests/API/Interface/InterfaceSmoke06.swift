import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke06 {
  @Test func `UIBlurEffect can be used`() {
    _ = UIKitException.caught {
      _ = UIBlurEffect(style: UIBlurEffect.Style.dark)
    }
  }

  @Test func `UIBlurEffect.Style can be used`() {
    _ = UIKitException.caught {
      _ = UIBlurEffect.Style(rawValue: 0)
    }
  }

  @Test func `UIButton can be used`() {
    _ = UIKitException.caught {
      let made = UIButton(frame: .smoke)
      made.adjustsImageSizeForAccessibilityContentSizeCategory = same(
        made.adjustsImageSizeForAccessibilityContentSizeCategory)
      made.adjustsImageWhenDisabled = same(made.adjustsImageWhenDisabled)
      made.adjustsImageWhenHighlighted = same(made.adjustsImageWhenHighlighted)
      made.automaticallyUpdatesConfiguration = same(made.automaticallyUpdatesConfiguration)
      made.buttonType = same(made.buttonType)
      made.changesSelectionAsPrimaryAction = same(made.changesSelectionAsPrimaryAction)
      made.configuration = same(made.configuration)
      made.configurationUpdateHandler = same(made.configurationUpdateHandler)
      made.contentEdgeInsets = same(made.contentEdgeInsets)
      _ = made.currentAttributedTitle
      _ = made.currentBackgroundImage
      _ = made.currentImage
      _ = made.currentTitle
      _ = made.currentTitleColor
      made.imageEdgeInsets = same(made.imageEdgeInsets)
      _ = made.imageView
      _ = made.intrinsicContentSize
      made.isPointerInteractionEnabled = same(made.isPointerInteractionEnabled)
      made.layoutSubviews()
      made.menu = same(made.menu)
      made.pointerStyleProvider = same(made.pointerStyleProvider)
      made.reversesTitleShadowWhenHighlighted = same(made.reversesTitleShadowWhenHighlighted)
      made.role = same(made.role)
      made.setNeedsUpdateConfiguration()
      made.showsTouchWhenHighlighted = same(made.showsTouchWhenHighlighted)
      made.titleEdgeInsets = same(made.titleEdgeInsets)
      _ = made.titleLabel
      made.updateConfiguration()
      _ = made.attributedTitle(for: (UIControl.State()))
      _ = made.backgroundImage(for: (UIControl.State()))
      _ = made.image(for: (UIControl.State()))
      _ = UIButton(coder: NSCoder())
      _ = UIButton(frame: .smoke)
      _ = UIButton(type: UIButton.ButtonType.close)
      _ = UIButton.objectiveCInit(type: UIButton.ButtonType.close)
      _ = made.sizeThatFits(CGSize(width: 4, height: 4))
      _ = made.title(for: (UIControl.State()))
      _ = made.titleColor(for: (UIControl.State()))
      _ = made.titleShadowColor(for: (UIControl.State()))
      _ = UIButton(configuration: UIButton.Configuration.plain(), primaryAction: nil)
      _ = UIButton(frame: .smoke, primaryAction: nil)
      _ = UIButton(type: UIButton.ButtonType.close, primaryAction: nil)
      made.setAttributedTitle(nil, for: (UIControl.State()))
      made.setBackgroundImage(nil, for: (UIControl.State()))
      made.setImage(nil, for: (UIControl.State()))
      made.setPreferredSymbolConfiguration(nil, forImageIn: (UIControl.State()))
      made.setTitle(nil, for: (UIControl.State()))
      made.setTitleColor(nil, for: (UIControl.State()))
      made.setTitleShadowColor(nil, for: (UIControl.State()))
    }
  }

  @Test func `UIButton.ButtonType can be used`() {
    _ = UIKitException.caught {
      _ = UIButton.ButtonType.roundedRect
      _ = UIButton.ButtonType(rawValue: 0)
    }
  }

  @Test func `UIButton.Configuration can be used`() {
    _ = UIKitException.caught {
      var made = UIButton.Configuration.plain()
      made.activityIndicatorColorTransformer = same(made.activityIndicatorColorTransformer)
      made.attributedSubtitle = same(made.attributedSubtitle)
      made.attributedTitle = same(made.attributedTitle)
      made.automaticallyUpdateForSelection = same(made.automaticallyUpdateForSelection)
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
      made.imageColorTransformer = same(made.imageColorTransformer)
      made.imagePadding = same(made.imagePadding)
      made.imagePlacement = same(made.imagePlacement)
      made.indicator = same(made.indicator)
      _ = UIButton.Configuration.plain()
      made.preferredSymbolConfigurationForImage = same(made.preferredSymbolConfigurationForImage)
      made.setDefaultContentInsets()
      made.showsActivityIndicator = same(made.showsActivityIndicator)
      made.subtitle = same(made.subtitle)
      made.subtitleLineBreakMode = same(made.subtitleLineBreakMode)
      made.subtitleTextAttributesTransformer = same(made.subtitleTextAttributesTransformer)
      _ = UIButton.Configuration.tinted()
      made.title = same(made.title)
      made.titleAlignment = same(made.titleAlignment)
      made.titleLineBreakMode = same(made.titleLineBreakMode)
      made.titlePadding = same(made.titlePadding)
      made.titleTextAttributesTransformer = same(made.titleTextAttributesTransformer)
      _ = made.updated(for: UIButton(frame: .smoke))
    }
  }

  @Test func `UIButton.Configuration.CornerStyle can be used`() {
    _ = UIKitException.caught {
      _ = UIButton.Configuration.CornerStyle(rawValue: 0)
    }
  }

  @Test func `UIButton.Configuration.Indicator can be used`() {
    _ = UIKitException.caught {
      _ = UIButton.Configuration.Indicator(rawValue: 0)
    }
  }

  @Test func `UIButton.Configuration.Size can be used`() {
    _ = UIKitException.caught {
      _ = UIButton.Configuration.Size(rawValue: 0)
    }
  }

  @Test func `UIButton.Configuration.TitleAlignment can be used`() {
    _ = UIKitException.caught {
      _ = UIButton.Configuration.TitleAlignment(rawValue: 0)
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
      made.dragDelegate = same(made.dragDelegate)
      made.dragInteractionEnabled = same(made.dragInteractionEnabled)
      made.dropDelegate = same(made.dropDelegate)
      _ = UICollectionView.elementKindSectionFooter
      _ = UICollectionView.elementKindSectionHeader
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
}
