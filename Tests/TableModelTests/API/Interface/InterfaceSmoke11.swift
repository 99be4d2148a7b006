import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke11 {
  @Test func `UIContentUnavailableConfigurationState can be used`() {
    _ = UIKitException.caught {
      var made = UIContentUnavailableConfigurationState(
        traitCollection: UITraitCollection(accessibilityContrast: UIAccessibilityContrast.high))
      made.searchText = same(made.searchText)
      made.traitCollection = same(made.traitCollection)
      _ = UIContentUnavailableConfigurationState(
        traitCollection: UITraitCollection(accessibilityContrast: UIAccessibilityContrast.high))
    }
  }

  @Test func `UIContentUnavailableView can be used`() {
    _ = UIKitException.caught {
      let made = UIContentUnavailableView(configuration: UIContentUnavailableConfiguration.empty())
      made.configuration = same(made.configuration)
      _ = UIContentUnavailableView(coder: NSCoder())
      _ = UIContentUnavailableView(configuration: UIContentUnavailableConfiguration.empty())
    }
  }

  @Test func `UIContextMenuConfiguration can be used`() {
    _ = UIKitException.caught {
      let made = UIContextMenuConfiguration(
        identifier: nil, previewProvider: nil, actionProvider: nil)
      made.badgeCount = same(made.badgeCount)
      _ = made.identifier
      made.preferredMenuElementOrder = same(made.preferredMenuElementOrder)
      made.secondaryItemIdentifiers = same(made.secondaryItemIdentifiers)
      _ = UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: nil)
    }
  }

  @Test func `UIContextMenuConfiguration.ElementOrder can be used`() {
    _ = UIKitException.caught {
      _ = UIContextMenuConfiguration.ElementOrder(rawValue: 0)
    }
  }

  @Test func `UIContextMenuInteractionCommitStyle can be used`() {
    _ = UIKitException.caught {
      _ = UIContextMenuInteractionCommitStyle(rawValue: 0)
    }
  }

  @Test func `UIContextualAction can be used`() {
    _ = UIKitException.caught {
      let made = UIContextualAction(
        style: UIContextualAction.Style.destructive, title: nil, handler: { _, _, _ in })
      made.backgroundColor = same(made.backgroundColor)
      _ = made.handler
      made.image = same(made.image)
      _ = made.style
      made.title = same(made.title)
      _ = UIContextualAction(
        style: UIContextualAction.Style.destructive, title: nil, handler: { _, _, _ in })
    }
  }

  @Test func `UIContextualAction.Style can be used`() {
    _ = UIKitException.caught {
      _ = UIContextualAction.Style(rawValue: 0)
    }
  }

  @Test func `UIControl can be used`() {
    _ = UIKitException.caught {
      let made = UIControl(frame: .smoke)
      _ = made.allControlEvents
      _ = made.allTargets
      made.contentHorizontalAlignment = same(made.contentHorizontalAlignment)
      made.contentVerticalAlignment = same(made.contentVerticalAlignment)
      _ = made.contextMenuInteraction
      _ = made.effectiveContentHorizontalAlignment
      made.isContextMenuInteractionEnabled = same(made.isContextMenuInteractionEnabled)
      made.isEnabled = same(made.isEnabled)
      made.isHighlighted = same(made.isHighlighted)
      made.isSelected = same(made.isSelected)
      _ = made.isTouchInside
      _ = made.isTracking
      made.showsMenuAsPrimaryAction = same(made.showsMenuAsPrimaryAction)
      _ = made.state
      made.toolTip = same(made.toolTip)
      made.cancelTracking(with: nil)
      _ = UIControl(coder: NSCoder())
      _ = UIControl(frame: .smoke)
      _ = made.menuAttachmentPoint(
        for: UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: nil))
      made.sendAction(
        UIAction(
          title: "a", subtitle: nil, image: nil, selectedImage: nil, identifier: nil,
          discoverabilityTitle: nil, attributes: (UIMenuElement.Attributes()),
          state: UIMenuElement.State.mixed, handler: { _ in }))
      made.sendActions(for: (UIControl.Event()))
      _ = made.actions(forTarget: nil, forControlEvent: (UIControl.Event()))
      made.addAction(
        UIAction(
          title: "a", subtitle: nil, image: nil, selectedImage: nil, identifier: nil,
          discoverabilityTitle: nil, attributes: (UIMenuElement.Attributes()),
          state: UIMenuElement.State.mixed, handler: { _ in }), for: (UIControl.Event()))
      made.endTracking(nil, with: nil)
      _ = UIControl(frame: .smoke, primaryAction: nil)
      made.removeAction(
        UIAction(
          title: "a", subtitle: nil, image: nil, selectedImage: nil, identifier: nil,
          discoverabilityTitle: nil, attributes: (UIMenuElement.Attributes()),
          state: UIMenuElement.State.mixed, handler: { _ in }), for: (UIControl.Event()))
      made.removeAction(identifiedBy: UIAction.Identifier("a"), for: (UIControl.Event()))
      made.touchesBegan([], with: nil)
      made.touchesCancelled([], with: nil)
      made.touchesEnded([], with: nil)
      made.touchesMoved([], with: nil)
      made.addTarget(nil, action: "a", for: (UIControl.Event()))
      made.removeTarget(nil, action: nil, for: (UIControl.Event()))
      made.sendAction("a", to: nil, for: nil)
    }
  }

  @Test func `UIControl.ContentHorizontalAlignment can be used`() {
    _ = UIKitException.caught {
      _ = UIControl.ContentHorizontalAlignment(rawValue: 0)
    }
  }

  @Test func `UIControl.ContentVerticalAlignment can be used`() {
    _ = UIKitException.caught {
      _ = UIControl.ContentVerticalAlignment(rawValue: 0)
    }
  }

  @Test func `UIControl.Event can be used`() {
    _ = UIKitException.caught {
      let made = (UIControl.Event())
      _ = UIControl.Event.allEditingEvents
      _ = UIControl.Event.allEvents
      _ = UIControl.Event.allTouchEvents
      _ = UIControl.Event.editingChanged
      _ = UIControl.Event.editingDidBegin
      _ = UIControl.Event.editingDidEnd
      _ = UIControl.Event.editingDidEndOnExit
      _ = UIControl.Event.menuActionTriggered
      _ = UIControl.Event.primaryActionTriggered
      _ = made.rawValue
      _ = UIControl.Event.touchCancel
      _ = UIControl.Event.touchDown
      _ = UIControl.Event.touchDownRepeat
      _ = UIControl.Event.touchDragEnter
      _ = UIControl.Event.touchDragExit
      _ = UIControl.Event.touchDragInside
      _ = UIControl.Event.touchDragOutside
      _ = UIControl.Event.touchUpInside
      _ = UIControl.Event.touchUpOutside
      _ = UIControl.Event.valueChanged
      _ = UIControl.Event(rawValue: 0)
    }
  }

  @Test func `UIControl.State can be used`() {
    _ = UIKitException.caught {
      let made = (UIControl.State())
      _ = UIControl.State.application
      _ = UIControl.State.disabled
      _ = UIControl.State.focused
      _ = UIControl.State.highlighted
      _ = UIControl.State.normal
      _ = made.rawValue
      _ = UIControl.State.reserved
      _ = UIControl.State.selected
      _ = UIControl.State(rawValue: 0)
    }
  }

  @Test func `UICornerConfiguration can be used`() {
    _ = UIKitException.caught {
      _ = UICornerConfiguration.capsule(maximumRadius: nil)
      _ = UICornerConfiguration.corners(
        topLeftRadius: nil, topRightRadius: nil, bottomLeftRadius: nil, bottomRightRadius: nil)
    }
  }

  @Test func `UICornerRadius can be used`() {
    _ = UIKitException.caught {
      _ = UICornerRadius.containerConcentric(minimum: nil)
      _ = UICornerRadius.fixed(1)
    }
  }

  @Test func `UICubicTimingParameters can be used`() {
    _ = UIKitException.caught {
      _ = UICubicTimingParameters(animationCurve: UIView.AnimationCurve.easeIn)
      _ = UICubicTimingParameters(
        controlPoint1: CGPoint(x: 0, y: 0), controlPoint2: CGPoint(x: 0, y: 0))
    }
  }

  @Test func `UIDataDetectorTypes can be used`() {
    _ = UIKitException.caught {
      let made = (UIDataDetectorTypes())
      _ = UIDataDetectorTypes.address
      _ = UIDataDetectorTypes.all
      _ = UIDataDetectorTypes.calendarEvent
      _ = UIDataDetectorTypes.link
      _ = UIDataDetectorTypes.phoneNumber
      _ = made.rawValue
      _ = UIDataDetectorTypes(rawValue: 0)
    }
  }

  @Test func `UIDatePicker can be used`() {
    _ = UIKitException.caught {
      let made = UIDatePicker(frame: .smoke)
      made.calendar = same(made.calendar)
      made.countDownDuration = same(made.countDownDuration)
      made.date = same(made.date)
      made.datePickerMode = same(made.datePickerMode)
      _ = made.datePickerStyle
      _ = made.intrinsicContentSize
      made.locale = same(made.locale)
      made.maximumDate = same(made.maximumDate)
      made.minimumDate = same(made.minimumDate)
      made.minuteInterval = same(made.minuteInterval)
      made.preferredDatePickerStyle = same(made.preferredDatePickerStyle)
      made.roundsToMinuteInterval = same(made.roundsToMinuteInterval)
      made.timeZone = same(made.timeZone)
      _ = made.sizeThatFits(CGSize(width: 4, height: 4))
      made.setDate(Date(timeIntervalSince1970: 0), animated: false)
    }
  }

  @Test func `UIDatePicker.Mode can be used`() {
    _ = UIKitException.caught {
      _ = UIDatePicker.Mode(rawValue: 0)
    }
  }

  @Test func `UIDatePicker.Style can be used`() {
    _ = UIKitException.caught {
      _ = UIDatePicker.Style(rawValue: 0)
    }
  }

  @Test func `UIDeferredMenuElement can be used`() {
    _ = UIKitException.caught {
      _ = UIDeferredMenuElement({ _ in })
      _ = UIDeferredMenuElement.uncached({ _ in })
    }
  }

  @Test func `UIDevice can be used`() {
    _ = UIKitException.caught {
      let made = UIDevice.current
      _ = made.batteryLevel
      _ = UIDevice.batteryLevelDidChangeNotification
      _ = made.batteryState
      _ = UIDevice.batteryStateDidChangeNotification
      made.beginGeneratingDeviceOrientationNotifications()
      _ = UIDevice.current
      made.endGeneratingDeviceOrientationNotifications()
      _ = made.identifierForVendor
      made.isBatteryMonitoringEnabled = same(made.isBatteryMonitoringEnabled)
      _ = made.isMultitaskingSupported
      made.isProximityMonitoringEnabled = same(made.isProximityMonitoringEnabled)
      _ = made.localizedModel
      _ = made.model
      _ = made.name
      _ = made.orientation
      _ = UIDevice.orientationDidChangeNotification
      _ = made.proximityState
      _ = UIDevice.proximityStateDidChangeNotification
      _ = made.systemName
      _ = made.systemVersion
      _ = made.userInterfaceIdiom
    }
  }

  @Test func `UIDevice.BatteryState can be used`() {
    _ = UIKitException.caught {
      _ = UIDevice.BatteryState(rawValue: 0)
    }
  }

  @Test func `UIDeviceOrientation can be used`() {
    _ = UIKitException.caught {
      let made = UIDeviceOrientation.faceDown
      _ = made.isFlat
      _ = made.isLandscape
      _ = made.isPortrait
      _ = made.isValidInterfaceOrientation
      _ = UIDeviceOrientation(rawValue: 0)
    }
  }

  @Test func `UIDisplayGamut can be used`() {
    _ = UIKitException.caught {
      _ = UIDisplayGamut(rawValue: 0)
    }
  }

  @Test func `UIDocument can be used`() {
    _ = UIKitException.caught {
      let made = UIDocument(fileURL: URL(filePath: "/"))
      made.disableEditing()
      _ = made.documentState
      made.enableEditing()
      made.fileModificationDate = same(made.fileModificationDate)
      _ = made.fileType
      _ = made.fileURL
      _ = made.hasUnsavedChanges
      _ = made.localizedName
      _ = made.progress
      _ = made.savingFileType
      _ = UIDocument.stateChangedNotification
      made.undoManager = same(made.undoManager)
      made.autosave(completionHandler: nil)
      made.close(completionHandler: nil)
      _ = try? made.contents(forType: "a")
      _ = UIDocument(fileURL: URL(filePath: "/"))
      made.open(completionHandler: nil)
      made.performAsynchronousFileAccess({})
      try? made.read(from: URL(filePath: "/"))
      made.updateChangeCount(UIDocument.ChangeKind.cleared)
      made.updateUserActivityState(NSUserActivity(activityType: "a"))
      _ = made.fileNameExtension(forType: nil, saveOperation: UIDocument.SaveOperation.forCreating)
      try? made.load(fromContents: 0, ofType: nil)
      made.revert(toContentsOf: URL(filePath: "/"), completionHandler: nil)
      made.save(
        to: URL(filePath: "/"), for: UIDocument.SaveOperation.forCreating, completionHandler: nil)
      try? made.writeContents(
        0, andAttributes: nil, safelyTo: URL(filePath: "/"),
        for: UIDocument.SaveOperation.forCreating)
      try? made.writeContents(
        0, to: URL(filePath: "/"), for: UIDocument.SaveOperation.forCreating,
        originalContentsURL: nil)
    }
  }

  @Test func `UIDocument.ChangeKind can be used`() {
    _ = UIKitException.caught {
      _ = UIDocument.ChangeKind(rawValue: 0)
    }
  }

  @Test func `UIDocument.SaveOperation can be used`() {
    _ = UIKitException.caught {
      _ = UIDocument.SaveOperation(rawValue: 0)
    }
  }

  @Test func `UIDocument.State can be used`() {
    _ = UIKitException.caught {
      let made = (UIDocument.State())
      _ = UIDocument.State.closed
      _ = UIDocument.State.editingDisabled
      _ = UIDocument.State.inConflict
      _ = UIDocument.State.normal
      _ = UIDocument.State.progressAvailable
      _ = made.rawValue
      _ = UIDocument.State.savingError
      _ = UIDocument.State(rawValue: 0)
    }
  }

  @Test func `UIDocumentBrowserAction can be used`() {
    _ = UIKitException.caught {
      let made = UIDocumentBrowserAction(
        identifier: "a", localizedTitle: "a",
        availability: (UIDocumentBrowserAction.Availability()), handler: { _ in })
      _ = made.availability
      _ = made.identifier
      made.image = same(made.image)
      _ = made.localizedTitle
      made.supportedContentTypes = same(made.supportedContentTypes)
      made.supportsMultipleItems = same(made.supportsMultipleItems)
      _ = UIDocumentBrowserAction(
        identifier: "a", localizedTitle: "a",
        availability: (UIDocumentBrowserAction.Availability()), handler: { _ in })
    }
  }

  @Test func `UIDocumentBrowserAction.Availability can be used`() {
    _ = UIKitException.caught {
      let made = (UIDocumentBrowserAction.Availability())
      _ = UIDocumentBrowserAction.Availability.menu
      _ = UIDocumentBrowserAction.Availability.navigationBar
      _ = made.rawValue
      _ = UIDocumentBrowserAction.Availability(rawValue: 0)
    }
  }

  @Test func `UIDocumentBrowserTransitionController can be used`() {
    _ = UIKitException.caught {
      let made = UIDocumentBrowserTransitionController()
      made.loadingProgress = same(made.loadingProgress)
      made.targetView = same(made.targetView)
      _ = made.transitionDuration(using: nil)
    }
  }

  @Test func `UIDocumentBrowserViewController can be used`() {
    _ = UIKitException.caught {
      let made = UIDocumentBrowserViewController(forOpening: nil)
      made.additionalLeadingNavigationBarButtonItems = same(
        made.additionalLeadingNavigationBarButtonItems)
      made.additionalTrailingNavigationBarButtonItems = same(
        made.additionalTrailingNavigationBarButtonItems)
      _ = made.allowedContentTypes
      made.allowsDocumentCreation = same(made.allowsDocumentCreation)
      made.allowsPickingMultipleItems = same(made.allowsPickingMultipleItems)
      made.browserUserInterfaceStyle = same(made.browserUserInterfaceStyle)
      made.contentTypesForRecentDocuments = same(made.contentTypesForRecentDocuments)
      made.customActions = same(made.customActions)
      made.defaultDocumentAspectRatio = same(made.defaultDocumentAspectRatio)
      made.delegate = same(made.delegate)
      made.localizedCreateDocumentActionTitle = same(made.localizedCreateDocumentActionTitle)
      made.shouldShowFileExtensions = same(made.shouldShowFileExtensions)
      _ = UIDocumentBrowserViewController(coder: NSCoder())
      _ = UIDocumentBrowserViewController(forOpening: nil)
      _ = UIDocumentBrowserViewController(forOpeningFilesWithContentTypes: nil)
      _ = made.transitionController(forDocumentAt: URL(filePath: "/"))
      _ = made.transitionController(forDocumentURL: URL(filePath: "/"))
      _ = UIDocumentBrowserViewController(nibName: nil, bundle: nil)
      made.revealDocument(at: URL(filePath: "/"), importIfNeeded: false, completion: nil)
      made.importDocument(
        at: URL(filePath: "/"), nextToDocumentAt: URL(filePath: "/"),
        mode: UIDocumentBrowserViewController.ImportMode.copy, completionHandler: { _, _ in })
    }
  }

  @Test func `UIDocumentBrowserViewController.BrowserUserInterfaceStyle can be used`() {
    _ = UIKitException.caught {
      _ = UIDocumentBrowserViewController.BrowserUserInterfaceStyle(rawValue: 0)
    }
  }

  @Test func `UIDocumentBrowserViewController.ImportMode can be used`() {
    _ = UIKitException.caught {
      _ = UIDocumentBrowserViewController.ImportMode(rawValue: 0)
    }
  }
}
