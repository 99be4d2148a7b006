import Foundation
import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke07 {
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
      let made = UINib(nibName: "a", bundle: nil)
      _ = UINib(nibName: "a", bundle: nil)
      _ = made.instantiate(withOwner: nil, options: nil)
    }
  }

  @Test func `UINib.OptionsKey can be used`() {
    _ = UIKitException.caught {
      var made = UINib.OptionsKey(rawValue: "a")
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

  @Test func `UIPopoverPresentationController can be used`() {
    _ = UIKitException.caught {
      let made = UIPopoverPresentationController()
      made.barButtonItem = same(made.barButtonItem)
      made.permittedArrowDirections = same(made.permittedArrowDirections)
      made.sourceItem = same(made.sourceItem)
      made.sourceRect = same(made.sourceRect)
      made.sourceView = same(made.sourceView)
    }
  }

  @Test func `UIPresentationController can be used`() {
    _ = UIKitException.caught {
      let made = UIPresentationController()
      made.delegate = same(made.delegate)
    }
  }

  @Test func `UIPreviewParameters can be used`() {
    _ = UIKitException.caught {
      let made = UIPreviewParameters()
      made.backgroundColor = same(made.backgroundColor)
    }
  }

  @Test func `UIProgressView can be used`() {
    _ = UIKitException.caught {
      let made = UIProgressView(frame: .smoke)
      _ = made.intrinsicContentSize
      made.observedProgress = same(made.observedProgress)
      made.progress = same(made.progress)
      made.progressTintColor = same(made.progressTintColor)
      made.progressViewStyle = same(made.progressViewStyle)
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
      _ = made.accessibilityPerformEscape()
      _ = made.becomeFirstResponder()
      _ = made.canBecomeFirstResponder
      _ = made.canResignFirstResponder
      _ = UIResponder()
      made.inputAccessoryView = same(made.inputAccessoryView)
      made.inputView = same(made.inputView)
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
      made.reloadInputViews()
      _ = made.resignFirstResponder()
      _ = made.undoManager
      _ = made.responds(to: "a")
      _ = made.canPerformAction("a", withSender: nil)
      made.motionBegan(UIEvent.EventSubtype.motionShake, with: nil)
      made.motionEnded(UIEvent.EventSubtype.motionShake, with: nil)
      _ = made.target(forAction: "a", withSender: nil)
      made.touchesBegan([], with: nil)
      made.touchesCancelled([], with: nil)
      made.touchesEnded([], with: nil)
      made.touchesMoved([], with: nil)
    }
  }

  @Test func `UIReturnKeyType can be used`() {
    _ = UIKitException.caught {
      _ = UIReturnKeyType(rawValue: 0)
    }
  }

  @Test func `UIScene can be used`() {
    _ = UIKitException.caught {
      let made = UIScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
      made.delegate = same(made.delegate)
      _ = made.next
      _ = made.session
      made.title = same(made.title)
      _ = UIScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
    }
  }

  @Test func `UIScreen can be used`() {
    _ = UIKitException.caught {
      let made = UIScreen.main
      _ = made.bounds
      _ = UIScreen.main
      _ = made.nativeBounds
      _ = made.nativeScale
      made.scale = same(made.scale)
      _ = made.traitCollection
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
}
