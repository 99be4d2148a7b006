import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke07 {
  @Test func `UIListContentConfiguration.TextProperties.TextAlignment can be used`() {
    _ = UIKitException.caught {
      _ = UIListContentConfiguration.TextProperties.TextAlignment(rawValue: 0)
    }
  }

  @Test func `UIListContentView can be used`() {
    _ = UIKitException.caught {
      let made = UIListContentView(configuration: UIListContentConfiguration.cell())
      made.configuration = same(made.configuration)
      _ = made.intrinsicContentSize
      made.layoutSubviews()
      _ = UIListContentView(coder: NSCoder())
      _ = UIListContentView(configuration: UIListContentConfiguration.cell())
      _ = made.sizeThatFits(CGSize(width: 4, height: 4))
    }
  }

  @Test func `UILocalizedIndexedCollation can be used`() {
    _ = UIKitException.caught {
      let made = UILocalizedIndexedCollation()
      _ = UILocalizedIndexedCollation.current()
      _ = made.sectionIndexTitles
      _ = made.sectionTitles
      _ = made.section(forSectionIndexTitle: 0)
    }
  }

  @Test func `UILongPressGestureRecognizer can be used`() {
    _ = UIKitException.caught {
      let made = UILongPressGestureRecognizer()
      made.allowableMovement = same(made.allowableMovement)
      made.minimumPressDuration = same(made.minimumPressDuration)
      made.numberOfTapsRequired = same(made.numberOfTapsRequired)
      made.numberOfTouchesRequired = same(made.numberOfTouchesRequired)
      made.reset()
    }
  }

  @Test func `UIMenu can be used`() {
    _ = UIKitException.caught {
      let made = UIMenu(
        title: "a", subtitle: nil, image: nil, identifier: nil, options: (UIMenu.Options()),
        preferredElementSize: UIMenu.ElementSize.automatic, children: [])
      _ = made.children
      _ = made.identifier
      _ = made.options
      made.preferredElementSize = same(made.preferredElementSize)
      _ = made.replacingChildren([])
      _ = UIMenu(
        title: "a", subtitle: nil, image: nil, identifier: nil, options: (UIMenu.Options()),
        preferredElementSize: UIMenu.ElementSize.automatic, children: [])
    }
  }

  @Test func `UIMenu.ElementSize can be used`() {
    _ = UIKitException.caught {
      _ = UIMenu.ElementSize(rawValue: 0)
    }
  }

  @Test func `UIMenu.Identifier can be used`() {
    _ = UIKitException.caught {
      var made = UIMenu.Identifier("a")
      made.rawValue = same(made.rawValue)
      _ = UIMenu.Identifier("a")
      _ = UIMenu.Identifier(rawValue: "a")
    }
  }

  @Test func `UIMenu.Options can be used`() {
    _ = UIKitException.caught {
      let made = (UIMenu.Options())
      _ = UIMenu.Options.destructive
      _ = UIMenu.Options.displayInline
      _ = made.rawValue
      _ = UIMenu.Options.singleSelection
      _ = UIMenu.Options(rawValue: 0)
    }
  }

  @Test func `UIMenuController can be used`() {
    _ = UIKitException.caught {
      let made = UIMenuController.shared
      made.arrowDirection = same(made.arrowDirection)
      _ = UIMenuController.didHideMenuNotification
      _ = UIMenuController.didShowMenuNotification
      made.hideMenu()
      _ = made.isMenuVisible
      _ = made.menuFrame
      made.menuItems = same(made.menuItems)
      _ = UIMenuController.shared
      made.update()
      _ = UIMenuController.willHideMenuNotification
      _ = UIMenuController.willShowMenuNotification
      made.hideMenu(from: UIView())
      made.setMenuVisible(false, animated: false)
      made.setTargetRect(.smoke, in: UIView())
      made.showMenu(from: UIView(), rect: .smoke)
    }
  }

  @Test func `UIMenuController.ArrowDirection can be used`() {
    _ = UIKitException.caught {
      _ = UIMenuController.ArrowDirection(rawValue: 0)
    }
  }

  @Test func `UIMenuElement can be used`() {
    _ = UIKitException.caught {
      let made = UIAction { _ in }
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

  @Test func `UINavigationBar can be used`() {
    _ = UIKitException.caught {
      let made = UINavigationBar()
      _ = made.backItem
      made.barStyle = same(made.barStyle)
      made.barTintColor = same(made.barTintColor)
      made.compactAppearance = same(made.compactAppearance)
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
      _ = made.sizeThatFits(CGSize(width: 4, height: 4))
      made.setBackgroundImage(nil, for: UIBarMetrics.compact)
    }
  }

  @Test func `UINavigationBarAppearance can be used`() {
    _ = UIKitException.caught {
      let made = UINavigationBarAppearance()
      made.largeTitleTextAttributes = same(made.largeTitleTextAttributes)
      made.titlePositionAdjustment = same(made.titlePositionAdjustment)
      made.titleTextAttributes = same(made.titleTextAttributes)
    }
  }

  @Test func `UINavigationController can be used`() {
    _ = UIKitException.caught {
      let made = UINavigationController(rootViewController: UIViewController())
      made.delegate = same(made.delegate)
      made.hidesBarsOnSwipe = same(made.hidesBarsOnSwipe)
      made.hidesBarsOnTap = same(made.hidesBarsOnTap)
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
    }
  }

  @Test func `UINavigationItem can be used`() {
    _ = UIKitException.caught {
      let made = UINavigationItem()
      made.backBarButtonItem = same(made.backBarButtonItem)
      made.backButtonDisplayMode = same(made.backButtonDisplayMode)
      made.backButtonTitle = same(made.backButtonTitle)
      made.compactAppearance = same(made.compactAppearance)
      made.hidesBackButton = same(made.hidesBackButton)
      made.hidesSearchBarWhenScrolling = same(made.hidesSearchBarWhenScrolling)
      _ = UINavigationItem()
      made.largeTitleDisplayMode = same(made.largeTitleDisplayMode)
      made.leftBarButtonItem = same(made.leftBarButtonItem)
      made.leftBarButtonItems = same(made.leftBarButtonItems)
      made.leftItemsSupplementBackButton = same(made.leftItemsSupplementBackButton)
      made.preferredSearchBarPlacement = same(made.preferredSearchBarPlacement)
      made.prompt = same(made.prompt)
      made.rightBarButtonItem = same(made.rightBarButtonItem)
      made.rightBarButtonItems = same(made.rightBarButtonItems)
      made.scrollEdgeAppearance = same(made.scrollEdgeAppearance)
      made.searchController = same(made.searchController)
      made.standardAppearance = same(made.standardAppearance)
      made.title = same(made.title)
      made.titleView = same(made.titleView)
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

  @Test func `UINavigationItem.LargeTitleDisplayMode can be used`() {
    _ = UIKitException.caught {
      _ = UINavigationItem.LargeTitleDisplayMode(rawValue: 0)
    }
  }

  @Test func `UINavigationItem.SearchBarPlacement can be used`() {
    _ = UIKitException.caught {
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
      made.prepare()
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

  @Test func `UIPageControl can be used`() {
    _ = UIKitException.caught {
      let made = UIPageControl(frame: .smoke)
      made.currentPage = same(made.currentPage)
      made.currentPageIndicatorTintColor = same(made.currentPageIndicatorTintColor)
      made.hidesForSinglePage = same(made.hidesForSinglePage)
      _ = made.intrinsicContentSize
      made.numberOfPages = same(made.numberOfPages)
      made.pageIndicatorTintColor = same(made.pageIndicatorTintColor)
      _ = made.size(forNumberOfPages: 0)
      _ = made.sizeThatFits(CGSize(width: 4, height: 4))
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

  @Test func `UIPasteboard can be used`() {
    _ = UIKitException.caught {
      let made = UIPasteboard.general
      _ = UIPasteboard.general
      _ = made.hasStrings
      made.image = same(made.image)
      made.string = same(made.string)
      made.strings = same(made.strings)
      made.url = same(made.url)
    }
  }

  @Test func `UIPickerView can be used`() {
    _ = UIKitException.caught {
      let made = UIPickerView(frame: .smoke)
      made.dataSource = same(made.dataSource)
      made.delegate = same(made.delegate)
      _ = made.intrinsicContentSize
      _ = made.numberOfComponents
      made.reloadAllComponents()
      _ = UIPickerView(coder: NSCoder())
      _ = UIPickerView(frame: .smoke)
      _ = made.numberOfRows(inComponent: 0)
      made.reloadComponent(0)
      _ = made.selectedRow(inComponent: 0)
      _ = made.sizeThatFits(CGSize(width: 4, height: 4))
      made.selectRow(0, inComponent: 0, animated: false)
    }
  }

  @Test func `UIPinchGestureRecognizer can be used`() {
    _ = UIKitException.caught {
      let made = UIPinchGestureRecognizer()
      made.reset()
      made.scale = same(made.scale)
      _ = made.velocity
    }
  }

  @Test func `UIPopoverArrowDirection can be used`() {
    _ = UIKitException.caught {
      let made = (UIPopoverArrowDirection())
      _ = UIPopoverArrowDirection.any
      _ = UIPopoverArrowDirection.down
      _ = UIPopoverArrowDirection.left
      _ = made.rawValue
      _ = UIPopoverArrowDirection.right
      _ = UIPopoverArrowDirection.up
      _ = UIPopoverArrowDirection(rawValue: 0)
    }
  }
}
