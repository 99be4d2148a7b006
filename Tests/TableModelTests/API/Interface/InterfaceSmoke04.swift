import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke04 {
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

  @Test func `NSFileAccessIntent can be used`() {
    _ = UIKitException.caught {
      let made = NSFileAccessIntent.readingIntent(with: URL(filePath: "/"))
      _ = made.url
      _ = NSFileAccessIntent.readingIntent(
        with: URL(filePath: "/"), options: (NSFileCoordinator.ReadingOptions()))
      _ = NSFileAccessIntent.writingIntent(
        with: URL(filePath: "/"), options: (NSFileCoordinator.WritingOptions()))
    }
  }

  @Test func `NSFileCoordinator can be used`() {
    _ = UIKitException.caught {
      let made = NSFileCoordinator()
      made.cancel()
      _ = NSFileCoordinator.filePresenters
      _ = NSFileCoordinator()
      made.purposeIdentifier = same(made.purposeIdentifier)
      _ = NSFileCoordinator(filePresenter: nil)
      made.item(at: URL(filePath: "/"), didMoveTo: URL(filePath: "/"))
      made.item(at: URL(filePath: "/"), willMoveTo: URL(filePath: "/"))
      made.coordinate(
        readingItemAt: URL(filePath: "/"), options: (NSFileCoordinator.ReadingOptions()),
        error: nil, byAccessor: { _ in })
      made.coordinate(
        writingItemAt: URL(filePath: "/"), options: (NSFileCoordinator.WritingOptions()),
        error: nil, byAccessor: { _ in })
      made.coordinate(
        readingItemAt: URL(filePath: "/"), options: (NSFileCoordinator.ReadingOptions()),
        writingItemAt: URL(filePath: "/"), options: (NSFileCoordinator.WritingOptions()),
        error: nil, byAccessor: { _, _ in })
      made.coordinate(
        writingItemAt: URL(filePath: "/"), options: (NSFileCoordinator.WritingOptions()),
        writingItemAt: URL(filePath: "/"), options: (NSFileCoordinator.WritingOptions()),
        error: nil, byAccessor: { _, _ in })
      made.prepare(
        forReadingItemsAt: [], options: (NSFileCoordinator.ReadingOptions()), writingItemsAt: [],
        options: (NSFileCoordinator.WritingOptions()), error: nil, byAccessor: { _ in })
    }
  }

  @Test func `NSFileCoordinator.ReadingOptions can be used`() {
    _ = UIKitException.caught {
      let made = (NSFileCoordinator.ReadingOptions())
      _ = NSFileCoordinator.ReadingOptions.forUploading
      _ = NSFileCoordinator.ReadingOptions.immediatelyAvailableMetadataOnly
      _ = made.rawValue
      _ = NSFileCoordinator.ReadingOptions.resolvesSymbolicLink
      _ = NSFileCoordinator.ReadingOptions.withoutChanges
      _ = NSFileCoordinator.ReadingOptions(rawValue: 0)
    }
  }

  @Test func `NSFileCoordinator.WritingOptions can be used`() {
    _ = UIKitException.caught {
      let made = (NSFileCoordinator.WritingOptions())
      _ = NSFileCoordinator.WritingOptions.contentIndependentMetadataOnly
      _ = NSFileCoordinator.WritingOptions.forDeleting
      _ = NSFileCoordinator.WritingOptions.forMerging
      _ = NSFileCoordinator.WritingOptions.forMoving
      _ = NSFileCoordinator.WritingOptions.forReplacing
      _ = made.rawValue
      _ = NSFileCoordinator.WritingOptions(rawValue: 0)
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
      _ = made.loadInPlaceFileRepresentation(
        forTypeIdentifier: "a", completionHandler: { _, _, _ in })
      made.loadItem(forTypeIdentifier: "a", options: nil, completionHandler: nil)
      made.registerDataRepresentation(
        forTypeIdentifier: "a", visibility: NSItemProviderRepresentationVisibility.all,
        loadHandler: { _ in nil })
      made.registerFileRepresentation(
        forTypeIdentifier: "a", fileOptions: (NSItemProviderFileOptions()),
        visibility: NSItemProviderRepresentationVisibility.all, loadHandler: { _ in nil })
    }
  }

  @Test func `NSItemProviderFileOptions can be used`() {
    _ = UIKitException.caught {
      let made = (NSItemProviderFileOptions())
      _ = NSItemProviderFileOptions.openInPlace
      _ = made.rawValue
      _ = NSItemProviderFileOptions(rawValue: 0)
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
      made.awakeFromNib()
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
      _ = made.extraLineFragmentRect
      _ = made.extraLineFragmentTextContainer
      _ = made.extraLineFragmentUsedRect
      _ = made.hasNonContiguousLayout
      _ = NSLayoutManager()
      made.limitsLayoutForSuspiciousContents = same(made.limitsLayoutForSuspiciousContents)
      _ = made.numberOfGlyphs
      made.showsControlCharacters = same(made.showsControlCharacters)
      made.showsInvisibleCharacters = same(made.showsInvisibleCharacters)
      _ = made.textContainers
      made.textStorage = same(made.textStorage)
      made.usesDefaultHyphenation = same(made.usesDefaultHyphenation)
      made.usesFontLeading = same(made.usesFontLeading)
      made.addTextContainer(NSTextContainer())
      _ = made.characterIndexForGlyph(at: 0)
      made.ensureGlyphs(forCharacterRange: NSRange(location: 0, length: 0))
      made.ensureGlyphs(forGlyphRange: NSRange(location: 0, length: 0))
      made.ensureLayout(for: NSTextContainer())
      made.ensureLayout(forCharacterRange: NSRange(location: 0, length: 0))
      made.ensureLayout(forGlyphRange: NSRange(location: 0, length: 0))
      _ = made.glyphIndexForCharacter(at: 0)
      _ = made.glyphRange(for: NSTextContainer())
      made.invalidateDisplay(forCharacterRange: NSRange(location: 0, length: 0))
      made.invalidateDisplay(forGlyphRange: NSRange(location: 0, length: 0))
      _ = made.isValidGlyphIndex(0)
      _ = made.location(forGlyphAt: 0)
      made.removeTextContainer(at: 0)
      made.textContainerChangedGeometry(NSTextContainer())
      _ = made.usedRect(for: NSTextContainer())
      _ = made.boundingRect(forGlyphRange: NSRange(location: 0, length: 0), in: NSTextContainer())
      _ = made.characterRange(forGlyphRange: NSRange(location: 0, length: 0), actualGlyphRange: nil)
      made.drawBackground(forGlyphRange: NSRange(location: 0, length: 0), at: CGPoint(x: 0, y: 0))
      made.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 0), at: CGPoint(x: 0, y: 0))
      made.enumerateLineFragments(
        forGlyphRange: NSRange(location: 0, length: 0), using: { _, _, _, _, _ in })
      _ = made.fractionOfDistanceThroughGlyph(for: CGPoint(x: 0, y: 0), in: NSTextContainer())
      _ = made.glyphIndex(for: CGPoint(x: 0, y: 0), in: NSTextContainer())
      _ = made.glyphRange(forBoundingRect: .smoke, in: NSTextContainer())
      _ = made.glyphRange(
        forCharacterRange: NSRange(location: 0, length: 0), actualCharacterRange: nil)
      made.insertTextContainer(NSTextContainer(), at: 0)
      made.invalidateLayout(
        forCharacterRange: NSRange(location: 0, length: 0), actualCharacterRange: nil)
      _ = made.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
      _ = made.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil)
      _ = made.textContainer(forGlyphAt: 0, effectiveRange: nil)
      _ = made.characterIndex(
        for: CGPoint(x: 0, y: 0), in: NSTextContainer(),
        fractionOfDistanceBetweenInsertionPoints: nil)
      _ = made.glyphIndex(
        for: CGPoint(x: 0, y: 0), in: NSTextContainer(), fractionOfDistanceThroughGlyph: nil)
      made.invalidateGlyphs(
        forCharacterRange: NSRange(location: 0, length: 0), changeInLength: 0,
        actualCharacterRange: nil)
      made.enumerateEnclosingRects(
        forGlyphRange: NSRange(location: 0, length: 0),
        withinSelectedGlyphRange: NSRange(location: 0, length: 0), in: NSTextContainer(),
        using: { _, _ in })
      made.processEditing(
        for: NSTextStorage(), edited: (NSTextStorage.EditActions()),
        range: NSRange(location: 0, length: 0), changeInLength: 0,
        invalidatedRange: NSRange(location: 0, length: 0))
    }
  }

  @Test func `NSLayoutManager.ControlCharacterAction can be used`() {
    _ = UIKitException.caught {
      let made = (NSLayoutManager.ControlCharacterAction())
      _ = NSLayoutManager.ControlCharacterAction.containerBreak
      _ = NSLayoutManager.ControlCharacterAction.horizontalTab
      _ = NSLayoutManager.ControlCharacterAction.lineBreak
      _ = NSLayoutManager.ControlCharacterAction.paragraphBreak
      _ = made.rawValue
      _ = NSLayoutManager.ControlCharacterAction.whitespace
      _ = NSLayoutManager.ControlCharacterAction.zeroAdvancement
      _ = NSLayoutManager.ControlCharacterAction(rawValue: 0)
    }
  }

  @Test func `NSLayoutManager.GlyphProperty can be used`() {
    _ = UIKitException.caught {
      let made = (NSLayoutManager.GlyphProperty())
      _ = NSLayoutManager.GlyphProperty.controlCharacter
      _ = NSLayoutManager.GlyphProperty.elastic
      _ = NSLayoutManager.GlyphProperty.nonBaseCharacter
      _ = NSLayoutManager.GlyphProperty.null
      _ = made.rawValue
      _ = NSLayoutManager.GlyphProperty(rawValue: 0)
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
}
