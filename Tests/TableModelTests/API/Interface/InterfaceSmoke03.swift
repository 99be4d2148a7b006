import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke03 {
  @Test func `CGPathElementType can be used`() {
    _ = UIKitException.caught {
      _ = CGPathElementType(rawValue: 0)
    }
  }

  @Test func `CGPathFillRule can be used`() {
    _ = UIKitException.caught {
      _ = CGPathFillRule(rawValue: 0)
    }
  }

  @Test func `CGVector can be used`() {
    _ = UIKitException.caught {
      var made = CGVector()
      made.dx = same(made.dx)
      made.dy = same(made.dy)
      _ = CGVector()
      _ = CGVector.zero
      _ = CGVector(dx: 1, dy: 1)
    }
  }

  @Test func `ConsoleLog can be used`() {
    _ = UIKitException.caught {
      _ = ConsoleLog.messages
      ConsoleLog.removeAll()
    }
  }

  @Test func `DateComponentsFormatter can be used`() {
    _ = UIKitException.caught {
      let made = DateComponentsFormatter()
      made.allowedUnits = same(made.allowedUnits)
      made.allowsFractionalUnits = same(made.allowsFractionalUnits)
      made.calendar = same(made.calendar)
      made.collapsesLargestUnit = same(made.collapsesLargestUnit)
      made.formattingContext = same(made.formattingContext)
      made.includesApproximationPhrase = same(made.includesApproximationPhrase)
      made.includesTimeRemainingPhrase = same(made.includesTimeRemainingPhrase)
      made.maximumUnitCount = same(made.maximumUnitCount)
      made.referenceDate = same(made.referenceDate)
      made.unitsStyle = same(made.unitsStyle)
      made.zeroFormattingBehavior = same(made.zeroFormattingBehavior)
      _ = made.string(for: nil)
      _ = made.string(from: 1)
      _ = made.string(from: Date(timeIntervalSince1970: 0), to: Date(timeIntervalSince1970: 0))
    }
  }

  @Test func `DateComponentsFormatter.UnitsStyle can be used`() {
    _ = UIKitException.caught {
      _ = DateComponentsFormatter.UnitsStyle(rawValue: 0)
    }
  }

  @Test func `DateComponentsFormatter.ZeroFormattingBehavior can be used`() {
    _ = UIKitException.caught {
      let made = (DateComponentsFormatter.ZeroFormattingBehavior())
      _ = DateComponentsFormatter.ZeroFormattingBehavior.`default`
      _ = DateComponentsFormatter.ZeroFormattingBehavior.dropAll
      _ = DateComponentsFormatter.ZeroFormattingBehavior.dropLeading
      _ = DateComponentsFormatter.ZeroFormattingBehavior.dropMiddle
      _ = DateComponentsFormatter.ZeroFormattingBehavior.dropTrailing
      _ = DateComponentsFormatter.ZeroFormattingBehavior.pad
      _ = made.rawValue
      _ = DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 0)
    }
  }

  @Test func `FileWrapper can be used`() {
    _ = UIKitException.caught {
      let made = FileWrapper(directoryWithFileWrappers: [:])
      made.fileAttributes = same(made.fileAttributes)
      _ = made.fileWrappers
      made.filename = same(made.filename)
      _ = made.isDirectory
      _ = made.isRegularFile
      _ = made.isSymbolicLink
      made.preferredFilename = same(made.preferredFilename)
      _ = made.regularFileContents
      _ = made.addFileWrapper(FileWrapper(directoryWithFileWrappers: [:]))
      _ = FileWrapper(directoryWithFileWrappers: [:])
      _ = FileWrapper(regularFileWithContents: Data())
      _ = made.keyForChildFileWrapper(FileWrapper(directoryWithFileWrappers: [:]))
      made.removeFileWrapper(FileWrapper(directoryWithFileWrappers: [:]))
      _ = made.addRegularFile(withContents: Data(), preferredFilename: "a")
      _ = try? FileWrapper(url: URL(filePath: "/"), options: (FileWrapper.ReadingOptions()))
      try? made.write(
        to: URL(filePath: "/"), options: (FileWrapper.WritingOptions()), originalContentsURL: nil)
    }
  }

  @Test func `FileWrapper.ReadingOptions can be used`() {
    _ = UIKitException.caught {
      let made = (FileWrapper.ReadingOptions())
      _ = FileWrapper.ReadingOptions.immediate
      _ = made.rawValue
      _ = FileWrapper.ReadingOptions.withoutMapping
      _ = FileWrapper.ReadingOptions(rawValue: 0)
    }
  }

  @Test func `FileWrapper.WritingOptions can be used`() {
    _ = UIKitException.caught {
      let made = (FileWrapper.WritingOptions())
      _ = FileWrapper.WritingOptions.atomic
      _ = made.rawValue
      _ = FileWrapper.WritingOptions.withNameUpdating
      _ = FileWrapper.WritingOptions(rawValue: 0)
    }
  }

  @Test func `LocalizedStringResource can be used`() {
    _ = UIKitException.caught {
      var made = LocalizedStringResource(stringLiteral: "a")
      _ = made.bundle
      _ = made.defaultValue
      _ = made.key
      made.locale = same(made.locale)
      _ = made.table
      _ = LocalizedStringResource(stringLiteral: "a")
    }
  }

  @Test func `MainLoop can be used`() {
    _ = UIKitException.caught {
      _ = MainLoop.now
      MainLoop.runUntilIdle()
      MainLoop.run(for: 1)
      MainLoop.observeBeforeSleep(in: MainLoop.Mode.common, { _ in })
      MainLoop.perform(in: MainLoop.Mode.common, {})
    }
  }

  @Test func `MainOperationQueue can be used`() {
    _ = UIKitException.caught {
      let made = MainOperationQueue.shared
      made.cancelAllOperations()
      _ = MainOperationQueue.shared
      made.waitUntilAllOperationsAreFinished()
      made.addBarrierBlock({})
      made.addOperation({})
      made.addOperations([], waitUntilFinished: false)
    }
  }

  @Test func `MeasurementFormatter can be used`() {
    _ = UIKitException.caught {
      let made = MeasurementFormatter()
      made.locale = same(made.locale)
      made.numberFormatter = same(made.numberFormatter)
      made.unitOptions = same(made.unitOptions)
      made.unitStyle = same(made.unitStyle)
      _ = made.string(for: nil)
    }
  }

  @Test func `MeasurementFormatter.UnitOptions can be used`() {
    _ = UIKitException.caught {
      let made = (MeasurementFormatter.UnitOptions())
      _ = MeasurementFormatter.UnitOptions.naturalScale
      _ = MeasurementFormatter.UnitOptions.providedUnit
      _ = made.rawValue
      _ = MeasurementFormatter.UnitOptions.temperatureWithoutUnit
      _ = MeasurementFormatter.UnitOptions(rawValue: 0)
    }
  }

  @Test func `NSCollectionLayoutAnchor can be used`() {
    _ = UIKitException.caught {
      let made = NSCollectionLayoutAnchor(
        edges: (NSDirectionalRectEdge()), absoluteOffset: CGPoint(x: 0, y: 0))
      _ = made.edges
      _ = made.offset
      _ = NSCollectionLayoutAnchor(
        edges: (NSDirectionalRectEdge()), absoluteOffset: CGPoint(x: 0, y: 0))
    }
  }

  @Test func `NSCollectionLayoutBoundarySupplementaryItem can be used`() {
    _ = UIKitException.caught {
      let made = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: NSCollectionLayoutDimension.absolute(1),
          heightDimension: NSCollectionLayoutDimension.absolute(1)), elementKind: "a",
        alignment: NSRectAlignment.bottom, absoluteOffset: CGPoint(x: 0, y: 0))
      _ = made.alignment
      made.extendsBoundary = same(made.extendsBoundary)
      _ = made.offset
      made.pinToVisibleBounds = same(made.pinToVisibleBounds)
      _ = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: NSCollectionLayoutDimension.absolute(1),
          heightDimension: NSCollectionLayoutDimension.absolute(1)), elementKind: "a",
        alignment: NSRectAlignment.bottom, absoluteOffset: CGPoint(x: 0, y: 0))
    }
  }

  @Test func `NSCollectionLayoutDecorationItem can be used`() {
    _ = UIKitException.caught {
      let made = NSCollectionLayoutDecorationItem.background(elementKind: "a")
      _ = made.elementKind
      made.zIndex = same(made.zIndex)
      _ = NSCollectionLayoutDecorationItem.background(elementKind: "a")
    }
  }

  @Test func `NSCollectionLayoutDimension can be used`() {
    _ = UIKitException.caught {
      let made = NSCollectionLayoutDimension.absolute(1)
      _ = made.dimension
      _ = made.isAbsolute
      _ = made.isEstimated
      _ = made.isFractionalHeight
      _ = made.isFractionalWidth
      _ = NSCollectionLayoutDimension.absolute(1)
      _ = NSCollectionLayoutDimension.estimated(1)
      _ = NSCollectionLayoutDimension.fractionalHeight(1)
      _ = NSCollectionLayoutDimension.fractionalWidth(1)
    }
  }

  @Test func `NSCollectionLayoutEdgeSpacing can be used`() {
    _ = UIKitException.caught {
      let made = NSCollectionLayoutEdgeSpacing(leading: nil, top: nil, trailing: nil, bottom: nil)
      _ = made.bottom
      _ = made.leading
      _ = made.top
      _ = made.trailing
      _ = NSCollectionLayoutEdgeSpacing(leading: nil, top: nil, trailing: nil, bottom: nil)
    }
  }

  @Test func `NSCollectionLayoutGroup can be used`() {
    _ = UIKitException.caught {
      _ = NSCollectionLayoutGroup.custom(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: NSCollectionLayoutDimension.absolute(1),
          heightDimension: NSCollectionLayoutDimension.absolute(1)), itemProvider: { _ in [] })
      _ = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: NSCollectionLayoutDimension.absolute(1),
          heightDimension: NSCollectionLayoutDimension.absolute(1)), subitems: [])
      _ = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: NSCollectionLayoutDimension.absolute(1),
          heightDimension: NSCollectionLayoutDimension.absolute(1)), subitems: [])
      _ = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: NSCollectionLayoutDimension.absolute(1),
          heightDimension: NSCollectionLayoutDimension.absolute(1)),
        repeatingSubitem: NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: NSCollectionLayoutDimension.absolute(1),
            heightDimension: NSCollectionLayoutDimension.absolute(1))), count: 0)
      _ = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: NSCollectionLayoutDimension.absolute(1),
          heightDimension: NSCollectionLayoutDimension.absolute(1)),
        subitem: NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: NSCollectionLayoutDimension.absolute(1),
            heightDimension: NSCollectionLayoutDimension.absolute(1))), count: 0)
      _ = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: NSCollectionLayoutDimension.absolute(1),
          heightDimension: NSCollectionLayoutDimension.absolute(1)),
        repeatingSubitem: NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: NSCollectionLayoutDimension.absolute(1),
            heightDimension: NSCollectionLayoutDimension.absolute(1))), count: 0)
      _ = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: NSCollectionLayoutDimension.absolute(1),
          heightDimension: NSCollectionLayoutDimension.absolute(1)),
        subitem: NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: NSCollectionLayoutDimension.absolute(1),
            heightDimension: NSCollectionLayoutDimension.absolute(1))), count: 0)
    }
  }

  @Test func `NSCollectionLayoutGroupCustomItem can be used`() {
    _ = UIKitException.caught {
      let made = NSCollectionLayoutGroupCustomItem(frame: .smoke, zIndex: 0)
      _ = made.frame
      _ = made.zIndex
      _ = NSCollectionLayoutGroupCustomItem(frame: .smoke, zIndex: 0)
    }
  }

  @Test func `NSCollectionLayoutItem can be used`() {
    _ = UIKitException.caught {
      let made = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: NSCollectionLayoutDimension.absolute(1),
          heightDimension: NSCollectionLayoutDimension.absolute(1)))
      made.contentInsets = same(made.contentInsets)
      made.edgeSpacing = same(made.edgeSpacing)
      _ = made.layoutSize
      _ = made.supplementaryItems
      _ = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: NSCollectionLayoutDimension.absolute(1),
          heightDimension: NSCollectionLayoutDimension.absolute(1)))
      _ = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: NSCollectionLayoutDimension.absolute(1),
          heightDimension: NSCollectionLayoutDimension.absolute(1)), supplementaryItems: [])
    }
  }

  @Test func `NSCollectionLayoutSize can be used`() {
    _ = UIKitException.caught {
      let made = NSCollectionLayoutSize(
        widthDimension: NSCollectionLayoutDimension.absolute(1),
        heightDimension: NSCollectionLayoutDimension.absolute(1))
      _ = made.heightDimension
      _ = made.widthDimension
      _ = NSCollectionLayoutSize(
        widthDimension: NSCollectionLayoutDimension.absolute(1),
        heightDimension: NSCollectionLayoutDimension.absolute(1))
    }
  }

  @Test func `NSCollectionLayoutSpacing can be used`() {
    _ = UIKitException.caught {
      let made = NSCollectionLayoutSpacing.fixed(1)
      _ = made.isFixedSpacing
      _ = made.isFlexibleSpacing
      _ = made.spacing
      _ = NSCollectionLayoutSpacing.fixed(1)
      _ = NSCollectionLayoutSpacing.flexible(1)
    }
  }

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

  @Test func `NSDataDetector can be used`() {
    _ = UIKitException.caught {
      _ = try? NSDataDetector(types: 0)
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
}
