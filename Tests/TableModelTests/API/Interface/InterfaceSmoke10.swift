import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke10 {
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
      made.finalizeAnimatedBoundsChange()
      made.finalizeCollectionViewUpdates()
      _ = UICollectionViewLayout()
      made.invalidateLayout()
      _ = UICollectionViewLayout.invalidationContextClass
      _ = UICollectionViewLayout.layoutAttributesClass
      made.prepare()
      _ = made.finalLayoutAttributesForDisappearingItem(at: [0, 0])
      _ = UICollectionViewLayout(coder: NSCoder())
      _ = made.initialLayoutAttributesForAppearingItem(at: [0, 0])
      made.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
      _ = made.invalidationContext(forBoundsChange: .smoke)
      _ = made.layoutAttributesForElements(in: .smoke)
      _ = made.layoutAttributesForItem(at: [0, 0])
      made.prepare(forAnimatedBoundsChange: .smoke)
      made.prepare(forCollectionViewUpdates: [])
      _ = made.shouldInvalidateLayout(forBoundsChange: .smoke)
      _ = made.targetContentOffset(forProposedContentOffset: CGPoint(x: 0, y: 0))
      _ = made.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: "a", at: [0, 0])
      _ = made.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: "a", at: [0, 0])
      _ = made.layoutAttributesForSupplementaryView(ofKind: "a", at: [0, 0])
      _ = made.targetContentOffset(
        forProposedContentOffset: CGPoint(x: 0, y: 0), withScrollingVelocity: CGPoint(x: 0, y: 0))
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
      made.transform = same(made.transform)
      made.transform3D = same(made.transform3D)
      made.zIndex = same(made.zIndex)
      _ = made.copy(with: nil)
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

  @Test func `UICollectionViewUpdateItem can be used`() {
    _ = UIKitException.caught {
      let made = UICollectionViewUpdateItem()
      _ = made.indexPathAfterUpdate
      _ = made.indexPathBeforeUpdate
      _ = made.updateAction
    }
  }

  @Test func `UICollectionViewUpdateItem.Action can be used`() {
    _ = UIKitException.caught {
      _ = UICollectionViewUpdateItem.Action(rawValue: 0)
    }
  }

  @Test func `UICollisionBehavior can be used`() {
    _ = UIKitException.caught {
      let made = UICollisionBehavior(items: [])
      made.collisionDelegate = same(made.collisionDelegate)
      made.collisionMode = same(made.collisionMode)
      made.removeAllBoundaries()
      made.translatesReferenceBoundsIntoBoundary = same(made.translatesReferenceBoundsIntoBoundary)
      made.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets())
    }
  }

  @Test func `UICollisionBehavior.Mode can be used`() {
    _ = UIKitException.caught {
      let made = (UICollisionBehavior.Mode())
      _ = UICollisionBehavior.Mode.boundaries
      _ = UICollisionBehavior.Mode.everything
      _ = UICollisionBehavior.Mode.items
      _ = made.rawValue
      _ = UICollisionBehavior.Mode(rawValue: 0)
    }
  }

  @Test func `UIColor can be used`() {
    _ = UIKitException.caught {
      let made = UIColor()
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
      _ = UIColor()
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
      _ = UIColor(cgColor: CGColor(gray: 1, alpha: 1))
      _ = UIColor(dynamicProvider: { _ in .red })
      _ = UIColor(named: "a")
      _ = UIColor(patternImage: UIImage())
      _ = made.isEqual(nil)
      _ = made.resolvedColor(
        with: UITraitCollection(accessibilityContrast: UIAccessibilityContrast.high))
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

  @Test func `UIColorEffect can be used`() {
    _ = UIKitException.caught {
      let made = UIColorEffect(color: .red)
      _ = made.color
      _ = UIColorEffect(color: .red)
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
      _ = made.alternates
      made.attributes = same(made.attributes)
      made.discoverabilityTitle = same(made.discoverabilityTitle)
      made.image = same(made.image)
      _ = made.propertyList
      made.state = same(made.state)
      made.title = same(made.title)
      _ = UICommand(
        title: "a", image: nil, action: "a", propertyList: nil, discoverabilityTitle: nil,
        attributes: (UIMenuElement.Attributes()), state: UIMenuElement.State.mixed)
      _ = UICommand(
        title: "a", image: nil, action: "a", propertyList: nil, alternates: [],
        discoverabilityTitle: nil, attributes: (UIMenuElement.Attributes()),
        state: UIMenuElement.State.mixed)
    }
  }

  @Test func `UICommandAlternate can be used`() {
    _ = UIKitException.caught {
      let made = UICommandAlternate(title: "a", action: "a", modifierFlags: (UIKeyModifierFlags()))
      _ = made.action
      _ = made.modifierFlags
      _ = made.title
      _ = UICommandAlternate(title: "a", action: "a", modifierFlags: (UIKeyModifierFlags()))
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

  @Test func `UIContentSizeCategory can be used`() {
    _ = UIKitException.caught {
      var made = UIContentSizeCategory(rawValue: "a")
      _ = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
      _ = UIContentSizeCategory.accessibilityExtraExtraLarge
      _ = UIContentSizeCategory.accessibilityExtraLarge
      _ = UIContentSizeCategory.accessibilityLarge
      _ = UIContentSizeCategory.accessibilityMedium
      _ = UIContentSizeCategory.didChangeNotification
      _ = UIContentSizeCategory.extraExtraExtraLarge
      _ = UIContentSizeCategory.extraExtraLarge
      _ = UIContentSizeCategory.extraLarge
      _ = UIContentSizeCategory.extraSmall
      _ = made.isAccessibilityCategory
      _ = UIContentSizeCategory.large
      _ = UIContentSizeCategory.medium
      _ = UIContentSizeCategory.newValueUserInfoKey
      made.rawValue = same(made.rawValue)
      _ = UIContentSizeCategory.small
      _ = UIContentSizeCategory.unspecified
      _ = UIContentSizeCategory(rawValue: "a")
    }
  }

  @Test func `UIContentUnavailableConfiguration can be used`() {
    _ = UIKitException.caught {
      var made = UIContentUnavailableConfiguration.empty()
      made.attributedText = same(made.attributedText)
      made.background = same(made.background)
      made.button = same(made.button)
      made.buttonProperties = same(made.buttonProperties)
      made.buttonToSecondaryButtonPadding = same(made.buttonToSecondaryButtonPadding)
      made.directionalLayoutMargins = same(made.directionalLayoutMargins)
      _ = UIContentUnavailableConfiguration.empty()
      made.image = same(made.image)
      made.imageProperties = same(made.imageProperties)
      made.imageToTextPadding = same(made.imageToTextPadding)
      _ = UIContentUnavailableConfiguration.loading()
      _ = made.makeContentView()
      _ = UIContentUnavailableConfiguration.search()
      made.secondaryButton = same(made.secondaryButton)
      made.secondaryButtonProperties = same(made.secondaryButtonProperties)
      made.secondaryText = same(made.secondaryText)
      made.secondaryTextProperties = same(made.secondaryTextProperties)
      made.text = same(made.text)
      made.textProperties = same(made.textProperties)
      made.textToButtonPadding = same(made.textToButtonPadding)
      made.textToSecondaryTextPadding = same(made.textToSecondaryTextPadding)
    }
  }

  @Test func `UIContentUnavailableConfiguration.ButtonProperties can be used`() {
    _ = UIKitException.caught {
      var made = UIContentUnavailableConfiguration.empty().buttonProperties
      made.isEnabled = same(made.isEnabled)
      made.menu = same(made.menu)
      made.primaryAction = same(made.primaryAction)
    }
  }

  @Test func `UIContentUnavailableConfiguration.ImageProperties can be used`() {
    _ = UIKitException.caught {
      var made = UIContentUnavailableConfiguration.empty().imageProperties
      made.maximumSize = same(made.maximumSize)
      made.preferredSymbolConfiguration = same(made.preferredSymbolConfiguration)
      made.tintColor = same(made.tintColor)
    }
  }

  @Test func `UIContentUnavailableConfiguration.TextProperties can be used`() {
    _ = UIKitException.caught {
      var made = UIContentUnavailableConfiguration.empty().textProperties
      made.color = same(made.color)
      made.font = same(made.font)
      made.numberOfLines = same(made.numberOfLines)
    }
  }
}
