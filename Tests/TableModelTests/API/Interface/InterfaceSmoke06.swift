import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke06 {
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

  @Test func `UIColor can be used`() {
    _ = UIKitException.caught {
      let made = UIColor(cgColor: CGColor(red: 1, green: 1, blue: 1, alpha: 1))
      _ = UIColor.black
      _ = UIColor.blue
      _ = UIColor.brown
      _ = made.cgColor
      _ = UIColor.clear
      _ = UIColor.cyan
      _ = UIColor.darkGray
      _ = UIColor.darkText
      _ = made.description
      _ = UIColor.gray
      _ = UIColor.green
      _ = UIColor.groupTableViewBackground
      _ = made.hash
      _ = UIColor.label
      _ = UIColor.lightGray
      _ = UIColor.lightText
      _ = UIColor.link
      _ = UIColor.magenta
      _ = UIColor.opaqueSeparator
      _ = UIColor.orange
      _ = UIColor.placeholderText
      _ = UIColor.purple
      _ = UIColor.quaternaryLabel
      _ = UIColor.quaternarySystemFill
      _ = UIColor.red
      _ = UIColor.secondaryLabel
      _ = UIColor.secondarySystemBackground
      _ = UIColor.secondarySystemFill
      _ = UIColor.secondarySystemGroupedBackground
      _ = UIColor.separator
      made.set()
      made.setFill()
      made.setStroke()
      _ = UIColor.systemBackground
      _ = UIColor.systemBlue
      _ = UIColor.systemBrown
      _ = UIColor.systemCyan
      _ = UIColor.systemFill
      _ = UIColor.systemGray
      _ = UIColor.systemGray2
      _ = UIColor.systemGray3
      _ = UIColor.systemGray4
      _ = UIColor.systemGray5
      _ = UIColor.systemGray6
      _ = UIColor.systemGreen
      _ = UIColor.systemGroupedBackground
      _ = UIColor.systemIndigo
      _ = UIColor.systemMint
      _ = UIColor.systemOrange
      _ = UIColor.systemPink
      _ = UIColor.systemPurple
      _ = UIColor.systemRed
      _ = UIColor.systemTeal
      _ = UIColor.systemYellow
      _ = UIColor.tertiaryLabel
      _ = UIColor.tertiarySystemBackground
      _ = UIColor.tertiarySystemFill
      _ = UIColor.tertiarySystemGroupedBackground
      _ = UIColor.tintColor
      _ = UIColor.white
      _ = UIColor.yellow
      _ = UIColor(cgColor: CGColor(red: 1, green: 1, blue: 1, alpha: 1))
      _ = UIColor(dynamicProvider: { _ in .red })
      _ = UIColor(named: "a")
      _ = UIColor(patternImage: UIImage())
      _ = made.isEqual(nil)
      _ = made.resolvedColor(with: UITraitCollection(displayScale: 1))
      _ = made.withAlphaComponent(1)
      _ = made.getWhite(nil, alpha: nil)
      _ = UIColor(white: 1, alpha: 1)
      _ = UIColor(named: "a", in: nil, compatibleWith: nil)
      _ = made.getHue(nil, saturation: nil, brightness: nil, alpha: nil)
      _ = made.getRed(nil, green: nil, blue: nil, alpha: nil)
      _ = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1)
      _ = UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1)
      _ = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    }
  }

  @Test func `UIColorPickerViewController can be used`() {
    _ = UIKitException.caught {
      let made = UIColorPickerViewController()
      made.delegate = same(made.delegate)
      made.selectedColor = same(made.selectedColor)
      made.supportsAlpha = same(made.supportsAlpha)
    }
  }

  @Test func `UIColorWell can be used`() {
    _ = UIKitException.caught {
      let made = UIColorWell(frame: .smoke)
      made.selectedColor = same(made.selectedColor)
      made.supportsAlpha = same(made.supportsAlpha)
      made.title = same(made.title)
    }
  }

  @Test func `UICommand can be used`() {
    _ = UIKitException.caught {
      let made = UICommand(
        title: "a", image: nil, action: "a", propertyList: nil, discoverabilityTitle: nil,
        attributes: (UIMenuElement.Attributes()), state: UIMenuElement.State.mixed)
      _ = made.action
      made.attributes = same(made.attributes)
      made.discoverabilityTitle = same(made.discoverabilityTitle)
      _ = made.propertyList
      made.state = same(made.state)
      _ = UICommand(
        title: "a", image: nil, action: "a", propertyList: nil, discoverabilityTitle: nil,
        attributes: (UIMenuElement.Attributes()), state: UIMenuElement.State.mixed)
    }
  }

  @Test func `UIConfigurationColorTransformer can be used`() {
    _ = UIKitException.caught {
      let made = UIConfigurationColorTransformer({ _ in .red })
      _ = UIConfigurationColorTransformer.grayscale
      _ = UIConfigurationColorTransformer.monochromeTint
      _ = UIConfigurationColorTransformer.preferredTint
      _ = made.transform
      _ = made.callAsFunction(.red)
      _ = UIConfigurationColorTransformer({ _ in .red })
    }
  }

  @Test func `UIConfigurationStateCustomKey can be used`() {
    _ = UIKitException.caught {
      var made = UIConfigurationStateCustomKey("a")
      made.rawValue = same(made.rawValue)
      _ = UIConfigurationStateCustomKey("a")
      _ = UIConfigurationStateCustomKey(rawValue: "a")
    }
  }

  @Test func `UIContentInsetsReference can be used`() {
    _ = UIKitException.caught {
      _ = UIContentInsetsReference(rawValue: 0)
    }
  }
}
