import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke03 {
  @Test func `NSCollectionLayoutSupplementaryItem can be used`() {
    _ = UIKitException.caught {
      let made = NSCollectionLayoutSupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: NSCollectionLayoutDimension.absolute(1),
          heightDimension: NSCollectionLayoutDimension.absolute(1)), elementKind: "a",
        containerAnchor: NSCollectionLayoutAnchor(
          edges: (NSDirectionalRectEdge()), absoluteOffset: CGPoint(x: 0, y: 0)))
      _ = made.containerAnchor
      _ = made.elementKind
      made.zIndex = same(made.zIndex)
      _ = NSCollectionLayoutSupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: NSCollectionLayoutDimension.absolute(1),
          heightDimension: NSCollectionLayoutDimension.absolute(1)), elementKind: "a",
        containerAnchor: NSCollectionLayoutAnchor(
          edges: (NSDirectionalRectEdge()), absoluteOffset: CGPoint(x: 0, y: 0)))
    }
  }

  @Test func `NSDataAsset can be used`() {
    _ = UIKitException.caught {
      _ = NSDataAsset(name: "a")
      _ = NSDataAsset(name: "a", bundle: .main)
    }
  }

  @Test func `NSDiffableDataSourceSnapshot can be used`() {
    _ = UIKitException.caught {
      var made = NSDiffableDataSourceSnapshot<Int, Int>()
      made.deleteAllItems()
      _ = NSDiffableDataSourceSnapshot<Int, Int>()
      _ = made.itemIdentifiers
      _ = made.numberOfItems
      _ = made.numberOfSections
      _ = made.reconfiguredItemIdentifiers
      _ = made.reloadedItemIdentifiers
      _ = made.reloadedSectionIdentifiers
      _ = made.sectionIdentifiers
      made.appendSections([])
      made.deleteItems([])
      made.deleteSections([])
      _ = made.indexOfItem(0)
      _ = made.indexOfSection(0)
      _ = made.itemIdentifiers(inSection: 0)
      _ = made.numberOfItems(inSection: 0)
      made.reconfigureItems([])
      made.reloadItems([])
      made.reloadSections([])
      _ = made.sectionIdentifier(containingItem: 0)
      made.appendItems([], toSection: nil)
      made.insertItems([], afterItem: 0)
      made.insertItems([], beforeItem: 0)
      made.insertSections([], afterSection: 0)
      made.insertSections([], beforeSection: 0)
      made.moveItem(0, afterItem: 0)
      made.moveItem(0, beforeItem: 0)
      made.moveSection(0, afterSection: 0)
      made.moveSection(0, beforeSection: 0)
    }
  }

  @Test func `NSDiffableDataSourceSnapshotReference can be used`() {
    _ = UIKitException.caught {
      let made = NSDiffableDataSourceSnapshotReference()
      made.deleteAllItems()
      _ = NSDiffableDataSourceSnapshotReference()
      _ = made.itemIdentifiers
      _ = made.numberOfItems
      _ = made.numberOfSections
      _ = made.reconfiguredItemIdentifiers
      _ = made.reloadedItemIdentifiers
      _ = made.reloadedSectionIdentifiers
      _ = made.sectionIdentifiers
      made.appendItems(withIdentifiers: [])
      made.appendSections(withIdentifiers: [])
      _ = made.copy(with: nil)
      made.deleteItems(withIdentifiers: [])
      made.deleteSections(withIdentifiers: [])
      _ = made.index(ofItemIdentifier: 0)
      _ = made.index(ofSectionIdentifier: 0)
      _ = made.itemIdentifiersInSection(withIdentifier: 0)
      _ = made.numberOfItems(inSection: 0)
      made.reconfigureItems(withIdentifiers: [])
      made.reloadItems(withIdentifiers: [])
      made.reloadSections(withIdentifiers: [])
      _ = made.sectionIdentifier(forSectionContainingItemIdentifier: 0)
      made.appendItems(withIdentifiers: [], intoSectionWithIdentifier: 0)
      made.insertItems(withIdentifiers: [], afterItemWithIdentifier: 0)
      made.insertItems(withIdentifiers: [], beforeItemWithIdentifier: 0)
      made.insertSections(withIdentifiers: [], afterSectionWithIdentifier: 0)
      made.insertSections(withIdentifiers: [], beforeSectionWithIdentifier: 0)
      made.moveItem(withIdentifier: 0, afterItemWithIdentifier: 0)
      made.moveItem(withIdentifier: 0, beforeItemWithIdentifier: 0)
      made.moveSection(withIdentifier: 0, afterSectionWithIdentifier: 0)
      made.moveSection(withIdentifier: 0, beforeSectionWithIdentifier: 0)
    }
  }

  @Test func `NSDirectionalEdgeInsets can be used`() {
    _ = UIKitException.caught {
      var made = NSDirectionalEdgeInsets()
      made.bottom = same(made.bottom)
      _ = NSDirectionalEdgeInsets()
      made.leading = same(made.leading)
      made.top = same(made.top)
      made.trailing = same(made.trailing)
      _ = NSDirectionalEdgeInsets.zero
      _ = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    }
  }

  @Test func `NSDirectionalRectEdge can be used`() {
    _ = UIKitException.caught {
      let made = (NSDirectionalRectEdge())
      _ = NSDirectionalRectEdge.all
      _ = NSDirectionalRectEdge.bottom
      _ = NSDirectionalRectEdge.leading
      _ = made.rawValue
      _ = NSDirectionalRectEdge.top
      _ = NSDirectionalRectEdge.trailing
      _ = NSDirectionalRectEdge(rawValue: 0)
    }
  }

  @Test func `NSExtensionContext can be used`() {
    _ = UIKitException.caught {
      let made = NSExtensionContext()
      _ = made.inputItems
      made.completeRequest(returningItems: nil, completionHandler: nil)
      made.open(URL(filePath: "/"), completionHandler: nil)
    }
  }

  @Test func `NSExtensionItem can be used`() {
    _ = UIKitException.caught {
      let made = NSExtensionItem()
      made.attachments = same(made.attachments)
      made.attributedContentText = same(made.attributedContentText)
      made.attributedTitle = same(made.attributedTitle)
      _ = NSExtensionItem()
      made.userInfo = same(made.userInfo)
    }
  }

  @Test func `NSHashTable can be used`() {
    _ = UIKitException.caught {
      let made = NSHashTable<NSObject>()
      _ = made.allObjects
      _ = made.anyObject
      _ = made.count
      _ = NSHashTable<NSObject>()
      _ = made.objectEnumerator()
      made.removeAllObjects()
      _ = made.setRepresentation
      _ = NSHashTable<NSObject>.weakObjects()
      made.add(nil)
      _ = made.contains(nil)
      made.intersect(NSHashTable<NSObject>())
      _ = made.member(nil)
      made.minus(NSHashTable<NSObject>())
      made.remove(nil)
      made.union(NSHashTable<NSObject>())
      _ = NSHashTable<NSObject>(options: (NSPointerFunctions.Options()), capacity: 0)
    }
  }

  @Test func `NSItemProvider can be used`() {
    _ = UIKitException.caught {
      let made = NSItemProvider()
      _ = NSItemProvider()
      _ = made.registeredTypeIdentifiers
      made.suggestedName = same(made.suggestedName)
      _ = made.hasItemConformingToTypeIdentifier("a")
      _ = NSItemProvider(contentsOf: URL(filePath: "/"))
      _ = NSItemProvider(item: nil, typeIdentifier: nil)
      _ = made.loadDataRepresentation(forTypeIdentifier: "a", completionHandler: { _, _ in })
      _ = made.loadFileRepresentation(forTypeIdentifier: "a", completionHandler: { _, _ in })
      made.loadItem(forTypeIdentifier: "a", options: nil, completionHandler: nil)
      made.registerDataRepresentation(
        forTypeIdentifier: "a", visibility: NSItemProviderRepresentationVisibility.all,
        loadHandler: { _ in nil })
    }
  }

  @Test func `NSItemProviderRepresentationVisibility can be used`() {
    _ = UIKitException.caught {
      _ = NSItemProviderRepresentationVisibility(rawValue: 0)
    }
  }

  @Test func `NSKeyValueChange can be used`() {
    _ = UIKitException.caught {
      _ = NSKeyValueChange(rawValue: 0)
    }
  }

  @Test func `NSKeyValueChangeKey can be used`() {
    _ = UIKitException.caught {
      var made = NSKeyValueChangeKey(rawValue: "a")
      _ = NSKeyValueChangeKey.indexesKey
      _ = NSKeyValueChangeKey.kindKey
      _ = NSKeyValueChangeKey.newKey
      _ = NSKeyValueChangeKey.notificationIsPriorKey
      _ = NSKeyValueChangeKey.oldKey
      made.rawValue = same(made.rawValue)
      _ = NSKeyValueChangeKey(rawValue: "a")
    }
  }

  @Test func `NSKeyValueObservingOptions can be used`() {
    _ = UIKitException.caught {
      let made = (NSKeyValueObservingOptions())
      _ = NSKeyValueObservingOptions.initial
      _ = NSKeyValueObservingOptions.new
      _ = NSKeyValueObservingOptions.old
      _ = NSKeyValueObservingOptions.prior
      _ = made.rawValue
      _ = NSKeyValueObservingOptions(rawValue: 0)
    }
  }

  @Test func `NSLayoutConstraint can be used`() {
    _ = UIKitException.caught {
      let made = NSLayoutConstraint()
      made.constant = same(made.constant)
      _ = made.description
      _ = made.firstAnchor
      _ = made.firstAttribute
      _ = made.firstItem
      made.identifier = same(made.identifier)
      _ = NSLayoutConstraint()
      made.isActive = same(made.isActive)
      _ = made.multiplier
      made.priority = same(made.priority)
      _ = made.relation
      _ = made.secondAnchor
      _ = made.secondAttribute
      _ = made.secondItem
      made.shouldBeArchived = same(made.shouldBeArchived)
      NSLayoutConstraint.activate([])
      NSLayoutConstraint.deactivate([])
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: "a", options: (NSLayoutConstraint.FormatOptions()), metrics: nil,
        views: [:])
      _ = NSLayoutConstraint(
        item: 0, attribute: NSLayoutConstraint.Attribute.bottom,
        relatedBy: NSLayoutConstraint.Relation.equal, toItem: nil,
        attribute: NSLayoutConstraint.Attribute.bottom, multiplier: 1, constant: 1)
    }
  }

  @Test func `NSLayoutConstraint.Attribute can be used`() {
    _ = UIKitException.caught {
      _ = NSLayoutConstraint.Attribute.baseline
      _ = NSLayoutConstraint.Attribute(rawValue: 0)
    }
  }

  @Test func `NSLayoutConstraint.Axis can be used`() {
    _ = UIKitException.caught {
      _ = NSLayoutConstraint.Axis(rawValue: 0)
    }
  }

  @Test func `NSLayoutConstraint.FormatOptions can be used`() {
    _ = UIKitException.caught {
      let made = (NSLayoutConstraint.FormatOptions())
      _ = NSLayoutConstraint.FormatOptions.alignAllBottom
      _ = NSLayoutConstraint.FormatOptions.alignAllCenterX
      _ = NSLayoutConstraint.FormatOptions.alignAllCenterY
      _ = NSLayoutConstraint.FormatOptions.alignAllFirstBaseline
      _ = NSLayoutConstraint.FormatOptions.alignAllLastBaseline
      _ = NSLayoutConstraint.FormatOptions.alignAllLeading
      _ = NSLayoutConstraint.FormatOptions.alignAllLeft
      _ = NSLayoutConstraint.FormatOptions.alignAllRight
      _ = NSLayoutConstraint.FormatOptions.alignAllTop
      _ = NSLayoutConstraint.FormatOptions.alignAllTrailing
      _ = NSLayoutConstraint.FormatOptions.directionLeadingToTrailing
      _ = NSLayoutConstraint.FormatOptions.directionLeftToRight
      _ = NSLayoutConstraint.FormatOptions.directionRightToLeft
      _ = made.rawValue
      _ = NSLayoutConstraint.FormatOptions(rawValue: 0)
    }
  }

  @Test func `NSLayoutConstraint.Relation can be used`() {
    _ = UIKitException.caught {
      _ = NSLayoutConstraint.Relation(rawValue: 0)
    }
  }

  @Test func `NSLayoutDimension can be used`() {
    _ = UIKitException.caught {
      let made = UIView().widthAnchor
      _ = made.constraint(equalToConstant: 1)
      _ = made.constraint(greaterThanOrEqualToConstant: 1)
      _ = made.constraint(lessThanOrEqualToConstant: 1)
      _ = made.constraint(equalTo: UIView().widthAnchor, multiplier: 1)
      _ = made.constraint(greaterThanOrEqualTo: UIView().widthAnchor, multiplier: 1)
      _ = made.constraint(lessThanOrEqualTo: UIView().widthAnchor, multiplier: 1)
      _ = made.constraint(equalTo: UIView().widthAnchor, multiplier: 1, constant: 1)
      _ = made.constraint(greaterThanOrEqualTo: UIView().widthAnchor, multiplier: 1, constant: 1)
      _ = made.constraint(lessThanOrEqualTo: UIView().widthAnchor, multiplier: 1, constant: 1)
    }
  }

  @Test func `NSLayoutManager can be used`() {
    _ = UIKitException.caught {
      let made = NSLayoutManager()
      made.allowsNonContiguousLayout = same(made.allowsNonContiguousLayout)
      made.delegate = same(made.delegate)
      _ = NSLayoutManager()
      _ = made.textContainers
      made.usesFontLeading = same(made.usesFontLeading)
      made.addTextContainer(NSTextContainer())
      made.ensureLayout(for: NSTextContainer())
      made.removeTextContainer(at: 0)
    }
  }

  @Test func `NSLayoutXAxisAnchor can be used`() {
    _ = UIKitException.caught {
      let made = UIView().leadingAnchor
      _ = made.constraint(equalToSystemSpacingAfter: UIView().leadingAnchor, multiplier: 1)
      _ = made.constraint(
        greaterThanOrEqualToSystemSpacingAfter: UIView().leadingAnchor, multiplier: 1)
      _ = made.constraint(
        lessThanOrEqualToSystemSpacingAfter: UIView().leadingAnchor, multiplier: 1)
    }
  }

  @Test func `NSLayoutYAxisAnchor can be used`() {
    _ = UIKitException.caught {
      let made = UIView().topAnchor
      _ = made.constraint(equalToSystemSpacingBelow: UIView().topAnchor, multiplier: 1)
      _ = made.constraint(greaterThanOrEqualToSystemSpacingBelow: UIView().topAnchor, multiplier: 1)
      _ = made.constraint(lessThanOrEqualToSystemSpacingBelow: UIView().topAnchor, multiplier: 1)
    }
  }

  @Test func `NSLineBreakMode can be used`() {
    _ = UIKitException.caught {
      _ = NSLineBreakMode(rawValue: 0)
    }
  }

  @Test func `NSMapTable can be used`() {
    _ = UIKitException.caught {
      let made = NSMapTable<NSObject, NSObject>(
        keyOptions: (NSPointerFunctions.Options()), valueOptions: (NSPointerFunctions.Options()),
        capacity: 0)
      _ = made.count
      _ = made.dictionaryRepresentation()
      _ = made.keyEnumerator()
      _ = made.objectEnumerator()
      made.removeAllObjects()
      _ = NSMapTable<NSObject, NSObject>.strongToStrongObjects()
      _ = NSMapTable<NSObject, NSObject>.strongToWeakObjects()
      _ = NSMapTable<NSObject, NSObject>.weakToStrongObjects()
      _ = NSMapTable<NSObject, NSObject>.weakToWeakObjects()
      _ = made.object(forKey: nil)
      made.removeObject(forKey: nil)
      made.setObject(nil, forKey: nil)
      _ = NSMapTable<NSObject, NSObject>(
        keyOptions: (NSPointerFunctions.Options()), valueOptions: (NSPointerFunctions.Options()),
        capacity: 0)
    }
  }

  @Test func `NSMutableParagraphStyle can be used`() {
    _ = UIKitException.caught {
      let made = NSMutableParagraphStyle()
      made.alignment = same(made.alignment)
      made.defaultTabInterval = same(made.defaultTabInterval)
      made.firstLineHeadIndent = same(made.firstLineHeadIndent)
      made.headIndent = same(made.headIndent)
      made.hyphenationFactor = same(made.hyphenationFactor)
      made.lineBreakMode = same(made.lineBreakMode)
      made.lineHeightMultiple = same(made.lineHeightMultiple)
      made.lineSpacing = same(made.lineSpacing)
      made.maximumLineHeight = same(made.maximumLineHeight)
      made.minimumLineHeight = same(made.minimumLineHeight)
      made.paragraphSpacing = same(made.paragraphSpacing)
      made.paragraphSpacingBefore = same(made.paragraphSpacingBefore)
      made.tabStops = same(made.tabStops)
      made.tailIndent = same(made.tailIndent)
      made.setParagraphStyle(NSParagraphStyle.default)
    }
  }

  @Test func `NSParagraphStyle can be used`() {
    _ = UIKitException.caught {
      let made = NSParagraphStyle.default
      _ = made.alignment
      _ = NSParagraphStyle.`default`
      _ = made.defaultTabInterval
      _ = made.firstLineHeadIndent
      _ = made.hash
      _ = made.headIndent
      _ = made.hyphenationFactor
      _ = made.lineBreakMode
      _ = made.lineHeightMultiple
      _ = made.lineSpacing
      _ = made.maximumLineHeight
      _ = made.minimumLineHeight
      _ = made.paragraphSpacing
      _ = made.paragraphSpacingBefore
      _ = made.tabStops
      _ = made.tailIndent
      _ = made.copy(with: nil)
      _ = made.isEqual(nil)
      _ = made.mutableCopy(with: nil)
    }
  }

  @Test func `NSPointerFunctions.Options can be used`() {
    _ = UIKitException.caught {
      let made = (NSPointerFunctions.Options())
      _ = NSPointerFunctions.Options.copyIn
      _ = NSPointerFunctions.Options.objectPersonality
      _ = NSPointerFunctions.Options.objectPointerPersonality
      _ = made.rawValue
      _ = NSPointerFunctions.Options.strongMemory
      _ = NSPointerFunctions.Options.weakMemory
      _ = NSPointerFunctions.Options(rawValue: 0)
    }
  }

  @Test func `NSRectAlignment can be used`() {
    _ = UIKitException.caught {
      _ = NSRectAlignment(rawValue: 0)
    }
  }
}
