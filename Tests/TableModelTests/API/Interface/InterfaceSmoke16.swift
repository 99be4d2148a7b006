import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke16 {
  @Test func `UITextView can be used`() {
    _ = UIKitException.caught {
      let made = UITextView(frame: .smoke)
      made.adjustsFontForContentSizeCategory = same(made.adjustsFontForContentSizeCategory)
      made.allowsEditingTextAttributes = same(made.allowsEditingTextAttributes)
      made.attributedText = same(made.attributedText)
      made.autocapitalizationType = same(made.autocapitalizationType)
      made.autocorrectionType = same(made.autocorrectionType)
      _ = made.becomeFirstResponder()
      _ = made.canBecomeFirstResponder
      made.clearsOnInsertion = same(made.clearsOnInsertion)
      made.dataDetectorTypes = same(made.dataDetectorTypes)
      made.delegate = same(made.delegate)
      made.enablesReturnKeyAutomatically = same(made.enablesReturnKeyAutomatically)
      made.font = same(made.font)
      _ = made.hasText
      made.inputAccessoryView = same(made.inputAccessoryView)
      made.inputView = same(made.inputView)
      _ = made.intrinsicContentSize
      made.isEditable = same(made.isEditable)
      made.isFindInteractionEnabled = same(made.isFindInteractionEnabled)
      made.isScrollEnabled = same(made.isScrollEnabled)
      made.isSecureTextEntry = same(made.isSecureTextEntry)
      made.isSelectable = same(made.isSelectable)
      made.keyboardAppearance = same(made.keyboardAppearance)
      made.keyboardType = same(made.keyboardType)
      _ = made.layoutManager
      made.layoutSubviews()
      made.linkTextAttributes = same(made.linkTextAttributes)
      _ = made.resignFirstResponder()
      made.returnKeyType = same(made.returnKeyType)
      made.selectedRange = same(made.selectedRange)
      made.smartDashesType = same(made.smartDashesType)
      made.smartInsertDeleteType = same(made.smartInsertDeleteType)
      made.smartQuotesType = same(made.smartQuotesType)
      made.spellCheckingType = same(made.spellCheckingType)
      made.text = same(made.text)
      made.textAlignment = same(made.textAlignment)
      made.textColor = same(made.textColor)
      _ = made.textContainer
      made.textContainerInset = same(made.textContainerInset)
      made.textContentType = same(made.textContentType)
      _ = UITextView.textDidBeginEditingNotification
      _ = UITextView.textDidChangeNotification
      _ = UITextView.textDidEndEditingNotification
      _ = made.textStorage
      made.typingAttributes = same(made.typingAttributes)
      _ = UITextView(coder: NSCoder())
      _ = UITextView(frame: .smoke)
      made.insertText("a")
      made.scrollRangeToVisible(NSRange(location: 0, length: 0))
      _ = made.sizeThatFits(CGSize(width: 4, height: 4))
      _ = UITextView(frame: .smoke, textContainer: nil)
      made.touchesBegan([], with: nil)
      made.touchesCancelled([], with: nil)
      made.touchesEnded([], with: nil)
    }
  }

  @Test func `UIToolbar can be used`() {
    _ = UIKitException.caught {
      let made = UIToolbar()
      made.barStyle = same(made.barStyle)
      made.barTintColor = same(made.barTintColor)
      made.compactAppearance = same(made.compactAppearance)
      _ = made.intrinsicContentSize
      made.isTranslucent = same(made.isTranslucent)
      made.items = same(made.items)
      made.layoutSubviews()
      made.scrollEdgeAppearance = same(made.scrollEdgeAppearance)
      made.standardAppearance = same(made.standardAppearance)
      _ = made.sizeThatFits(CGSize(width: 4, height: 4))
      made.setItems(nil, animated: false)
      made.setShadowImage(nil, forToolbarPosition: UIBarPosition.any)
      made.setBackgroundImage(
        nil, forToolbarPosition: UIBarPosition.any, barMetrics: UIBarMetrics.compact)
    }
  }

  @Test func `UIToolbarAppearance can be used`() {
    _ = UIKitException.caught {
      let made = UIToolbarAppearance()
      made.buttonAppearance = same(made.buttonAppearance)
      made.doneButtonAppearance = same(made.doneButtonAppearance)
    }
  }

  @Test func `UITouch.Phase can be used`() {
    _ = UIKitException.caught {
      _ = UITouch.Phase(rawValue: 0)
    }
  }

  @Test func `UITouch.TouchType can be used`() {
    _ = UIKitException.caught {
      _ = UITouch.TouchType(rawValue: 0)
    }
  }

  @Test func `UITraitCollection can be used`() {
    _ = UIKitException.caught {
      let made = UITraitCollection(displayScale: 1)
      _ = made.accessibilityContrast
      _ = UITraitCollection.current
      _ = made.displayGamut
      _ = made.displayScale
      _ = made.forceTouchCapability
      _ = made.hash
      _ = made.horizontalSizeClass
      _ = made.imageConfiguration
      _ = made.layoutDirection
      _ = made.legibilityWeight
      _ = made.preferredContentSizeCategory
      _ = made.userInterfaceIdiom
      _ = made.userInterfaceLevel
      _ = made.userInterfaceStyle
      _ = made.verticalSizeClass
      _ = made.containsTraits(in: nil)
      _ = made.hasDifferentColorAppearance(comparedTo: nil)
      _ = UITraitCollection(displayScale: 1)
      _ = UITraitCollection(horizontalSizeClass: UIUserInterfaceSizeClass.compact)
      _ = UITraitCollection(layoutDirection: UITraitEnvironmentLayoutDirection.leftToRight)
      _ = UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(rawValue: "a"))
      _ = UITraitCollection(traitsFrom: [])
      _ = UITraitCollection(userInterfaceIdiom: UIUserInterfaceIdiom.carPlay)
      _ = UITraitCollection(userInterfaceLevel: UIUserInterfaceLevel.base)
      _ = UITraitCollection(userInterfaceStyle: UIUserInterfaceStyle.dark)
      _ = UITraitCollection(verticalSizeClass: UIUserInterfaceSizeClass.compact)
      _ = made.isEqual(nil)
      made.performAsCurrent({})
    }
  }

  @Test func `UITraitEnvironmentLayoutDirection can be used`() {
    _ = UIKitException.caught {
      _ = UITraitEnvironmentLayoutDirection(rawValue: 0)
    }
  }

  @Test func `UITransitionContextViewControllerKey can be used`() {
    _ = UIKitException.caught {
      var made = UITransitionContextViewControllerKey(rawValue: "a")
      _ = UITransitionContextViewControllerKey.from
      made.rawValue = same(made.rawValue)
      _ = UITransitionContextViewControllerKey.to
      _ = UITransitionContextViewControllerKey(rawValue: "a")
    }
  }

  @Test func `UITransitionContextViewKey can be used`() {
    _ = UIKitException.caught {
      var made = UITransitionContextViewKey(rawValue: "a")
      _ = UITransitionContextViewKey.from
      made.rawValue = same(made.rawValue)
      _ = UITransitionContextViewKey.to
      _ = UITransitionContextViewKey(rawValue: "a")
    }
  }

  @Test func `UIUserInterfaceIdiom can be used`() {
    _ = UIKitException.caught {
      _ = UIUserInterfaceIdiom(rawValue: 0)
    }
  }

  @Test func `UIUserInterfaceLayoutDirection can be used`() {
    _ = UIKitException.caught {
      _ = UIUserInterfaceLayoutDirection(rawValue: 0)
    }
  }

  @Test func `UIUserInterfaceLevel can be used`() {
    _ = UIKitException.caught {
      _ = UIUserInterfaceLevel(rawValue: 0)
    }
  }

  @Test func `UIUserInterfaceSizeClass can be used`() {
    _ = UIKitException.caught {
      _ = UIUserInterfaceSizeClass(rawValue: 0)
    }
  }

  @Test func `UIUserInterfaceStyle can be used`() {
    _ = UIKitException.caught {
      _ = UIUserInterfaceStyle(rawValue: 0)
    }
  }

  @Test func `UIVibrancyEffect can be used`() {
    _ = UIKitException.caught {
      _ = UIVibrancyEffect(blurEffect: UIBlurEffect(style: UIBlurEffect.Style.dark))
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
      UIView.commitAnimations()
      _ = made.constraints
      made.contentMode = same(made.contentMode)
      made.contentScaleFactor = same(made.contentScaleFactor)
      _ = made.description
      made.didMoveToSuperview()
      made.didMoveToWindow()
      made.directionalLayoutMargins = same(made.directionalLayoutMargins)
      _ = made.effectiveUserInterfaceLayoutDirection
      _ = made.firstBaselineAnchor
      made.focusGroupIdentifier = same(made.focusGroupIdentifier)
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
      made.motionEffects = same(made.motionEffects)
      _ = made.next
      _ = UIView.noIntrinsicMetric
      made.overrideUserInterfaceStyle = same(made.overrideUserInterfaceStyle)
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
      made.updateTraitsIfNeeded()
      _ = made.widthAnchor
      _ = made.window
      made.addConstraint(NSLayoutConstraint())
      made.addConstraints([])
      made.addGestureRecognizer(UIGestureRecognizer())
      made.addLayoutGuide(UILayoutGuide())
      made.addMotionEffect(UIMotionEffect())
      made.addSubview(UIView())
      _ = made.alignmentRect(forFrame: .smoke)
      _ = UIView.appearance(for: UITraitCollection(displayScale: 1))
      _ = UIView.appearance(whenContainedInInstancesOf: [])
      made.bringSubviewToFront(UIView())
      _ = made.constraintsAffectingLayout(for: NSLayoutConstraint.Axis.horizontal)
      _ = made.contentCompressionResistancePriority(for: NSLayoutConstraint.Axis.horizontal)
      _ = made.contentHuggingPriority(for: NSLayoutConstraint.Axis.horizontal)
      made.didAddSubview(UIView())
      made.draw(.smoke)
      _ = made.endEditing(false)
      _ = made.gestureRecognizerShouldBegin(UIGestureRecognizer())
      _ = UIView(coder: NSCoder())
      _ = UIView(frame: .smoke)
      _ = UIView.instanceMethod(for: "a")
      _ = made.isDescendant(of: UIView())
      made.layoutSublayers(of: CALayer())
      _ = UIView.objectiveCInit(frame: .smoke)
      UIView.performWithoutAnimation({})
      made.removeConstraint(NSLayoutConstraint())
      made.removeConstraints([])
      made.removeGestureRecognizer(UIGestureRecognizer())
      made.removeLayoutGuide(UILayoutGuide())
      made.removeMotionEffect(UIMotionEffect())
      made.sendSubviewToBack(UIView())
      UIView.setAnimationCurve(UIView.AnimationCurve.easeIn)
      UIView.setAnimationDelay(1)
      UIView.setAnimationDelegate(nil)
      UIView.setAnimationDidStop(nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationRepeatAutoreverses(false)
      UIView.setAnimationRepeatCount(1)
      UIView.setAnimationWillStart(nil)
      UIView.setAnimationsEnabled(false)
      made.setNeedsDisplay(.smoke)
      _ = made.sizeThatFits(CGSize(width: 4, height: 4))
      _ = made.snapshotView(afterScreenUpdates: false)
      _ = made.systemLayoutSizeFitting(CGSize(width: 4, height: 4))
      made.traitCollectionDidChange(nil)
      _ = UIView.userInterfaceLayoutDirection(for: UISemanticContentAttribute.forceLeftToRight)
      _ = made.viewWithTag(0)
      made.willMove(toSuperview: nil)
      made.willMove(toWindow: nil)
      made.willRemoveSubview(UIView())
      UIView.beginAnimations(nil, context: nil)
      _ = made.convert(.smoke, from: nil)
      _ = made.convert(CGPoint(x: 0, y: 0), from: nil)
      _ = made.convert(.smoke, to: nil)
      _ = made.convert(CGPoint(x: 0, y: 0), to: nil)
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
}
