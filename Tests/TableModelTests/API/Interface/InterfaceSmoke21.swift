import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke21 {
  @Test func `UITextField can be used`() {
    _ = UIKitException.caught {
      let made = UITextField(frame: .smoke)
      made.adjustsFontForContentSizeCategory = same(made.adjustsFontForContentSizeCategory)
      made.adjustsFontSizeToFitWidth = same(made.adjustsFontSizeToFitWidth)
      made.attributedPlaceholder = same(made.attributedPlaceholder)
      made.attributedText = same(made.attributedText)
      made.autocapitalizationType = same(made.autocapitalizationType)
      made.autocorrectionType = same(made.autocorrectionType)
      made.background = same(made.background)
      _ = made.becomeFirstResponder()
      made.borderStyle = same(made.borderStyle)
      _ = made.canBecomeFirstResponder
      made.clearButtonMode = same(made.clearButtonMode)
      made.clearsOnBeginEditing = same(made.clearsOnBeginEditing)
      made.clearsOnInsertion = same(made.clearsOnInsertion)
      made.defaultTextAttributes = same(made.defaultTextAttributes)
      made.delegate = same(made.delegate)
      made.deleteBackward()
      made.disabledBackground = same(made.disabledBackground)
      made.enablesReturnKeyAutomatically = same(made.enablesReturnKeyAutomatically)
      made.font = same(made.font)
      _ = made.hasText
      made.inputAccessoryView = same(made.inputAccessoryView)
      made.inputView = same(made.inputView)
      _ = made.intrinsicContentSize
      _ = made.isEditing
      made.isSecureTextEntry = same(made.isSecureTextEntry)
      _ = made.isTextDragActive
      _ = made.isTextDropActive
      made.keyboardAppearance = same(made.keyboardAppearance)
      made.keyboardType = same(made.keyboardType)
      made.leftView = same(made.leftView)
      made.leftViewMode = same(made.leftViewMode)
      made.minimumFontSize = same(made.minimumFontSize)
      made.pasteDelegate = same(made.pasteDelegate)
      made.placeholder = same(made.placeholder)
      _ = made.resignFirstResponder()
      made.returnKeyType = same(made.returnKeyType)
      made.rightView = same(made.rightView)
      made.rightViewMode = same(made.rightViewMode)
      made.smartDashesType = same(made.smartDashesType)
      made.smartInsertDeleteType = same(made.smartInsertDeleteType)
      made.smartQuotesType = same(made.smartQuotesType)
      made.spellCheckingType = same(made.spellCheckingType)
      made.text = same(made.text)
      made.textAlignment = same(made.textAlignment)
      made.textColor = same(made.textColor)
      made.textContentType = same(made.textContentType)
      _ = UITextField.textDidBeginEditingNotification
      _ = UITextField.textDidChangeNotification
      _ = UITextField.textDidEndEditingNotification
      made.textDragDelegate = same(made.textDragDelegate)
      _ = made.textDragInteraction
      made.textDropDelegate = same(made.textDropDelegate)
      _ = made.textDropInteraction
      made.typingAttributes = same(made.typingAttributes)
      _ = made.borderRect(forBounds: .smoke)
      _ = made.clearButtonRect(forBounds: .smoke)
      _ = made.closestPosition(to: CGPoint(x: 0, y: 0))
      made.drawPlaceholder(in: .smoke)
      made.drawText(in: .smoke)
      _ = made.editingRect(forBounds: .smoke)
      made.insertText("a")
      _ = made.leftViewRect(forBounds: .smoke)
      _ = made.placeholderRect(forBounds: .smoke)
      _ = made.rightViewRect(forBounds: .smoke)
      _ = made.sizeThatFits(CGSize(width: 4, height: 4))
      _ = made.textRect(forBounds: .smoke)
    }
  }

  @Test func `UITextField.BorderStyle can be used`() {
    _ = UIKitException.caught {
      _ = UITextField.BorderStyle(rawValue: 0)
    }
  }

  @Test func `UITextField.DidEndEditingReason can be used`() {
    _ = UIKitException.caught {
      _ = UITextField.DidEndEditingReason(rawValue: 0)
    }
  }

  @Test func `UITextField.ViewMode can be used`() {
    _ = UIKitException.caught {
      _ = UITextField.ViewMode(rawValue: 0)
    }
  }

  @Test func `UITextGranularity can be used`() {
    _ = UIKitException.caught {
      _ = UITextGranularity(rawValue: 0)
    }
  }

  @Test func `UITextInputMode can be used`() {
    _ = UIKitException.caught {
      let made = UITextInputMode()
      _ = UITextInputMode.activeInputModes
      _ = made.primaryLanguage
    }
  }

  @Test func `UITextInputPasswordRules can be used`() {
    _ = UIKitException.caught {
      let made = UITextInputPasswordRules(descriptor: "a")
      _ = made.passwordRulesDescriptor
      _ = UITextInputPasswordRules(descriptor: "a")
    }
  }

  @Test func `UITextItemInteraction can be used`() {
    _ = UIKitException.caught {
      _ = UITextItemInteraction(rawValue: 0)
    }
  }

  @Test func `UITextLayoutDirection can be used`() {
    _ = UIKitException.caught {
      _ = UITextLayoutDirection(rawValue: 0)
    }
  }

  @Test func `UITextPosition can be used`() {
    _ = UIKitException.caught {
      _ = UITextPosition()
    }
  }

  @Test func `UITextRange can be used`() {
    _ = UIKitException.caught {
      _ = UITextRange()
    }
  }

  @Test func `UITextSelectionRect can be used`() {
    _ = UIKitException.caught {
      let made = UITextSelectionRect()
      _ = made.containsEnd
      _ = made.containsStart
      _ = UITextSelectionRect()
      _ = made.isVertical
      _ = made.rect
      _ = made.writingDirection
    }
  }

  @Test func `UITextSmartDashesType can be used`() {
    _ = UIKitException.caught {
      _ = UITextSmartDashesType(rawValue: 0)
    }
  }

  @Test func `UITextSmartInsertDeleteType can be used`() {
    _ = UIKitException.caught {
      _ = UITextSmartInsertDeleteType(rawValue: 0)
    }
  }

  @Test func `UITextSmartQuotesType can be used`() {
    _ = UIKitException.caught {
      _ = UITextSmartQuotesType(rawValue: 0)
    }
  }

  @Test func `UITextSpellCheckingType can be used`() {
    _ = UIKitException.caught {
      _ = UITextSpellCheckingType(rawValue: 0)
    }
  }

  @Test func `UITextStorageDirection can be used`() {
    _ = UIKitException.caught {
      _ = UITextStorageDirection(rawValue: 0)
    }
  }

  @Test func `UITextView can be used`() {
    _ = UIKitException.caught {
      let made = UITextView(frame: .smoke)
      made.adjustsFontForContentSizeCategory = same(made.adjustsFontForContentSizeCategory)
      made.allowsEditingTextAttributes = same(made.allowsEditingTextAttributes)
      made.attributedText = same(made.attributedText)
      made.autocapitalizationType = same(made.autocapitalizationType)
      made.autocorrectionType = same(made.autocorrectionType)
      _ = made.becomeFirstResponder()
      _ = made.canBecomeFirstResponder
      made.clearsOnInsertion = same(made.clearsOnInsertion)
      made.dataDetectorTypes = same(made.dataDetectorTypes)
      made.delegate = same(made.delegate)
      made.deleteBackward()
      made.enablesReturnKeyAutomatically = same(made.enablesReturnKeyAutomatically)
      made.font = same(made.font)
      _ = made.hasText
      made.inputAccessoryView = same(made.inputAccessoryView)
      made.inputView = same(made.inputView)
      _ = made.intrinsicContentSize
      made.isEditable = same(made.isEditable)
      made.isFindInteractionEnabled = same(made.isFindInteractionEnabled)
      made.isScrollEnabled = same(made.isScrollEnabled)
      made.isSecureTextEntry = same(made.isSecureTextEntry)
      made.isSelectable = same(made.isSelectable)
      _ = made.isTextDragActive
      _ = made.isTextDropActive
      made.keyboardAppearance = same(made.keyboardAppearance)
      made.keyboardType = same(made.keyboardType)
      _ = made.layoutManager
      made.layoutSubviews()
      made.linkTextAttributes = same(made.linkTextAttributes)
      made.pasteDelegate = same(made.pasteDelegate)
      _ = made.resignFirstResponder()
      made.returnKeyType = same(made.returnKeyType)
      made.selectedRange = same(made.selectedRange)
      made.smartDashesType = same(made.smartDashesType)
      made.smartInsertDeleteType = same(made.smartInsertDeleteType)
      made.smartQuotesType = same(made.smartQuotesType)
      made.spellCheckingType = same(made.spellCheckingType)
      made.text = same(made.text)
      made.textAlignment = same(made.textAlignment)
      made.textColor = same(made.textColor)
      _ = made.textContainer
      made.textContainerInset = same(made.textContainerInset)
      made.textContentType = same(made.textContentType)
      _ = UITextView.textDidBeginEditingNotification
      _ = UITextView.textDidChangeNotification
      _ = UITextView.textDidEndEditingNotification
      made.textDragDelegate = same(made.textDragDelegate)
      _ = made.textDragInteraction
      made.textDropDelegate = same(made.textDropDelegate)
      _ = made.textDropInteraction
      _ = made.textStorage
      made.typingAttributes = same(made.typingAttributes)
      _ = made.closestPosition(to: CGPoint(x: 0, y: 0))
      _ = UITextView(coder: NSCoder())
      _ = UITextView(frame: .smoke)
      made.insertText("a")
      made.scrollRangeToVisible(NSRange(location: 0, length: 0))
      _ = made.sizeThatFits(CGSize(width: 4, height: 4))
      _ = UITextView(frame: .smoke, textContainer: nil)
      made.touchesBegan([], with: nil)
      made.touchesCancelled([], with: nil)
      made.touchesEnded([], with: nil)
    }
  }

  @Test func `UIToolbar can be used`() {
    _ = UIKitException.caught {
      let made = UIToolbar()
      made.barStyle = same(made.barStyle)
      made.barTintColor = same(made.barTintColor)
      made.compactAppearance = same(made.compactAppearance)
      made.delegate = same(made.delegate)
      _ = made.intrinsicContentSize
      made.isTranslucent = same(made.isTranslucent)
      made.items = same(made.items)
      made.layoutSubviews()
      made.scrollEdgeAppearance = same(made.scrollEdgeAppearance)
      made.standardAppearance = same(made.standardAppearance)
      _ = made.sizeThatFits(CGSize(width: 4, height: 4))
      made.setItems(nil, animated: false)
      made.setShadowImage(nil, forToolbarPosition: UIBarPosition.any)
      made.setBackgroundImage(
        nil, forToolbarPosition: UIBarPosition.any, barMetrics: UIBarMetrics.compact)
    }
  }

  @Test func `UIToolbarAppearance can be used`() {
    _ = UIKitException.caught {
      let made = UIToolbarAppearance()
      made.buttonAppearance = same(made.buttonAppearance)
      made.doneButtonAppearance = same(made.doneButtonAppearance)
    }
  }

  @Test func `UITouch.Phase can be used`() {
    _ = UIKitException.caught {
      _ = UITouch.Phase(rawValue: 0)
    }
  }

  @Test func `UITouch.TouchType can be used`() {
    _ = UIKitException.caught {
      _ = UITouch.TouchType(rawValue: 0)
    }
  }

  @Test func `UITraitCollection can be used`() {
    _ = UIKitException.caught {
      let made = UITraitCollection(accessibilityContrast: UIAccessibilityContrast.high)
      _ = made.accessibilityContrast
      _ = UITraitCollection.current
      _ = made.displayGamut
      _ = made.displayScale
      _ = made.forceTouchCapability
      _ = made.hash
      _ = made.horizontalSizeClass
      _ = made.imageConfiguration
      _ = made.layoutDirection
      _ = made.legibilityWeight
      _ = made.preferredContentSizeCategory
      _ = made.userInterfaceIdiom
      _ = made.userInterfaceLevel
      _ = made.userInterfaceStyle
      _ = made.verticalSizeClass
      _ = made.containsTraits(in: nil)
      _ = made.hasDifferentColorAppearance(comparedTo: nil)
      _ = UITraitCollection(accessibilityContrast: UIAccessibilityContrast.high)
      _ = UITraitCollection(displayGamut: UIDisplayGamut.P3)
      _ = UITraitCollection(displayScale: 1)
      _ = UITraitCollection(forceTouchCapability: UIForceTouchCapability.available)
      _ = UITraitCollection(horizontalSizeClass: UIUserInterfaceSizeClass.compact)
      _ = UITraitCollection(layoutDirection: UITraitEnvironmentLayoutDirection.leftToRight)
      _ = UITraitCollection(legibilityWeight: UILegibilityWeight.bold)
      _ = UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(rawValue: "a"))
      _ = UITraitCollection(traitsFrom: [])
      _ = UITraitCollection(userInterfaceIdiom: UIUserInterfaceIdiom.carPlay)
      _ = UITraitCollection(userInterfaceLevel: UIUserInterfaceLevel.base)
      _ = UITraitCollection(userInterfaceStyle: UIUserInterfaceStyle.dark)
      _ = UITraitCollection(verticalSizeClass: UIUserInterfaceSizeClass.compact)
      _ = made.isEqual(nil)
      made.performAsCurrent({})
    }
  }

  @Test func `UITraitEnvironmentLayoutDirection can be used`() {
    _ = UIKitException.caught {
      _ = UITraitEnvironmentLayoutDirection(rawValue: 0)
    }
  }

  @Test func `UITransitionContextViewControllerKey can be used`() {
    _ = UIKitException.caught {
      var made = UITransitionContextViewControllerKey(rawValue: "a")
      _ = UITransitionContextViewControllerKey.from
      made.rawValue = same(made.rawValue)
      _ = UITransitionContextViewControllerKey.to
      _ = UITransitionContextViewControllerKey(rawValue: "a")
    }
  }

  @Test func `UITransitionContextViewKey can be used`() {
    _ = UIKitException.caught {
      var made = UITransitionContextViewKey(rawValue: "a")
      _ = UITransitionContextViewKey.from
      made.rawValue = same(made.rawValue)
      _ = UITransitionContextViewKey.to
      _ = UITransitionContextViewKey(rawValue: "a")
    }
  }

  @Test func `UIUserInterfaceIdiom can be used`() {
    _ = UIKitException.caught {
      _ = UIUserInterfaceIdiom(rawValue: 0)
    }
  }

  @Test func `UIUserInterfaceLayoutDirection can be used`() {
    _ = UIKitException.caught {
      _ = UIUserInterfaceLayoutDirection(rawValue: 0)
    }
  }

  @Test func `UIUserInterfaceLevel can be used`() {
    _ = UIKitException.caught {
      _ = UIUserInterfaceLevel(rawValue: 0)
    }
  }

  @Test func `UIUserInterfaceSizeClass can be used`() {
    _ = UIKitException.caught {
      _ = UIUserInterfaceSizeClass(rawValue: 0)
    }
  }

  @Test func `UIUserInterfaceStyle can be used`() {
    _ = UIKitException.caught {
      _ = UIUserInterfaceStyle(rawValue: 0)
    }
  }

  @Test func `UIUserNotificationAction can be used`() {
    _ = UIKitException.caught {
      let made = UIUserNotificationAction()
      _ = made.activationMode
      _ = made.behavior
      _ = made.identifier
      _ = UIUserNotificationAction()
      _ = made.isAuthenticationRequired
      _ = made.isDestructive
      _ = made.parameters
      _ = made.title
    }
  }

  @Test func `UIUserNotificationActionBehavior can be used`() {
    _ = UIKitException.caught {
      _ = UIUserNotificationActionBehavior(rawValue: 0)
    }
  }

  @Test func `UIUserNotificationActionContext can be used`() {
    _ = UIKitException.caught {
      _ = UIUserNotificationActionContext(rawValue: 0)
    }
  }

  @Test func `UIUserNotificationActivationMode can be used`() {
    _ = UIKitException.caught {
      _ = UIUserNotificationActivationMode(rawValue: 0)
    }
  }

  @Test func `UIUserNotificationCategory can be used`() {
    _ = UIKitException.caught {
      let made = UIUserNotificationCategory()
      _ = made.identifier
      _ = UIUserNotificationCategory()
      _ = made.actions(for: UIUserNotificationActionContext.default)
    }
  }

  @Test func `UIUserNotificationSettings can be used`() {
    _ = UIKitException.caught {
      let made = UIUserNotificationSettings(types: (UIUserNotificationType()), categories: nil)
      _ = made.categories
      _ = made.types
      _ = UIUserNotificationSettings(types: (UIUserNotificationType()), categories: nil)
    }
  }
}
