import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke08 {
  @Test func `UIColor can be used`() {
    _ = UIKitException.caught {
      let made = UIColor(cgColor: CGColor(red: 1, green: 1, blue: 1, alpha: 1))
      _ = UIColor.black
      _ = UIColor.blue
      _ = UIColor.brown
      _ = made.cgColor
      _ = UIColor.clear
      _ = UIColor.cyan
      _ = UIColor.darkGray
      _ = UIColor.darkText
      _ = made.description
      _ = UIColor.gray
      _ = UIColor.green
      _ = UIColor.groupTableViewBackground
      _ = made.hash
      _ = UIColor.label
      _ = UIColor.lightGray
      _ = UIColor.lightText
      _ = UIColor.link
      _ = UIColor.magenta
      _ = UIColor.opaqueSeparator
      _ = UIColor.orange
      _ = UIColor.placeholderText
      _ = UIColor.purple
      _ = UIColor.quaternaryLabel
      _ = UIColor.quaternarySystemFill
      _ = UIColor.red
      _ = UIColor.secondaryLabel
      _ = UIColor.secondarySystemBackground
      _ = UIColor.secondarySystemFill
      _ = UIColor.secondarySystemGroupedBackground
      _ = UIColor.separator
      made.set()
      made.setFill()
      made.setStroke()
      _ = UIColor.systemBackground
      _ = UIColor.systemBlue
      _ = UIColor.systemBrown
      _ = UIColor.systemCyan
      _ = UIColor.systemFill
      _ = UIColor.systemGray
      _ = UIColor.systemGray2
      _ = UIColor.systemGray3
      _ = UIColor.systemGray4
      _ = UIColor.systemGray5
      _ = UIColor.systemGray6
      _ = UIColor.systemGreen
      _ = UIColor.systemGroupedBackground
      _ = UIColor.systemIndigo
      _ = UIColor.systemMint
      _ = UIColor.systemOrange
      _ = UIColor.systemPink
      _ = UIColor.systemPurple
      _ = UIColor.systemRed
      _ = UIColor.systemTeal
      _ = UIColor.systemYellow
      _ = UIColor.tertiaryLabel
      _ = UIColor.tertiarySystemBackground
      _ = UIColor.tertiarySystemFill
      _ = UIColor.tertiarySystemGroupedBackground
      _ = UIColor.tintColor
      _ = UIColor.white
      _ = UIColor.yellow
      _ = UIColor(cgColor: CGColor(red: 1, green: 1, blue: 1, alpha: 1))
      _ = UIColor(dynamicProvider: { _ in .red })
      _ = UIColor(named: "a")
      _ = UIColor(patternImage: UIImage())
      _ = made.isEqual(nil)
      _ = made.resolvedColor(with: UITraitCollection(displayScale: 1))
      _ = made.withAlphaComponent(1)
      _ = made.getWhite(nil, alpha: nil)
      _ = UIColor(white: 1, alpha: 1)
      _ = UIColor(named: "a", in: nil, compatibleWith: nil)
      _ = made.getHue(nil, saturation: nil, brightness: nil, alpha: nil)
      _ = made.getRed(nil, green: nil, blue: nil, alpha: nil)
      _ = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1)
      _ = UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1)
      _ = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    }
  }

  @Test func `UIColorPickerViewController can be used`() {
    _ = UIKitException.caught {
      let made = UIColorPickerViewController()
      made.delegate = same(made.delegate)
      made.selectedColor = same(made.selectedColor)
      made.supportsAlpha = same(made.supportsAlpha)
    }
  }

  @Test func `UIColorWell can be used`() {
    _ = UIKitException.caught {
      let made = UIColorWell(frame: .smoke)
      made.selectedColor = same(made.selectedColor)
      made.supportsAlpha = same(made.supportsAlpha)
      made.title = same(made.title)
    }
  }

  @Test func `UICommand can be used`() {
    _ = UIKitException.caught {
      let made = UICommand(
        title: "a", image: nil, action: "a", propertyList: nil, discoverabilityTitle: nil,
        attributes: (UIMenuElement.Attributes()), state: UIMenuElement.State.mixed)
      _ = made.action
      made.attributes = same(made.attributes)
      made.discoverabilityTitle = same(made.discoverabilityTitle)
      _ = made.propertyList
      made.state = same(made.state)
      _ = UICommand(
        title: "a", image: nil, action: "a", propertyList: nil, discoverabilityTitle: nil,
        attributes: (UIMenuElement.Attributes()), state: UIMenuElement.State.mixed)
    }
  }

  @Test func `UIConfigurationColorTransformer can be used`() {
    _ = UIKitException.caught {
      let made = UIConfigurationColorTransformer({ _ in .red })
      _ = UIConfigurationColorTransformer.grayscale
      _ = UIConfigurationColorTransformer.monochromeTint
      _ = UIConfigurationColorTransformer.preferredTint
      _ = made.transform
      _ = made.callAsFunction(.red)
      _ = UIConfigurationColorTransformer({ _ in .red })
    }
  }

  @Test func `UIConfigurationStateCustomKey can be used`() {
    _ = UIKitException.caught {
      var made = UIConfigurationStateCustomKey("a")
      made.rawValue = same(made.rawValue)
      _ = UIConfigurationStateCustomKey("a")
      _ = UIConfigurationStateCustomKey(rawValue: "a")
    }
  }

  @Test func `UIContentInsetsReference can be used`() {
    _ = UIKitException.caught {
      _ = UIContentInsetsReference(rawValue: 0)
    }
  }

  @Test func `UIContentSizeCategory can be used`() {
    _ = UIKitException.caught {
      var made = UIContentSizeCategory(rawValue: "a")
      _ = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
      _ = UIContentSizeCategory.accessibilityExtraExtraLarge
      _ = UIContentSizeCategory.accessibilityExtraLarge
      _ = UIContentSizeCategory.accessibilityLarge
      _ = UIContentSizeCategory.accessibilityMedium
      _ = UIContentSizeCategory.didChangeNotification
      _ = UIContentSizeCategory.extraExtraExtraLarge
      _ = UIContentSizeCategory.extraExtraLarge
      _ = UIContentSizeCategory.extraLarge
      _ = UIContentSizeCategory.extraSmall
      _ = made.isAccessibilityCategory
      _ = UIContentSizeCategory.large
      _ = UIContentSizeCategory.medium
      _ = UIContentSizeCategory.newValueUserInfoKey
      made.rawValue = same(made.rawValue)
      _ = UIContentSizeCategory.small
      _ = UIContentSizeCategory.unspecified
      _ = UIContentSizeCategory(rawValue: "a")
    }
  }

  @Test func `UIContentUnavailableConfiguration can be used`() {
    _ = UIKitException.caught {
      var made = UIContentUnavailableConfiguration.empty()
      made.attributedText = same(made.attributedText)
      made.background = same(made.background)
      made.button = same(made.button)
      made.buttonProperties = same(made.buttonProperties)
      made.directionalLayoutMargins = same(made.directionalLayoutMargins)
      _ = UIContentUnavailableConfiguration.empty()
      made.image = same(made.image)
      made.imageProperties = same(made.imageProperties)
      _ = UIContentUnavailableConfiguration.loading()
      _ = made.makeContentView()
      _ = UIContentUnavailableConfiguration.search()
      made.secondaryButton = same(made.secondaryButton)
      made.secondaryButtonProperties = same(made.secondaryButtonProperties)
      made.secondaryText = same(made.secondaryText)
      made.secondaryTextProperties = same(made.secondaryTextProperties)
      made.text = same(made.text)
      made.textProperties = same(made.textProperties)
    }
  }

  @Test func `UIContentUnavailableConfiguration.ButtonProperties can be used`() {
    _ = UIKitException.caught {
      var made = UIContentUnavailableConfiguration.empty().buttonProperties
      made.isEnabled = same(made.isEnabled)
      made.menu = same(made.menu)
      made.primaryAction = same(made.primaryAction)
    }
  }

  @Test func `UIContentUnavailableConfiguration.ImageProperties can be used`() {
    _ = UIKitException.caught {
      var made = UIContentUnavailableConfiguration.empty().imageProperties
      made.maximumSize = same(made.maximumSize)
      made.preferredSymbolConfiguration = same(made.preferredSymbolConfiguration)
      made.tintColor = same(made.tintColor)
    }
  }

  @Test func `UIContentUnavailableConfiguration.TextProperties can be used`() {
    _ = UIKitException.caught {
      var made = UIContentUnavailableConfiguration.empty().textProperties
      made.color = same(made.color)
      made.font = same(made.font)
      made.numberOfLines = same(made.numberOfLines)
    }
  }

  @Test func `UIContentUnavailableConfigurationState can be used`() {
    _ = UIKitException.caught {
      var made = UIContentUnavailableConfigurationState(
        traitCollection: UITraitCollection(displayScale: 1))
      made.searchText = same(made.searchText)
      made.traitCollection = same(made.traitCollection)
      _ = UIContentUnavailableConfigurationState(
        traitCollection: UITraitCollection(displayScale: 1))
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
}
