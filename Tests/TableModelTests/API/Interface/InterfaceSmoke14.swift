import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke14 {
  @Test func `UIKeyCommand can be used`() {
    _ = UIKitException.caught {
      let made = UIKeyCommand(input: "a", modifierFlags: (UIKeyModifierFlags()), action: "a")
      _ = made.input
      _ = UIKeyCommand.inputDownArrow
      _ = UIKeyCommand.inputEnd
      _ = UIKeyCommand.inputEscape
      _ = UIKeyCommand.inputHome
      _ = UIKeyCommand.inputLeftArrow
      _ = UIKeyCommand.inputPageDown
      _ = UIKeyCommand.inputPageUp
      _ = UIKeyCommand.inputRightArrow
      _ = UIKeyCommand.inputUpArrow
      _ = made.modifierFlags
      made.wantsPriorityOverSystemBehavior = same(made.wantsPriorityOverSystemBehavior)
      _ = UIKeyCommand(input: "a", modifierFlags: (UIKeyModifierFlags()), action: "a")
      _ = UIKeyCommand(
        input: "a", modifierFlags: (UIKeyModifierFlags()), action: "a", discoverabilityTitle: "a")
      _ = UIKeyCommand(
        title: "a", image: nil, action: "a", input: "a", modifierFlags: (UIKeyModifierFlags()),
        propertyList: nil, discoverabilityTitle: nil, attributes: (UIMenuElement.Attributes()),
        state: UIMenuElement.State.mixed)
      _ = UIKeyCommand(
        title: "a", image: nil, action: "a", input: "a", modifierFlags: (UIKeyModifierFlags()),
        propertyList: nil, alternates: [], discoverabilityTitle: nil,
        attributes: (UIMenuElement.Attributes()), state: UIMenuElement.State.mixed)
    }
  }

  @Test func `UIKeyModifierFlags can be used`() {
    _ = UIKitException.caught {
      let made = (UIKeyModifierFlags())
      _ = UIKeyModifierFlags.alternate
      _ = UIKeyModifierFlags.command
      _ = UIKeyModifierFlags.control
      _ = made.rawValue
      _ = UIKeyModifierFlags.shift
      _ = UIKeyModifierFlags(rawValue: 0)
    }
  }

  @Test func `UIKeyboardAppearance can be used`() {
    _ = UIKitException.caught {
      _ = UIKeyboardAppearance(rawValue: 0)
    }
  }

  @Test func `UIKeyboardHIDUsage can be used`() {
    _ = UIKitException.caught {
      _ = UIKeyboardHIDUsage(rawValue: 0)
    }
  }

  @Test func `UIKeyboardLayoutGuide can be used`() {
    _ = UIKitException.caught {
      let made = UIKeyboardLayoutGuide()
      made.followsUndockedKeyboard = same(made.followsUndockedKeyboard)
      made.usesBottomSafeArea = same(made.usesBottomSafeArea)
    }
  }

  @Test func `UIKeyboardType can be used`() {
    _ = UIKitException.caught {
      _ = UIKeyboardType(rawValue: 0)
    }
  }

  @Test func `UIKitException can be used`() {
    _ = UIKitException.caught {
      let made = UIKitException(name: "a", reason: "a")
      _ = made.description
      _ = made.name
      made.raise()
      _ = made.reason
      _ = UIKitException(name: "a", reason: "a")
    }
  }

  @Test func `UILabel can be used`() {
    _ = UIKitException.caught {
      let made = UILabel(frame: .smoke)
      made.adjustsFontForContentSizeCategory = same(made.adjustsFontForContentSizeCategory)
      made.adjustsFontSizeToFitWidth = same(made.adjustsFontSizeToFitWidth)
      made.allowsDefaultTighteningForTruncation = same(made.allowsDefaultTighteningForTruncation)
      made.attributedText = same(made.attributedText)
      made.baselineAdjustment = same(made.baselineAdjustment)
      made.font = same(made.font)
      made.highlightedTextColor = same(made.highlightedTextColor)
      _ = made.intrinsicContentSize
      made.isEnabled = same(made.isEnabled)
      made.isHighlighted = same(made.isHighlighted)
      made.lineBreakMode = same(made.lineBreakMode)
      made.lineBreakStrategy = same(made.lineBreakStrategy)
      made.minimumScaleFactor = same(made.minimumScaleFactor)
      made.numberOfLines = same(made.numberOfLines)
      made.preferredMaxLayoutWidth = same(made.preferredMaxLayoutWidth)
      made.shadowColor = same(made.shadowColor)
      made.shadowOffset = same(made.shadowOffset)
      made.showsExpansionTextWhenTruncated = same(made.showsExpansionTextWhenTruncated)
      made.text = same(made.text)
      made.textAlignment = same(made.textAlignment)
      made.textColor = same(made.textColor)
      made.drawText(in: .smoke)
      _ = UILabel(coder: NSCoder())
      _ = UILabel(frame: .smoke)
      _ = made.sizeThatFits(CGSize(width: 4, height: 4))
      _ = made.textRect(forBounds: .smoke, limitedToNumberOfLines: 0)
    }
  }

  @Test func `UILargeContentViewerInteraction can be used`() {
    _ = UIKitException.caught {
      let made = UILargeContentViewerInteraction()
      _ = made.delegate
      _ = UILargeContentViewerInteraction()
      _ = UILargeContentViewerInteraction.isEnabled
      _ = made.view
      made.didMove(to: nil)
      _ = UILargeContentViewerInteraction(delegate: nil)
      made.willMove(to: nil)
    }
  }

  @Test func `UILayoutGuide can be used`() {
    _ = UIKitException.caught {
      let made = UILayoutGuide()
      _ = made.bottomAnchor
      _ = made.centerXAnchor
      _ = made.centerYAnchor
      _ = made.description
      _ = made.heightAnchor
      made.identifier = same(made.identifier)
      _ = UILayoutGuide()
      _ = made.layoutFrame
      _ = made.leadingAnchor
      _ = made.leftAnchor
      _ = made.owningView
      _ = made.rightAnchor
      _ = made.topAnchor
      _ = made.trailingAnchor
      _ = made.widthAnchor
    }
  }

  @Test func `UILayoutPriority can be used`() {
    _ = UIKitException.caught {
      var made = UILayoutPriority(1)
      _ = UILayoutPriority.defaultHigh
      _ = UILayoutPriority.defaultLow
      _ = UILayoutPriority.dragThatCanResizeScene
      _ = UILayoutPriority.dragThatCannotResizeScene
      _ = UILayoutPriority.fittingSizeLevel
      made.rawValue = same(made.rawValue)
      _ = UILayoutPriority.required
      _ = UILayoutPriority.sceneSizeStayPut
      _ = UILayoutPriority(1)
      _ = UILayoutPriority(rawValue: 1)
    }
  }

  @Test func `UILegibilityWeight can be used`() {
    _ = UIKitException.caught {
      _ = UILegibilityWeight(rawValue: 0)
    }
  }

  @Test func `UIListContentConfiguration can be used`() {
    _ = UIKitException.caught {
      var made = UIListContentConfiguration.cell()
      _ = UIListContentConfiguration.accompaniedSidebarCell()
      _ = UIListContentConfiguration.accompaniedSidebarSubtitleCell()
      made.attributedText = same(made.attributedText)
      made.axesPreservingSuperviewLayoutMargins = same(made.axesPreservingSuperviewLayoutMargins)
      _ = UIListContentConfiguration.cell()
      made.directionalLayoutMargins = same(made.directionalLayoutMargins)
      _ = UIListContentConfiguration.extraProminentInsetGroupedHeader()
      _ = UIListContentConfiguration.footer()
      _ = UIListContentConfiguration.groupedFooter()
      _ = UIListContentConfiguration.groupedHeader()
      _ = UIListContentConfiguration.header()
      made.image = same(made.image)
      made.imageProperties = same(made.imageProperties)
      made.imageToTextPadding = same(made.imageToTextPadding)
      _ = made.makeContentView()
      _ = UIListContentConfiguration.plainFooter()
      _ = UIListContentConfiguration.plainHeader()
      made.prefersSideBySideTextAndSecondaryText = same(made.prefersSideBySideTextAndSecondaryText)
      _ = UIListContentConfiguration.prominentInsetGroupedHeader()
      made.secondaryAttributedText = same(made.secondaryAttributedText)
      made.secondaryText = same(made.secondaryText)
      made.secondaryTextProperties = same(made.secondaryTextProperties)
      _ = UIListContentConfiguration.sidebarCell()
      _ = UIListContentConfiguration.sidebarHeader()
      _ = UIListContentConfiguration.sidebarSubtitleCell()
      _ = UIListContentConfiguration.subtitleCell()
      made.text = same(made.text)
      made.textProperties = same(made.textProperties)
      made.textToSecondaryTextHorizontalPadding = same(made.textToSecondaryTextHorizontalPadding)
      made.textToSecondaryTextVerticalPadding = same(made.textToSecondaryTextVerticalPadding)
      _ = UIListContentConfiguration.valueCell()
    }
  }

  @Test func `UIListContentConfiguration.ImageProperties can be used`() {
    _ = UIKitException.caught {
      var made = UIListContentConfiguration.cell().imageProperties
      made.cornerRadius = same(made.cornerRadius)
      made.maximumSize = same(made.maximumSize)
      made.preferredSymbolConfiguration = same(made.preferredSymbolConfiguration)
      made.reservedLayoutSize = same(made.reservedLayoutSize)
      made.tintColor = same(made.tintColor)
    }
  }

  @Test func `UIListContentConfiguration.TextProperties can be used`() {
    _ = UIKitException.caught {
      var made = UIListContentConfiguration.cell().textProperties
      made.adjustsFontForContentSizeCategory = same(made.adjustsFontForContentSizeCategory)
      made.adjustsFontSizeToFitWidth = same(made.adjustsFontSizeToFitWidth)
      made.alignment = same(made.alignment)
      made.color = same(made.color)
      made.font = same(made.font)
      made.lineBreakMode = same(made.lineBreakMode)
      made.minimumScaleFactor = same(made.minimumScaleFactor)
      made.numberOfLines = same(made.numberOfLines)
    }
  }

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

  @Test func `UIListSeparatorConfiguration can be used`() {
    _ = UIKitException.caught {
      var made = UIListSeparatorConfiguration(
        listAppearance: UICollectionLayoutListConfiguration.Appearance.grouped)
      _ = UIListSeparatorConfiguration.automaticInsets
      made.bottomSeparatorInsets = same(made.bottomSeparatorInsets)
      made.bottomSeparatorVisibility = same(made.bottomSeparatorVisibility)
      made.color = same(made.color)
      made.multipleSelectionColor = same(made.multipleSelectionColor)
      made.topSeparatorInsets = same(made.topSeparatorInsets)
      made.topSeparatorVisibility = same(made.topSeparatorVisibility)
      made.visualEffect = same(made.visualEffect)
      _ = UIListSeparatorConfiguration(
        listAppearance: UICollectionLayoutListConfiguration.Appearance.grouped)
    }
  }

  @Test func `UIListSeparatorConfiguration.Visibility can be used`() {
    _ = UIKitException.caught {
      _ = UIListSeparatorConfiguration.Visibility(rawValue: 0)
    }
  }

  @Test func `UILocalNotification can be used`() {
    _ = UIKitException.caught {
      let made = UILocalNotification()
      made.alertAction = same(made.alertAction)
      made.alertBody = same(made.alertBody)
      made.alertLaunchImage = same(made.alertLaunchImage)
      made.alertTitle = same(made.alertTitle)
      made.applicationIconBadgeNumber = same(made.applicationIconBadgeNumber)
      made.category = same(made.category)
      made.fireDate = same(made.fireDate)
      made.hasAction = same(made.hasAction)
      _ = UILocalNotification()
      made.regionTriggersOnce = same(made.regionTriggersOnce)
      made.repeatCalendar = same(made.repeatCalendar)
      made.repeatInterval = same(made.repeatInterval)
      made.soundName = same(made.soundName)
      made.timeZone = same(made.timeZone)
      made.userInfo = same(made.userInfo)
    }
  }

  @Test func `UILocalizedIndexedCollation can be used`() {
    _ = UIKitException.caught {
      let made = UILocalizedIndexedCollation()
      _ = UILocalizedIndexedCollation.current()
      _ = made.sectionIndexTitles
      _ = made.sectionTitles
      _ = made.section(forSectionIndexTitle: 0)
      _ = made.section(for: 0, collationStringSelector: "a")
      _ = made.sortedArray(from: [], collationStringSelector: "a")
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

  @Test func `UIMarkupTextPrintFormatter can be used`() {
    _ = UIKitException.caught {
      let made = UIMarkupTextPrintFormatter(markupText: "a")
      made.markupText = same(made.markupText)
      _ = UIMarkupTextPrintFormatter(markupText: "a")
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
      _ = UIMenu.Identifier.about
      _ = UIMenu.Identifier.alignment
      _ = UIMenu.Identifier.application
      _ = UIMenu.Identifier.autoFill
      _ = UIMenu.Identifier.bringAllToFront
      _ = UIMenu.Identifier.close
      _ = UIMenu.Identifier.document
      _ = UIMenu.Identifier.edit
      _ = UIMenu.Identifier.file
      _ = UIMenu.Identifier.find
      _ = UIMenu.Identifier.font
      _ = UIMenu.Identifier.format
      _ = UIMenu.Identifier.fullscreen
      _ = UIMenu.Identifier.help
      _ = UIMenu.Identifier.hide
      _ = UIMenu.Identifier.learn
      _ = UIMenu.Identifier.lookup
      _ = UIMenu.Identifier.minimizeAndZoom
      _ = UIMenu.Identifier.newScene
      _ = UIMenu.Identifier.openRecent
      _ = UIMenu.Identifier.preferences
      _ = UIMenu.Identifier.print
      _ = UIMenu.Identifier.quit
      made.rawValue = same(made.rawValue)
      _ = UIMenu.Identifier.replace
      _ = UIMenu.Identifier.root
      _ = UIMenu.Identifier.services
      _ = UIMenu.Identifier.share
      _ = UIMenu.Identifier.sidebar
      _ = UIMenu.Identifier.speech
      _ = UIMenu.Identifier.spelling
      _ = UIMenu.Identifier.spellingOptions
      _ = UIMenu.Identifier.spellingPanel
      _ = UIMenu.Identifier.standardEdit
      _ = UIMenu.Identifier.substitutionOptions
      _ = UIMenu.Identifier.substitutions
      _ = UIMenu.Identifier.substitutionsPanel
      _ = UIMenu.Identifier.text
      _ = UIMenu.Identifier.textColor
      _ = UIMenu.Identifier.textSize
      _ = UIMenu.Identifier.textStyle
      _ = UIMenu.Identifier.textStylePasteboard
      _ = UIMenu.Identifier.toolbar
      _ = UIMenu.Identifier.transformations
      _ = UIMenu.Identifier.undoRedo
      _ = UIMenu.Identifier.view
      _ = UIMenu.Identifier.window
      _ = UIMenu.Identifier.writingDirection
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
}
