import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke02 {
  @Test func `CATransitionSubtype can be used`() {
    _ = UIKitException.caught {
      var made = CATransitionSubtype(rawValue: "a")
      _ = CATransitionSubtype.fromBottom
      _ = CATransitionSubtype.fromLeft
      _ = CATransitionSubtype.fromRight
      _ = CATransitionSubtype.fromTop
      made.rawValue = same(made.rawValue)
      _ = CATransitionSubtype(rawValue: "a")
    }
  }

  @Test func `CATransitionType can be used`() {
    _ = UIKitException.caught {
      var made = CATransitionType(rawValue: "a")
      _ = CATransitionType.fade
      _ = CATransitionType.moveIn
      _ = CATransitionType.push
      made.rawValue = same(made.rawValue)
      _ = CATransitionType.reveal
      _ = CATransitionType(rawValue: "a")
    }
  }

  @Test func `CGAffineTransform can be used`() {
    _ = UIKitException.caught {
      var made = CGAffineTransform()
      made.a = same(made.a)
      made.b = same(made.b)
      made.c = same(made.c)
      made.d = same(made.d)
      _ = CGAffineTransform.identity
      _ = CGAffineTransform()
      _ = made.inverted()
      _ = made.isIdentity
      made.tx = same(made.tx)
      made.ty = same(made.ty)
      _ = made.concatenating(CGAffineTransform())
      _ = CGAffineTransform(rotationAngle: 1)
      _ = made.rotated(by: 1)
      _ = CGAffineTransform(scaleX: 1, y: 1)
      _ = CGAffineTransform(translationX: 1, y: 1)
      _ = made.scaledBy(x: 1, y: 1)
      _ = made.translatedBy(x: 1, y: 1)
      _ = CGAffineTransform(1, 1, 1, 1, 1, 1)
      _ = CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 1, ty: 1)
    }
  }

  @Test func `CGBlendMode can be used`() {
    _ = UIKitException.caught {
      _ = CGBlendMode(rawValue: 0)
    }
  }

  @Test func `CGColor can be used`() {
    _ = UIKitException.caught {
      let made = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
      _ = made.alpha
      _ = made.components
      _ = made.numberOfComponents
      _ = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    }
  }

  @Test func `CGColorSpace can be used`() {
    _ = UIKitException.caught {
      let made = CGColorSpaceCreateDeviceRGB()
      _ = CGColorSpace.displayP3
      _ = made.name
      _ = CGColorSpace.sRGB
      _ = CGColorSpace(name: "a")
    }
  }

  @Test func `CGContext can be used`() {
    _ = UIKitException.caught {
      let made = CGContext()
      made.beginPath()
      made.clip()
      made.closePath()
      made.fillPath()
      made.restoreGState()
      made.saveGState()
      made.strokePath()
      made.addEllipse(in: .smoke)
      made.addLine(to: CGPoint(x: 0, y: 0))
      made.addPath(CGPath(ellipseIn: .smoke, transform: nil))
      made.addRect(.smoke)
      made.clear(.smoke)
      made.clip(to: .smoke)
      made.concatenate(CGAffineTransform())
      made.drawPath(using: CGPathDrawingMode.eoFill)
      made.fill(.smoke)
      made.fillEllipse(in: .smoke)
      made.move(to: CGPoint(x: 0, y: 0))
      made.rotate(by: 1)
      made.setAllowsAntialiasing(false)
      made.setAlpha(1)
      made.setBlendMode(CGBlendMode.clear)
      made.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
      made.setLineCap(CGLineCap.butt)
      made.setLineJoin(CGLineJoin.bevel)
      made.setLineWidth(1)
      made.setShouldAntialias(false)
      made.setStrokeColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
      made.stroke(.smoke)
      made.strokeEllipse(in: .smoke)
      made.scaleBy(x: 1, y: 1)
      made.setLineDash(phase: 1, lengths: [])
      made.translateBy(x: 1, y: 1)
      made.addCurve(
        to: CGPoint(x: 0, y: 0), control1: CGPoint(x: 0, y: 0), control2: CGPoint(x: 0, y: 0))
      made.setShadow(offset: CGSize(width: 4, height: 4), blur: 1, color: nil)
      made.addArc(
        center: CGPoint(x: 0, y: 0), radius: 1, startAngle: 1, endAngle: 1, clockwise: false)
    }
  }

  @Test func `CGGradientDrawingOptions can be used`() {
    _ = UIKitException.caught {
      let made = (CGGradientDrawingOptions())
      _ = CGGradientDrawingOptions.drawsAfterEndLocation
      _ = CGGradientDrawingOptions.drawsBeforeStartLocation
      _ = made.rawValue
      _ = CGGradientDrawingOptions(rawValue: 0)
    }
  }

  @Test func `CGLineCap can be used`() {
    _ = UIKitException.caught {
      _ = CGLineCap(rawValue: 0)
    }
  }

  @Test func `CGLineJoin can be used`() {
    _ = UIKitException.caught {
      _ = CGLineJoin(rawValue: 0)
    }
  }

  @Test func `CGPath can be used`() {
    _ = UIKitException.caught {
      let made = CGPath(ellipseIn: .smoke, transform: nil)
      _ = made.boundingBox
      _ = CGPath(ellipseIn: .smoke, transform: nil)
      _ = CGPath(rect: .smoke, transform: nil)
    }
  }

  @Test func `CGPathDrawingMode can be used`() {
    _ = UIKitException.caught {
      _ = CGPathDrawingMode(rawValue: 0)
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
}
