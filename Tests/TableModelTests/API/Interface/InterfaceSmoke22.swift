import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke22 {
  @Test func `UIUserNotificationType can be used`() {
    _ = UIKitException.caught {
      let made = (UIUserNotificationType())
      _ = UIUserNotificationType.alert
      _ = UIUserNotificationType.badge
      _ = made.rawValue
      _ = UIUserNotificationType.sound
      _ = UIUserNotificationType(rawValue: 0)
    }
  }

  @Test func `UIVibrancyEffect can be used`() {
    _ = UIKitException.caught {
      _ = UIVibrancyEffect(blurEffect: UIBlurEffect(style: UIBlurEffect.Style.dark))
      _ = UIVibrancyEffect(
        blurEffect: UIBlurEffect(style: UIBlurEffect.Style.dark), style: UIVibrancyEffectStyle.fill)
    }
  }

  @Test func `UIVibrancyEffectStyle can be used`() {
    _ = UIKitException.caught {
      _ = UIVibrancyEffectStyle(rawValue: 0)
    }
  }

  @Test func `UIView can be used`() {
    _ = UIKitException.caught {
      let made = UIView()
      made.accessibilityAttributedHint = same(made.accessibilityAttributedHint)
      made.accessibilityAttributedLabel = same(made.accessibilityAttributedLabel)
      made.accessibilityAttributedValue = same(made.accessibilityAttributedValue)
      made.accessibilityContainerType = same(made.accessibilityContainerType)
      made.accessibilityIdentifier = same(made.accessibilityIdentifier)
      made.accessibilityIgnoresInvertColors = same(made.accessibilityIgnoresInvertColors)
      made.accessibilityLanguage = same(made.accessibilityLanguage)
      made.accessibilityNavigationStyle = same(made.accessibilityNavigationStyle)
      made.accessibilityRespondsToUserInteraction = same(
        made.accessibilityRespondsToUserInteraction)
      made.accessibilityTextualContext = same(made.accessibilityTextualContext)
      _ = made.alignmentRectInsets
      made.alpha = same(made.alpha)
      made.anchorPoint = same(made.anchorPoint)
      _ = UIView.appearance()
      _ = UIView.areAnimationsEnabled
      made.autoresizesSubviews = same(made.autoresizesSubviews)
      made.autoresizingMask = same(made.autoresizingMask)
      made.backgroundColor = same(made.backgroundColor)
      _ = made.bottomAnchor
      made.bounds = same(made.bounds)
      _ = made.canBecomeFocused
      made.center = same(made.center)
      _ = made.centerXAnchor
      _ = made.centerYAnchor
      made.clearsContextBeforeDrawing = same(made.clearsContextBeforeDrawing)
      made.clipsToBounds = same(made.clipsToBounds)
      _ = made.collisionBoundingPath
      _ = made.collisionBoundsType
      UIView.commitAnimations()
      _ = made.constraints
      made.contentMode = same(made.contentMode)
      made.contentScaleFactor = same(made.contentScaleFactor)
      made.cornerConfiguration = same(made.cornerConfiguration)
      _ = made.description
      made.didMoveToSuperview()
      made.didMoveToWindow()
      made.directionalLayoutMargins = same(made.directionalLayoutMargins)
      _ = made.effectiveUserInterfaceLayoutDirection
      _ = made.firstBaselineAnchor
      made.focusGroupIdentifier = same(made.focusGroupIdentifier)
      _ = made.forFirstBaselineLayout
      _ = made.forLastBaselineLayout
      made.frame = same(made.frame)
      made.gestureRecognizers = same(made.gestureRecognizers)
      _ = made.hasAmbiguousLayout
      _ = made.heightAnchor
      _ = UIView.inheritedAnimationDuration
      _ = UIView()
      made.insetsLayoutMarginsFromSafeArea = same(made.insetsLayoutMarginsFromSafeArea)
      made.interactions = same(made.interactions)
      _ = made.intrinsicContentSize
      made.invalidateIntrinsicContentSize()
      made.isExclusiveTouch = same(made.isExclusiveTouch)
      made.isHidden = same(made.isHidden)
      made.isMultipleTouchEnabled = same(made.isMultipleTouchEnabled)
      made.isOpaque = same(made.isOpaque)
      made.isUserInteractionEnabled = same(made.isUserInteractionEnabled)
      _ = made.keyboardLayoutGuide
      made.largeContentImage = same(made.largeContentImage)
      made.largeContentTitle = same(made.largeContentTitle)
      _ = made.lastBaselineAnchor
      _ = made.layer
      _ = UIView.layerClass
      _ = UIView.layoutFittingCompressedSize
      _ = UIView.layoutFittingExpandedSize
      _ = made.layoutGuides
      made.layoutIfNeeded()
      made.layoutMargins = same(made.layoutMargins)
      made.layoutMarginsDidChange()
      _ = made.layoutMarginsGuide
      made.layoutSubviews()
      _ = made.leadingAnchor
      _ = made.leftAnchor
      made.mask = same(made.mask)
      made.maximumContentSizeCategory = same(made.maximumContentSizeCategory)
      made.minimumContentSizeCategory = same(made.minimumContentSizeCategory)
      made.motionEffects = same(made.motionEffects)
      _ = made.next
      _ = UIView.noIntrinsicMetric
      made.overrideUserInterfaceStyle = same(made.overrideUserInterfaceStyle)
      _ = made.preferredFocusEnvironments
      _ = made.preferredFocusedView
      made.preservesSuperviewLayoutMargins = same(made.preservesSuperviewLayoutMargins)
      _ = made.readableContentGuide
      made.removeFromSuperview()
      _ = UIView.requiresConstraintBasedLayout
      made.restorationIdentifier = same(made.restorationIdentifier)
      _ = made.rightAnchor
      _ = made.safeAreaInsets
      made.safeAreaInsetsDidChange()
      _ = made.safeAreaLayoutGuide
      made.scalesLargeContentImage = same(made.scalesLargeContentImage)
      made.semanticContentAttribute = same(made.semanticContentAttribute)
      made.setNeedsDisplay()
      made.setNeedsFocusUpdate()
      made.setNeedsLayout()
      made.setNeedsUpdateConstraints()
      made.showsLargeContentViewer = same(made.showsLargeContentViewer)
      made.sizeToFit()
      _ = made.subviews
      _ = made.superview
      made.tag = same(made.tag)
      made.tintAdjustmentMode = same(made.tintAdjustmentMode)
      made.tintColor = same(made.tintColor)
      made.tintColorDidChange()
      _ = made.topAnchor
      _ = made.trailingAnchor
      _ = made.traitCollection
      made.traitOverrides = same(made.traitOverrides)
      made.transform = same(made.transform)
      made.transform3D = same(made.transform3D)
      made.translatesAutoresizingMaskIntoConstraints = same(
        made.translatesAutoresizingMaskIntoConstraints)
      made.updateConstraints()
      made.updateConstraintsIfNeeded()
      made.updateFocusIfNeeded()
      made.updateTraitsIfNeeded()
      _ = made.viewPrintFormatter()
      _ = made.widthAnchor
      _ = made.window
      made.addConstraint(NSLayoutConstraint())
      made.addConstraints([])
      made.addGestureRecognizer(UIGestureRecognizer())
      made.addLayoutGuide(UILayoutGuide())
      made.addMotionEffect(UIMotionEffect())
      made.addSubview(UIView())
      _ = made.alignmentRect(forFrame: .smoke)
      _ = UIView.appearance(
        for: UITraitCollection(accessibilityContrast: UIAccessibilityContrast.high))
      _ = UIView.appearance(whenContainedInInstancesOf: [])
      made.bringSubviewToFront(UIView())
      _ = made.constraintsAffectingLayout(for: NSLayoutConstraint.Axis.horizontal)
      _ = made.contentCompressionResistancePriority(for: NSLayoutConstraint.Axis.horizontal)
      _ = made.contentHuggingPriority(for: NSLayoutConstraint.Axis.horizontal)
      made.didAddSubview(UIView())
      made.display(CALayer())
      made.draw(.smoke)
      _ = made.endEditing(false)
      _ = made.frame(forAlignmentRect: .smoke)
      _ = made.gestureRecognizerShouldBegin(UIGestureRecognizer())
      _ = UIView(coder: NSCoder())
      _ = UIView(frame: .smoke)
      _ = UIView.instanceMethod(for: "a")
      _ = made.isDescendant(of: UIView())
      made.layerWillDraw(CALayer())
      made.layoutSublayers(of: CALayer())
      _ = UIView.objectiveCInit(frame: .smoke)
      UIView.performWithoutAnimation({})
      made.removeConstraint(NSLayoutConstraint())
      made.removeConstraints([])
      made.removeGestureRecognizer(UIGestureRecognizer())
      made.removeLayoutGuide(UILayoutGuide())
      made.removeMotionEffect(UIMotionEffect())
      made.sendSubviewToBack(UIView())
      UIView.setAnimationBeginsFromCurrentState(false)
      UIView.setAnimationCurve(UIView.AnimationCurve.easeIn)
      UIView.setAnimationDelay(1)
      UIView.setAnimationDelegate(nil)
      UIView.setAnimationDidStop(nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationRepeatAutoreverses(false)
      UIView.setAnimationRepeatCount(1)
      UIView.setAnimationStart(Date(timeIntervalSince1970: 0))
      UIView.setAnimationWillStart(nil)
      UIView.setAnimationsEnabled(false)
      made.setNeedsDisplay(.smoke)
      _ = made.shouldUpdateFocus(in: UIFocusUpdateContext())
      _ = made.sizeThatFits(CGSize(width: 4, height: 4))
      _ = made.snapshotView(afterScreenUpdates: false)
      _ = made.systemLayoutSizeFitting(CGSize(width: 4, height: 4))
      made.traitCollectionDidChange(nil)
      _ = UIView.userInterfaceLayoutDirection(for: UISemanticContentAttribute.forceLeftToRight)
      _ = made.viewWithTag(0)
      made.willMove(toSuperview: nil)
      made.willMove(toWindow: nil)
      made.willRemoveSubview(UIView())
      _ = made.action(for: CALayer(), forKey: "a")
      UIView.beginAnimations(nil, context: nil)
      _ = made.convert(.smoke, from: nil as UIView?)
      _ = made.convert(CGPoint(x: 0, y: 0), from: nil as UIView?)
      _ = made.convert(.smoke, to: nil as UIView?)
      _ = made.convert(CGPoint(x: 0, y: 0), to: nil as UIView?)
      made.didUpdateFocus(in: UIFocusUpdateContext(), with: UIFocusAnimationCoordinator())
      made.draw(.smoke, for: UIView().viewPrintFormatter())
      made.draw(CALayer(), in: CGContext())
      _ = made.drawHierarchy(in: .smoke, afterScreenUpdates: false)
      _ = made.hitTest(CGPoint(x: 0, y: 0), with: nil)
      made.insertSubview(UIView(), aboveSubview: UIView())
      made.insertSubview(UIView(), at: 0)
      made.insertSubview(UIView(), belowSubview: UIView())
      _ = made.point(inside: CGPoint(x: 0, y: 0), with: nil)
      made.setContentCompressionResistancePriority(
        UILayoutPriority(1), for: NSLayoutConstraint.Axis.horizontal)
      made.setContentHuggingPriority(UILayoutPriority(1), for: NSLayoutConstraint.Axis.horizontal)
      UIView.addKeyframe(withRelativeStartTime: 1, relativeDuration: 1, animations: {})
      UIView.animate(withDuration: 1, animations: {}, completion: nil)
      _ = made.resizableSnapshotView(
        from: .smoke, afterScreenUpdates: false, withCapInsets: UIEdgeInsets())
      UIView.setAnimationTransition(
        UIView.AnimationTransition.curlDown, for: UIView(), cache: false)
      _ = made.systemLayoutSizeFitting(
        CGSize(width: 4, height: 4), withHorizontalFittingPriority: UILayoutPriority(1),
        verticalFittingPriority: UILayoutPriority(1))
      UIView.animate(
        withDuration: 1, delay: 1, options: (UIView.AnimationOptions()), animations: {},
        completion: nil)
      UIView.animateKeyframes(
        withDuration: 1, delay: 1, options: (UIView.KeyframeAnimationOptions()), animations: {},
        completion: nil)
      UIView.transition(
        with: UIView(), duration: 1, options: (UIView.AnimationOptions()), animations: nil,
        completion: nil)
      UIView.animate(
        withDuration: 1, delay: 1, usingSpringWithDamping: 1, initialSpringVelocity: 1,
        options: (UIView.AnimationOptions()), animations: {}, completion: nil)
    }
  }

  @Test func `UIView.AnimationCurve can be used`() {
    _ = UIKitException.caught {
      _ = UIView.AnimationCurve(rawValue: 0)
    }
  }

  @Test func `UIView.AnimationOptions can be used`() {
    _ = UIKitException.caught {
      let made = (UIView.AnimationOptions())
      _ = UIView.AnimationOptions.allowAnimatedContent
      _ = UIView.AnimationOptions.allowUserInteraction
      _ = UIView.AnimationOptions.autoreverse
      _ = UIView.AnimationOptions.beginFromCurrentState
      _ = UIView.AnimationOptions.curveEaseIn
      _ = UIView.AnimationOptions.curveEaseInOut
      _ = UIView.AnimationOptions.curveEaseOut
      _ = UIView.AnimationOptions.curveLinear
      _ = UIView.AnimationOptions.layoutSubviews
      _ = UIView.AnimationOptions.overrideInheritedCurve
      _ = UIView.AnimationOptions.overrideInheritedDuration
      _ = UIView.AnimationOptions.overrideInheritedOptions
      _ = made.rawValue
      _ = UIView.AnimationOptions.`repeat`
      _ = UIView.AnimationOptions.showHideTransitionViews
      _ = UIView.AnimationOptions.transitionCrossDissolve
      _ = UIView.AnimationOptions.transitionCurlDown
      _ = UIView.AnimationOptions.transitionCurlUp
      _ = UIView.AnimationOptions.transitionFlipFromBottom
      _ = UIView.AnimationOptions.transitionFlipFromLeft
      _ = UIView.AnimationOptions.transitionFlipFromRight
      _ = UIView.AnimationOptions.transitionFlipFromTop
      _ = UIView.AnimationOptions(rawValue: 0)
    }
  }

  @Test func `UIView.AnimationTransition can be used`() {
    _ = UIKitException.caught {
      _ = UIView.AnimationTransition(rawValue: 0)
    }
  }

  @Test func `UIView.AutoresizingMask can be used`() {
    _ = UIKitException.caught {
      let made = (UIView.AutoresizingMask())
      _ = UIView.AutoresizingMask.flexibleBottomMargin
      _ = UIView.AutoresizingMask.flexibleHeight
      _ = UIView.AutoresizingMask.flexibleLeftMargin
      _ = UIView.AutoresizingMask.flexibleRightMargin
      _ = UIView.AutoresizingMask.flexibleTopMargin
      _ = UIView.AutoresizingMask.flexibleWidth
      _ = made.rawValue
      _ = UIView.AutoresizingMask(rawValue: 0)
    }
  }

  @Test func `UIView.ContentMode can be used`() {
    _ = UIKitException.caught {
      _ = UIView.ContentMode(rawValue: 0)
    }
  }

  @Test func `UIView.KeyframeAnimationOptions can be used`() {
    _ = UIKitException.caught {
      let made = (UIView.KeyframeAnimationOptions())
      _ = UIView.KeyframeAnimationOptions.allowUserInteraction
      _ = UIView.KeyframeAnimationOptions.autoreverse
      _ = UIView.KeyframeAnimationOptions.beginFromCurrentState
      _ = UIView.KeyframeAnimationOptions.calculationModeLinear
      _ = UIView.KeyframeAnimationOptions.layoutSubviews
      _ = UIView.KeyframeAnimationOptions.overrideInheritedDuration
      _ = UIView.KeyframeAnimationOptions.overrideInheritedOptions
      _ = made.rawValue
      _ = UIView.KeyframeAnimationOptions.`repeat`
      _ = UIView.KeyframeAnimationOptions(rawValue: 0)
    }
  }

  @Test func `UIView.TintAdjustmentMode can be used`() {
    _ = UIKitException.caught {
      _ = UIView.TintAdjustmentMode(rawValue: 0)
    }
  }

  @Test func `UIViewAnimatingPosition can be used`() {
    _ = UIKitException.caught {
      _ = UIViewAnimatingPosition(rawValue: 0)
    }
  }

  @Test func `UIViewAnimatingState can be used`() {
    _ = UIKitException.caught {
      _ = UIViewAnimatingState(rawValue: 0)
    }
  }

  @Test func `UIViewConfigurationState can be used`() {
    _ = UIKitException.caught {
      var made = UIViewConfigurationState(
        traitCollection: UITraitCollection(accessibilityContrast: UIAccessibilityContrast.high))
      made.isDisabled = same(made.isDisabled)
      made.isFocused = same(made.isFocused)
      made.isHighlighted = same(made.isHighlighted)
      made.isPinned = same(made.isPinned)
      made.isSelected = same(made.isSelected)
      made.traitCollection = same(made.traitCollection)
      _ = UIViewConfigurationState(
        traitCollection: UITraitCollection(accessibilityContrast: UIAccessibilityContrast.high))
    }
  }
}
