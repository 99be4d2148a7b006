import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke06 {
  @Test func `NSUserActivity can be used`() {
    _ = UIKitException.caught {
      let made = NSUserActivity(activityType: "a")
      _ = made.activityType
      made.becomeCurrent()
      made.delegate = same(made.delegate)
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
      made.supportsContinuationStreams = same(made.supportsContinuationStreams)
      made.targetContentIdentifier = same(made.targetContentIdentifier)
      made.title = same(made.title)
      made.userInfo = same(made.userInfo)
      made.webpageURL = same(made.webpageURL)
      made.addUserInfoEntries(from: [:])
      _ = NSUserActivity(activityType: "a")
    }
  }

  @Test func `NSValueTransformerName can be used`() {
    _ = UIKitException.caught {
      let made = NSValueTransformerName("a")
      _ = NSValueTransformerName.isNilTransformerName
      _ = NSValueTransformerName.isNotNilTransformerName
      _ = NSValueTransformerName.negateBooleanTransformerName
      _ = made.rawValue
      _ = NSValueTransformerName.secureUnarchiveFromDataTransformerName
      _ = NSValueTransformerName("a")
      _ = NSValueTransformerName(rawValue: "a")
    }
  }

  @Test func `NSWritingDirection can be used`() {
    _ = UIKitException.caught {
      _ = NSWritingDirection(rawValue: 0)
    }
  }

  @Test func `OSSignpostID can be used`() {
    _ = UIKitException.caught {
      var made = OSSignpostID(0)
      _ = OSSignpostID.exclusive
      _ = OSSignpostID.invalid
      _ = OSSignpostID.null
      made.rawValue = same(made.rawValue)
      _ = OSSignpostID(0)
      _ = OSSignpostID(log: OSLog(subsystem: "a", category: OSLog.Category(rawValue: "a")))
      _ = OSSignpostID(rawValue: 0)
      _ = OSSignpostID(
        log: OSLog(subsystem: "a", category: OSLog.Category(rawValue: "a")), object: NSObject())
    }
  }

  @Test func `OSSignpostType can be used`() {
    _ = UIKitException.caught {
      var made = OSSignpostType(rawValue: 0)
      _ = OSSignpostType.begin
      _ = OSSignpostType.end
      _ = OSSignpostType.event
      made.rawValue = same(made.rawValue)
      _ = OSSignpostType(rawValue: 0)
    }
  }

  @Test func `OSSignposter can be used`() {
    _ = UIKitException.caught {
      let made = OSSignposter()
      _ = OSSignposter.disabled
      _ = OSSignposter()
      _ = made.isEnabled
      _ = made.makeSignpostID()
      _ = OSSignposter(logHandle: OSLog(subsystem: "a", category: OSLog.Category(rawValue: "a")))
      _ = OSSignposter(logger: Logger())
      _ = made.makeSignpostID(from: NSObject())
      _ = OSSignposter(subsystem: "a", category: OSLog.Category(rawValue: "a"))
      _ = OSSignposter(subsystem: "a", category: "a")
    }
  }

  @Test func `ObjectiveC can be used`() {
    _ = UIKitException.caught {
      _ = ObjectiveC.object(nil)
      _ = ObjectiveC.optionalObject(nil)
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

  @Test func `UIAccessibilityPriority can be used`() {
    _ = UIKitException.caught {
      var made = UIAccessibilityPriority(rawValue: "a")
      _ = UIAccessibilityPriority.`default`
      _ = UIAccessibilityPriority.high
      _ = UIAccessibilityPriority.low
      made.rawValue = same(made.rawValue)
      _ = UIAccessibilityPriority(rawValue: "a")
    }
  }

  @Test func `UIAccessibilityScrollDirection can be used`() {
    _ = UIKitException.caught {
      _ = UIAccessibilityScrollDirection(rawValue: 0)
    }
  }

  @Test func `UIAccessibilityTextualContext can be used`() {
    _ = UIKitException.caught {
      var made = UIAccessibilityTextualContext(rawValue: "a")
      _ = UIAccessibilityTextualContext.console
      _ = UIAccessibilityTextualContext.fileSystem
      _ = UIAccessibilityTextualContext.messaging
      _ = UIAccessibilityTextualContext.narrative
      made.rawValue = same(made.rawValue)
      _ = UIAccessibilityTextualContext.sourceCode
      _ = UIAccessibilityTextualContext.spreadsheet
      _ = UIAccessibilityTextualContext.wordProcessing
      _ = UIAccessibilityTextualContext(rawValue: "a")
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
      made.image = same(made.image)
      _ = made.presentationSourceItem
      made.selectedImage = same(made.selectedImage)
      _ = made.sender
      made.state = same(made.state)
      made.title = same(made.title)
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

  @Test func `UIActionSheet can be used`() {
    _ = UIKitException.caught {
      let made = UIActionSheet(frame: .smoke)
      made.actionSheetStyle = same(made.actionSheetStyle)
      made.cancelButtonIndex = same(made.cancelButtonIndex)
      made.delegate = same(made.delegate)
      made.destructiveButtonIndex = same(made.destructiveButtonIndex)
      _ = made.firstOtherButtonIndex
      _ = made.isVisible
      _ = made.numberOfButtons
      made.title = same(made.title)
      _ = made.addButton(withTitle: nil)
      _ = made.buttonTitle(at: 0)
      _ = UIActionSheet(coder: NSCoder())
      _ = UIActionSheet(frame: .smoke)
      made.show(in: UIView())
      made.dismiss(withClickedButtonIndex: 0, animated: false)
      made.show(from: UIBarButtonItem(), animated: false)
      made.show(from: .smoke, in: UIView(), animated: false)
      _ = UIActionSheet(
        title: nil, delegate: nil, cancelButtonTitle: nil, destructiveButtonTitle: nil)
      _ = UIActionSheet(
        title: nil, delegate: nil, cancelButtonTitle: nil, destructiveButtonTitle: nil,
        otherButtonTitles: "a", "a")
    }
  }

  @Test func `UIActionSheetStyle can be used`() {
    _ = UIKitException.caught {
      _ = UIActionSheetStyle(rawValue: 0)
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
}
