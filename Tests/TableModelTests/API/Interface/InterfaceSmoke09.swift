import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke09 {
  @Test func `UIGestureRecognizer can be used`() {
    _ = UIKitException.caught {
      let made = UIGestureRecognizer()
      made.allowedTouchTypes = same(made.allowedTouchTypes)
      made.cancelsTouchesInView = same(made.cancelsTouchesInView)
      made.delaysTouchesBegan = same(made.delaysTouchesBegan)
      made.delaysTouchesEnded = same(made.delaysTouchesEnded)
      made.delegate = same(made.delegate)
      _ = UIGestureRecognizer()
      made.isEnabled = same(made.isEnabled)
      made.name = same(made.name)
      _ = made.numberOfTouches
      made.requiresExclusiveTouchType = same(made.requiresExclusiveTouchType)
      made.reset()
      made.state = same(made.state)
      _ = made.view
      _ = made.canBePrevented(by: UIGestureRecognizer())
      _ = made.canPrevent(UIGestureRecognizer())
      _ = UIGestureRecognizer(coder: NSCoder())
      _ = made.location(in: nil)
      made.require(toFail: UIGestureRecognizer())
      _ = made.shouldBeRequiredToFail(by: UIGestureRecognizer())
      _ = made.shouldRequireFailure(of: UIGestureRecognizer())
      made.addTarget(0, action: "a")
      _ = UIGestureRecognizer(target: nil, action: nil)
      _ = made.location(ofTouch: 0, in: nil)
      made.removeTarget(nil, action: nil)
    }
  }

  @Test func `UIGestureRecognizer.State can be used`() {
    _ = UIKitException.caught {
      _ = UIGestureRecognizer.State.recognized
      _ = UIGestureRecognizer.State(rawValue: 0)
    }
  }

  @Test func `UIGraphicsImageRenderer can be used`() {
    _ = UIKitException.caught {
      let made = UIGraphicsImageRenderer(bounds: .smoke)
      _ = made.format
      _ = made.image(actions: { _ in })
      _ = UIGraphicsImageRenderer(bounds: .smoke)
      _ = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
      _ = UIGraphicsImageRenderer(bounds: .smoke, format: UIGraphicsImageRendererFormat())
      _ = UIGraphicsImageRenderer(
        size: CGSize(width: 4, height: 4), format: UIGraphicsImageRendererFormat())
    }
  }

  @Test func `UIGraphicsImageRendererFormat can be used`() {
    _ = UIKitException.caught {
      let made = UIGraphicsImageRendererFormat()
      _ = UIGraphicsImageRendererFormat.`default`()
      _ = UIGraphicsImageRendererFormat()
      made.opaque = same(made.opaque)
      _ = UIGraphicsImageRendererFormat.preferred()
      made.scale = same(made.scale)
    }
  }

  @Test func `UIGravityBehavior can be used`() {
    _ = UIKitException.caught {
      let made = UIGravityBehavior(items: [])
      made.angle = same(made.angle)
      made.gravityDirection = same(made.gravityDirection)
      made.magnitude = same(made.magnitude)
    }
  }

  @Test func `UIGroupBehavior can be used`() {
    _ = UIKitException.caught {
      let made = UIGroupBehavior(items: [])
      _ = made.items
      _ = UIGroupBehavior(items: [])
    }
  }

  @Test func `UIImage can be used`() {
    _ = UIKitException.caught {
      let made = UIImage()
      _ = UIImage.actions
      _ = UIImage.add
      _ = made.capInsets
      _ = made.cgImage
      _ = UIImage.checkmark
      _ = made.hash
      _ = made.imageOrientation
      _ = UIImage()
      _ = made.isSymbolImage
      _ = made.pngData()
      _ = UIImage.readableTypeIdentifiersForItemProvider
      _ = UIImage.remove
      _ = made.renderingMode
      _ = made.scale
      _ = made.size
      _ = UIImage.strokedCheckmark
      _ = UIImage.writableTypeIdentifiersForItemProvider
      made.draw(in: .smoke)
      _ = UIImage(contentsOfFile: "a")
      _ = UIImage(data: Data())
      _ = UIImage(imageLiteralResourceName: "a")
      _ = UIImage(named: "a")
      _ = UIImage(systemName: "a")
      _ = made.isEqual(nil)
      _ = made.jpegData(compressionQuality: 1)
      _ = made.resizableImage(withCapInsets: UIEdgeInsets())
      _ = made.withConfiguration(UIImage.Configuration())
      _ = made.withRenderingMode(UIImage.RenderingMode.alwaysOriginal)
      _ = made.withTintColor(.red)
      _ = UIImage(data: Data(), scale: 1)
      _ = UIImage(systemName: "a", withConfiguration: nil)
      _ = made.loadData(withTypeIdentifier: "a", forItemProviderCompletionHandler: { _, _ in })
      _ = try? UIImage.object(withItemProviderData: Data(), typeIdentifier: "a")
      _ = made.withTintColor(.red, renderingMode: UIImage.RenderingMode.alwaysOriginal)
      _ = UIImage(named: "a", in: nil, compatibleWith: nil)
      _ = UIImage(named: "a", in: nil, with: nil)
    }
  }

  @Test func `UIImage.Orientation can be used`() {
    _ = UIKitException.caught {
      _ = UIImage.Orientation(rawValue: 0)
    }
  }

  @Test func `UIImage.RenderingMode can be used`() {
    _ = UIKitException.caught {
      _ = UIImage.RenderingMode(rawValue: 0)
    }
  }

  @Test func `UIImage.SymbolConfiguration can be used`() {
    _ = UIKitException.caught {
      _ = UIImage.SymbolConfiguration(font: .smoke)
      _ = UIImage.SymbolConfiguration(pointSize: 1)
      _ = UIImage.SymbolConfiguration(scale: UIImage.SymbolScale.default)
      _ = UIImage.SymbolConfiguration(textStyle: UIFont.TextStyle(rawValue: "a"))
      _ = UIImage.SymbolConfiguration(weight: UIImage.SymbolWeight.black)
      _ = UIImage.SymbolConfiguration(pointSize: 1, weight: UIImage.SymbolWeight.black)
      _ = UIImage.SymbolConfiguration(
        textStyle: UIFont.TextStyle(rawValue: "a"), scale: UIImage.SymbolScale.default)
      _ = UIImage.SymbolConfiguration(
        pointSize: 1, weight: UIImage.SymbolWeight.black, scale: UIImage.SymbolScale.default)
    }
  }

  @Test func `UIImage.SymbolScale can be used`() {
    _ = UIKitException.caught {
      _ = UIImage.SymbolScale(rawValue: 0)
    }
  }

  @Test func `UIImage.SymbolWeight can be used`() {
    _ = UIKitException.caught {
      _ = UIImage.SymbolWeight(rawValue: 0)
    }
  }

  @Test func `UIImagePickerController can be used`() {
    _ = UIKitException.caught {
      let made = UIImagePickerController(rootViewController: UIViewController())
      made.allowsEditing = same(made.allowsEditing)
      made.mediaTypes = same(made.mediaTypes)
      made.sourceType = same(made.sourceType)
      made.videoMaximumDuration = same(made.videoMaximumDuration)
      made.videoQuality = same(made.videoQuality)
      _ = UIImagePickerController.isSourceTypeAvailable(UIImagePickerController.SourceType.camera)
    }
  }

  @Test func `UIImagePickerController.InfoKey can be used`() {
    _ = UIKitException.caught {
      var made = UIImagePickerController.InfoKey(rawValue: "a")
      _ = UIImagePickerController.InfoKey.editedImage
      _ = UIImagePickerController.InfoKey.imageURL
      _ = UIImagePickerController.InfoKey.mediaURL
      _ = UIImagePickerController.InfoKey.originalImage
      made.rawValue = same(made.rawValue)
      _ = UIImagePickerController.InfoKey(rawValue: "a")
    }
  }

  @Test func `UIImagePickerController.QualityType can be used`() {
    _ = UIKitException.caught {
      _ = UIImagePickerController.QualityType(rawValue: 0)
    }
  }

  @Test func `UIImagePickerController.SourceType can be used`() {
    _ = UIKitException.caught {
      _ = UIImagePickerController.SourceType(rawValue: 0)
    }
  }

  @Test func `UIImageView can be used`() {
    _ = UIKitException.caught {
      let made = UIImageView(frame: .smoke)
      made.adjustsImageSizeForAccessibilityContentSizeCategory = same(
        made.adjustsImageSizeForAccessibilityContentSizeCategory)
      made.animationDuration = same(made.animationDuration)
      made.animationImages = same(made.animationImages)
      made.animationRepeatCount = same(made.animationRepeatCount)
      made.highlightedImage = same(made.highlightedImage)
      made.image = same(made.image)
      _ = made.intrinsicContentSize
      _ = made.isAnimating
      made.isHighlighted = same(made.isHighlighted)
      made.preferredSymbolConfiguration = same(made.preferredSymbolConfiguration)
      made.startAnimating()
      made.stopAnimating()
      _ = UIImageView(coder: NSCoder())
      _ = UIImageView(frame: .smoke)
      _ = UIImageView(image: nil)
      _ = made.sizeThatFits(CGSize(width: 4, height: 4))
      _ = UIImageView(image: nil, highlightedImage: nil)
    }
  }

  @Test func `UIImpactFeedbackGenerator can be used`() {
    _ = UIKitException.caught {
      let made = UIImpactFeedbackGenerator()
      made.impactOccurred()
      _ = UIImpactFeedbackGenerator()
      made.prepare()
      _ = UIImpactFeedbackGenerator(style: UIImpactFeedbackGenerator.FeedbackStyle.heavy)
    }
  }

  @Test func `UIImpactFeedbackGenerator.FeedbackStyle can be used`() {
    _ = UIKitException.caught {
      _ = UIImpactFeedbackGenerator.FeedbackStyle(rawValue: 0)
    }
  }

  @Test func `UIInputView can be used`() {
    _ = UIKitException.caught {
      let made = UIInputView(frame: .smoke, inputViewStyle: UIInputView.Style.default)
      made.allowsSelfSizing = same(made.allowsSelfSizing)
      _ = made.inputViewStyle
      _ = UIInputView(coder: NSCoder())
      _ = UIInputView(frame: .smoke, inputViewStyle: UIInputView.Style.default)
    }
  }

  @Test func `UIInputView.Style can be used`() {
    _ = UIKitException.caught {
      _ = UIInputView.Style(rawValue: 0)
    }
  }

  @Test func `UIInputViewController can be used`() {
    _ = UIKitException.caught {
      let made = UIInputViewController()
      made.advanceToNextInputMode()
      made.dismissKeyboard()
      made.primaryLanguage = same(made.primaryLanguage)
    }
  }

  @Test func `UIInterfaceOrientation can be used`() {
    _ = UIKitException.caught {
      let made = UIInterfaceOrientation.landscapeLeft
      _ = made.isLandscape
      _ = made.isPortrait
      _ = UIInterfaceOrientation(rawValue: 0)
    }
  }

  @Test func `UIInterfaceOrientationMask can be used`() {
    _ = UIKitException.caught {
      let made = (UIInterfaceOrientationMask())
      _ = UIInterfaceOrientationMask.all
      _ = UIInterfaceOrientationMask.allButUpsideDown
      _ = UIInterfaceOrientationMask.landscape
      _ = UIInterfaceOrientationMask.landscapeLeft
      _ = UIInterfaceOrientationMask.landscapeRight
      _ = UIInterfaceOrientationMask.portrait
      _ = UIInterfaceOrientationMask.portraitUpsideDown
      _ = made.rawValue
      _ = UIInterfaceOrientationMask(rawValue: 0)
    }
  }

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
        title: "a", image: nil, action: "a", input: "a", modifierFlags: (UIKeyModifierFlags()),
        propertyList: nil, discoverabilityTitle: nil, attributes: (UIMenuElement.Attributes()),
        state: UIMenuElement.State.mixed)
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
}
