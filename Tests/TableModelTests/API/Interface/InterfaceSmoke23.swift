import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke23 {
  @Test func `UIViewController can be used`() {
    _ = UIKitException.caught {
      let made = UIViewController()
      made.additionalSafeAreaInsets = same(made.additionalSafeAreaInsets)
      made.applicationFinishedRestoringState()
      UIViewController.attemptRotationToDeviceOrientation()
      made.automaticallyAdjustsScrollViewInsets = same(made.automaticallyAdjustsScrollViewInsets)
      _ = made.bottomLayoutGuide
      _ = made.childForHomeIndicatorAutoHidden
      _ = made.childForScreenEdgesDeferringSystemGestures
      _ = made.childForStatusBarHidden
      _ = made.childForStatusBarStyle
      _ = made.children
      made.contentUnavailableConfiguration = same(made.contentUnavailableConfiguration)
      made.definesPresentationContext = same(made.definesPresentationContext)
      made.didReceiveMemoryWarning()
      _ = made.disablesAutomaticKeyboardDismissal
      made.edgesForExtendedLayout = same(made.edgesForExtendedLayout)
      _ = made.editButtonItem
      made.endAppearanceTransition()
      made.extendedLayoutIncludesOpaqueBars = same(made.extendedLayoutIncludesOpaqueBars)
      _ = made.extensionContext
      made.hidesBottomBarWhenPushed = same(made.hidesBottomBarWhenPushed)
      _ = UIViewController()
      _ = made.interfaceOrientation
      _ = made.isBeingDismissed
      _ = made.isBeingPresented
      made.isEditing = same(made.isEditing)
      made.isModalInPresentation = same(made.isModalInPresentation)
      _ = made.isMovingFromParent
      _ = made.isMovingToParent
      _ = made.isViewLoaded
      made.loadView()
      made.loadViewIfNeeded()
      made.modalPresentationCapturesStatusBarAppearance = same(
        made.modalPresentationCapturesStatusBarAppearance)
      made.modalPresentationStyle = same(made.modalPresentationStyle)
      made.modalTransitionStyle = same(made.modalTransitionStyle)
      _ = made.navigationController
      _ = made.navigationItem
      _ = made.next
      _ = made.nibBundle
      _ = made.nibName
      _ = UIViewController.objectiveCInit()
      made.overrideUserInterfaceStyle = same(made.overrideUserInterfaceStyle)
      _ = made.parent
      _ = made.performsActionsWhilePresentingModally
      _ = made.popoverPresentationController
      made.preferredContentSize = same(made.preferredContentSize)
      _ = made.preferredFocusEnvironments
      _ = made.preferredFocusedView
      _ = made.preferredInterfaceOrientationForPresentation
      _ = made.preferredScreenEdgesDeferringSystemGestures
      _ = made.preferredStatusBarStyle
      _ = made.preferredStatusBarUpdateAnimation
      _ = made.prefersHomeIndicatorAutoHidden
      _ = made.prefersStatusBarHidden
      _ = made.presentationController
      _ = made.presentedViewController
      _ = made.presentingViewController
      _ = made.previewActionItems
      made.providesPresentationContextTransitionStyle = same(
        made.providesPresentationContextTransitionStyle)
      made.removeFromParent()
      made.restorationIdentifier = same(made.restorationIdentifier)
      made.restoresFocusAfterTransition = same(made.restoresFocusAfterTransition)
      made.setNeedsFocusUpdate()
      made.setNeedsStatusBarAppearanceUpdate()
      made.setNeedsUpdateContentUnavailableConfiguration()
      made.setNeedsUpdateOfHomeIndicatorAutoHidden()
      made.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
      made.setNeedsUpdateOfSupportedInterfaceOrientations()
      _ = made.sheetPresentationController
      _ = made.shouldAutomaticallyForwardAppearanceMethods
      _ = made.shouldAutorotate
      _ = made.splitViewController
      _ = made.storyboard
      _ = made.supportedInterfaceOrientations
      _ = made.systemMinimumLayoutMargins
      _ = made.tab
      _ = made.tabBarController
      _ = made.tabBarItem
      made.title = same(made.title)
      made.toolbarItems = same(made.toolbarItems)
      _ = made.topLayoutGuide
      _ = made.traitCollection
      made.traitOverrides = same(made.traitOverrides)
      _ = made.transitionCoordinator
      made.transitioningDelegate = same(made.transitioningDelegate)
      made.updateFocusIfNeeded()
      made.updateTraitsIfNeeded()
      made.updateViewConstraints()
      made.view = same(made.view)
      made.viewDidLayoutSubviews()
      made.viewDidLoad()
      _ = made.viewIfLoaded
      made.viewLayoutMarginsDidChange()
      made.viewRespectsSystemMinimumLayoutMargins = same(
        made.viewRespectsSystemMinimumLayoutMargins)
      made.viewSafeAreaInsetsDidChange()
      made.viewWillLayoutSubviews()
      made.addChild(UIViewController())
      made.addKeyCommand(
        UIKeyCommand(input: "a", modifierFlags: (UIKeyModifierFlags()), action: "a"))
      _ = made.contentScrollView(for: (NSDirectionalRectEdge()))
      made.decodeRestorableState(with: NSCoder())
      made.didMove(toParent: nil)
      made.didRotate(from: UIInterfaceOrientation.landscapeLeft)
      made.encodeRestorableState(with: NSCoder())
      _ = UIViewController(coder: NSCoder())
      _ = made.overrideTraitCollection(forChild: UIViewController())
      made.removeKeyCommand(
        UIKeyCommand(input: "a", modifierFlags: (UIKeyModifierFlags()), action: "a"))
      made.setContentScrollView(nil)
      _ = made.shouldUpdateFocus(in: UIFocusUpdateContext())
      made.traitCollectionDidChange(nil)
      made.updateContentUnavailableConfiguration(
        using: UIContentUnavailableConfigurationState(
          traitCollection: UITraitCollection(accessibilityContrast: UIAccessibilityContrast.high)))
      made.viewDidAppear(false)
      made.viewDidDisappear(false)
      made.viewIsAppearing(false)
      made.viewWillAppear(false)
      made.viewWillDisappear(false)
      made.willMove(toParent: nil)
      made.beginAppearanceTransition(false, animated: false)
      made.didUpdateFocus(in: UIFocusUpdateContext(), with: UIFocusAnimationCoordinator())
      made.dismiss(animated: false, completion: nil)
      _ = UIViewController(nibName: nil, bundle: nil)
      _ = UIViewController.objectiveCInit(nibName: nil, bundle: nil)
      made.performSegue(withIdentifier: "a", sender: nil)
      made.prepare(
        for: UIStoryboardSegue(
          identifier: nil, source: UIViewController(), destination: UIViewController()), sender: nil
      )
      made.setContentScrollView(nil, for: (NSDirectionalRectEdge()))
      made.setEditing(false, animated: false)
      made.setOverrideTraitCollection(nil, forChild: UIViewController())
      made.setToolbarItems(nil, animated: false)
      _ = made.shouldPerformSegue(withIdentifier: "a", sender: nil)
      made.show(UIViewController(), sender: nil)
      made.showDetailViewController(UIViewController(), sender: nil)
      _ = made.targetViewController(forAction: "a", sender: nil)
      made.unwind(
        for: UIStoryboardSegue(
          identifier: nil, source: UIViewController(), destination: UIViewController()),
        towards: UIViewController())
      made.willAnimateRotation(to: UIInterfaceOrientation.landscapeLeft, duration: 1)
      made.willRotate(to: UIInterfaceOrientation.landscapeLeft, duration: 1)
      _ = made.canPerformUnwindSegueAction("a", from: UIViewController(), sender: nil)
      made.present(UIViewController(), animated: false, completion: nil)
      _ = made.segueForUnwinding(to: UIViewController(), from: UIViewController(), identifier: nil)
    }
  }

  @Test func `UIViewPrintFormatter can be used`() {
    _ = UIKitException.caught {
      let made = UIView().viewPrintFormatter()
      _ = made.view
    }
  }

  @Test func `UIViewPropertyAnimator can be used`() {
    _ = UIKitException.caught {
      let made = UIViewPropertyAnimator(
        duration: 1, curve: UIView.AnimationCurve.easeIn, animations: nil)
      _ = made.duration
      made.fractionComplete = same(made.fractionComplete)
      made.isInterruptible = same(made.isInterruptible)
      made.isReversed = same(made.isReversed)
      _ = made.isRunning
      made.isUserInteractionEnabled = same(made.isUserInteractionEnabled)
      made.pauseAnimation()
      made.pausesOnCompletion = same(made.pausesOnCompletion)
      made.scrubsLinearly = same(made.scrubsLinearly)
      made.startAnimation()
      _ = made.state
      made.addAnimations({})
      made.addCompletion({ _ in })
      made.finishAnimation(at: UIViewAnimatingPosition.current)
      made.startAnimation(afterDelay: 1)
      made.stopAnimation(false)
      made.addAnimations({}, delayFactor: 1)
      made.continueAnimation(withTimingParameters: nil, durationFactor: 1)
      _ = UIViewPropertyAnimator(duration: 1, curve: UIView.AnimationCurve.easeIn, animations: nil)
      _ = UIViewPropertyAnimator(duration: 1, dampingRatio: 1, animations: nil)
      _ = UIViewPropertyAnimator(
        duration: 1, controlPoint1: CGPoint(x: 0, y: 0), controlPoint2: CGPoint(x: 0, y: 0),
        animations: nil)
      _ = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 1, options: (UIView.AnimationOptions()), animations: {},
        completion: nil)
    }
  }

  @Test func `UIVisualEffectView can be used`() {
    _ = UIKitException.caught {
      let made = UIVisualEffectView(effect: nil)
      _ = made.contentView
      made.effect = same(made.effect)
      _ = UIVisualEffectView(coder: NSCoder())
      _ = UIVisualEffectView(effect: nil)
      _ = UIVisualEffectView(frame: .smoke)
    }
  }

  @Test func `UIWindow can be used`() {
    _ = UIKitException.caught {
      let made = UIWindow(frame: .smoke)
      made.becomeKey()
      _ = UIWindow.didBecomeHiddenNotification
      _ = UIWindow.didBecomeKeyNotification
      _ = UIWindow.didBecomeVisibleNotification
      _ = UIWindow.didResignKeyNotification
      made.isHidden = same(made.isHidden)
      _ = made.isKeyWindow
      made.makeKey()
      made.makeKeyAndVisible()
      _ = made.next
      made.resignKey()
      made.rootViewController = same(made.rootViewController)
      _ = made.safeAreaInsets
      _ = made.screen
      _ = made.undoManager
      _ = made.window
      made.windowLevel = same(made.windowLevel)
      made.windowScene = same(made.windowScene)
      _ = UIWindow(coder: NSCoder())
      _ = UIWindow(frame: .smoke)
      _ = UIWindow(
        windowScene: UIWindowScene(
          session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions()))
      _ = made.hitTest(CGPoint(x: 0, y: 0), with: nil)
    }
  }

  @Test func `UIWindow.Level can be used`() {
    _ = UIKitException.caught {
      var made = UIWindow.Level(1)
      _ = UIWindow.Level.alert
      _ = UIWindow.Level.normal
      made.rawValue = same(made.rawValue)
      _ = UIWindow.Level.statusBar
      _ = UIWindow.Level(1)
      _ = UIWindow.Level(rawValue: 1)
    }
  }

  @Test func `UIWindowScene can be used`() {
    _ = UIKitException.caught {
      let made = UIWindowScene(
        session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
      _ = made.coordinateSpace
      _ = made.effectiveGeometry
      _ = made.interfaceOrientation
      _ = made.isFullScreen
      _ = made.keyWindow
      _ = made.screen
      _ = made.sizeRestrictions
      _ = made.statusBarManager
      _ = made.traitCollection
      _ = made.windows
      made.traitCollectionDidChange(nil)
      made.requestGeometryUpdate(UIWindowScene.GeometryPreferences.iOS(), errorHandler: nil)
    }
  }

  @Test func `UIWindowScene.DismissalAnimation can be used`() {
    _ = UIKitException.caught {
      _ = UIWindowScene.DismissalAnimation(rawValue: 0)
    }
  }

  @Test func `UIWindowScene.GeometryPreferences.iOS can be used`() {
    _ = UIKitException.caught {
      let made = UIWindowScene.GeometryPreferences.iOS()
      _ = UIWindowScene.GeometryPreferences.iOS()
      made.interfaceOrientations = same(made.interfaceOrientations)
      _ = UIWindowScene.GeometryPreferences.iOS(
        interfaceOrientations: (UIInterfaceOrientationMask()))
    }
  }

  @Test func `UIWindowSceneDestructionRequestOptions can be used`() {
    _ = UIKitException.caught {
      let made = UIWindowSceneDestructionRequestOptions()
      made.windowDismissalAnimation = same(made.windowDismissalAnimation)
    }
  }

  @Test func `UTTagClass can be used`() {
    _ = UIKitException.caught {
      let made = UTTagClass(rawValue: "a")
      _ = UTTagClass.filenameExtension
      _ = UTTagClass.mimeType
      _ = made.rawValue
      _ = UTTagClass(rawValue: "a")
    }
  }

  @Test func `UTType can be used`() {
    _ = UIKitException.caught {
      let made = UTType(exportedAs: "a", conformingTo: nil)
      _ = UTType.aiff
      _ = UTType.aliasFile
      _ = UTType.application
      _ = UTType.archive
      _ = UTType.audio
      _ = UTType.audiovisualContent
      _ = UTType.avi
      _ = UTType.bmp
      _ = UTType.bookmark
      _ = UTType.bundle
      _ = UTType.bz2
      _ = UTType.cSource
      _ = UTType.calendarEvent
      _ = UTType.commaSeparatedText
      _ = UTType.compositeContent
      _ = UTType.contact
      _ = UTType.content
      _ = UTType.data
      _ = UTType.database
      _ = UTType.delimitedText
      _ = made.description
      _ = UTType.directory
      _ = UTType.diskImage
      _ = UTType.epub
      _ = UTType.executable
      _ = UTType.fileURL
      _ = UTType.flatRTFD
      _ = UTType.folder
      _ = UTType.font
      _ = UTType.gif
      _ = UTType.gzip
      _ = UTType.heic
      _ = UTType.heif
      _ = UTType.html
      _ = UTType.ico
      _ = made.identifier
      _ = UTType.image
      _ = made.isDeclared
      _ = made.isDynamic
      _ = made.isPublic
      _ = UTType.item
      _ = UTType.javaScript
      _ = UTType.jpeg
      _ = UTType.json
      _ = UTType.livePhoto
      _ = made.localizedDescription
      _ = UTType.log
      _ = UTType.message
      _ = UTType.midi
      _ = UTType.movie
      _ = UTType.mp3
      _ = UTType.mpeg
      _ = UTType.mpeg2TransportStream
      _ = UTType.mpeg2Video
      _ = UTType.mpeg4Audio
      _ = UTType.mpeg4Movie
      _ = UTType.package
      _ = UTType.pdf
      _ = UTType.plainText
      _ = UTType.playlist
      _ = UTType.png
      _ = made.preferredFilenameExtension
      _ = made.preferredMIMEType
      _ = UTType.presentation
      _ = UTType.propertyList
      _ = UTType.quickTimeMovie
      _ = UTType.rawImage
      _ = UTType.rtf
      _ = UTType.rtfd
      _ = UTType.script
      _ = UTType.shellScript
      _ = UTType.sourceCode
      _ = UTType.spreadsheet
      _ = UTType.svg
      _ = UTType.swiftSource
      _ = UTType.symbolicLink
      _ = UTType.tabSeparatedText
      _ = made.tags
      _ = UTType.text
      _ = UTType.threeDContent
      _ = UTType.tiff
      _ = UTType.url
      _ = UTType.usdz
      _ = UTType.utf16PlainText
      _ = UTType.utf8PlainText
      _ = UTType.vCard
      _ = UTType.video
      _ = UTType.volume
      _ = UTType.wav
      _ = UTType.webP
      _ = UTType.xml
      _ = UTType.yaml
      _ = UTType.zip
      _ = made.conforms(to: UTType(exportedAs: "a", conformingTo: nil))
      _ = UTType("a")
      _ = made.isSubtype(of: UTType(exportedAs: "a", conformingTo: nil))
      _ = made.isSupertype(of: UTType(exportedAs: "a", conformingTo: nil))
      _ = UTType(exportedAs: "a", conformingTo: nil)
      _ = UTType(filenameExtension: "a", conformingTo: UTType(exportedAs: "a", conformingTo: nil))
      _ = UTType(importedAs: "a", conformingTo: nil)
      _ = UTType(mimeType: "a", conformingTo: UTType(exportedAs: "a", conformingTo: nil))
      _ = UTType(tag: "a", tagClass: UTTagClass(rawValue: "a"), conformingTo: nil)
      _ = UTType.types(tag: "a", tagClass: UTTagClass(rawValue: "a"), conformingTo: nil)
    }
  }

  @Test func `UndoManager can be used`() {
    _ = UIKitException.caught {
      let made = UndoManager()
      made.beginUndoGrouping()
      _ = made.canRedo
      _ = made.canUndo
      made.disableUndoRegistration()
      made.enableUndoRegistration()
      made.endUndoGrouping()
      _ = made.groupingLevel
      made.groupsByEvent = same(made.groupsByEvent)
      _ = UndoManager()
      _ = made.isRedoing
      _ = made.isUndoRegistrationEnabled
      _ = made.isUndoing
      made.levelsOfUndo = same(made.levelsOfUndo)
      made.redo()
      _ = made.redoActionName
      made.removeAllActions()
      made.undo()
      _ = made.undoActionName
      made.removeAllActions(withTarget: 0)
      made.setActionName("a")
    }
  }
}
