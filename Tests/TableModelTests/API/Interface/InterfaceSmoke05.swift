import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke05 {
  @Test func `UIApplication can be used`() {
    _ = UIKitException.caught {
      let made = UIApplication.shared
      _ = made.alternateIconName
      made.applicationIconBadgeNumber = same(made.applicationIconBadgeNumber)
      _ = made.applicationState
      _ = UIApplication.backgroundFetchIntervalMinimum
      _ = UIApplication.backgroundFetchIntervalNever
      _ = made.backgroundRefreshStatus
      _ = made.backgroundTimeRemaining
      made.beginReceivingRemoteControlEvents()
      _ = made.connectedScenes
      made.delegate = same(made.delegate)
      _ = UIApplication.didBecomeActiveNotification
      _ = UIApplication.didChangeStatusBarFrameNotification
      _ = UIApplication.didChangeStatusBarOrientationNotification
      _ = UIApplication.didEnterBackgroundNotification
      _ = UIApplication.didFinishLaunchingNotification
      _ = UIApplication.didReceiveMemoryWarningNotification
      made.endReceivingRemoteControlEvents()
      made.isIdleTimerDisabled = same(made.isIdleTimerDisabled)
      made.isNetworkActivityIndicatorVisible = same(made.isNetworkActivityIndicatorVisible)
      _ = made.isProtectedDataAvailable
      _ = made.isRegisteredForRemoteNotifications
      made.isStatusBarHidden = same(made.isStatusBarHidden)
      _ = made.keyWindow
      _ = made.next
      _ = UIApplication.openNotificationSettingsURLString
      _ = UIApplication.openSettingsURLString
      _ = made.preferredContentSizeCategory
      _ = UIApplication.protectedDataDidBecomeAvailableNotification
      _ = UIApplication.protectedDataWillBecomeUnavailableNotification
      made.registerForRemoteNotifications()
      _ = UIApplication.shared
      made.shortcutItems = same(made.shortcutItems)
      _ = UIApplication.significantTimeChangeNotification
      _ = made.statusBarFrame
      _ = made.statusBarOrientation
      made.statusBarStyle = same(made.statusBarStyle)
      _ = made.supportsAlternateIcons
      made.unregisterForRemoteNotifications()
      _ = UIApplication.userDidTakeScreenshotNotification
      _ = made.userInterfaceLayoutDirection
      _ = UIApplication.willChangeStatusBarFrameNotification
      _ = UIApplication.willChangeStatusBarOrientationNotification
      _ = UIApplication.willEnterForegroundNotification
      _ = UIApplication.willResignActiveNotification
      _ = UIApplication.willTerminateNotification
      _ = made.windows
      _ = made.beginBackgroundTask(expirationHandler: nil)
      _ = made.canOpenURL(URL(filePath: "/"))
      made.endBackgroundTask(UIBackgroundTaskIdentifier(rawValue: 0))
      _ = made.openURL(URL(filePath: "/"))
      made.setMinimumBackgroundFetchInterval(1)
      _ = made.beginBackgroundTask(withName: nil, expirationHandler: nil)
      made.setAlternateIconName(nil, completionHandler: nil)
      made.setStatusBarHidden(false, with: UIStatusBarAnimation.fade)
      made.setStatusBarStyle(UIStatusBarStyle.darkContent, animated: false)
      made.open(URL(filePath: "/"), options: [:], completionHandler: nil)
      _ = made.sendAction("a", to: nil, from: nil, for: nil)
    }
  }

  @Test func `UIApplication.DidBecomeActiveMessage can be used`() {
    _ = UIKitException.caught {
      _ = UIApplication.DidBecomeActiveMessage()
      _ = UIApplication.DidBecomeActiveMessage.name
      _ = UIApplication.DidBecomeActiveMessage.makeNotification(
        UIApplication.DidBecomeActiveMessage())
    }
  }

  @Test func `UIApplication.DidEnterBackgroundMessage can be used`() {
    _ = UIKitException.caught {
      _ = UIApplication.DidEnterBackgroundMessage()
      _ = UIApplication.DidEnterBackgroundMessage.name
      _ = UIApplication.DidEnterBackgroundMessage.makeNotification(
        UIApplication.DidEnterBackgroundMessage())
    }
  }

  @Test func `UIApplication.DidReceiveMemoryWarningMessage can be used`() {
    _ = UIKitException.caught {
      _ = UIApplication.DidReceiveMemoryWarningMessage()
      _ = UIApplication.DidReceiveMemoryWarningMessage.name
      _ = UIApplication.DidReceiveMemoryWarningMessage.makeNotification(
        UIApplication.DidReceiveMemoryWarningMessage())
    }
  }

  @Test func `UIApplication.LaunchOptionsKey can be used`() {
    _ = UIKitException.caught {
      var made = UIApplication.LaunchOptionsKey(rawValue: "a")
      _ = UIApplication.LaunchOptionsKey.annotation
      _ = UIApplication.LaunchOptionsKey.localNotification
      _ = UIApplication.LaunchOptionsKey.location
      made.rawValue = same(made.rawValue)
      _ = UIApplication.LaunchOptionsKey.remoteNotification
      _ = UIApplication.LaunchOptionsKey.shortcutItem
      _ = UIApplication.LaunchOptionsKey.sourceApplication
      _ = UIApplication.LaunchOptionsKey.url
      _ = UIApplication.LaunchOptionsKey.userActivityDictionary
      _ = UIApplication.LaunchOptionsKey.userActivityType
      _ = UIApplication.LaunchOptionsKey(rawValue: "a")
    }
  }

  @Test func `UIApplication.OpenExternalURLOptionsKey can be used`() {
    _ = UIKitException.caught {
      var made = UIApplication.OpenExternalURLOptionsKey(rawValue: "a")
      made.rawValue = same(made.rawValue)
      _ = UIApplication.OpenExternalURLOptionsKey.universalLinksOnly
      _ = UIApplication.OpenExternalURLOptionsKey(rawValue: "a")
    }
  }

  @Test func `UIApplication.OpenURLOptionsKey can be used`() {
    _ = UIKitException.caught {
      var made = UIApplication.OpenURLOptionsKey(rawValue: "a")
      _ = UIApplication.OpenURLOptionsKey.annotation
      _ = UIApplication.OpenURLOptionsKey.openInPlace
      made.rawValue = same(made.rawValue)
      _ = UIApplication.OpenURLOptionsKey.sourceApplication
      _ = UIApplication.OpenURLOptionsKey(rawValue: "a")
    }
  }

  @Test func `UIApplication.State can be used`() {
    _ = UIKitException.caught {
      _ = UIApplication.State(rawValue: 0)
    }
  }

  @Test func `UIApplication.WillEnterForegroundMessage can be used`() {
    _ = UIKitException.caught {
      _ = UIApplication.WillEnterForegroundMessage()
      _ = UIApplication.WillEnterForegroundMessage.name
      _ = UIApplication.WillEnterForegroundMessage.makeNotification(
        UIApplication.WillEnterForegroundMessage())
    }
  }

  @Test func `UIApplication.WillResignActiveMessage can be used`() {
    _ = UIKitException.caught {
      _ = UIApplication.WillResignActiveMessage()
      _ = UIApplication.WillResignActiveMessage.name
      _ = UIApplication.WillResignActiveMessage.makeNotification(
        UIApplication.WillResignActiveMessage())
    }
  }

  @Test func `UIApplication.WillTerminateMessage can be used`() {
    _ = UIKitException.caught {
      _ = UIApplication.WillTerminateMessage()
      _ = UIApplication.WillTerminateMessage.name
      _ = UIApplication.WillTerminateMessage.makeNotification(UIApplication.WillTerminateMessage())
    }
  }

  @Test func `UIApplicationShortcutIcon can be used`() {
    _ = UIKitException.caught {
      _ = UIApplicationShortcutIcon(systemImageName: "a")
      _ = UIApplicationShortcutIcon(templateImageName: "a")
      _ = UIApplicationShortcutIcon(type: UIApplicationShortcutIcon.IconType.add)
    }
  }

  @Test func `UIApplicationShortcutIcon.IconType can be used`() {
    _ = UIKitException.caught {
      _ = UIApplicationShortcutIcon.IconType(rawValue: 0)
    }
  }

  @Test func `UIApplicationShortcutItem can be used`() {
    _ = UIKitException.caught {
      let made = UIApplicationShortcutItem(type: "a", localizedTitle: "a")
      _ = made.icon
      _ = made.localizedSubtitle
      _ = made.localizedTitle
      _ = made.type
      _ = made.userInfo
      _ = UIApplicationShortcutItem(type: "a", localizedTitle: "a")
      _ = UIApplicationShortcutItem(
        type: "a", localizedTitle: "a", localizedSubtitle: nil, icon: nil, userInfo: nil)
    }
  }

  @Test func `UIAxis can be used`() {
    _ = UIKitException.caught {
      let made = (UIAxis())
      _ = UIAxis.both
      _ = UIAxis.horizontal
      _ = made.rawValue
      _ = UIAxis.vertical
      _ = UIAxis(rawValue: 0)
    }
  }

  @Test func `UIBackgroundConfiguration can be used`() {
    _ = UIKitException.caught {
      var made = UIBackgroundConfiguration.clear()
      made.backgroundColor = same(made.backgroundColor)
      made.backgroundColorTransformer = same(made.backgroundColorTransformer)
      made.backgroundInsets = same(made.backgroundInsets)
      _ = UIBackgroundConfiguration.clear()
      made.cornerRadius = same(made.cornerRadius)
      made.customView = same(made.customView)
      made.image = same(made.image)
      _ = UIBackgroundConfiguration.listCell()
      _ = UIBackgroundConfiguration.listGroupedCell()
      _ = UIBackgroundConfiguration.listGroupedHeaderFooter()
      _ = UIBackgroundConfiguration.listPlainCell()
      _ = UIBackgroundConfiguration.listPlainHeaderFooter()
      _ = UIBackgroundConfiguration.listSidebarCell()
      made.strokeColor = same(made.strokeColor)
      made.strokeOutset = same(made.strokeOutset)
      made.strokeWidth = same(made.strokeWidth)
      _ = made.resolvedBackgroundColor(for: .red)
    }
  }

  @Test func `UIBackgroundFetchResult can be used`() {
    _ = UIKitException.caught {
      _ = UIBackgroundFetchResult(rawValue: 0)
    }
  }

  @Test func `UIBackgroundRefreshStatus can be used`() {
    _ = UIKitException.caught {
      _ = UIBackgroundRefreshStatus(rawValue: 0)
    }
  }

  @Test func `UIBackgroundTaskIdentifier can be used`() {
    _ = UIKitException.caught {
      var made = UIBackgroundTaskIdentifier(rawValue: 0)
      _ = UIBackgroundTaskIdentifier.invalid
      made.rawValue = same(made.rawValue)
      _ = UIBackgroundTaskIdentifier(rawValue: 0)
    }
  }

  @Test func `UIBarAppearance can be used`() {
    _ = UIKitException.caught {
      let made = UIBarAppearance()
      made.backgroundColor = same(made.backgroundColor)
      made.backgroundEffect = same(made.backgroundEffect)
      made.backgroundImage = same(made.backgroundImage)
      made.backgroundImageContentMode = same(made.backgroundImageContentMode)
      made.configureWithDefaultBackground()
      made.configureWithOpaqueBackground()
      made.configureWithTransparentBackground()
      _ = UIBarAppearance()
      made.shadowColor = same(made.shadowColor)
      made.shadowImage = same(made.shadowImage)
      _ = UIBarAppearance(barAppearance: UIBarAppearance())
    }
  }

  @Test func `UIBarButtonItem can be used`() {
    _ = UIKitException.caught {
      let made = UIBarButtonItem()
      made.action = same(made.action)
      made.changesSelectionAsPrimaryAction = same(made.changesSelectionAsPrimaryAction)
      made.customView = same(made.customView)
      _ = UIBarButtonItem.flexibleSpace()
      made.hidesSharedBackground = same(made.hidesSharedBackground)
      _ = UIBarButtonItem()
      made.isHidden = same(made.isHidden)
      made.isSelected = same(made.isSelected)
      made.menu = same(made.menu)
      made.possibleTitles = same(made.possibleTitles)
      made.primaryAction = same(made.primaryAction)
      made.sharesBackground = same(made.sharesBackground)
      made.style = same(made.style)
      _ = made.systemItem
      made.target = same(made.target)
      made.tintColor = same(made.tintColor)
      made.width = same(made.width)
      _ = made.backButtonTitlePositionAdjustment(for: UIBarMetrics.compact)
      _ = made.backgroundVerticalPositionAdjustment(for: UIBarMetrics.compact)
      _ = UIBarButtonItem.fixedSpace(1)
      _ = UIBarButtonItem(coder: NSCoder())
      _ = UIBarButtonItem(customView: UIView())
      _ = made.titlePositionAdjustment(for: UIBarMetrics.compact)
      _ = made.backButtonBackgroundImage(for: (UIControl.State()), barMetrics: UIBarMetrics.compact)
      _ = made.backgroundImage(for: (UIControl.State()), barMetrics: UIBarMetrics.compact)
      made.setBackButtonTitlePositionAdjustment(
        UIOffset(horizontal: 1, vertical: 1), for: UIBarMetrics.compact)
      made.setBackgroundVerticalPositionAdjustment(1, for: UIBarMetrics.compact)
      made.setTitlePositionAdjustment(
        UIOffset(horizontal: 1, vertical: 1), for: UIBarMetrics.compact)
      _ = made.backgroundImage(
        for: (UIControl.State()), style: UIBarButtonItem.Style.done,
        barMetrics: UIBarMetrics.compact)
      _ = UIBarButtonItem(
        barButtonSystemItem: UIBarButtonItem.SystemItem.action, target: nil, action: nil)
      _ = UIBarButtonItem(
        systemItem: UIBarButtonItem.SystemItem.action, primaryAction: nil, menu: nil)
      made.setBackButtonBackgroundImage(
        nil, for: (UIControl.State()), barMetrics: UIBarMetrics.compact)
      made.setBackgroundImage(nil, for: (UIControl.State()), barMetrics: UIBarMetrics.compact)
      _ = UIBarButtonItem(image: nil, style: UIBarButtonItem.Style.done, target: nil, action: nil)
      _ = UIBarButtonItem(title: nil, image: nil, primaryAction: nil, menu: nil)
      _ = UIBarButtonItem(title: nil, style: UIBarButtonItem.Style.done, target: nil, action: nil)
      made.setBackgroundImage(
        nil, for: (UIControl.State()), style: UIBarButtonItem.Style.done,
        barMetrics: UIBarMetrics.compact)
      _ = UIBarButtonItem(
        image: nil, landscapeImagePhone: nil, style: UIBarButtonItem.Style.done, target: nil,
        action: nil)
    }
  }

  @Test func `UIBarButtonItem.Style can be used`() {
    _ = UIKitException.caught {
      _ = UIBarButtonItem.Style(rawValue: 0)
    }
  }

  @Test func `UIBarButtonItem.SystemItem can be used`() {
    _ = UIKitException.caught {
      _ = UIBarButtonItem.SystemItem(rawValue: 0)
    }
  }

  @Test func `UIBarButtonItemAppearance can be used`() {
    _ = UIKitException.caught {
      let made = UIBarButtonItemAppearance()
      _ = made.disabled
      _ = made.focused
      _ = made.highlighted
      _ = UIBarButtonItemAppearance()
      _ = made.normal
      made.configureWithDefault(for: UIBarButtonItem.Style.done)
      _ = UIBarButtonItemAppearance(style: UIBarButtonItem.Style.done)
    }
  }

  @Test func `UIBarItem can be used`() {
    _ = UIKitException.caught {
      let made = UIBarItem()
      made.accessibilityHint = same(made.accessibilityHint)
      made.accessibilityIdentifier = same(made.accessibilityIdentifier)
      made.accessibilityLabel = same(made.accessibilityLabel)
      made.accessibilityTraits = same(made.accessibilityTraits)
      made.accessibilityValue = same(made.accessibilityValue)
      _ = UIBarItem.appearance()
      made.awakeFromNib()
      made.image = same(made.image)
      made.imageInsets = same(made.imageInsets)
      _ = UIBarItem()
      made.isEnabled = same(made.isEnabled)
      made.landscapeImagePhone = same(made.landscapeImagePhone)
      made.tag = same(made.tag)
      made.title = same(made.title)
      _ = UIBarItem.appearance(for: UITraitCollection(displayScale: 1))
      _ = UIBarItem.appearance(whenContainedInInstancesOf: [])
      _ = UIBarItem(coder: NSCoder())
      _ = made.titleTextAttributes(for: (UIControl.State()))
      made.setTitleTextAttributes(nil, for: (UIControl.State()))
    }
  }

  @Test func `UIBarItemStateAppearance can be used`() {
    _ = UIKitException.caught {
      let made = UIBarItemStateAppearance()
      made.backgroundImage = same(made.backgroundImage)
      made.badgeBackgroundColor = same(made.badgeBackgroundColor)
      made.badgeTextAttributes = same(made.badgeTextAttributes)
      made.iconColor = same(made.iconColor)
      _ = UIBarItemStateAppearance()
      made.titlePositionAdjustment = same(made.titlePositionAdjustment)
      made.titleTextAttributes = same(made.titleTextAttributes)
    }
  }

  @Test func `UIBarMetrics can be used`() {
    _ = UIKitException.caught {
      _ = UIBarMetrics(rawValue: 0)
    }
  }

  @Test func `UIBarPosition can be used`() {
    _ = UIKitException.caught {
      _ = UIBarPosition(rawValue: 0)
    }
  }

  @Test func `UIBarStyle can be used`() {
    _ = UIKitException.caught {
      _ = UIBarStyle(rawValue: 0)
    }
  }

  @Test func `UIBaselineAdjustment can be used`() {
    _ = UIKitException.caught {
      _ = UIBaselineAdjustment(rawValue: 0)
    }
  }

  @Test func `UIBezierPath can be used`() {
    _ = UIKitException.caught {
      let made = UIBezierPath()
      made.addClip()
      _ = made.bounds
      made.cgPath = same(made.cgPath)
      made.close()
      _ = made.currentPoint
      made.fill()
      _ = UIBezierPath()
      _ = made.isEmpty
      made.lineCapStyle = same(made.lineCapStyle)
      made.lineJoinStyle = same(made.lineJoinStyle)
      made.lineWidth = same(made.lineWidth)
      made.removeAllPoints()
      made.stroke()
      made.usesEvenOddFillRule = same(made.usesEvenOddFillRule)
      made.addLine(to: CGPoint(x: 0, y: 0))
      made.append(UIBezierPath())
      _ = made.contains(CGPoint(x: 0, y: 0))
      _ = UIBezierPath(cgPath: CGPath(ellipseIn: .smoke, transform: nil))
      _ = UIBezierPath(ovalIn: .smoke)
      _ = UIBezierPath(rect: .smoke)
      made.move(to: CGPoint(x: 0, y: 0))
      made.addQuadCurve(to: CGPoint(x: 0, y: 0), controlPoint: CGPoint(x: 0, y: 0))
      _ = UIBezierPath(roundedRect: .smoke, cornerRadius: 1)
      made.addCurve(
        to: CGPoint(x: 0, y: 0), controlPoint1: CGPoint(x: 0, y: 0),
        controlPoint2: CGPoint(x: 0, y: 0))
      _ = UIBezierPath(
        roundedRect: .smoke, byRoundingCorners: (UIRectCorner()),
        cornerRadii: CGSize(width: 4, height: 4))
      made.addArc(
        withCenter: CGPoint(x: 0, y: 0), radius: 1, startAngle: 1, endAngle: 1, clockwise: false)
      _ = UIBezierPath(
        arcCenter: CGPoint(x: 0, y: 0), radius: 1, startAngle: 1, endAngle: 1, clockwise: false)
    }
  }
}
