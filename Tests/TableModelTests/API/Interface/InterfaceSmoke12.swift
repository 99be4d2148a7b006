import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke12 {
  @Test func `UIDocumentInteractionController can be used`() {
    _ = UIKitException.caught {
      let made = UIDocumentInteractionController()
      made.annotation = same(made.annotation)
      made.delegate = same(made.delegate)
      _ = made.icons
      _ = UIDocumentInteractionController()
      made.name = same(made.name)
      made.url = same(made.url)
      made.uti = same(made.uti)
      made.dismissMenu(animated: false)
      made.dismissPreview(animated: false)
      _ = UIDocumentInteractionController(url: URL(filePath: "/"))
      _ = made.presentPreview(animated: false)
      _ = made.presentOpenInMenu(from: UIBarButtonItem(), animated: false)
      _ = made.presentOptionsMenu(from: UIBarButtonItem(), animated: false)
      _ = made.presentOpenInMenu(from: .smoke, in: UIView(), animated: false)
      _ = made.presentOptionsMenu(from: .smoke, in: UIView(), animated: false)
    }
  }

  @Test func `UIDocumentMenuOrder can be used`() {
    _ = UIKitException.caught {
      _ = UIDocumentMenuOrder(rawValue: 0)
    }
  }

  @Test func `UIDocumentMenuViewController can be used`() {
    _ = UIKitException.caught {
      let made = UIDocumentMenuViewController(
        documentTypes: [], in: UIDocumentPickerMode.exportToService)
      made.delegate = same(made.delegate)
      _ = UIDocumentMenuViewController(coder: NSCoder())
      _ = UIDocumentMenuViewController(documentTypes: [], in: UIDocumentPickerMode.exportToService)
      _ = UIDocumentMenuViewController(
        url: URL(filePath: "/"), in: UIDocumentPickerMode.exportToService)
      made.addOption(withTitle: "a", image: nil, order: UIDocumentMenuOrder.first, handler: {})
    }
  }

  @Test func `UIDocumentPickerMode can be used`() {
    _ = UIKitException.caught {
      _ = UIDocumentPickerMode(rawValue: 0)
    }
  }

  @Test func `UIDocumentPickerViewController can be used`() {
    _ = UIKitException.caught {
      let made = UIDocumentPickerViewController(forExporting: [])
      made.allowsMultipleSelection = same(made.allowsMultipleSelection)
      made.delegate = same(made.delegate)
      made.directoryURL = same(made.directoryURL)
      _ = made.documentPickerMode
      made.shouldShowFileExtensions = same(made.shouldShowFileExtensions)
      _ = UIDocumentPickerViewController(coder: NSCoder())
      _ = UIDocumentPickerViewController(forExporting: [])
      _ = UIDocumentPickerViewController(forOpeningContentTypes: [])
      _ = UIDocumentPickerViewController(
        documentTypes: [], in: UIDocumentPickerMode.exportToService)
      _ = UIDocumentPickerViewController(forExporting: [], asCopy: false)
      _ = UIDocumentPickerViewController(forOpeningContentTypes: [], asCopy: false)
      _ = UIDocumentPickerViewController(
        url: URL(filePath: "/"), in: UIDocumentPickerMode.exportToService)
      _ = UIDocumentPickerViewController(urls: [], in: UIDocumentPickerMode.exportToService)
    }
  }

  @Test func `UIDragInteraction can be used`() {
    _ = UIKitException.caught {
      _ = UIDragInteraction.isEnabledByDefault
    }
  }

  @Test func `UIDragItem can be used`() {
    _ = UIKitException.caught {
      let made = UIDragItem(itemProvider: NSItemProvider())
      _ = made.itemProvider
      made.localObject = same(made.localObject)
      made.previewProvider = same(made.previewProvider)
      _ = UIDragItem(itemProvider: NSItemProvider())
    }
  }

  @Test func `UIDragPreview can be used`() {
    _ = UIKitException.caught {
      let made = UIDragPreview(view: UIView())
      _ = made.parameters
      _ = made.view
      _ = UIDragPreview(view: UIView())
      _ = UIDragPreview(view: UIView(), parameters: UIDragPreviewParameters())
    }
  }

  @Test func `UIDropOperation can be used`() {
    _ = UIKitException.caught {
      _ = UIDropOperation(rawValue: 0)
    }
  }

  @Test func `UIDropProposal can be used`() {
    _ = UIKitException.caught {
      let made = UIDropProposal(operation: UIDropOperation.cancel)
      made.isPrecise = same(made.isPrecise)
      _ = made.operation
      made.prefersFullSizePreview = same(made.prefersFullSizePreview)
      _ = UIDropProposal(operation: UIDropOperation.cancel)
    }
  }

  @Test func `UIDropSessionProgressIndicatorStyle can be used`() {
    _ = UIKitException.caught {
      _ = UIDropSessionProgressIndicatorStyle(rawValue: 0)
    }
  }

  @Test func `UIDynamicAnimator can be used`() {
    _ = UIKitException.caught {
      let made = UIDynamicAnimator()
      _ = made.behaviors
      made.delegate = same(made.delegate)
      _ = made.elapsedTime
      _ = UIDynamicAnimator()
      _ = made.isRunning
      _ = made.referenceView
      made.removeAllBehaviors()
      made.addBehavior(UIDynamicBehavior())
      _ = UIDynamicAnimator(collectionViewLayout: UICollectionViewLayout())
      _ = UIDynamicAnimator(referenceView: UIView())
      _ = made.items(in: .smoke)
      made.removeBehavior(UIDynamicBehavior())
    }
  }

  @Test func `UIDynamicBehavior can be used`() {
    _ = UIKitException.caught {
      let made = UIDynamicBehavior()
      made.action = same(made.action)
      _ = made.childBehaviors
      _ = UIDynamicBehavior()
      made.addChildBehavior(UIDynamicBehavior())
      made.removeChildBehavior(UIDynamicBehavior())
    }
  }

  @Test func `UIDynamicItemBehavior can be used`() {
    _ = UIKitException.caught {
      let made = UIDynamicItemBehavior(items: [])
      made.allowsRotation = same(made.allowsRotation)
      made.angularResistance = same(made.angularResistance)
      made.charge = same(made.charge)
      made.density = same(made.density)
      made.elasticity = same(made.elasticity)
      made.friction = same(made.friction)
      made.isAnchored = same(made.isAnchored)
      made.resistance = same(made.resistance)
    }
  }

  @Test func `UIDynamicItemCollisionBoundsType can be used`() {
    _ = UIKitException.caught {
      _ = UIDynamicItemCollisionBoundsType(rawValue: 0)
    }
  }

  @Test func `UIEdgeInsets can be used`() {
    _ = UIKitException.caught {
      var made = UIEdgeInsets()
      made.bottom = same(made.bottom)
      _ = UIEdgeInsets()
      made.left = same(made.left)
      made.right = same(made.right)
      made.top = same(made.top)
      _ = UIEdgeInsets.zero
      _ = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    }
  }

  @Test func `UIEditMenuConfiguration can be used`() {
    _ = UIKitException.caught {
      let made = UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 0, y: 0))
      _ = made.identifier
      _ = made.sourcePoint
      _ = UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 0, y: 0))
    }
  }

  @Test func `UIEditMenuInteraction can be used`() {
    _ = UIKitException.caught {
      let made = UIEditMenuInteraction(delegate: nil)
      _ = made.delegate
      made.dismissMenu()
      made.reloadVisibleMenu()
      _ = made.view
      made.didMove(to: nil)
      _ = UIEditMenuInteraction(delegate: nil)
      made.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 0, y: 0)))
      made.willMove(to: nil)
    }
  }

  @Test func `UIEvent.ButtonMask can be used`() {
    _ = UIKitException.caught {
      let made = (UIEvent.ButtonMask())
      _ = UIEvent.ButtonMask.primary
      _ = made.rawValue
      _ = UIEvent.ButtonMask.secondary
      _ = UIEvent.ButtonMask(rawValue: 0)
    }
  }

  @Test func `UIEvent.EventSubtype can be used`() {
    _ = UIKitException.caught {
      _ = UIEvent.EventSubtype(rawValue: 0)
    }
  }

  @Test func `UIEvent.EventType can be used`() {
    _ = UIKitException.caught {
      _ = UIEvent.EventType(rawValue: 0)
    }
  }

  @Test func `UIFeedbackGenerator can be used`() {
    _ = UIKitException.caught {
      let made = UIFeedbackGenerator()
      _ = UIFeedbackGenerator()
      made.prepare()
    }
  }

  @Test func `UIFocusAnimationCoordinator can be used`() {
    _ = UIKitException.caught {
      let made = UIFocusAnimationCoordinator()
      made.addCoordinatedAnimations(nil, completion: nil)
    }
  }

  @Test func `UIFocusHeading can be used`() {
    _ = UIKitException.caught {
      let made = (UIFocusHeading())
      _ = UIFocusHeading.down
      _ = UIFocusHeading.first
      _ = UIFocusHeading.last
      _ = UIFocusHeading.left
      _ = UIFocusHeading.next
      _ = UIFocusHeading.previous
      _ = made.rawValue
      _ = UIFocusHeading.right
      _ = UIFocusHeading.up
      _ = UIFocusHeading(rawValue: 0)
    }
  }

  @Test func `UIFocusUpdateContext can be used`() {
    _ = UIKitException.caught {
      let made = UIFocusUpdateContext()
      _ = made.focusHeading
      _ = made.nextFocusedView
      _ = made.previouslyFocusedView
    }
  }

  @Test func `UIFont can be used`() {
    _ = UIKitException.caught {
      let made = UIFont(descriptor: UIFontDescriptor(fontAttributes: [:]), size: 1)
      _ = made.ascender
      _ = UIFont.buttonFontSize
      _ = made.capHeight
      _ = made.descender
      _ = made.familyName
      _ = UIFont.familyNames
      _ = made.fontDescriptor
      _ = made.fontName
      _ = made.hash
      _ = UIFont.labelFontSize
      _ = made.leading
      _ = made.lineHeight
      _ = made.pointSize
      _ = UIFont.smallSystemFontSize
      _ = UIFont.systemFontSize
      _ = made.xHeight
      _ = UIFont.boldSystemFont(ofSize: 1)
      _ = UIFont.fontNames(forFamilyName: "a")
      _ = made.isEqual(nil)
      _ = UIFont.italicSystemFont(ofSize: 1)
      _ = UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: "a"))
      _ = UIFont.systemFont(ofSize: 1)
      _ = made.withSize(1)
      _ = UIFont(descriptor: UIFontDescriptor(fontAttributes: [:]), size: 1)
      _ = UIFont(name: "a", size: 1)
      _ = UIFont.monospacedDigitSystemFont(ofSize: 1, weight: UIFont.Weight(1))
      _ = UIFont.monospacedSystemFont(ofSize: 1, weight: UIFont.Weight(1))
      _ = UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: "a"), compatibleWith: nil)
      _ = UIFont.systemFont(ofSize: 1, weight: UIFont.Weight(1))
    }
  }

  @Test func `UIFont.TextStyle can be used`() {
    _ = UIKitException.caught {
      var made = UIFont.TextStyle(rawValue: "a")
      _ = UIFont.TextStyle.body
      _ = UIFont.TextStyle.callout
      _ = UIFont.TextStyle.caption1
      _ = UIFont.TextStyle.caption2
      _ = UIFont.TextStyle.extraLargeTitle
      _ = UIFont.TextStyle.extraLargeTitle2
      _ = UIFont.TextStyle.footnote
      _ = UIFont.TextStyle.headline
      _ = UIFont.TextStyle.largeTitle
      made.rawValue = same(made.rawValue)
      _ = UIFont.TextStyle.subheadline
      _ = UIFont.TextStyle.title1
      _ = UIFont.TextStyle.title2
      _ = UIFont.TextStyle.title3
      _ = UIFont.TextStyle(rawValue: "a")
    }
  }

  @Test func `UIFont.Weight can be used`() {
    _ = UIKitException.caught {
      var made = UIFont.Weight(1)
      _ = UIFont.Weight.black
      _ = UIFont.Weight.bold
      _ = UIFont.Weight.heavy
      _ = UIFont.Weight.light
      _ = UIFont.Weight.medium
      made.rawValue = same(made.rawValue)
      _ = UIFont.Weight.regular
      _ = UIFont.Weight.semibold
      _ = UIFont.Weight.thin
      _ = UIFont.Weight.ultraLight
      _ = UIFont.Weight(1)
      _ = UIFont.Weight(rawValue: 1)
    }
  }

  @Test func `UIFontDescriptor can be used`() {
    _ = UIKitException.caught {
      let made = UIFontDescriptor(fontAttributes: [:])
      _ = made.fontAttributes
      _ = made.pointSize
      _ = made.postscriptName
      _ = made.symbolicTraits
      _ = made.addingAttributes([:])
      _ = UIFontDescriptor(fontAttributes: [:])
      _ = UIFontDescriptor.preferredFontDescriptor(withTextStyle: UIFont.TextStyle(rawValue: "a"))
      _ = made.withDesign(UIFontDescriptor.SystemDesign(rawValue: "a"))
      _ = made.withFamily("a")
      _ = made.withSize(1)
      _ = made.withSymbolicTraits((UIFontDescriptor.SymbolicTraits()))
      _ = UIFontDescriptor(name: "a", matrix: CGAffineTransform())
      _ = UIFontDescriptor(name: "a", size: 1)
      _ = UIFontDescriptor.preferredFontDescriptor(
        withTextStyle: UIFont.TextStyle(rawValue: "a"), compatibleWith: nil)
    }
  }

  @Test func `UIFontDescriptor.AttributeName can be used`() {
    _ = UIKitException.caught {
      var made = UIFontDescriptor.AttributeName(rawValue: "a")
      _ = UIFontDescriptor.AttributeName.face
      _ = UIFontDescriptor.AttributeName.family
      _ = UIFontDescriptor.AttributeName.featureSettings
      _ = UIFontDescriptor.AttributeName.name
      made.rawValue = same(made.rawValue)
      _ = UIFontDescriptor.AttributeName.size
      _ = UIFontDescriptor.AttributeName.textStyle
      _ = UIFontDescriptor.AttributeName.traits
      _ = UIFontDescriptor.AttributeName(rawValue: "a")
    }
  }

  @Test func `UIFontDescriptor.FeatureKey can be used`() {
    _ = UIKitException.caught {
      var made = UIFontDescriptor.FeatureKey(rawValue: "a")
      _ = UIFontDescriptor.FeatureKey.featureIdentifier
      made.rawValue = same(made.rawValue)
      _ = UIFontDescriptor.FeatureKey.selector
      _ = UIFontDescriptor.FeatureKey.type
      _ = UIFontDescriptor.FeatureKey.typeIdentifier
      _ = UIFontDescriptor.FeatureKey(rawValue: "a")
    }
  }

  @Test func `UIFontDescriptor.SymbolicTraits can be used`() {
    _ = UIKitException.caught {
      let made = (UIFontDescriptor.SymbolicTraits())
      _ = made.rawValue
      _ = UIFontDescriptor.SymbolicTraits.traitBold
      _ = UIFontDescriptor.SymbolicTraits.traitCondensed
      _ = UIFontDescriptor.SymbolicTraits.traitItalic
      _ = UIFontDescriptor.SymbolicTraits.traitMonoSpace
      _ = UIFontDescriptor.SymbolicTraits(rawValue: 0)
    }
  }

  @Test func `UIFontDescriptor.SystemDesign can be used`() {
    _ = UIKitException.caught {
      var made = UIFontDescriptor.SystemDesign(rawValue: "a")
      _ = UIFontDescriptor.SystemDesign.`default`
      _ = UIFontDescriptor.SystemDesign.monospaced
      made.rawValue = same(made.rawValue)
      _ = UIFontDescriptor.SystemDesign.rounded
      _ = UIFontDescriptor.SystemDesign.serif
      _ = UIFontDescriptor.SystemDesign(rawValue: "a")
    }
  }

  @Test func `UIFontDescriptor.TraitKey can be used`() {
    _ = UIKitException.caught {
      var made = UIFontDescriptor.TraitKey(rawValue: "a")
      made.rawValue = same(made.rawValue)
      _ = UIFontDescriptor.TraitKey.slant
      _ = UIFontDescriptor.TraitKey.symbolic
      _ = UIFontDescriptor.TraitKey.weight
      _ = UIFontDescriptor.TraitKey.width
      _ = UIFontDescriptor.TraitKey(rawValue: "a")
    }
  }

  @Test func `UIFontMetrics can be used`() {
    _ = UIKitException.caught {
      let made = UIFontMetrics(forTextStyle: UIFont.TextStyle(rawValue: "a"))
      _ = UIFontMetrics.`default`
      _ = UIFontMetrics(forTextStyle: UIFont.TextStyle(rawValue: "a"))
      _ = made.scaledFont(for: .smoke)
      _ = made.scaledValue(for: 1)
      _ = made.scaledFont(for: .smoke, compatibleWith: nil)
      _ = made.scaledFont(for: .smoke, maximumPointSize: 1)
      _ = made.scaledValue(for: 1, compatibleWith: nil)
      _ = made.scaledFont(for: .smoke, maximumPointSize: 1, compatibleWith: nil)
    }
  }
}
