import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke01 {
  @Test func `CAAnimation can be used`() {
    _ = UIKitException.caught {
      let made = CAAnimation()
      made.autoreverses = same(made.autoreverses)
      made.beginTime = same(made.beginTime)
      made.duration = same(made.duration)
      made.fillMode = same(made.fillMode)
      _ = CAAnimation()
      made.isRemovedOnCompletion = same(made.isRemovedOnCompletion)
      made.repeatCount = same(made.repeatCount)
      made.timingFunction = same(made.timingFunction)
    }
  }

  @Test func `CAAnimationGroup can be used`() {
    _ = UIKitException.caught {
      let made = CAAnimationGroup()
      made.animations = same(made.animations)
    }
  }

  @Test func `CABasicAnimation can be used`() {
    _ = UIKitException.caught {
      let made = CABasicAnimation(keyPath: nil)
      made.byValue = same(made.byValue)
      made.fromValue = same(made.fromValue)
      made.toValue = same(made.toValue)
    }
  }

  @Test func `CACornerMask can be used`() {
    _ = UIKitException.caught {
      let made = (CACornerMask())
      _ = CACornerMask.layerMaxXMaxYCorner
      _ = CACornerMask.layerMaxXMinYCorner
      _ = CACornerMask.layerMinXMaxYCorner
      _ = CACornerMask.layerMinXMinYCorner
      _ = made.rawValue
      _ = CACornerMask(rawValue: 0)
    }
  }

  @Test func `CADisplayLink can be used`() {
    _ = UIKitException.caught {
      let made = CADisplayLink(target: 0, selector: "a")
      _ = made.duration
      made.invalidate()
      made.isPaused = same(made.isPaused)
      made.preferredFramesPerSecond = same(made.preferredFramesPerSecond)
      _ = made.targetTimestamp
      _ = made.timestamp
      _ = CADisplayLink(target: 0, selector: "a")
    }
  }

  @Test func `CAGradientLayer can be used`() {
    _ = UIKitException.caught {
      let made = CAGradientLayer()
      made.colors = same(made.colors)
      made.endPoint = same(made.endPoint)
      made.locations = same(made.locations)
      made.startPoint = same(made.startPoint)
      made.type = same(made.type)
    }
  }

  @Test func `CAGradientLayerType can be used`() {
    _ = UIKitException.caught {
      var made = CAGradientLayerType(rawValue: "a")
      _ = CAGradientLayerType.axial
      _ = CAGradientLayerType.conic
      _ = CAGradientLayerType.radial
      made.rawValue = same(made.rawValue)
      _ = CAGradientLayerType(rawValue: "a")
    }
  }

  @Test func `CAKeyframeAnimation can be used`() {
    _ = UIKitException.caught {
      let made = CAKeyframeAnimation(keyPath: nil)
      made.keyTimes = same(made.keyTimes)
      made.values = same(made.values)
    }
  }

  @Test func `CALayer can be used`() {
    _ = UIKitException.caught {
      let made = CALayer()
      _ = made.affineTransform()
      made.anchorPoint = same(made.anchorPoint)
      _ = made.animationKeys()
      made.backgroundColor = same(made.backgroundColor)
      made.borderColor = same(made.borderColor)
      made.borderWidth = same(made.borderWidth)
      made.bounds = same(made.bounds)
      made.contents = same(made.contents)
      made.cornerCurve = same(made.cornerCurve)
      made.cornerRadius = same(made.cornerRadius)
      made.frame = same(made.frame)
      _ = CALayer()
      made.isHidden = same(made.isHidden)
      made.layoutIfNeeded()
      made.mask = same(made.mask)
      made.maskedCorners = same(made.maskedCorners)
      made.masksToBounds = same(made.masksToBounds)
      made.name = same(made.name)
      made.opacity = same(made.opacity)
      made.position = same(made.position)
      _ = made.presentation()
      made.rasterizationScale = same(made.rasterizationScale)
      made.removeAllAnimations()
      made.removeFromSuperlayer()
      made.setNeedsDisplay()
      made.setNeedsLayout()
      made.shadowColor = same(made.shadowColor)
      made.shadowOffset = same(made.shadowOffset)
      made.shadowOpacity = same(made.shadowOpacity)
      made.shadowPath = same(made.shadowPath)
      made.shadowRadius = same(made.shadowRadius)
      made.shouldRasterize = same(made.shouldRasterize)
      _ = made.sublayers
      _ = made.superlayer
      made.transform = same(made.transform)
      made.zPosition = same(made.zPosition)
      made.addSublayer(CALayer())
      _ = made.animation(forKey: "a")
      _ = CALayer(coder: NSCoder())
      _ = CALayer(layer: 0)
      made.removeAnimation(forKey: "a")
      made.setAffineTransform(CGAffineTransform())
      made.add(CAAnimation(), forKey: nil)
      made.insertSublayer(CALayer(), at: 0)
    }
  }

  @Test func `CALayerCornerCurve can be used`() {
    _ = UIKitException.caught {
      var made = CALayerCornerCurve(rawValue: "a")
      _ = CALayerCornerCurve.circular
      _ = CALayerCornerCurve.continuous
      made.rawValue = same(made.rawValue)
      _ = CALayerCornerCurve(rawValue: "a")
    }
  }

  @Test func `CAMediaTimingFillMode can be used`() {
    _ = UIKitException.caught {
      var made = CAMediaTimingFillMode(rawValue: "a")
      _ = CAMediaTimingFillMode.backwards
      _ = CAMediaTimingFillMode.both
      _ = CAMediaTimingFillMode.forwards
      made.rawValue = same(made.rawValue)
      _ = CAMediaTimingFillMode.removed
      _ = CAMediaTimingFillMode(rawValue: "a")
    }
  }

  @Test func `CAMediaTimingFunction can be used`() {
    _ = UIKitException.caught {
      let made = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: "a"))
      _ = made.name
      _ = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: "a"))
    }
  }

  @Test func `CAMediaTimingFunctionName can be used`() {
    _ = UIKitException.caught {
      var made = CAMediaTimingFunctionName(rawValue: "a")
      _ = CAMediaTimingFunctionName.`default`
      _ = CAMediaTimingFunctionName.easeIn
      _ = CAMediaTimingFunctionName.easeInEaseOut
      _ = CAMediaTimingFunctionName.easeOut
      _ = CAMediaTimingFunctionName.linear
      made.rawValue = same(made.rawValue)
      _ = CAMediaTimingFunctionName(rawValue: "a")
    }
  }

  @Test func `CAPropertyAnimation can be used`() {
    _ = UIKitException.caught {
      let made = CAPropertyAnimation(keyPath: nil)
      made.keyPath = same(made.keyPath)
      _ = CAPropertyAnimation(keyPath: nil)
    }
  }

  @Test func `CAShapeLayer can be used`() {
    _ = UIKitException.caught {
      let made = CAShapeLayer()
      made.fillColor = same(made.fillColor)
      made.lineCap = same(made.lineCap)
      made.lineDashPattern = same(made.lineDashPattern)
      made.lineJoin = same(made.lineJoin)
      made.lineWidth = same(made.lineWidth)
      made.path = same(made.path)
      made.strokeColor = same(made.strokeColor)
      made.strokeEnd = same(made.strokeEnd)
      made.strokeStart = same(made.strokeStart)
    }
  }

  @Test func `CAShapeLayerLineCap can be used`() {
    _ = UIKitException.caught {
      var made = CAShapeLayerLineCap(rawValue: "a")
      _ = CAShapeLayerLineCap.butt
      made.rawValue = same(made.rawValue)
      _ = CAShapeLayerLineCap.round
      _ = CAShapeLayerLineCap.square
      _ = CAShapeLayerLineCap(rawValue: "a")
    }
  }

  @Test func `CAShapeLayerLineJoin can be used`() {
    _ = UIKitException.caught {
      var made = CAShapeLayerLineJoin(rawValue: "a")
      _ = CAShapeLayerLineJoin.bevel
      _ = CAShapeLayerLineJoin.miter
      made.rawValue = same(made.rawValue)
      _ = CAShapeLayerLineJoin.round
      _ = CAShapeLayerLineJoin(rawValue: "a")
    }
  }

  @Test func `CATransaction can be used`() {
    _ = UIKitException.caught {
      CATransaction.begin()
      CATransaction.commit()
      _ = CATransaction.disableActions()
      CATransaction.setAnimationDuration(1)
      CATransaction.setCompletionBlock(nil)
      CATransaction.setDisableActions(false)
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

  @Test func `CGColor can be used`() {
    _ = UIKitException.caught {
      let made = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
      _ = made.alpha
      _ = made.components
      _ = made.numberOfComponents
      _ = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    }
  }

  @Test func `CGContext can be used`() {
    _ = UIKitException.caught {
      let made = CGContext()
      made.clip()
      made.fillPath()
      made.restoreGState()
      made.saveGState()
      made.strokePath()
      made.addEllipse(in: .smoke)
      made.addLine(to: CGPoint(x: 0, y: 0))
      made.addPath(CGPath(ellipseIn: .smoke, transform: nil))
      made.addRect(.smoke)
      made.fill(.smoke)
      made.fillEllipse(in: .smoke)
      made.move(to: CGPoint(x: 0, y: 0))
      made.rotate(by: 1)
      made.setAlpha(1)
      made.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
      made.setLineCap(CGLineCap.butt)
      made.setLineWidth(1)
      made.setStrokeColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
      made.stroke(.smoke)
      made.strokeEllipse(in: .smoke)
      made.scaleBy(x: 1, y: 1)
      made.translateBy(x: 1, y: 1)
      made.setShadow(offset: CGSize(width: 4, height: 4), blur: 1, color: nil)
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
      let made = MainOperationQueue()
      made.cancelAllOperations()
      made.waitUntilAllOperationsAreFinished()
      made.addBarrierBlock({})
      made.addOperation({})
      made.addOperations([], waitUntilFinished: false)
    }
  }

  @Test func `NSDataAsset can be used`() {
    _ = UIKitException.caught {
      _ = NSDataAsset(name: "a")
      _ = NSDataAsset(name: "a", bundle: .main)
    }
  }
}
