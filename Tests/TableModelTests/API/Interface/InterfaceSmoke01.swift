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
      made.delegate = same(made.delegate)
      made.duration = same(made.duration)
      made.fillMode = same(made.fillMode)
      _ = CAAnimation()
      made.isRemovedOnCompletion = same(made.isRemovedOnCompletion)
      made.repeatCount = same(made.repeatCount)
      made.repeatDuration = same(made.repeatDuration)
      made.speed = same(made.speed)
      made.timeOffset = same(made.timeOffset)
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
      made.preferredFrameRateRange = same(made.preferredFrameRateRange)
      made.preferredFramesPerSecond = same(made.preferredFramesPerSecond)
      _ = made.targetTimestamp
      _ = made.timestamp
      _ = CADisplayLink(target: 0, selector: "a")
    }
  }

  @Test func `CAEmitterCell can be used`() {
    _ = UIKitException.caught {
      let made = CAEmitterCell()
      made.alphaSpeed = same(made.alphaSpeed)
      made.birthRate = same(made.birthRate)
      made.color = same(made.color)
      made.contents = same(made.contents)
      made.emissionLongitude = same(made.emissionLongitude)
      made.emissionRange = same(made.emissionRange)
      _ = CAEmitterCell()
      made.lifetime = same(made.lifetime)
      made.lifetimeRange = same(made.lifetimeRange)
      made.name = same(made.name)
      made.scale = same(made.scale)
      made.scaleRange = same(made.scaleRange)
      made.scaleSpeed = same(made.scaleSpeed)
      made.spin = same(made.spin)
      made.spinRange = same(made.spinRange)
      made.velocity = same(made.velocity)
      made.velocityRange = same(made.velocityRange)
      made.xAcceleration = same(made.xAcceleration)
      made.yAcceleration = same(made.yAcceleration)
    }
  }

  @Test func `CAEmitterLayer can be used`() {
    _ = UIKitException.caught {
      let made = CAEmitterLayer()
      made.birthRate = same(made.birthRate)
      made.emitterCells = same(made.emitterCells)
      made.emitterPosition = same(made.emitterPosition)
      made.emitterShape = same(made.emitterShape)
      made.emitterSize = same(made.emitterSize)
      made.lifetime = same(made.lifetime)
    }
  }

  @Test func `CAEmitterLayerEmitterShape can be used`() {
    _ = UIKitException.caught {
      var made = CAEmitterLayerEmitterShape(rawValue: "a")
      _ = CAEmitterLayerEmitterShape.circle
      _ = CAEmitterLayerEmitterShape.line
      _ = CAEmitterLayerEmitterShape.point
      made.rawValue = same(made.rawValue)
      _ = CAEmitterLayerEmitterShape.rectangle
      _ = CAEmitterLayerEmitterShape(rawValue: "a")
    }
  }

  @Test func `CAFrameRateRange can be used`() {
    _ = UIKitException.caught {
      var made = CAFrameRateRange()
      _ = CAFrameRateRange.`default`
      _ = CAFrameRateRange()
      made.maximum = same(made.maximum)
      made.minimum = same(made.minimum)
      made.preferred = same(made.preferred)
      _ = CAFrameRateRange(minimum: 1, maximum: 1, preferred: nil)
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
      made.path = same(made.path)
      made.timingFunctions = same(made.timingFunctions)
      made.values = same(made.values)
    }
  }

  @Test func `CALayer can be used`() {
    _ = UIKitException.caught {
      let made = CALayer()
      _ = made.affineTransform()
      made.allowsEdgeAntialiasing = same(made.allowsEdgeAntialiasing)
      made.anchorPoint = same(made.anchorPoint)
      _ = made.animationKeys()
      made.backgroundColor = same(made.backgroundColor)
      made.beginTime = same(made.beginTime)
      made.borderColor = same(made.borderColor)
      made.borderWidth = same(made.borderWidth)
      made.bounds = same(made.bounds)
      made.contents = same(made.contents)
      made.contentsGravity = same(made.contentsGravity)
      made.contentsScale = same(made.contentsScale)
      made.cornerCurve = same(made.cornerCurve)
      made.cornerRadius = same(made.cornerRadius)
      made.delegate = same(made.delegate)
      made.display()
      made.displayIfNeeded()
      made.frame = same(made.frame)
      _ = CALayer()
      made.isHidden = same(made.isHidden)
      made.isOpaque = same(made.isOpaque)
      made.layoutIfNeeded()
      made.layoutSublayers()
      made.mask = same(made.mask)
      made.maskedCorners = same(made.maskedCorners)
      made.masksToBounds = same(made.masksToBounds)
      made.name = same(made.name)
      _ = made.needsDisplay()
      made.needsDisplayOnBoundsChange = same(made.needsDisplayOnBoundsChange)
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
      made.speed = same(made.speed)
      _ = made.sublayers
      _ = made.superlayer
      made.timeOffset = same(made.timeOffset)
      made.transform = same(made.transform)
      made.zPosition = same(made.zPosition)
      _ = made.action(forKey: "a")
      made.addSublayer(CALayer())
      _ = made.animation(forKey: "a")
      made.draw(in: CGContext())
      _ = CALayer(coder: NSCoder())
      _ = CALayer(layer: 0)
      _ = CALayer.needsDisplay(forKey: "a")
      made.removeAnimation(forKey: "a")
      made.render(in: CGContext())
      made.setAffineTransform(CGAffineTransform())
      made.setNeedsDisplay(.smoke)
      made.add(CAAnimation(), forKey: nil)
      made.insertSublayer(CALayer(), above: nil)
      made.insertSublayer(CALayer(), at: 0)
      made.insertSublayer(CALayer(), below: nil)
      made.replaceSublayer(CALayer(), with: CALayer())
    }
  }

  @Test func `CALayerContentsGravity can be used`() {
    _ = UIKitException.caught {
      var made = CALayerContentsGravity(rawValue: "a")
      _ = CALayerContentsGravity.center
      made.rawValue = same(made.rawValue)
      _ = CALayerContentsGravity.resize
      _ = CALayerContentsGravity.resizeAspect
      _ = CALayerContentsGravity.resizeAspectFill
      _ = CALayerContentsGravity(rawValue: "a")
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
      made.fillRule = same(made.fillRule)
      made.lineCap = same(made.lineCap)
      made.lineDashPattern = same(made.lineDashPattern)
      made.lineDashPhase = same(made.lineDashPhase)
      made.lineJoin = same(made.lineJoin)
      made.lineWidth = same(made.lineWidth)
      made.miterLimit = same(made.miterLimit)
      made.path = same(made.path)
      made.strokeColor = same(made.strokeColor)
      made.strokeEnd = same(made.strokeEnd)
      made.strokeStart = same(made.strokeStart)
    }
  }

  @Test func `CAShapeLayerFillRule can be used`() {
    _ = UIKitException.caught {
      var made = CAShapeLayerFillRule(rawValue: "a")
      _ = CAShapeLayerFillRule.evenOdd
      _ = CAShapeLayerFillRule.nonZero
      made.rawValue = same(made.rawValue)
      _ = CAShapeLayerFillRule(rawValue: "a")
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

  @Test func `CASpringAnimation can be used`() {
    _ = UIKitException.caught {
      let made = CASpringAnimation(keyPath: nil)
      made.damping = same(made.damping)
      made.initialVelocity = same(made.initialVelocity)
      made.mass = same(made.mass)
      _ = made.settlingDuration
      made.stiffness = same(made.stiffness)
    }
  }

  @Test func `CATextLayer can be used`() {
    _ = UIKitException.caught {
      let made = CATextLayer()
      made.alignmentMode = same(made.alignmentMode)
      made.font = same(made.font)
      made.fontSize = same(made.fontSize)
      made.foregroundColor = same(made.foregroundColor)
      made.isWrapped = same(made.isWrapped)
      made.string = same(made.string)
      made.truncationMode = same(made.truncationMode)
    }
  }

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
}
