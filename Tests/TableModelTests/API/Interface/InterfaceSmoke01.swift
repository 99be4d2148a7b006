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
      made.run(forKey: "a", object: 0, arguments: nil)
    }
  }

  @Test func `CAAnimationCalculationMode can be used`() {
    _ = UIKitException.caught {
      var made = CAAnimationCalculationMode(rawValue: "a")
      _ = CAAnimationCalculationMode.cubic
      _ = CAAnimationCalculationMode.cubicPaced
      _ = CAAnimationCalculationMode.discrete
      _ = CAAnimationCalculationMode.linear
      _ = CAAnimationCalculationMode.paced
      made.rawValue = same(made.rawValue)
      _ = CAAnimationCalculationMode(rawValue: "a")
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
      made.emitterDepth = same(made.emitterDepth)
      made.emitterMode = same(made.emitterMode)
      made.emitterPosition = same(made.emitterPosition)
      made.emitterShape = same(made.emitterShape)
      made.emitterSize = same(made.emitterSize)
      made.emitterZPosition = same(made.emitterZPosition)
      made.lifetime = same(made.lifetime)
      made.preservesDepth = same(made.preservesDepth)
      made.renderMode = same(made.renderMode)
      made.scale = same(made.scale)
      made.seed = same(made.seed)
      made.spin = same(made.spin)
      made.velocity = same(made.velocity)
    }
  }

  @Test func `CAEmitterLayerEmitterMode can be used`() {
    _ = UIKitException.caught {
      var made = CAEmitterLayerEmitterMode(rawValue: "a")
      _ = CAEmitterLayerEmitterMode.outline
      _ = CAEmitterLayerEmitterMode.points
      made.rawValue = same(made.rawValue)
      _ = CAEmitterLayerEmitterMode.surface
      _ = CAEmitterLayerEmitterMode.volume
      _ = CAEmitterLayerEmitterMode(rawValue: "a")
    }
  }

  @Test func `CAEmitterLayerEmitterShape can be used`() {
    _ = UIKitException.caught {
      var made = CAEmitterLayerEmitterShape(rawValue: "a")
      _ = CAEmitterLayerEmitterShape.circle
      _ = CAEmitterLayerEmitterShape.cuboid
      _ = CAEmitterLayerEmitterShape.line
      _ = CAEmitterLayerEmitterShape.point
      made.rawValue = same(made.rawValue)
      _ = CAEmitterLayerEmitterShape.rectangle
      _ = CAEmitterLayerEmitterShape.sphere
      _ = CAEmitterLayerEmitterShape(rawValue: "a")
    }
  }

  @Test func `CAEmitterLayerRenderMode can be used`() {
    _ = UIKitException.caught {
      var made = CAEmitterLayerRenderMode(rawValue: "a")
      _ = CAEmitterLayerRenderMode.additive
      _ = CAEmitterLayerRenderMode.backToFront
      _ = CAEmitterLayerRenderMode.oldestFirst
      _ = CAEmitterLayerRenderMode.oldestLast
      made.rawValue = same(made.rawValue)
      _ = CAEmitterLayerRenderMode.unordered
      _ = CAEmitterLayerRenderMode(rawValue: "a")
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
      made.calculationMode = same(made.calculationMode)
      made.keyTimes = same(made.keyTimes)
      made.path = same(made.path)
      made.timingFunctions = same(made.timingFunctions)
      made.values = same(made.values)
    }
  }

  @Test func `CALayer can be used`() {
    _ = UIKitException.caught {
      let made = CALayer()
      made.actions = same(made.actions)
      _ = made.affineTransform()
      made.allowsEdgeAntialiasing = same(made.allowsEdgeAntialiasing)
      made.anchorPoint = same(made.anchorPoint)
      _ = made.animationKeys()
      made.autoreverses = same(made.autoreverses)
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
      made.drawsAsynchronously = same(made.drawsAsynchronously)
      made.duration = same(made.duration)
      made.fillMode = same(made.fillMode)
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
      made.repeatCount = same(made.repeatCount)
      made.repeatDuration = same(made.repeatDuration)
      made.setNeedsDisplay()
      made.setNeedsLayout()
      made.shadowColor = same(made.shadowColor)
      made.shadowOffset = same(made.shadowOffset)
      made.shadowOpacity = same(made.shadowOpacity)
      made.shadowPath = same(made.shadowPath)
      made.shadowRadius = same(made.shadowRadius)
      made.shouldRasterize = same(made.shouldRasterize)
      made.speed = same(made.speed)
      made.sublayerTransform = same(made.sublayerTransform)
      made.sublayers = same(made.sublayers)
      _ = made.superlayer
      made.timeOffset = same(made.timeOffset)
      made.transform = same(made.transform)
      made.zPosition = same(made.zPosition)
      _ = made.action(forKey: "a")
      made.addSublayer(CALayer())
      _ = made.animation(forKey: "a")
      _ = CALayer.defaultAction(forKey: "a")
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
      _ = CALayerContentsGravity.bottom
      _ = CALayerContentsGravity.bottomLeft
      _ = CALayerContentsGravity.bottomRight
      _ = CALayerContentsGravity.center
      _ = CALayerContentsGravity.left
      made.rawValue = same(made.rawValue)
      _ = CALayerContentsGravity.resize
      _ = CALayerContentsGravity.resizeAspect
      _ = CALayerContentsGravity.resizeAspectFill
      _ = CALayerContentsGravity.right
      _ = CALayerContentsGravity.top
      _ = CALayerContentsGravity.topLeft
      _ = CALayerContentsGravity.topRight
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
      _ = CAMediaTimingFunction(controlPoints: 1, 1, 1, 1)
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
      made.isAdditive = same(made.isAdditive)
      made.isCumulative = same(made.isCumulative)
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
}
