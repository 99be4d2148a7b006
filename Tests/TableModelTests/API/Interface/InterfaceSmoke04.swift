import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke04 {
  @Test func `NSShadow can be used`() {
    _ = UIKitException.caught {
      let made = NSShadow()
      _ = NSShadow()
      made.shadowBlurRadius = same(made.shadowBlurRadius)
      made.shadowColor = same(made.shadowColor)
      made.shadowOffset = same(made.shadowOffset)
    }
  }

  @Test func `NSStringDrawingContext can be used`() {
    _ = UIKitException.caught {
      let made = NSStringDrawingContext()
      _ = made.actualScaleFactor
      made.minimumScaleFactor = same(made.minimumScaleFactor)
    }
  }

  @Test func `NSStringDrawingOptions can be used`() {
    _ = UIKitException.caught {
      let made = (NSStringDrawingOptions())
      _ = made.rawValue
      _ = NSStringDrawingOptions.truncatesLastVisibleLine
      _ = NSStringDrawingOptions.usesDeviceMetrics
      _ = NSStringDrawingOptions.usesFontLeading
      _ = NSStringDrawingOptions.usesLineFragmentOrigin
      _ = NSStringDrawingOptions(rawValue: 0)
    }
  }

  @Test func `NSTextAlignment can be used`() {
    _ = UIKitException.caught {
      _ = NSTextAlignment(rawValue: 0)
    }
  }

  @Test func `NSTextAttachment can be used`() {
    _ = UIKitException.caught {
      let made = NSTextAttachment()
      made.bounds = same(made.bounds)
      made.contents = same(made.contents)
      made.image = same(made.image)
      _ = NSTextAttachment()
      _ = NSTextAttachment(image: UIImage())
    }
  }

  @Test func `NSTextContainer can be used`() {
    _ = UIKitException.caught {
      let made = NSTextContainer()
      made.lineBreakMode = same(made.lineBreakMode)
      made.lineFragmentPadding = same(made.lineFragmentPadding)
      made.maximumNumberOfLines = same(made.maximumNumberOfLines)
    }
  }

  @Test func `NSTextStorage can be used`() {
    _ = UIKitException.caught {
      let made = NSTextStorage()
      made.beginEditing()
      _ = made.changeInLength
      made.delegate = same(made.delegate)
      _ = made.editedMask
      _ = made.editedRange
      made.endEditing()
      _ = made.layoutManagers
      made.processEditing()
      made.addLayoutManager(NSLayoutManager())
      made.deleteCharacters(in: NSRange(location: 0, length: 0))
      made.removeLayoutManager(NSLayoutManager())
      made.addAttributes([:], range: NSRange(location: 0, length: 0))
      made.removeAttribute(.font, range: NSRange(location: 0, length: 0))
      made.replaceCharacters(in: NSRange(location: 0, length: 0), with: NSAttributedString())
      made.replaceCharacters(in: NSRange(location: 0, length: 0), with: "a")
      made.setAttributes(nil, range: NSRange(location: 0, length: 0))
      made.addAttribute(.font, value: 0, range: NSRange(location: 0, length: 0))
      made.edited(
        (NSTextStorage.EditActions()), range: NSRange(location: 0, length: 0), changeInLength: 0)
    }
  }

  @Test func `NSTextStorage.EditActions can be used`() {
    _ = UIKitException.caught {
      let made = (NSTextStorage.EditActions())
      _ = NSTextStorage.EditActions.editedAttributes
      _ = NSTextStorage.EditActions.editedCharacters
      _ = made.rawValue
      _ = NSTextStorage.EditActions(rawValue: 0)
    }
  }

  @Test func `NSTextTab can be used`() {
    _ = UIKitException.caught {
      let made = NSTextTab(textAlignment: NSTextAlignment.center, location: 1, options: [:])
      _ = made.alignment
      _ = made.hash
      _ = made.location
      _ = made.options
      _ = made.isEqual(nil)
      _ = NSTextTab(textAlignment: NSTextAlignment.center, location: 1, options: [:])
    }
  }

  @Test func `NSTextTab.OptionKey can be used`() {
    _ = UIKitException.caught {
      var made = NSTextTab.OptionKey(rawValue: "a")
      _ = NSTextTab.OptionKey.columnTerminators
      made.rawValue = same(made.rawValue)
      _ = NSTextTab.OptionKey(rawValue: "a")
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
}
