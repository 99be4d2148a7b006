import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke05 {
  @Test func `UIActivity can be used`() {
    _ = UIKitException.caught {
      let made = UIActivity()
      _ = UIActivity.activityCategory
      _ = made.activityImage
      _ = made.activityTitle
      _ = made.activityType
      _ = made.activityViewController
      _ = UIActivity()
      made.perform()
      made.activityDidFinish(false)
      _ = made.canPerform(withActivityItems: [])
      made.prepare(withActivityItems: [])
    }
  }

  @Test func `UIActivity.ActivityType can be used`() {
    _ = UIKitException.caught {
      var made = UIActivity.ActivityType("a")
      _ = UIActivity.ActivityType.addToHomeScreen
      _ = UIActivity.ActivityType.addToReadingList
      _ = UIActivity.ActivityType.airDrop
      _ = UIActivity.ActivityType.assignToContact
      _ = UIActivity.ActivityType.collaborationCopyLink
      _ = UIActivity.ActivityType.collaborationInviteWithLink
      _ = UIActivity.ActivityType.copyToPasteboard
      _ = UIActivity.ActivityType.mail
      _ = UIActivity.ActivityType.markupAsPDF
      _ = UIActivity.ActivityType.message
      _ = UIActivity.ActivityType.openInIBooks
      _ = UIActivity.ActivityType.postToFacebook
      _ = UIActivity.ActivityType.postToFlickr
      _ = UIActivity.ActivityType.postToTencentWeibo
      _ = UIActivity.ActivityType.postToTwitter
      _ = UIActivity.ActivityType.postToVimeo
      _ = UIActivity.ActivityType.postToWeibo
      _ = UIActivity.ActivityType.print
      made.rawValue = same(made.rawValue)
      _ = UIActivity.ActivityType.saveToCameraRoll
      _ = UIActivity.ActivityType.sharePlay
      _ = UIActivity.ActivityType("a")
      _ = UIActivity.ActivityType(rawValue: "a")
    }
  }

  @Test func `UIActivity.Category can be used`() {
    _ = UIKitException.caught {
      _ = UIActivity.Category(rawValue: 0)
    }
  }

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
        itemForActivityType: nil)
      _ = made.activityViewController(
        UIActivityViewController(activityItems: [], applicationActivities: nil),
        subjectForActivityType: nil)
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
      _ = made.openSessions
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
      made.endBackgroundTask(UIBackgroundTaskIdentifier(rawValue: 0))
      _ = made.openURL(URL(filePath: "/"))
      made.requestSceneSessionRefresh(UISceneSession())
      made.setMinimumBackgroundFetchInterval(1)
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
}
