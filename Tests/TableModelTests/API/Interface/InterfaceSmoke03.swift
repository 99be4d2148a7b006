import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke03 {
  @Test func `UIAccessibilityTraits can be used`() {
    _ = UIKitException.caught {
      let made = (UIAccessibilityTraits())
      _ = UIAccessibilityTraits.adjustable
      _ = UIAccessibilityTraits.allowsDirectInteraction
      _ = UIAccessibilityTraits.button
      _ = UIAccessibilityTraits.causesPageTurn
      _ = UIAccessibilityTraits.header
      _ = UIAccessibilityTraits.image
      _ = UIAccessibilityTraits.keyboardKey
      _ = UIAccessibilityTraits.link
      _ = UIAccessibilityTraits.`none`
      _ = UIAccessibilityTraits.notEnabled
      _ = UIAccessibilityTraits.playsSound
      _ = made.rawValue
      _ = UIAccessibilityTraits.searchField
      _ = UIAccessibilityTraits.selected
      _ = UIAccessibilityTraits.startsMediaSession
      _ = UIAccessibilityTraits.staticText
      _ = UIAccessibilityTraits.summaryElement
      _ = UIAccessibilityTraits.tabBar
      _ = UIAccessibilityTraits.updatesFrequently
      _ = UIAccessibilityTraits(rawValue: 0)
    }
  }

  @Test func `UIAction can be used`() {
    _ = UIKitException.caught {
      let made = UIAction(
        title: "a", subtitle: nil, image: nil, selectedImage: nil, identifier: nil,
        discoverabilityTitle: nil, attributes: (UIMenuElement.Attributes()),
        state: UIMenuElement.State.mixed, handler: { _ in })
      made.attributes = same(made.attributes)
      made.discoverabilityTitle = same(made.discoverabilityTitle)
      _ = made.identifier
      made.selectedImage = same(made.selectedImage)
      _ = made.sender
      made.state = same(made.state)
      made.performWithSender(nil, target: nil)
      _ = UIAction(
        title: "a", subtitle: nil, image: nil, selectedImage: nil, identifier: nil,
        discoverabilityTitle: nil, attributes: (UIMenuElement.Attributes()),
        state: UIMenuElement.State.mixed, handler: { _ in })
    }
  }

  @Test func `UIAction.Identifier can be used`() {
    _ = UIKitException.caught {
      var made = UIAction.Identifier("a")
      made.rawValue = same(made.rawValue)
      _ = UIAction.Identifier("a")
      _ = UIAction.Identifier(rawValue: "a")
    }
  }

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
      _ = UIActivity.ActivityType.addToReadingList
      _ = UIActivity.ActivityType.airDrop
      _ = UIActivity.ActivityType.assignToContact
      _ = UIActivity.ActivityType.copyToPasteboard
      _ = UIActivity.ActivityType.mail
      _ = UIActivity.ActivityType.markupAsPDF
      _ = UIActivity.ActivityType.message
      _ = UIActivity.ActivityType.openInIBooks
      _ = UIActivity.ActivityType.postToFacebook
      _ = UIActivity.ActivityType.postToTwitter
      _ = UIActivity.ActivityType.print
      made.rawValue = same(made.rawValue)
      _ = UIActivity.ActivityType.saveToCameraRoll
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
      made.applicationIconBadgeNumber = same(made.applicationIconBadgeNumber)
      _ = made.applicationState
      _ = made.connectedScenes
      made.delegate = same(made.delegate)
      _ = UIApplication.didBecomeActiveNotification
      _ = UIApplication.didEnterBackgroundNotification
      _ = UIApplication.didReceiveMemoryWarningNotification
      made.isIdleTimerDisabled = same(made.isIdleTimerDisabled)
      made.isNetworkActivityIndicatorVisible = same(made.isNetworkActivityIndicatorVisible)
      _ = made.keyWindow
      _ = made.next
      _ = UIApplication.openSettingsURLString
      _ = made.preferredContentSizeCategory
      _ = UIApplication.shared
      _ = made.statusBarFrame
      _ = made.userInterfaceLayoutDirection
      _ = UIApplication.willEnterForegroundNotification
      _ = UIApplication.willResignActiveNotification
      _ = UIApplication.willTerminateNotification
      _ = made.windows
      _ = made.canOpenURL(URL(filePath: "/"))
      made.open(URL(filePath: "/"), options: [:], completionHandler: nil)
      _ = made.sendAction("a", to: nil, from: nil, for: nil)
    }
  }

  @Test func `UIApplication.LaunchOptionsKey can be used`() {
    _ = UIKitException.caught {
      var made = UIApplication.LaunchOptionsKey(rawValue: "a")
      made.rawValue = same(made.rawValue)
      _ = UIApplication.LaunchOptionsKey.url
      _ = UIApplication.LaunchOptionsKey(rawValue: "a")
    }
  }

  @Test func `UIApplication.OpenExternalURLOptionsKey can be used`() {
    _ = UIKitException.caught {
      var made = UIApplication.OpenExternalURLOptionsKey(rawValue: "a")
      made.rawValue = same(made.rawValue)
      _ = UIApplication.OpenExternalURLOptionsKey(rawValue: "a")
    }
  }

  @Test func `UIApplication.State can be used`() {
    _ = UIKitException.caught {
      _ = UIApplication.State(rawValue: 0)
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

  @Test func `UIBarAppearance can be used`() {
    _ = UIKitException.caught {
      let made = UIBarAppearance()
      made.backgroundColor = same(made.backgroundColor)
      made.backgroundImage = same(made.backgroundImage)
      made.configureWithDefaultBackground()
      made.configureWithOpaqueBackground()
      made.configureWithTransparentBackground()
      _ = UIBarAppearance()
      made.shadowColor = same(made.shadowColor)
      made.shadowImage = same(made.shadowImage)
    }
  }

  @Test func `UIBarButtonItem can be used`() {
    _ = UIKitException.caught {
      let made = UIBarButtonItem()
      made.action = same(made.action)
      made.customView = same(made.customView)
      _ = UIBarButtonItem.flexibleSpace()
      _ = UIBarButtonItem()
      made.isHidden = same(made.isHidden)
      made.isSelected = same(made.isSelected)
      made.menu = same(made.menu)
      made.possibleTitles = same(made.possibleTitles)
      made.primaryAction = same(made.primaryAction)
      made.style = same(made.style)
      _ = made.systemItem
      made.target = same(made.target)
      made.tintColor = same(made.tintColor)
      made.width = same(made.width)
      _ = UIBarButtonItem.fixedSpace(1)
      _ = UIBarButtonItem(coder: NSCoder())
      _ = UIBarButtonItem(customView: UIView())
      _ = UIBarButtonItem(
        barButtonSystemItem: UIBarButtonItem.SystemItem.action, target: nil, action: nil)
      _ = UIBarButtonItem(
        systemItem: UIBarButtonItem.SystemItem.action, primaryAction: nil, menu: nil)
      _ = UIBarButtonItem(image: nil, style: UIBarButtonItem.Style.done, target: nil, action: nil)
      _ = UIBarButtonItem(title: nil, image: nil, primaryAction: nil, menu: nil)
      _ = UIBarButtonItem(title: nil, style: UIBarButtonItem.Style.done, target: nil, action: nil)
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

  @Test func `UIBarItem can be used`() {
    _ = UIKitException.caught {
      let made = UIBarItem()
      made.accessibilityHint = same(made.accessibilityHint)
      made.accessibilityIdentifier = same(made.accessibilityIdentifier)
      made.accessibilityLabel = same(made.accessibilityLabel)
      made.accessibilityTraits = same(made.accessibilityTraits)
      made.accessibilityValue = same(made.accessibilityValue)
      made.awakeFromNib()
      made.image = same(made.image)
      made.imageInsets = same(made.imageInsets)
      _ = UIBarItem()
      made.isEnabled = same(made.isEnabled)
      made.landscapeImagePhone = same(made.landscapeImagePhone)
      made.tag = same(made.tag)
      made.title = same(made.title)
      _ = UIBarItem(coder: NSCoder())
      _ = made.titleTextAttributes(for: (UIControl.State()))
      made.setTitleTextAttributes(nil, for: (UIControl.State()))
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

  @Test func `UIBlurEffect can be used`() {
    _ = UIKitException.caught {
      _ = UIBlurEffect(style: UIBlurEffect.Style.dark)
    }
  }

  @Test func `UIBlurEffect.Style can be used`() {
    _ = UIKitException.caught {
      _ = UIBlurEffect.Style(rawValue: 0)
    }
  }
}
