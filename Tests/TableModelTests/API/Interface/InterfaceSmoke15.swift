import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke15 {
  @Test func `UIMenuElement can be used`() {
    _ = UIKitException.caught {
      let made = UIAction { _ in }
      made.accessibilityIdentifier = same(made.accessibilityIdentifier)
      _ = made.image
      made.subtitle = same(made.subtitle)
      _ = made.title
    }
  }

  @Test func `UIMenuElement.Attributes can be used`() {
    _ = UIKitException.caught {
      let made = (UIMenuElement.Attributes())
      _ = UIMenuElement.Attributes.destructive
      _ = UIMenuElement.Attributes.disabled
      _ = UIMenuElement.Attributes.hidden
      _ = UIMenuElement.Attributes.keepsMenuPresented
      _ = made.rawValue
      _ = UIMenuElement.Attributes(rawValue: 0)
    }
  }

  @Test func `UIMenuElement.State can be used`() {
    _ = UIKitException.caught {
      _ = UIMenuElement.State(rawValue: 0)
    }
  }

  @Test func `UIMenuItem can be used`() {
    _ = UIKitException.caught {
      let made = UIMenuItem(title: "a", action: "a")
      made.action = same(made.action)
      made.title = same(made.title)
      _ = UIMenuItem(title: "a", action: "a")
    }
  }

  @Test func `UIMenuSystem can be used`() {
    _ = UIKitException.caught {
      let made = UIMenuSystem.context
      _ = UIMenuSystem.context
      _ = UIMenuSystem.main
      made.setNeedsRebuild()
      made.setNeedsRevalidate()
    }
  }

  @Test func `UIModalPresentationStyle can be used`() {
    _ = UIKitException.caught {
      _ = UIModalPresentationStyle(rawValue: 0)
    }
  }

  @Test func `UIModalTransitionStyle can be used`() {
    _ = UIKitException.caught {
      _ = UIModalTransitionStyle(rawValue: 0)
    }
  }

  @Test func `UIMotionEffect can be used`() {
    _ = UIKitException.caught {
      let made = UIMotionEffect()
      _ = UIMotionEffect()
      _ = made.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 1, vertical: 1))
    }
  }

  @Test func `UIMotionEffectGroup can be used`() {
    _ = UIKitException.caught {
      let made = UIMotionEffectGroup()
      made.motionEffects = same(made.motionEffects)
    }
  }

  @Test func `UIMutableApplicationShortcutItem can be used`() {
    _ = UIKitException.caught {
      let made = UIMutableApplicationShortcutItem(type: "a", localizedTitle: "a")
      made.icon = same(made.icon)
      made.localizedSubtitle = same(made.localizedSubtitle)
      made.localizedTitle = same(made.localizedTitle)
      made.type = same(made.type)
      made.userInfo = same(made.userInfo)
    }
  }

  @Test func `UIMutableUserNotificationAction can be used`() {
    _ = UIKitException.caught {
      let made = UIMutableUserNotificationAction()
      made.activationMode = same(made.activationMode)
      made.behavior = same(made.behavior)
      made.identifier = same(made.identifier)
      made.isAuthenticationRequired = same(made.isAuthenticationRequired)
      made.isDestructive = same(made.isDestructive)
      made.parameters = same(made.parameters)
      made.title = same(made.title)
    }
  }

  @Test func `UIMutableUserNotificationCategory can be used`() {
    _ = UIKitException.caught {
      let made = UIMutableUserNotificationCategory()
      made.identifier = same(made.identifier)
      made.setActions(nil, for: UIUserNotificationActionContext.default)
    }
  }

  @Test func `UINavigationBar can be used`() {
    _ = UIKitException.caught {
      let made = UINavigationBar()
      made.backIndicatorImage = same(made.backIndicatorImage)
      made.backIndicatorTransitionMaskImage = same(made.backIndicatorTransitionMaskImage)
      _ = made.backItem
      _ = made.barPosition
      made.barStyle = same(made.barStyle)
      made.barTintColor = same(made.barTintColor)
      made.compactAppearance = same(made.compactAppearance)
      made.compactScrollEdgeAppearance = same(made.compactScrollEdgeAppearance)
      made.delegate = same(made.delegate)
      _ = made.intrinsicContentSize
      made.isTranslucent = same(made.isTranslucent)
      made.items = same(made.items)
      made.largeTitleTextAttributes = same(made.largeTitleTextAttributes)
      made.layoutSubviews()
      made.prefersLargeTitles = same(made.prefersLargeTitles)
      made.scrollEdgeAppearance = same(made.scrollEdgeAppearance)
      made.shadowImage = same(made.shadowImage)
      made.standardAppearance = same(made.standardAppearance)
      made.titleTextAttributes = same(made.titleTextAttributes)
      _ = made.topItem
      _ = made.popItem(animated: false)
      _ = made.sizeThatFits(CGSize(width: 4, height: 4))
      made.pushItem(UINavigationItem(), animated: false)
      made.setBackgroundImage(nil, for: UIBarMetrics.compact)
      made.setItems(nil, animated: false)
      made.setTitleVerticalPositionAdjustment(1, for: UIBarMetrics.compact)
      made.setBackgroundImage(nil, for: UIBarPosition.any, barMetrics: UIBarMetrics.compact)
    }
  }

  @Test func `UINavigationBarAppearance can be used`() {
    _ = UIKitException.caught {
      let made = UINavigationBarAppearance()
      made.backButtonAppearance = same(made.backButtonAppearance)
      _ = made.backIndicatorImage
      _ = made.backIndicatorTransitionMaskImage
      made.buttonAppearance = same(made.buttonAppearance)
      made.doneButtonAppearance = same(made.doneButtonAppearance)
      made.largeTitleTextAttributes = same(made.largeTitleTextAttributes)
      made.titlePositionAdjustment = same(made.titlePositionAdjustment)
      made.titleTextAttributes = same(made.titleTextAttributes)
      made.setBackIndicatorImage(nil, transitionMaskImage: nil)
    }
  }

  @Test func `UINavigationController can be used`() {
    _ = UIKitException.caught {
      let made = UINavigationController(rootViewController: UIViewController())
      _ = made.barHideOnSwipeGestureRecognizer
      made.delegate = same(made.delegate)
      _ = UINavigationController.hideShowBarDuration
      made.hidesBarsOnSwipe = same(made.hidesBarsOnSwipe)
      made.hidesBarsOnTap = same(made.hidesBarsOnTap)
      made.hidesBarsWhenKeyboardAppears = same(made.hidesBarsWhenKeyboardAppears)
      made.hidesBarsWhenVerticallyCompact = same(made.hidesBarsWhenVerticallyCompact)
      _ = made.interactivePopGestureRecognizer
      made.isNavigationBarHidden = same(made.isNavigationBarHidden)
      made.isToolbarHidden = same(made.isToolbarHidden)
      made.loadView()
      _ = made.navigationBar
      _ = made.toolbar
      _ = made.topViewController
      _ = made.viewControllers
      made.viewDidLoad()
      _ = made.visibleViewController
      _ = UINavigationController(coder: NSCoder())
      _ = UINavigationController(rootViewController: UIViewController())
      _ = made.popToRootViewController(animated: false)
      _ = made.popViewController(animated: false)
      _ = UINavigationController(nibName: nil, bundle: nil)
      _ = made.popToViewController(UIViewController(), animated: false)
      made.pushViewController(UIViewController(), animated: false)
      made.setNavigationBarHidden(false, animated: false)
      made.setToolbarHidden(false, animated: false)
      made.setViewControllers([], animated: false)
      made.show(UIViewController(), sender: nil)
    }
  }

  @Test func `UINavigationController.Operation can be used`() {
    _ = UIKitException.caught {
      _ = UINavigationController.Operation(rawValue: 0)
    }
  }

  @Test func `UINavigationItem can be used`() {
    _ = UIKitException.caught {
      let made = UINavigationItem()
      made.backAction = same(made.backAction)
      made.backBarButtonItem = same(made.backBarButtonItem)
      made.backButtonDisplayMode = same(made.backButtonDisplayMode)
      made.backButtonTitle = same(made.backButtonTitle)
      made.centerItemGroups = same(made.centerItemGroups)
      made.compactAppearance = same(made.compactAppearance)
      made.compactScrollEdgeAppearance = same(made.compactScrollEdgeAppearance)
      made.customizationIdentifier = same(made.customizationIdentifier)
      made.hidesBackButton = same(made.hidesBackButton)
      made.hidesSearchBarWhenScrolling = same(made.hidesSearchBarWhenScrolling)
      _ = UINavigationItem()
      made.largeTitleDisplayMode = same(made.largeTitleDisplayMode)
      made.leadingItemGroups = same(made.leadingItemGroups)
      made.leftBarButtonItem = same(made.leftBarButtonItem)
      made.leftBarButtonItems = same(made.leftBarButtonItems)
      made.leftItemsSupplementBackButton = same(made.leftItemsSupplementBackButton)
      made.pinnedTrailingGroup = same(made.pinnedTrailingGroup)
      made.preferredSearchBarPlacement = same(made.preferredSearchBarPlacement)
      made.prompt = same(made.prompt)
      made.rightBarButtonItem = same(made.rightBarButtonItem)
      made.rightBarButtonItems = same(made.rightBarButtonItems)
      made.scrollEdgeAppearance = same(made.scrollEdgeAppearance)
      made.searchController = same(made.searchController)
      made.standardAppearance = same(made.standardAppearance)
      made.style = same(made.style)
      made.subtitle = same(made.subtitle)
      made.title = same(made.title)
      made.titleMenuProvider = same(made.titleMenuProvider)
      made.titleView = same(made.titleView)
      made.trailingItemGroups = same(made.trailingItemGroups)
      _ = UINavigationItem(coder: NSCoder())
      _ = UINavigationItem(title: "a")
      made.setHidesBackButton(false, animated: false)
      made.setLeftBarButton(nil, animated: false)
      made.setLeftBarButtonItems(nil, animated: false)
      made.setRightBarButton(nil, animated: false)
      made.setRightBarButtonItems(nil, animated: false)
    }
  }

  @Test func `UINavigationItem.BackButtonDisplayMode can be used`() {
    _ = UIKitException.caught {
      _ = UINavigationItem.BackButtonDisplayMode(rawValue: 0)
    }
  }

  @Test func `UINavigationItem.ItemStyle can be used`() {
    _ = UIKitException.caught {
      _ = UINavigationItem.ItemStyle(rawValue: 0)
    }
  }

  @Test func `UINavigationItem.LargeTitleDisplayMode can be used`() {
    _ = UIKitException.caught {
      _ = UINavigationItem.LargeTitleDisplayMode(rawValue: 0)
    }
  }

  @Test func `UINavigationItem.SearchBarPlacement can be used`() {
    _ = UIKitException.caught {
      _ = UINavigationItem.SearchBarPlacement.inline
      _ = UINavigationItem.SearchBarPlacement(rawValue: 0)
    }
  }

  @Test func `UINib can be used`() {
    _ = UIKitException.caught {
      let made = UINib(data: Data(), bundle: nil)
      _ = UINib(data: Data(), bundle: nil)
      _ = UINib(nibName: "a", bundle: nil)
      _ = made.instantiate(withOwner: nil, options: nil)
    }
  }

  @Test func `UINib.OptionsKey can be used`() {
    _ = UIKitException.caught {
      var made = UINib.OptionsKey(rawValue: "a")
      _ = UINib.OptionsKey.externalObjects
      made.rawValue = same(made.rawValue)
      _ = UINib.OptionsKey(rawValue: "a")
    }
  }

  @Test func `UINotificationFeedbackGenerator can be used`() {
    _ = UIKitException.caught {
      let made = UINotificationFeedbackGenerator()
      made.notificationOccurred(UINotificationFeedbackGenerator.FeedbackType.error)
    }
  }

  @Test func `UINotificationFeedbackGenerator.FeedbackType can be used`() {
    _ = UIKitException.caught {
      _ = UINotificationFeedbackGenerator.FeedbackType(rawValue: 0)
    }
  }

  @Test func `UIOffset can be used`() {
    _ = UIKitException.caught {
      var made = UIOffset(horizontal: 1, vertical: 1)
      made.horizontal = same(made.horizontal)
      made.vertical = same(made.vertical)
      _ = UIOffset.zero
      _ = UIOffset(horizontal: 1, vertical: 1)
    }
  }

  @Test func `UIOpenURLContext can be used`() {
    _ = UIKitException.caught {
      let made = UIOpenURLContext(url: URL(filePath: "/"))
      _ = made.url
      _ = UIOpenURLContext(url: URL(filePath: "/"))
    }
  }

  @Test func `UIPageControl can be used`() {
    _ = UIKitException.caught {
      let made = UIPageControl(frame: .smoke)
      made.allowsContinuousInteraction = same(made.allowsContinuousInteraction)
      made.backgroundStyle = same(made.backgroundStyle)
      made.currentPage = same(made.currentPage)
      made.currentPageIndicatorTintColor = same(made.currentPageIndicatorTintColor)
      made.defersCurrentPageDisplay = same(made.defersCurrentPageDisplay)
      made.hidesForSinglePage = same(made.hidesForSinglePage)
      _ = made.intrinsicContentSize
      made.numberOfPages = same(made.numberOfPages)
      made.pageIndicatorTintColor = same(made.pageIndicatorTintColor)
      made.preferredCurrentPageIndicatorImage = same(made.preferredCurrentPageIndicatorImage)
      made.preferredIndicatorImage = same(made.preferredIndicatorImage)
      made.updateCurrentPageDisplay()
      _ = made.indicatorImage(forPage: 0)
      _ = made.size(forNumberOfPages: 0)
      _ = made.sizeThatFits(CGSize(width: 4, height: 4))
      made.setIndicatorImage(nil, forPage: 0)
    }
  }

  @Test func `UIPageControl.BackgroundStyle can be used`() {
    _ = UIKitException.caught {
      _ = UIPageControl.BackgroundStyle(rawValue: 0)
    }
  }

  @Test func `UIPageViewController can be used`() {
    _ = UIKitException.caught {
      let made = UIPageViewController(
        transitionStyle: UIPageViewController.TransitionStyle.pageCurl,
        navigationOrientation: UIPageViewController.NavigationOrientation.horizontal, options: nil)
      made.dataSource = same(made.dataSource)
      made.delegate = same(made.delegate)
      _ = made.navigationOrientation
      _ = made.transitionStyle
      _ = made.viewControllers
      _ = UIPageViewController(coder: NSCoder())
      _ = UIPageViewController(
        transitionStyle: UIPageViewController.TransitionStyle.pageCurl,
        navigationOrientation: UIPageViewController.NavigationOrientation.horizontal, options: nil)
      made.setViewControllers(
        nil, direction: UIPageViewController.NavigationDirection.forward, animated: false,
        completion: nil)
    }
  }

  @Test func `UIPageViewController.NavigationDirection can be used`() {
    _ = UIKitException.caught {
      _ = UIPageViewController.NavigationDirection(rawValue: 0)
    }
  }

  @Test func `UIPageViewController.NavigationOrientation can be used`() {
    _ = UIKitException.caught {
      _ = UIPageViewController.NavigationOrientation(rawValue: 0)
    }
  }

  @Test func `UIPageViewController.OptionsKey can be used`() {
    _ = UIKitException.caught {
      var made = UIPageViewController.OptionsKey(rawValue: "a")
      _ = UIPageViewController.OptionsKey.interPageSpacing
      made.rawValue = same(made.rawValue)
      _ = UIPageViewController.OptionsKey.spineLocation
      _ = UIPageViewController.OptionsKey(rawValue: "a")
    }
  }

  @Test func `UIPageViewController.TransitionStyle can be used`() {
    _ = UIKitException.caught {
      _ = UIPageViewController.TransitionStyle(rawValue: 0)
    }
  }

  @Test func `UIPanGestureRecognizer can be used`() {
    _ = UIKitException.caught {
      let made = UIPanGestureRecognizer()
      made.allowedScrollTypesMask = same(made.allowedScrollTypesMask)
      made.maximumNumberOfTouches = same(made.maximumNumberOfTouches)
      made.minimumNumberOfTouches = same(made.minimumNumberOfTouches)
      made.reset()
      _ = made.translation(in: nil)
      _ = made.velocity(in: nil)
      made.setTranslation(CGPoint(x: 0, y: 0), in: nil)
    }
  }

  @Test func `UIPasteConfiguration can be used`() {
    _ = UIKitException.caught {
      let made = UIPasteConfiguration()
      made.acceptableTypeIdentifiers = same(made.acceptableTypeIdentifiers)
      _ = UIPasteConfiguration()
      made.addAcceptableTypeIdentifiers([])
      _ = UIPasteConfiguration(acceptableTypeIdentifiers: [])
    }
  }

  @Test func `UIPasteboard can be used`() {
    _ = UIKitException.caught {
      let made = UIPasteboard.general
      _ = made.changeCount
      _ = UIPasteboard.changedNotification
      _ = UIPasteboard.changedTypesAddedUserInfoKey
      _ = UIPasteboard.changedTypesRemovedUserInfoKey
      made.color = same(made.color)
      _ = UIPasteboard.general
      _ = made.hasColors
      _ = made.hasImages
      _ = made.hasStrings
      _ = made.hasURLs
      made.image = same(made.image)
      _ = UIPasteboard.removedNotification
      made.string = same(made.string)
      made.strings = same(made.strings)
      _ = made.types
      made.url = same(made.url)
      _ = made.contains(pasteboardTypes: [])
      _ = made.data(forPasteboardType: "a")
      made.setData(Data(), forPasteboardType: "a")
    }
  }
}
