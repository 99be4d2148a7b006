import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke17 {
  @Test func `UIResponder can be used`() {
    _ = UIKitException.caught {
      let made = UIResponder()
      _ = made.accessibilityActivate()
      made.accessibilityActivationPoint = same(made.accessibilityActivationPoint)
      made.accessibilityCustomActions = same(made.accessibilityCustomActions)
      made.accessibilityDecrement()
      _ = made.accessibilityElementCount()
      made.accessibilityElementDidBecomeFocused()
      made.accessibilityElementDidLoseFocus()
      _ = made.accessibilityElementIsFocused()
      made.accessibilityElements = same(made.accessibilityElements)
      made.accessibilityElementsHidden = same(made.accessibilityElementsHidden)
      made.accessibilityFrame = same(made.accessibilityFrame)
      made.accessibilityHint = same(made.accessibilityHint)
      made.accessibilityIncrement()
      made.accessibilityLabel = same(made.accessibilityLabel)
      made.accessibilityPath = same(made.accessibilityPath)
      _ = made.accessibilityPerformEscape()
      _ = made.accessibilityPerformMagicTap()
      made.accessibilityTraits = same(made.accessibilityTraits)
      made.accessibilityUserInputLabels = same(made.accessibilityUserInputLabels)
      made.accessibilityValue = same(made.accessibilityValue)
      made.accessibilityViewIsModal = same(made.accessibilityViewIsModal)
      made.awakeFromNib()
      _ = made.becomeFirstResponder()
      _ = made.canBecomeFirstResponder
      _ = made.canResignFirstResponder
      _ = UIResponder()
      _ = made.inputAccessoryView
      _ = made.inputView
      made.isAccessibilityElement = same(made.isAccessibilityElement)
      _ = made.isFirstResponder
      _ = made.keyCommands
      _ = UIResponder.keyboardAnimationCurveUserInfoKey
      _ = UIResponder.keyboardAnimationDurationUserInfoKey
      _ = UIResponder.keyboardDidChangeFrameNotification
      _ = UIResponder.keyboardDidHideNotification
      _ = UIResponder.keyboardDidShowNotification
      _ = UIResponder.keyboardFrameBeginUserInfoKey
      _ = UIResponder.keyboardFrameEndUserInfoKey
      _ = UIResponder.keyboardIsLocalUserInfoKey
      _ = UIResponder.keyboardWillChangeFrameNotification
      _ = UIResponder.keyboardWillHideNotification
      _ = UIResponder.keyboardWillShowNotification
      _ = made.next
      made.pasteConfiguration = same(made.pasteConfiguration)
      made.prepareForInterfaceBuilder()
      made.reloadInputViews()
      _ = made.resignFirstResponder()
      made.shouldGroupAccessibilityChildren = same(made.shouldGroupAccessibilityChildren)
      _ = made.undoManager
      made.userActivity = same(made.userActivity)
      _ = made.accessibilityElement(at: 0)
      _ = made.accessibilityScroll(UIAccessibilityScrollDirection.down)
      _ = made.canPaste([])
      made.copy(nil)
      made.cut(nil)
      made.delete(nil)
      made.paste(nil)
      made.paste(itemProviders: [])
      _ = made.responds(to: "a")
      made.restoreUserActivityState(NSUserActivity(activityType: "a"))
      made.select(nil)
      made.selectAll(nil)
      made.updateUserActivityState(NSUserActivity(activityType: "a"))
      made.validate(
        UICommand(
          title: "a", image: nil, action: "a", propertyList: nil, discoverabilityTitle: nil,
          attributes: (UIMenuElement.Attributes()), state: UIMenuElement.State.mixed))
      _ = made.value(forUndefinedKey: "a")
      _ = made.canPerformAction("a", withSender: nil)
      made.motionBegan(UIEvent.EventSubtype.motionShake, with: nil)
      made.motionEnded(UIEvent.EventSubtype.motionShake, with: nil)
      made.pressesBegan([], with: nil)
      made.pressesCancelled([], with: nil)
      made.pressesChanged([], with: nil)
      made.pressesEnded([], with: nil)
      made.setValue(nil, forUndefinedKey: "a")
      _ = made.target(forAction: "a", withSender: nil)
      made.touchesBegan([], with: nil)
      made.touchesCancelled([], with: nil)
      made.touchesEnded([], with: nil)
      made.touchesMoved([], with: nil)
      made.observeValue(forKeyPath: nil, of: nil, change: nil, context: nil)
    }
  }

  @Test func `UIReturnKeyType can be used`() {
    _ = UIKitException.caught {
      _ = UIReturnKeyType(rawValue: 0)
    }
  }

  @Test func `UIRotationGestureRecognizer can be used`() {
    _ = UIKitException.caught {
      let made = UIRotationGestureRecognizer()
      made.reset()
      made.rotation = same(made.rotation)
      _ = made.velocity
    }
  }

  @Test func `UIScene can be used`() {
    _ = UIKitException.caught {
      let made = UIScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
      made.activationConditions = same(made.activationConditions)
      _ = made.activationState
      made.completeStateRestoration()
      made.delegate = same(made.delegate)
      _ = UIScene.didActivateNotification
      _ = UIScene.didDisconnectNotification
      _ = UIScene.didEnterBackgroundNotification
      made.extendStateRestoration()
      _ = made.next
      _ = made.session
      made.title = same(made.title)
      _ = UIScene.willConnectNotification
      _ = UIScene.willDeactivateNotification
      _ = UIScene.willEnterForegroundNotification
      _ = UIScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
      made.open(URL(filePath: "/"), options: nil, completionHandler: nil)
    }
  }

  @Test func `UIScene.ActivationRequestOptions can be used`() {
    _ = UIKitException.caught {
      let made = UIScene.ActivationRequestOptions()
      _ = UIScene.ActivationRequestOptions()
      made.requestingScene = same(made.requestingScene)
    }
  }

  @Test func `UIScene.ActivationState can be used`() {
    _ = UIKitException.caught {
      _ = UIScene.ActivationState(rawValue: 0)
    }
  }

  @Test func `UIScene.ConnectionOptions can be used`() {
    _ = UIKitException.caught {
      let made = UIScene.ConnectionOptions()
      made.shortcutItem = same(made.shortcutItem)
      made.urlContexts = same(made.urlContexts)
      made.userActivities = same(made.userActivities)
    }
  }

  @Test func `UIScene.OpenExternalURLOptions can be used`() {
    _ = UIKitException.caught {
      let made = UIScene.OpenExternalURLOptions()
      _ = UIScene.OpenExternalURLOptions()
      made.universalLinksOnly = same(made.universalLinksOnly)
    }
  }

  @Test func `UISceneActivationConditions can be used`() {
    _ = UIKitException.caught {
      let made = UISceneActivationConditions()
      made.canActivateForTargetContentIdentifierPredicate = same(
        made.canActivateForTargetContentIdentifierPredicate)
      _ = UISceneActivationConditions()
      made.prefersToActivateForTargetContentIdentifierPredicate = same(
        made.prefersToActivateForTargetContentIdentifierPredicate)
    }
  }

  @Test func `UISceneConfiguration can be used`() {
    _ = UIKitException.caught {
      let made = UISceneConfiguration(name: nil, sessionRole: UISceneSession.Role(rawValue: "a"))
      made.delegateClass = same(made.delegateClass)
      _ = made.name
      _ = made.role
      made.sceneClass = same(made.sceneClass)
      made.storyboard = same(made.storyboard)
      _ = UISceneConfiguration(name: nil, sessionRole: UISceneSession.Role(rawValue: "a"))
    }
  }

  @Test func `UISceneDestructionRequestOptions can be used`() {
    _ = UIKitException.caught {
      _ = UISceneDestructionRequestOptions()
    }
  }

  @Test func `UISceneError can be used`() {
    _ = UIKitException.caught {
      let made = UISceneError(UISceneError.Code.geometryRequestDenied, nil)
      _ = made.code
      _ = made.errorCode
      _ = made.errorDescription
      _ = UISceneError.errorDomain
      _ = made.errorUserInfo
      _ = UISceneError(UISceneError.Code.geometryRequestDenied, nil)
    }
  }

  @Test func `UISceneError.Code can be used`() {
    _ = UIKitException.caught {
      _ = UISceneError.Code(rawValue: 0)
    }
  }

  @Test func `UISceneSession can be used`() {
    _ = UIKitException.caught {
      let made = UISceneSession()
      _ = made.configuration
      _ = made.persistentIdentifier
      _ = made.role
      made.userInfo = same(made.userInfo)
    }
  }

  @Test func `UISceneSession.Role can be used`() {
    _ = UIKitException.caught {
      var made = UISceneSession.Role(rawValue: "a")
      made.rawValue = same(made.rawValue)
      _ = UISceneSession.Role.windowApplication
      _ = UISceneSession.Role.windowExternalDisplayNonInteractive
      _ = UISceneSession.Role(rawValue: "a")
    }
  }

  @Test func `UISceneSessionActivationRequest can be used`() {
    _ = UIKitException.caught {
      let made = UISceneSessionActivationRequest(
        role: UISceneSession.Role(rawValue: "a"), userActivity: nil, options: nil)
      made.options = same(made.options)
      _ = made.role
      _ = made.session
      made.userActivity = same(made.userActivity)
      _ = UISceneSessionActivationRequest(
        role: UISceneSession.Role(rawValue: "a"), userActivity: nil, options: nil)
      _ = UISceneSessionActivationRequest(
        session: UISceneSession(), userActivity: nil, options: nil)
    }
  }

  @Test func `UIScreen can be used`() {
    _ = UIKitException.caught {
      let made = UIScreen.main
      _ = made.bounds
      made.brightness = same(made.brightness)
      _ = made.coordinateSpace
      _ = made.fixedCoordinateSpace
      _ = made.isCaptured
      _ = UIScreen.main
      _ = made.maximumFramesPerSecond
      _ = made.nativeBounds
      _ = made.nativeScale
      made.scale = same(made.scale)
      _ = UIScreen.screens
      _ = made.traitCollection
      made.traitCollectionDidChange(nil)
    }
  }

  @Test func `UIScreenEdgePanGestureRecognizer can be used`() {
    _ = UIKitException.caught {
      let made = UIScreenEdgePanGestureRecognizer()
      made.edges = same(made.edges)
    }
  }

  @Test func `UIScrollEdgeEffect can be used`() {
    _ = UIKitException.caught {
      let made = UIScrollEdgeEffect()
      made.isHidden = same(made.isHidden)
      made.style = same(made.style)
    }
  }

  @Test func `UIScrollEdgeEffect.Style can be used`() {
    _ = UIKitException.caught {
      _ = UIScrollEdgeEffect.Style.automatic
      _ = UIScrollEdgeEffect.Style.hard
      _ = UIScrollEdgeEffect.Style.soft
    }
  }

  @Test func `UIScrollEdgeElementContainerInteraction can be used`() {
    _ = UIKitException.caught {
      let made = UIScrollEdgeElementContainerInteraction()
      made.edge = same(made.edge)
      _ = UIScrollEdgeElementContainerInteraction()
      made.scrollView = same(made.scrollView)
      _ = made.view
      made.didMove(to: nil)
      made.willMove(to: nil)
    }
  }

  @Test func `UIScrollTypeMask can be used`() {
    _ = UIKitException.caught {
      let made = (UIScrollTypeMask())
      _ = UIScrollTypeMask.all
      _ = UIScrollTypeMask.continuous
      _ = UIScrollTypeMask.discrete
      _ = made.rawValue
      _ = UIScrollTypeMask(rawValue: 0)
    }
  }

  @Test func `UIScrollView can be used`() {
    _ = UIKitException.caught {
      let made = UIScrollView(frame: .smoke)
      _ = made.adjustedContentInset
      made.adjustedContentInsetDidChange()
      made.allowsKeyboardScrolling = same(made.allowsKeyboardScrolling)
      made.alwaysBounceHorizontal = same(made.alwaysBounceHorizontal)
      made.alwaysBounceVertical = same(made.alwaysBounceVertical)
      made.automaticallyAdjustsScrollIndicatorInsets = same(
        made.automaticallyAdjustsScrollIndicatorInsets)
      _ = made.bottomEdgeEffect
      made.bounces = same(made.bounces)
      made.bouncesHorizontally = same(made.bouncesHorizontally)
      made.bouncesVertically = same(made.bouncesVertically)
      made.bouncesZoom = same(made.bouncesZoom)
      made.canCancelContentTouches = same(made.canCancelContentTouches)
      made.contentAlignmentPoint = same(made.contentAlignmentPoint)
      made.contentInset = same(made.contentInset)
      made.contentInsetAdjustmentBehavior = same(made.contentInsetAdjustmentBehavior)
      _ = made.contentLayoutGuide
      made.contentOffset = same(made.contentOffset)
      made.contentSize = same(made.contentSize)
      made.decelerationRate = same(made.decelerationRate)
      made.delaysContentTouches = same(made.delaysContentTouches)
      made.didMoveToWindow()
      _ = made.directionalPressGestureRecognizer
      made.flashScrollIndicators()
      _ = made.frameLayoutGuide
      made.horizontalScrollIndicatorInsets = same(made.horizontalScrollIndicatorInsets)
      made.indexDisplayMode = same(made.indexDisplayMode)
      made.indicatorStyle = same(made.indicatorStyle)
      _ = made.isDecelerating
      made.isDirectionalLockEnabled = same(made.isDirectionalLockEnabled)
      _ = made.isDragging
      made.isPagingEnabled = same(made.isPagingEnabled)
      _ = made.isScrollAnimating
      made.isScrollEnabled = same(made.isScrollEnabled)
      _ = made.isTracking
      _ = made.isZoomAnimating
      _ = made.isZoomBouncing
      _ = made.isZooming
      made.keyboardDismissMode = same(made.keyboardDismissMode)
      _ = made.leftEdgeEffect
      made.maximumZoomScale = same(made.maximumZoomScale)
      made.minimumZoomScale = same(made.minimumZoomScale)
      _ = made.panGestureRecognizer
      _ = made.pinchGestureRecognizer
      made.refreshControl = same(made.refreshControl)
      _ = made.rightEdgeEffect
      made.safeAreaInsetsDidChange()
      made.scrollIndicatorInsets = same(made.scrollIndicatorInsets)
      made.scrollsToTop = same(made.scrollsToTop)
      made.showsHorizontalScrollIndicator = same(made.showsHorizontalScrollIndicator)
      made.showsVerticalScrollIndicator = same(made.showsVerticalScrollIndicator)
      made.stopScrollingAndZooming()
      _ = made.topEdgeEffect
      made.transfersHorizontalScrollingToParent = same(made.transfersHorizontalScrollingToParent)
      made.transfersVerticalScrollingToParent = same(made.transfersVerticalScrollingToParent)
      made.verticalScrollIndicatorInsets = same(made.verticalScrollIndicatorInsets)
      _ = made.visibleSize
      made.zoomScale = same(made.zoomScale)
      _ = UIScrollView(coder: NSCoder())
      _ = UIScrollView(frame: .smoke)
      _ = made.touchesShouldCancel(in: UIView())
      made.scrollRectToVisible(.smoke, animated: false)
      made.setContentOffset(CGPoint(x: 0, y: 0), animated: false)
      made.setZoomScale(1, animated: false)
      made.zoom(to: .smoke, animated: false)
      _ = made.touchesShouldBegin([], with: nil, in: UIView())
    }
  }

  @Test func `UIScrollView.ContentInsetAdjustmentBehavior can be used`() {
    _ = UIKitException.caught {
      _ = UIScrollView.ContentInsetAdjustmentBehavior(rawValue: 0)
    }
  }

  @Test func `UIScrollView.DecelerationRate can be used`() {
    _ = UIKitException.caught {
      var made = UIScrollView.DecelerationRate(rawValue: 1)
      _ = UIScrollView.DecelerationRate.fast
      _ = UIScrollView.DecelerationRate.normal
      made.rawValue = same(made.rawValue)
      _ = UIScrollView.DecelerationRate(rawValue: 1)
    }
  }

  @Test func `UIScrollView.IndexDisplayMode can be used`() {
    _ = UIKitException.caught {
      _ = UIScrollView.IndexDisplayMode(rawValue: 0)
    }
  }

  @Test func `UIScrollView.IndicatorStyle can be used`() {
    _ = UIKitException.caught {
      _ = UIScrollView.IndicatorStyle(rawValue: 0)
    }
  }

  @Test func `UIScrollView.KeyboardDismissMode can be used`() {
    _ = UIKitException.caught {
      _ = UIScrollView.KeyboardDismissMode(rawValue: 0)
    }
  }
}
