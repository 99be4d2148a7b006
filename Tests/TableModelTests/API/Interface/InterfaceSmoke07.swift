import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke07 {
  @Test func `UIActivityIndicatorView can be used`() {
    _ = UIKitException.caught {
      let made = UIActivityIndicatorView(frame: .smoke)
      made.color = same(made.color)
      made.hidesWhenStopped = same(made.hidesWhenStopped)
      _ = made.intrinsicContentSize
      _ = made.isAnimating
      made.startAnimating()
      made.stopAnimating()
      made.style = same(made.style)
      _ = UIActivityIndicatorView(coder: NSCoder())
      _ = UIActivityIndicatorView(frame: .smoke)
      _ = UIActivityIndicatorView(style: UIActivityIndicatorView.Style.gray)
      _ = made.sizeThatFits(CGSize(width: 4, height: 4))
    }
  }

  @Test func `UIActivityIndicatorView.Style can be used`() {
    _ = UIKitException.caught {
      _ = UIActivityIndicatorView.Style(rawValue: 0)
    }
  }

  @Test func `UIActivityItemProvider can be used`() {
    _ = UIKitException.caught {
      let made = UIActivityItemProvider(placeholderItem: 0)
      _ = made.activityType
      _ = made.item
      _ = made.placeholderItem
      _ = made.activityViewControllerPlaceholderItem(
        UIActivityViewController(activityItems: [], applicationActivities: nil))
      _ = UIActivityItemProvider(placeholderItem: 0)
      _ = made.activityViewController(
        UIActivityViewController(activityItems: [], applicationActivities: nil),
        dataTypeIdentifierForActivityType: nil)
      _ = made.activityViewController(
        UIActivityViewController(activityItems: [], applicationActivities: nil),
        itemForActivityType: nil)
      _ = made.activityViewController(
        UIActivityViewController(activityItems: [], applicationActivities: nil),
        subjectForActivityType: nil)
      _ = made.activityViewController(
        UIActivityViewController(activityItems: [], applicationActivities: nil),
        thumbnailImageForActivityType: nil, suggestedSize: CGSize(width: 4, height: 4))
    }
  }

  @Test func `UIActivityViewController can be used`() {
    _ = UIKitException.caught {
      let made = UIActivityViewController(activityItems: [], applicationActivities: nil)
      made.completionWithItemsHandler = same(made.completionWithItemsHandler)
      made.excludedActivityTypes = same(made.excludedActivityTypes)
      _ = UIActivityViewController(coder: NSCoder())
      _ = UIActivityViewController(activityItems: [], applicationActivities: nil)
    }
  }

  @Test func `UIAlertAction can be used`() {
    _ = UIKitException.caught {
      let made = UIAlertAction(title: nil, style: UIAlertAction.Style.cancel, handler: nil)
      made.isEnabled = same(made.isEnabled)
      _ = made.style
      _ = made.title
      _ = UIAlertAction(title: nil, style: UIAlertAction.Style.cancel, handler: nil)
    }
  }

  @Test func `UIAlertAction.Style can be used`() {
    _ = UIKitException.caught {
      _ = UIAlertAction.Style(rawValue: 0)
    }
  }

  @Test func `UIAlertController can be used`() {
    _ = UIKitException.caught {
      let made = UIAlertController(nibName: nil, bundle: nil)
      _ = made.actions
      made.loadView()
      made.message = same(made.message)
      made.preferredAction = same(made.preferredAction)
      _ = made.preferredStyle
      _ = made.textFields
      made.title = same(made.title)
      made.addAction(UIAlertAction(title: nil, style: UIAlertAction.Style.cancel, handler: nil))
      made.addTextField(configurationHandler: nil)
      _ = UIAlertController(coder: NSCoder())
      made.viewDidAppear(false)
      _ = UIAlertController(nibName: nil, bundle: nil)
      _ = UIAlertController(
        title: nil, message: nil, preferredStyle: UIAlertController.Style.actionSheet)
    }
  }

  @Test func `UIAlertController.Style can be used`() {
    _ = UIKitException.caught {
      _ = UIAlertController.Style(rawValue: 0)
    }
  }

  @Test func `UIAlertView can be used`() {
    _ = UIKitException.caught {
      let made = UIAlertView(frame: .smoke)
      made.alertViewStyle = same(made.alertViewStyle)
      made.cancelButtonIndex = same(made.cancelButtonIndex)
      made.delegate = same(made.delegate)
      _ = made.firstOtherButtonIndex
      _ = made.isVisible
      made.message = same(made.message)
      _ = made.numberOfButtons
      made.show()
      made.title = same(made.title)
      _ = made.addButton(withTitle: nil)
      _ = made.buttonTitle(at: 0)
      _ = UIAlertView(coder: NSCoder())
      _ = UIAlertView(frame: .smoke)
      _ = made.textField(at: 0)
      made.dismiss(withClickedButtonIndex: 0, animated: false)
      _ = UIAlertView(title: nil, message: nil, delegate: nil, cancelButtonTitle: nil)
      _ = UIAlertView(
        title: "a", message: "a", delegate: nil, cancelButtonTitle: nil, otherButtonTitles: "a", "a"
      )
    }
  }

  @Test func `UIAlertViewStyle can be used`() {
    _ = UIKitException.caught {
      _ = UIAlertViewStyle(rawValue: 0)
    }
  }

  @Test func `UIApplication can be used`() {
    _ = UIKitException.caught {
      let made = UIApplication.shared
      _ = made.alternateIconName
      made.applicationIconBadgeNumber = same(made.applicationIconBadgeNumber)
      _ = made.applicationState
      _ = UIApplication.backgroundFetchIntervalMinimum
      _ = UIApplication.backgroundFetchIntervalNever
      _ = made.backgroundRefreshStatus
      _ = UIApplication.backgroundRefreshStatusDidChangeNotification
      _ = made.backgroundTimeRemaining
      made.beginIgnoringInteractionEvents()
      made.beginReceivingRemoteControlEvents()
      made.cancelAllLocalNotifications()
      made.completeStateRestoration()
      _ = made.connectedScenes
      _ = made.currentUserNotificationSettings
      made.delegate = same(made.delegate)
      _ = UIApplication.didBecomeActiveNotification
      _ = UIApplication.didChangeStatusBarFrameNotification
      _ = UIApplication.didChangeStatusBarOrientationNotification
      _ = UIApplication.didEnterBackgroundNotification
      _ = UIApplication.didFinishLaunchingNotification
      _ = UIApplication.didReceiveMemoryWarningNotification
      made.endIgnoringInteractionEvents()
      made.endReceivingRemoteControlEvents()
      made.extendStateRestoration()
      made.isIdleTimerDisabled = same(made.isIdleTimerDisabled)
      _ = made.isIgnoringInteractionEvents
      made.isNetworkActivityIndicatorVisible = same(made.isNetworkActivityIndicatorVisible)
      _ = made.isProtectedDataAvailable
      _ = made.isRegisteredForRemoteNotifications
      made.isStatusBarHidden = same(made.isStatusBarHidden)
      _ = made.keyWindow
      _ = made.next
      _ = UIApplication.openNotificationSettingsURLString
      _ = made.openSessions
      _ = UIApplication.openSettingsURLString
      _ = made.preferredContentSizeCategory
      _ = UIApplication.protectedDataDidBecomeAvailableNotification
      _ = UIApplication.protectedDataWillBecomeUnavailableNotification
      made.registerForRemoteNotifications()
      made.scheduledLocalNotifications = same(made.scheduledLocalNotifications)
      _ = UIApplication.shared
      made.shortcutItems = same(made.shortcutItems)
      _ = UIApplication.significantTimeChangeNotification
      _ = made.statusBarFrame
      _ = made.statusBarOrientation
      made.statusBarStyle = same(made.statusBarStyle)
      _ = made.supportsAlternateIcons
      _ = made.supportsMultipleScenes
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
      made.cancelLocalNotification(UILocalNotification())
      made.endBackgroundTask(UIBackgroundTaskIdentifier(rawValue: 0))
      _ = made.openURL(URL(filePath: "/"))
      made.presentLocalNotificationNow(UILocalNotification())
      made.registerUserNotificationSettings(
        UIUserNotificationSettings(types: (UIUserNotificationType()), categories: nil))
      made.requestSceneSessionRefresh(UISceneSession())
      made.scheduleLocalNotification(UILocalNotification())
      made.setMinimumBackgroundFetchInterval(1)
      made.activateSceneSession(
        for: UISceneSessionActivationRequest(
          role: UISceneSession.Role(rawValue: "a"), userActivity: nil, options: nil),
        errorHandler: nil)
      _ = made.beginBackgroundTask(withName: nil, expirationHandler: nil)
      made.setAlternateIconName(nil, completionHandler: nil)
      made.setStatusBarHidden(false, with: UIStatusBarAnimation.fade)
      made.setStatusBarStyle(UIStatusBarStyle.darkContent, animated: false)
      made.open(URL(filePath: "/"), options: [:], completionHandler: nil)
      made.requestSceneSessionDestruction(UISceneSession(), options: nil, errorHandler: nil)
      made.requestSceneSessionActivation(nil, userActivity: nil, options: nil, errorHandler: nil)
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

  @Test func `UIApplication.ExtensionPointIdentifier can be used`() {
    _ = UIKitException.caught {
      var made = UIApplication.ExtensionPointIdentifier(rawValue: "a")
      _ = UIApplication.ExtensionPointIdentifier.keyboard
      made.rawValue = same(made.rawValue)
      _ = UIApplication.ExtensionPointIdentifier(rawValue: "a")
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
      made.shadowProperties = same(made.shadowProperties)
      made.strokeColor = same(made.strokeColor)
      made.strokeOutset = same(made.strokeOutset)
      made.strokeWidth = same(made.strokeWidth)
      made.visualEffect = same(made.visualEffect)
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
      _ = made.copy(with: nil)
      _ = UIBarAppearance(barAppearance: UIBarAppearance())
    }
  }
}
