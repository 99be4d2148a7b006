import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke02 {
  @Test func `CATextLayerAlignmentMode can be used`() {
    _ = UIKitException.caught {
      var made = CATextLayerAlignmentMode(rawValue: "a")
      _ = CATextLayerAlignmentMode.center
      _ = CATextLayerAlignmentMode.justified
      _ = CATextLayerAlignmentMode.left
      _ = CATextLayerAlignmentMode.natural
      made.rawValue = same(made.rawValue)
      _ = CATextLayerAlignmentMode.right
      _ = CATextLayerAlignmentMode(rawValue: "a")
    }
  }

  @Test func `CATextLayerTruncationMode can be used`() {
    _ = UIKitException.caught {
      var made = CATextLayerTruncationMode(rawValue: "a")
      _ = CATextLayerTruncationMode.end
      _ = CATextLayerTruncationMode.middle
      _ = CATextLayerTruncationMode.`none`
      made.rawValue = same(made.rawValue)
      _ = CATextLayerTruncationMode.start
      _ = CATextLayerTruncationMode(rawValue: "a")
    }
  }

  @Test func `CATransaction can be used`() {
    _ = UIKitException.caught {
      _ = CATransaction.animationDuration()
      _ = CATransaction.animationTimingFunction()
      CATransaction.begin()
      CATransaction.commit()
      _ = CATransaction.completionBlock()
      _ = CATransaction.disableActions()
      CATransaction.flush()
      CATransaction.lock()
      CATransaction.unlock()
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(nil)
      CATransaction.setCompletionBlock(nil)
      CATransaction.setDisableActions(false)
      _ = CATransaction.value(forKey: "a")
      CATransaction.setValue(nil, forKey: "a")
    }
  }

  @Test func `CATransform3D can be used`() {
    _ = UIKitException.caught {
      var made = CATransform3D()
      _ = CATransform3D()
      made.m11 = same(made.m11)
      made.m12 = same(made.m12)
      made.m13 = same(made.m13)
      made.m14 = same(made.m14)
      made.m21 = same(made.m21)
      made.m22 = same(made.m22)
      made.m23 = same(made.m23)
      made.m24 = same(made.m24)
      made.m31 = same(made.m31)
      made.m32 = same(made.m32)
      made.m33 = same(made.m33)
      made.m34 = same(made.m34)
      made.m41 = same(made.m41)
      made.m42 = same(made.m42)
      made.m43 = same(made.m43)
      made.m44 = same(made.m44)
      _ = CATransform3D(
        m11: 1, m12: 1, m13: 1, m14: 1, m21: 1, m22: 1, m23: 1, m24: 1, m31: 1, m32: 1, m33: 1,
        m34: 1, m41: 1, m42: 1, m43: 1, m44: 1)
    }
  }

  @Test func `CATransition can be used`() {
    _ = UIKitException.caught {
      let made = CATransition()
      made.subtype = same(made.subtype)
      made.type = same(made.type)
    }
  }

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

  @Test func `CFNotificationSuspensionBehavior can be used`() {
    _ = UIKitException.caught {
      _ = CFNotificationSuspensionBehavior(rawValue: 0)
    }
  }

  @Test func `CFRange can be used`() {
    _ = UIKitException.caught {
      var made = CFRange()
      _ = CFRange()
      made.length = same(made.length)
      made.location = same(made.location)
      _ = CFRange(location: 0, length: 0)
    }
  }

  @Test func `CFRunLoopActivity can be used`() {
    _ = UIKitException.caught {
      let made = (CFRunLoopActivity())
      _ = CFRunLoopActivity.afterWaiting
      _ = CFRunLoopActivity.allActivities
      _ = CFRunLoopActivity.beforeSources
      _ = CFRunLoopActivity.beforeTimers
      _ = CFRunLoopActivity.beforeWaiting
      _ = CFRunLoopActivity.entry
      _ = CFRunLoopActivity.exit
      _ = made.rawValue
      _ = CFRunLoopActivity(rawValue: 0)
    }
  }

  @Test func `CFRunLoopMode can be used`() {
    _ = UIKitException.caught {
      let made = CFRunLoopMode.commonModes
      _ = CFRunLoopMode.commonModes
      _ = CFRunLoopMode.defaultMode
      _ = made.rawValue
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

  @Test func `CGBitmapInfo can be used`() {
    _ = UIKitException.caught {
      let made = (CGBitmapInfo())
      _ = CGBitmapInfo.alphaInfoMask
      _ = CGBitmapInfo.byteOrder16Big
      _ = CGBitmapInfo.byteOrder16Little
      _ = CGBitmapInfo.byteOrder32Big
      _ = CGBitmapInfo.byteOrder32Little
      _ = CGBitmapInfo.byteOrderDefault
      _ = CGBitmapInfo.byteOrderMask
      _ = CGBitmapInfo.floatComponents
      _ = CGBitmapInfo.floatInfoMask
      _ = made.rawValue
      _ = CGBitmapInfo(rawValue: 0)
    }
  }

  @Test func `CGBlendMode can be used`() {
    _ = UIKitException.caught {
      _ = CGBlendMode(rawValue: 0)
    }
  }

  @Test func `CGColor can be used`() {
    _ = UIKitException.caught {
      let made = CGColor(gray: 1, alpha: 1)
      _ = made.alpha
      _ = made.colorSpace
      _ = made.components
      _ = made.numberOfComponents
      _ = made.copy(alpha: 1)
      _ = CGColor(gray: 1, alpha: 1)
      _ = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    }
  }

  @Test func `CGColorRenderingIntent can be used`() {
    _ = UIKitException.caught {
      _ = CGColorRenderingIntent(rawValue: 0)
    }
  }

  @Test func `CGColorSpace can be used`() {
    _ = UIKitException.caught {
      let made = CGColorSpaceCreateDeviceRGB()
      _ = CGColorSpace.displayP3
      _ = CGColorSpace.extendedSRGB
      _ = CGColorSpace.genericGrayGamma2_2
      _ = CGColorSpace.genericRGBLinear
      _ = CGColorSpace.linearGray
      _ = CGColorSpace.linearSRGB
      _ = made.model
      _ = made.name
      _ = made.numberOfComponents
      _ = CGColorSpace.sRGB
      _ = CGColorSpace(name: "a")
    }
  }

  @Test func `CGColorSpaceModel can be used`() {
    _ = UIKitException.caught {
      _ = CGColorSpaceModel(rawValue: 0)
    }
  }

  @Test func `CGContext can be used`() {
    _ = UIKitException.caught {
      let made = CGContext()
      _ = made.alphaInfo
      made.beginPath()
      _ = made.bitmapInfo
      _ = made.bitsPerComponent
      _ = made.bitsPerPixel
      _ = made.bytesPerRow
      made.closePDF()
      made.closePath()
      _ = made.colorSpace
      _ = made.ctm
      _ = made.data
      made.endPDFPage()
      made.endPage()
      made.endTransparencyLayer()
      made.flush()
      _ = made.height
      _ = CGContext()
      made.interpolationQuality = same(made.interpolationQuality)
      _ = made.makeImage()
      made.restoreGState()
      made.saveGState()
      made.strokePath()
      made.synchronize()
      made.textMatrix = same(made.textMatrix)
      made.textPosition = same(made.textPosition)
      _ = made.width
      made.addEllipse(in: .smoke)
      made.addLine(to: CGPoint(x: 0, y: 0))
      made.addLines(between: [])
      made.addPath(CGPath(ellipseIn: .smoke, transform: nil))
      made.addRect(.smoke)
      made.addRects([])
      made.beginPDFPage(nil)
      made.beginPage(mediaBox: nil)
      made.beginTransparencyLayer(auxiliaryInfo: nil)
      made.clear(.smoke)
      made.clip(to: .smoke)
      made.clip(to: [])
      made.clip(using: CGPathFillRule.evenOdd)
      made.concatenate(CGAffineTransform())
      made.drawPath(using: CGPathDrawingMode.eoFill)
      made.fill(.smoke)
      made.fill([])
      made.fillEllipse(in: .smoke)
      made.fillPath(using: CGPathFillRule.evenOdd)
      made.move(to: CGPoint(x: 0, y: 0))
      made.rotate(by: 1)
      made.setAllowsAntialiasing(false)
      made.setAlpha(1)
      made.setBlendMode(CGBlendMode.clear)
      made.setFillColor(CGColor(gray: 1, alpha: 1))
      made.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
      made.setFlatness(1)
      made.setLineCap(CGLineCap.butt)
      made.setLineJoin(CGLineJoin.bevel)
      made.setLineWidth(1)
      made.setMiterLimit(1)
      made.setShouldAntialias(false)
      made.setStrokeColor(CGColor(gray: 1, alpha: 1))
      made.setStrokeColorSpace(CGColorSpaceCreateDeviceRGB())
      made.stroke(.smoke)
      made.strokeEllipse(in: .smoke)
      made.strokeLineSegments(between: [])
      made.addQuadCurve(to: CGPoint(x: 0, y: 0), control: CGPoint(x: 0, y: 0))
      made.beginTransparencyLayer(in: .smoke, auxiliaryInfo: nil)
      made.scaleBy(x: 1, y: 1)
      made.setFillColor(gray: 1, alpha: 1)
      made.setLineDash(phase: 1, lengths: [])
      made.setShadow(offset: CGSize(width: 4, height: 4), blur: 1)
      made.setStrokeColor(gray: 1, alpha: 1)
      made.stroke(.smoke, width: 1)
      made.translateBy(x: 1, y: 1)
      made.addArc(tangent1End: CGPoint(x: 0, y: 0), tangent2End: CGPoint(x: 0, y: 0), radius: 1)
      made.addCurve(
        to: CGPoint(x: 0, y: 0), control1: CGPoint(x: 0, y: 0), control2: CGPoint(x: 0, y: 0))
      made.setShadow(offset: CGSize(width: 4, height: 4), blur: 1, color: nil)
      made.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
      made.setStrokeColor(red: 1, green: 1, blue: 1, alpha: 1)
      made.addArc(
        center: CGPoint(x: 0, y: 0), radius: 1, startAngle: 1, endAngle: 1, clockwise: false)
      _ = CGContext(
        data: nil, width: 0, height: 0, bitsPerComponent: 0, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 0)
    }
  }

  @Test func `CGGradient can be used`() {
    _ = UIKitException.caught {
      _ = CGGradient(
        colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [], locations: nil, count: 0)
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

  @Test func `CGImageAlphaInfo can be used`() {
    _ = UIKitException.caught {
      _ = CGImageAlphaInfo(rawValue: 0)
    }
  }

  @Test func `CGImageByteOrderInfo can be used`() {
    _ = UIKitException.caught {
      _ = CGImageByteOrderInfo(rawValue: 0)
    }
  }

  @Test func `CGInterpolationQuality can be used`() {
    _ = UIKitException.caught {
      _ = CGInterpolationQuality(rawValue: 0)
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

  @Test func `CGMutablePath can be used`() {
    _ = UIKitException.caught {
      let made = CGMutablePath()
      made.closeSubpath()
      _ = CGMutablePath()
      made.addEllipse(in: .smoke, transform: CGAffineTransform())
      made.addLine(to: CGPoint(x: 0, y: 0), transform: CGAffineTransform())
      made.addLines(between: [], transform: CGAffineTransform())
      made.addPath(CGPath(ellipseIn: .smoke, transform: nil), transform: CGAffineTransform())
      made.addRect(.smoke, transform: CGAffineTransform())
      made.addRects([], transform: CGAffineTransform())
      made.move(to: CGPoint(x: 0, y: 0), transform: CGAffineTransform())
      made.addQuadCurve(
        to: CGPoint(x: 0, y: 0), control: CGPoint(x: 0, y: 0), transform: CGAffineTransform())
      made.addArc(
        tangent1End: CGPoint(x: 0, y: 0), tangent2End: CGPoint(x: 0, y: 0), radius: 1,
        transform: CGAffineTransform())
      made.addCurve(
        to: CGPoint(x: 0, y: 0), control1: CGPoint(x: 0, y: 0), control2: CGPoint(x: 0, y: 0),
        transform: CGAffineTransform())
      made.addRoundedRect(
        in: .smoke, cornerWidth: 1, cornerHeight: 1, transform: CGAffineTransform())
      made.addRelativeArc(
        center: CGPoint(x: 0, y: 0), radius: 1, startAngle: 1, delta: 1,
        transform: CGAffineTransform())
      made.addArc(
        center: CGPoint(x: 0, y: 0), radius: 1, startAngle: 1, endAngle: 1, clockwise: false,
        transform: CGAffineTransform())
    }
  }

  @Test func `CGPDFBox can be used`() {
    _ = UIKitException.caught {
      _ = CGPDFBox(rawValue: 0)
    }
  }

  @Test func `CGPath can be used`() {
    _ = UIKitException.caught {
      let made = CGPath(ellipseIn: .smoke, transform: nil)
      _ = made.boundingBox
      _ = made.boundingBoxOfPath
      _ = made.copy()
      _ = made.currentPoint
      _ = made.isEmpty
      _ = made.mutableCopy()
      made.applyWithBlock({ _ in })
      _ = made.copy(using: nil)
      _ = made.mutableCopy(using: nil)
      _ = CGPath(ellipseIn: .smoke, transform: nil)
      _ = CGPath(rect: .smoke, transform: nil)
      _ = made.contains(
        CGPoint(x: 0, y: 0), using: CGPathFillRule.evenOdd, transform: CGAffineTransform())
      _ = made.copy(dashingWithPhase: 1, lengths: [], transform: CGAffineTransform())
      _ = CGPath(roundedRect: .smoke, cornerWidth: 1, cornerHeight: 1, transform: nil)
      _ = made.copy(
        strokingWithWidth: 1, lineCap: CGLineCap.butt, lineJoin: CGLineJoin.bevel, miterLimit: 1,
        transform: CGAffineTransform())
    }
  }

  @Test func `CGPathDrawingMode can be used`() {
    _ = UIKitException.caught {
      _ = CGPathDrawingMode(rawValue: 0)
    }
  }
}
