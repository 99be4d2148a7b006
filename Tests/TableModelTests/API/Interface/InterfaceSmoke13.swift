import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke13 {
  @Test func `UIPresentationController can be used`() {
    _ = UIKitException.caught {
      let made = UIPresentationController(
        presentedViewController: UIViewController(), presenting: nil)
      _ = made.containerView
      made.containerViewDidLayoutSubviews()
      made.containerViewWillLayoutSubviews()
      made.delegate = same(made.delegate)
      made.dismissalTransitionWillBegin()
      _ = made.frameOfPresentedViewInContainerView
      made.overrideTraitCollection = same(made.overrideTraitCollection)
      _ = made.presentationStyle
      made.presentationTransitionWillBegin()
      _ = made.presentedView
      _ = made.presentedViewController
      _ = made.presentingViewController
      _ = made.shouldPresentInFullscreen
      _ = made.shouldRemovePresentersView
      _ = made.adaptivePresentationStyle(for: UITraitCollection(displayScale: 1))
      made.dismissalTransitionDidEnd(false)
      made.presentationTransitionDidEnd(false)
      _ = UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
    }
  }

  @Test func `UIPress.Phase can be used`() {
    _ = UIKitException.caught {
      _ = UIPress.Phase(rawValue: 0)
    }
  }

  @Test func `UIPress.PressType can be used`() {
    _ = UIKitException.caught {
      _ = UIPress.PressType(rawValue: 0)
    }
  }

  @Test func `UIPreviewAction can be used`() {
    _ = UIKitException.caught {
      let made = UIPreviewAction(
        title: "a", style: UIPreviewAction.Style.default, handler: { _, _ in })
      _ = made.handler
      _ = made.title
      _ = UIPreviewAction(title: "a", style: UIPreviewAction.Style.default, handler: { _, _ in })
    }
  }

  @Test func `UIPreviewAction.Style can be used`() {
    _ = UIKitException.caught {
      _ = UIPreviewAction.Style(rawValue: 0)
    }
  }

  @Test func `UIPreviewActionGroup can be used`() {
    _ = UIKitException.caught {
      let made = UIPreviewActionGroup(title: "a", style: UIPreviewAction.Style.default, actions: [])
      _ = made.title
      _ = UIPreviewActionGroup(title: "a", style: UIPreviewAction.Style.default, actions: [])
    }
  }

  @Test func `UIPreviewParameters can be used`() {
    _ = UIKitException.caught {
      let made = UIPreviewParameters()
      made.backgroundColor = same(made.backgroundColor)
      _ = UIPreviewParameters()
      made.shadowPath = same(made.shadowPath)
      made.visiblePath = same(made.visiblePath)
      _ = UIPreviewParameters(textLineRects: [])
    }
  }

  @Test func `UIPreviewTarget can be used`() {
    _ = UIKitException.caught {
      let made = UIPreviewTarget(container: UIView(), center: CGPoint(x: 0, y: 0))
      _ = made.center
      _ = made.container
      _ = made.transform
      _ = UIPreviewTarget(container: UIView(), center: CGPoint(x: 0, y: 0))
      _ = UIPreviewTarget(
        container: UIView(), center: CGPoint(x: 0, y: 0), transform: CGAffineTransform())
    }
  }

  @Test func `UIProgressView can be used`() {
    _ = UIKitException.caught {
      let made = UIProgressView(frame: .smoke)
      _ = made.intrinsicContentSize
      made.observedProgress = same(made.observedProgress)
      made.progress = same(made.progress)
      made.progressImage = same(made.progressImage)
      made.progressTintColor = same(made.progressTintColor)
      made.progressViewStyle = same(made.progressViewStyle)
      made.trackImage = same(made.trackImage)
      made.trackTintColor = same(made.trackTintColor)
      _ = UIProgressView(coder: NSCoder())
      _ = UIProgressView(frame: .smoke)
      _ = UIProgressView(progressViewStyle: UIProgressView.Style.bar)
      _ = made.sizeThatFits(CGSize(width: 4, height: 4))
      made.setProgress(1, animated: false)
    }
  }

  @Test func `UIProgressView.Style can be used`() {
    _ = UIKitException.caught {
      _ = UIProgressView.Style(rawValue: 0)
    }
  }

  @Test func `UIPushBehavior can be used`() {
    _ = UIKitException.caught {
      let made = UIPushBehavior(items: [], mode: UIPushBehavior.Mode.continuous)
      made.active = same(made.active)
      made.angle = same(made.angle)
      made.magnitude = same(made.magnitude)
      _ = made.mode
      made.pushDirection = same(made.pushDirection)
      _ = UIPushBehavior(items: [], mode: UIPushBehavior.Mode.continuous)
    }
  }

  @Test func `UIPushBehavior.Mode can be used`() {
    _ = UIKitException.caught {
      _ = UIPushBehavior.Mode(rawValue: 0)
    }
  }

  @Test func `UIRectCorner can be used`() {
    _ = UIKitException.caught {
      let made = (UIRectCorner())
      _ = UIRectCorner.allCorners
      _ = UIRectCorner.bottomLeft
      _ = UIRectCorner.bottomRight
      _ = made.rawValue
      _ = UIRectCorner.topLeft
      _ = UIRectCorner.topRight
      _ = UIRectCorner(rawValue: 0)
    }
  }

  @Test func `UIRectEdge can be used`() {
    _ = UIKitException.caught {
      let made = (UIRectEdge())
      _ = UIRectEdge.all
      _ = UIRectEdge.bottom
      _ = UIRectEdge.left
      _ = made.rawValue
      _ = UIRectEdge.right
      _ = UIRectEdge.top
      _ = UIRectEdge(rawValue: 0)
    }
  }

  @Test func `UIRefreshControl can be used`() {
    _ = UIKitException.caught {
      let made = UIRefreshControl(frame: .smoke)
      made.attributedTitle = same(made.attributedTitle)
      made.beginRefreshing()
      made.didMoveToSuperview()
      made.endRefreshing()
      _ = made.isRefreshing
      _ = UIRefreshControl(coder: NSCoder())
      _ = UIRefreshControl(frame: .smoke)
      _ = made.sizeThatFits(CGSize(width: 4, height: 4))
      made.willMove(toSuperview: nil)
    }
  }

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
      made.prepareForInterfaceBuilder()
      made.reloadInputViews()
      _ = made.resignFirstResponder()
      made.shouldGroupAccessibilityChildren = same(made.shouldGroupAccessibilityChildren)
      _ = made.undoManager
      made.userActivity = same(made.userActivity)
      _ = made.accessibilityElement(at: 0)
      _ = made.accessibilityScroll(UIAccessibilityScrollDirection.down)
      made.copy(nil)
      made.cut(nil)
      made.delete(nil)
      made.paste(nil)
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
}
