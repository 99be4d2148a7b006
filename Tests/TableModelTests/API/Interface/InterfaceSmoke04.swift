import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke04 {
  @Test func `NSTextStorage.EditActions can be used`() {
    _ = UIKitException.caught {
      let made = (NSTextStorage.EditActions())
      _ = NSTextStorage.EditActions.editedAttributes
      _ = NSTextStorage.EditActions.editedCharacters
      _ = made.rawValue
      _ = NSTextStorage.EditActions(rawValue: 0)
    }
  }

  @Test func `NSUbiquitousKeyValueStore can be used`() {
    _ = UIKitException.caught {
      let made = NSUbiquitousKeyValueStore.default
      _ = NSUbiquitousKeyValueStore.`default`
      _ = made.dictionaryRepresentation
      _ = NSUbiquitousKeyValueStore.didChangeExternallyNotification
      _ = made.synchronize()
      _ = made.array(forKey: "a")
      _ = made.bool(forKey: "a")
      _ = made.data(forKey: "a")
      _ = made.dictionary(forKey: "a")
      _ = made.double(forKey: "a")
      _ = made.longLong(forKey: "a")
      _ = made.object(forKey: "a")
      made.removeObject(forKey: "a")
      _ = made.string(forKey: "a")
      made.set(nil as Data?, forKey: "a")
      made.set(nil as [String: Any]?, forKey: "a")
      made.set(nil as String?, forKey: "a")
      made.set(nil as [Any]?, forKey: "a")
      made.set(false, forKey: "a")
      made.set(1, forKey: "a")
      made.set(nil as Any?, forKey: "a")
    }
  }

  @Test func `NSUnderlineStyle can be used`() {
    _ = UIKitException.caught {
      let made = (NSUnderlineStyle())
      _ = NSUnderlineStyle.byWord
      _ = NSUnderlineStyle.double
      _ = NSUnderlineStyle.patternDash
      _ = NSUnderlineStyle.patternDot
      _ = made.rawValue
      _ = NSUnderlineStyle.single
      _ = NSUnderlineStyle.thick
      _ = NSUnderlineStyle(rawValue: 0)
    }
  }

  @Test func `NSUserActivity can be used`() {
    _ = UIKitException.caught {
      let made = NSUserActivity(activityType: "a")
      _ = made.activityType
      made.becomeCurrent()
      made.expirationDate = same(made.expirationDate)
      made.invalidate()
      made.isEligibleForHandoff = same(made.isEligibleForHandoff)
      made.isEligibleForPrediction = same(made.isEligibleForPrediction)
      made.isEligibleForPublicIndexing = same(made.isEligibleForPublicIndexing)
      made.isEligibleForSearch = same(made.isEligibleForSearch)
      made.keywords = same(made.keywords)
      made.needsSave = same(made.needsSave)
      made.persistentIdentifier = same(made.persistentIdentifier)
      made.referrerURL = same(made.referrerURL)
      made.requiredUserInfoKeys = same(made.requiredUserInfoKeys)
      made.resignCurrent()
      made.targetContentIdentifier = same(made.targetContentIdentifier)
      made.title = same(made.title)
      made.userInfo = same(made.userInfo)
      made.webpageURL = same(made.webpageURL)
      made.addUserInfoEntries(from: [:])
      _ = NSUserActivity(activityType: "a")
    }
  }

  @Test func `ObjectiveC can be used`() {
    _ = UIKitException.caught {
      _ = ObjectiveC.receiver(NSObject())
      _ = ObjectiveC.receiver(ifAny: nil)
      _ = ObjectiveC.implements(NSObject(), "a")
      _ = ObjectiveC.isSubclass(NSObject.self, of: NSObject.self)
      _ = ObjectiveC.responds(NSObject(), to: "a")
      _ = ObjectiveC.send("a", to: NSObject(), [])
    }
  }

  @Test func `ObjectiveCMember can be used`() {
    _ = UIKitException.caught {
      _ = ObjectiveCMember("a")
    }
  }

  @Test func `RelativeDateTimeFormatter can be used`() {
    _ = UIKitException.caught {
      let made = RelativeDateTimeFormatter()
      made.calendar = same(made.calendar)
      made.dateTimeStyle = same(made.dateTimeStyle)
      made.formattingContext = same(made.formattingContext)
      made.locale = same(made.locale)
      made.unitsStyle = same(made.unitsStyle)
      _ = made.localizedString(fromTimeInterval: 1)
      _ = made.string(for: nil)
      _ = made.localizedString(
        for: Date(timeIntervalSince1970: 0), relativeTo: Date(timeIntervalSince1970: 0))
    }
  }

  @Test func `RelativeDateTimeFormatter.DateTimeStyle can be used`() {
    _ = UIKitException.caught {
      _ = RelativeDateTimeFormatter.DateTimeStyle(rawValue: 0)
    }
  }

  @Test func `RelativeDateTimeFormatter.UnitsStyle can be used`() {
    _ = UIKitException.caught {
      _ = RelativeDateTimeFormatter.UnitsStyle(rawValue: 0)
    }
  }

  @Test func `Selector can be used`() {
    _ = UIKitException.caught {
      let made = Selector("a")
      _ = made.description
      _ = Selector("a")
      _ = Selector(stringLiteral: "a")
    }
  }

  @Test func `Timer can be used`() {
    _ = UIKitException.caught {
      let made = Timer()
      made.fire()
      made.fireDate = same(made.fireDate)
      _ = Timer()
      made.invalidate()
      _ = made.isValid
      _ = made.timeInterval
      made.tolerance = same(made.tolerance)
      _ = made.userInfo
      _ = Timer(timeInterval: 1, repeats: false, block: { _ in })
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false, block: { _ in })
      _ = Timer(fire: Date(timeIntervalSince1970: 0), interval: 1, repeats: false, block: { _ in })
      _ = Timer(timeInterval: 1, target: 0, selector: "a", userInfo: nil, repeats: false)
      _ = Timer.scheduledTimer(
        timeInterval: 1, target: 0, selector: "a", userInfo: nil, repeats: false)
      _ = Timer(
        fireAt: Date(timeIntervalSince1970: 0), interval: 1, target: 0, selector: "a",
        userInfo: nil, repeats: false)
    }
  }

  @Test func `UIAccessibility can be used`() {
    _ = UIKitException.caught {
      _ = UIAccessibility.boldTextStatusDidChangeNotification
      _ = UIAccessibility.buttonShapesEnabled
      _ = UIAccessibility.darkerSystemColorsStatusDidChangeNotification
      _ = UIAccessibility.invertColorsStatusDidChangeNotification
      _ = UIAccessibility.isAssistiveTouchRunning
      _ = UIAccessibility.isBoldTextEnabled
      _ = UIAccessibility.isClosedCaptioningEnabled
      _ = UIAccessibility.isDarkerSystemColorsEnabled
      _ = UIAccessibility.isGrayscaleEnabled
      _ = UIAccessibility.isGuidedAccessEnabled
      _ = UIAccessibility.isInvertColorsEnabled
      _ = UIAccessibility.isMonoAudioEnabled
      _ = UIAccessibility.isOnOffSwitchLabelsEnabled
      _ = UIAccessibility.isReduceMotionEnabled
      _ = UIAccessibility.isReduceTransparencyEnabled
      _ = UIAccessibility.isShakeToUndoEnabled
      _ = UIAccessibility.isSpeakScreenEnabled
      _ = UIAccessibility.isSpeakSelectionEnabled
      _ = UIAccessibility.isSwitchControlRunning
      _ = UIAccessibility.isVideoAutoplayEnabled
      _ = UIAccessibility.isVoiceOverRunning
      _ = UIAccessibility.prefersCrossFadeTransitions
      _ = UIAccessibility.reduceMotionStatusDidChangeNotification
      _ = UIAccessibility.reduceTransparencyStatusDidChangeNotification
      _ = UIAccessibility.shouldDifferentiateWithoutColor
      _ = UIAccessibility.switchControlStatusDidChangeNotification
      _ = UIAccessibility.voiceOverStatusDidChangeNotification
      UIAccessibility.post(notification: UIAccessibility.Notification(rawValue: 0), argument: nil)
    }
  }

  @Test func `UIAccessibility.Notification can be used`() {
    _ = UIKitException.caught {
      var made = UIAccessibility.Notification(rawValue: 0)
      _ = UIAccessibility.Notification.announcement
      _ = UIAccessibility.Notification.layoutChanged
      _ = UIAccessibility.Notification.pageScrolled
      made.rawValue = same(made.rawValue)
      _ = UIAccessibility.Notification.screenChanged
      _ = UIAccessibility.Notification(rawValue: 0)
    }
  }

  @Test func `UIAccessibilityContainerType can be used`() {
    _ = UIKitException.caught {
      _ = UIAccessibilityContainerType(rawValue: 0)
    }
  }

  @Test func `UIAccessibilityContrast can be used`() {
    _ = UIKitException.caught {
      _ = UIAccessibilityContrast(rawValue: 0)
    }
  }

  @Test func `UIAccessibilityCustomAction can be used`() {
    _ = UIKitException.caught {
      let made = UIAccessibilityCustomAction(name: "a", actionHandler: nil)
      made.actionHandler = same(made.actionHandler)
      made.name = same(made.name)
      made.selector = same(made.selector)
      made.target = same(made.target)
      _ = UIAccessibilityCustomAction(name: "a", actionHandler: nil)
      _ = UIAccessibilityCustomAction(name: "a", target: nil, selector: "a")
    }
  }

  @Test func `UIAccessibilityElement can be used`() {
    _ = UIKitException.caught {
      let made = UIAccessibilityElement(accessibilityContainer: 0)
      made.accessibilityContainer = same(made.accessibilityContainer)
      made.accessibilityFrame = same(made.accessibilityFrame)
      made.accessibilityFrameInContainerSpace = same(made.accessibilityFrameInContainerSpace)
      made.accessibilityIdentifier = same(made.accessibilityIdentifier)
      _ = UIAccessibilityElement(accessibilityContainer: 0)
    }
  }

  @Test func `UIAccessibilityNavigationStyle can be used`() {
    _ = UIKitException.caught {
      _ = UIAccessibilityNavigationStyle(rawValue: 0)
    }
  }

  @Test func `UIAccessibilityScrollDirection can be used`() {
    _ = UIKitException.caught {
      _ = UIAccessibilityScrollDirection(rawValue: 0)
    }
  }

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
      _ = UIAccessibilityTraits.toggleButton
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
      _ = made.presentationSourceItem
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
}
