import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke08 {
  @Test func `UIControl can be used`() {
    _ = UIKitException.caught {
      let made = UIControl(frame: .smoke)
      _ = made.allControlEvents
      _ = made.allTargets
      made.contentHorizontalAlignment = same(made.contentHorizontalAlignment)
      made.contentVerticalAlignment = same(made.contentVerticalAlignment)
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
      _ = UIControl.State.disabled
      _ = UIControl.State.focused
      _ = UIControl.State.highlighted
      _ = UIControl.State.normal
      _ = made.rawValue
      _ = UIControl.State.selected
      _ = UIControl.State(rawValue: 0)
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
      _ = made.localizedModel
      _ = made.model
      _ = made.name
      _ = made.orientation
      _ = UIDevice.orientationDidChangeNotification
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
      _ = made.isLandscape
      _ = made.isPortrait
      _ = UIDeviceOrientation(rawValue: 0)
    }
  }

  @Test func `UIDisplayGamut can be used`() {
    _ = UIKitException.caught {
      _ = UIDisplayGamut(rawValue: 0)
    }
  }

  @Test func `UIDocumentInteractionController can be used`() {
    _ = UIKitException.caught {
      let made = UIDocumentInteractionController(url: URL(filePath: "/"))
      made.annotation = same(made.annotation)
      made.delegate = same(made.delegate)
      made.name = same(made.name)
      made.url = same(made.url)
      made.uti = same(made.uti)
      made.dismissMenu(animated: false)
      made.dismissPreview(animated: false)
      _ = UIDocumentInteractionController(url: URL(filePath: "/"))
      _ = made.presentPreview(animated: false)
      _ = made.presentOpenInMenu(from: UIBarButtonItem(), animated: false)
      _ = made.presentOptionsMenu(from: UIBarButtonItem(), animated: false)
      _ = made.presentOpenInMenu(from: .smoke, in: UIView(), animated: false)
      _ = made.presentOptionsMenu(from: .smoke, in: UIView(), animated: false)
    }
  }

  @Test func `UIDocumentPickerMode can be used`() {
    _ = UIKitException.caught {
      _ = UIDocumentPickerMode(rawValue: 0)
    }
  }

  @Test func `UIDocumentPickerViewController can be used`() {
    _ = UIKitException.caught {
      let made = UIDocumentPickerViewController(forExporting: [])
      made.allowsMultipleSelection = same(made.allowsMultipleSelection)
      made.delegate = same(made.delegate)
      made.directoryURL = same(made.directoryURL)
      made.shouldShowFileExtensions = same(made.shouldShowFileExtensions)
      _ = UIDocumentPickerViewController(coder: NSCoder())
      _ = UIDocumentPickerViewController(forExporting: [])
      _ = UIDocumentPickerViewController(forOpeningContentTypes: [])
      _ = UIDocumentPickerViewController(
        documentTypes: [], in: UIDocumentPickerMode.exportToService)
      _ = UIDocumentPickerViewController(forExporting: [], asCopy: false)
      _ = UIDocumentPickerViewController(forOpeningContentTypes: [], asCopy: false)
      _ = UIDocumentPickerViewController(
        url: URL(filePath: "/"), in: UIDocumentPickerMode.exportToService)
      _ = UIDocumentPickerViewController(urls: [], in: UIDocumentPickerMode.exportToService)
    }
  }

  @Test func `UIDragInteraction can be used`() {
    _ = UIKitException.caught {
      _ = UIDragInteraction.isEnabledByDefault
    }
  }

  @Test func `UIDragItem can be used`() {
    _ = UIKitException.caught {
      let made = UIDragItem(itemProvider: NSItemProvider())
      _ = made.itemProvider
      made.localObject = same(made.localObject)
      made.previewProvider = same(made.previewProvider)
      _ = UIDragItem(itemProvider: NSItemProvider())
    }
  }

  @Test func `UIDragPreview can be used`() {
    _ = UIKitException.caught {
      let made = UIDragPreview(view: UIView())
      _ = made.parameters
      _ = made.view
      _ = UIDragPreview(view: UIView())
      _ = UIDragPreview(view: UIView(), parameters: UIDragPreviewParameters())
    }
  }

  @Test func `UIDragPreviewTarget can be used`() {
    _ = UIKitException.caught {
      let made = UIDragPreviewTarget(container: UIView(), center: CGPoint(x: 0, y: 0))
      _ = made.center
      _ = made.container
      _ = made.transform
      _ = UIDragPreviewTarget(container: UIView(), center: CGPoint(x: 0, y: 0))
      _ = UIDragPreviewTarget(
        container: UIView(), center: CGPoint(x: 0, y: 0), transform: CGAffineTransform())
    }
  }

  @Test func `UIDropOperation can be used`() {
    _ = UIKitException.caught {
      _ = UIDropOperation(rawValue: 0)
    }
  }

  @Test func `UIDropProposal can be used`() {
    _ = UIKitException.caught {
      let made = UIDropProposal(operation: UIDropOperation.cancel)
      made.isPrecise = same(made.isPrecise)
      _ = made.operation
      made.prefersFullSizePreview = same(made.prefersFullSizePreview)
      _ = UIDropProposal(operation: UIDropOperation.cancel)
    }
  }

  @Test func `UIDropSessionProgressIndicatorStyle can be used`() {
    _ = UIKitException.caught {
      _ = UIDropSessionProgressIndicatorStyle(rawValue: 0)
    }
  }

  @Test func `UIDynamicAnimator can be used`() {
    _ = UIKitException.caught {
      let made = UIDynamicAnimator(referenceView: UIView())
      _ = made.behaviors
      made.delegate = same(made.delegate)
      _ = made.isRunning
      _ = made.referenceView
      made.removeAllBehaviors()
      made.addBehavior(UIDynamicBehavior())
      _ = UIDynamicAnimator(referenceView: UIView())
      made.removeBehavior(UIDynamicBehavior())
    }
  }

  @Test func `UIDynamicBehavior can be used`() {
    _ = UIKitException.caught {
      let made = UIDynamicBehavior()
      made.action = same(made.action)
      _ = made.childBehaviors
      _ = UIDynamicBehavior()
      made.addChildBehavior(UIDynamicBehavior())
      made.removeChildBehavior(UIDynamicBehavior())
    }
  }

  @Test func `UIDynamicItemBehavior can be used`() {
    _ = UIKitException.caught {
      let made = UIDynamicItemBehavior(items: [])
      made.allowsRotation = same(made.allowsRotation)
      made.angularResistance = same(made.angularResistance)
      made.density = same(made.density)
      made.elasticity = same(made.elasticity)
      made.friction = same(made.friction)
      made.resistance = same(made.resistance)
    }
  }

  @Test func `UIEdgeInsets can be used`() {
    _ = UIKitException.caught {
      var made = UIEdgeInsets()
      made.bottom = same(made.bottom)
      _ = UIEdgeInsets()
      made.left = same(made.left)
      made.right = same(made.right)
      made.top = same(made.top)
      _ = UIEdgeInsets.zero
      _ = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    }
  }

  @Test func `UIEditMenuConfiguration can be used`() {
    _ = UIKitException.caught {
      let made = UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 0, y: 0))
      _ = made.identifier
      _ = made.sourcePoint
      _ = UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 0, y: 0))
    }
  }

  @Test func `UIEditMenuInteraction can be used`() {
    _ = UIKitException.caught {
      let made = UIEditMenuInteraction(delegate: nil)
      _ = made.delegate
      made.dismissMenu()
      made.reloadVisibleMenu()
      _ = made.view
      made.didMove(to: nil)
      _ = UIEditMenuInteraction(delegate: nil)
      made.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 0, y: 0)))
      made.willMove(to: nil)
    }
  }

  @Test func `UIEvent.ButtonMask can be used`() {
    _ = UIKitException.caught {
      let made = (UIEvent.ButtonMask())
      _ = UIEvent.ButtonMask.primary
      _ = made.rawValue
      _ = UIEvent.ButtonMask.secondary
      _ = UIEvent.ButtonMask(rawValue: 0)
    }
  }

  @Test func `UIEvent.EventSubtype can be used`() {
    _ = UIKitException.caught {
      _ = UIEvent.EventSubtype(rawValue: 0)
    }
  }

  @Test func `UIEvent.EventType can be used`() {
    _ = UIKitException.caught {
      _ = UIEvent.EventType(rawValue: 0)
    }
  }

  @Test func `UIFocusAnimationCoordinator can be used`() {
    _ = UIKitException.caught {
      let made = UIFocusAnimationCoordinator()
      made.addCoordinatedAnimations(nil, completion: nil)
    }
  }
}
