import Foundation
import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke05 {
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
      _ = made.intrinsicContentSize
      made.locale = same(made.locale)
      made.maximumDate = same(made.maximumDate)
      made.minimumDate = same(made.minimumDate)
      made.minuteInterval = same(made.minuteInterval)
      made.preferredDatePickerStyle = same(made.preferredDatePickerStyle)
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
      _ = UIDevice.current
      _ = made.identifierForVendor
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

  @Test func `UIDeviceOrientation can be used`() {
    _ = UIKitException.caught {
      let made = UIDeviceOrientation.faceDown
      _ = made.isLandscape
      _ = made.isPortrait
      _ = UIDeviceOrientation(rawValue: 0)
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

  @Test func `UIEvent.EventSubtype can be used`() {
    _ = UIKitException.caught {
      _ = UIEvent.EventSubtype(rawValue: 0)
    }
  }

  @Test func `UIFocusAnimationCoordinator can be used`() {
    _ = UIKitException.caught {
      let made = UIFocusAnimationCoordinator()
      made.addCoordinatedAnimations(nil, completion: nil)
    }
  }

  @Test func `UIFont can be used`() {
    _ = UIKitException.caught {
      let made = UIFont(descriptor: UIFontDescriptor(name: "a", size: 1), size: 1)
      _ = made.ascender
      _ = UIFont.buttonFontSize
      _ = made.capHeight
      _ = made.descender
      _ = made.familyName
      _ = made.fontDescriptor
      _ = made.fontName
      _ = made.hash
      _ = UIFont.labelFontSize
      _ = made.leading
      _ = made.lineHeight
      _ = made.pointSize
      _ = UIFont.smallSystemFontSize
      _ = UIFont.systemFontSize
      _ = made.xHeight
      _ = UIFont.boldSystemFont(ofSize: 1)
      _ = made.isEqual(nil)
      _ = UIFont.italicSystemFont(ofSize: 1)
      _ = UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: "a"))
      _ = UIFont.systemFont(ofSize: 1)
      _ = made.withSize(1)
      _ = UIFont(descriptor: UIFontDescriptor(name: "a", size: 1), size: 1)
      _ = UIFont(name: "a", size: 1)
      _ = UIFont.monospacedDigitSystemFont(ofSize: 1, weight: UIFont.Weight(1))
      _ = UIFont.monospacedSystemFont(ofSize: 1, weight: UIFont.Weight(1))
      _ = UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: "a"), compatibleWith: nil)
      _ = UIFont.systemFont(ofSize: 1, weight: UIFont.Weight(1))
    }
  }

  @Test func `UIFont.TextStyle can be used`() {
    _ = UIKitException.caught {
      var made = UIFont.TextStyle(rawValue: "a")
      _ = UIFont.TextStyle.body
      _ = UIFont.TextStyle.callout
      _ = UIFont.TextStyle.caption1
      _ = UIFont.TextStyle.caption2
      _ = UIFont.TextStyle.extraLargeTitle
      _ = UIFont.TextStyle.extraLargeTitle2
      _ = UIFont.TextStyle.footnote
      _ = UIFont.TextStyle.headline
      _ = UIFont.TextStyle.largeTitle
      made.rawValue = same(made.rawValue)
      _ = UIFont.TextStyle.subheadline
      _ = UIFont.TextStyle.title1
      _ = UIFont.TextStyle.title2
      _ = UIFont.TextStyle.title3
      _ = UIFont.TextStyle(rawValue: "a")
    }
  }

  @Test func `UIFont.Weight can be used`() {
    _ = UIKitException.caught {
      var made = UIFont.Weight(1)
      _ = UIFont.Weight.black
      _ = UIFont.Weight.bold
      _ = UIFont.Weight.heavy
      _ = UIFont.Weight.light
      _ = UIFont.Weight.medium
      made.rawValue = same(made.rawValue)
      _ = UIFont.Weight.regular
      _ = UIFont.Weight.semibold
      _ = UIFont.Weight.thin
      _ = UIFont.Weight.ultraLight
      _ = UIFont.Weight(1)
      _ = UIFont.Weight(rawValue: 1)
    }
  }

  @Test func `UIFontDescriptor can be used`() {
    _ = UIKitException.caught {
      let made = UIFontDescriptor(name: "a", size: 1)
      _ = made.pointSize
      _ = made.postscriptName
      _ = made.symbolicTraits
      _ = UIFontDescriptor.preferredFontDescriptor(withTextStyle: UIFont.TextStyle(rawValue: "a"))
      _ = made.withSize(1)
      _ = made.withSymbolicTraits((UIFontDescriptor.SymbolicTraits()))
      _ = UIFontDescriptor(name: "a", size: 1)
    }
  }

  @Test func `UIFontDescriptor.SymbolicTraits can be used`() {
    _ = UIKitException.caught {
      let made = (UIFontDescriptor.SymbolicTraits())
      _ = made.rawValue
      _ = UIFontDescriptor.SymbolicTraits.traitBold
      _ = UIFontDescriptor.SymbolicTraits.traitCondensed
      _ = UIFontDescriptor.SymbolicTraits.traitItalic
      _ = UIFontDescriptor.SymbolicTraits.traitMonoSpace
      _ = UIFontDescriptor.SymbolicTraits(rawValue: 0)
    }
  }

  @Test func `UIFontMetrics can be used`() {
    _ = UIKitException.caught {
      let made = UIFontMetrics(forTextStyle: UIFont.TextStyle(rawValue: "a"))
      _ = UIFontMetrics.`default`
      _ = UIFontMetrics(forTextStyle: UIFont.TextStyle(rawValue: "a"))
      _ = made.scaledFont(for: .smoke)
      _ = made.scaledValue(for: 1)
      _ = made.scaledFont(for: .smoke, compatibleWith: nil)
      _ = made.scaledFont(for: .smoke, maximumPointSize: 1)
      _ = made.scaledValue(for: 1, compatibleWith: nil)
      _ = made.scaledFont(for: .smoke, maximumPointSize: 1, compatibleWith: nil)
    }
  }

  @Test func `UIGestureRecognizer can be used`() {
    _ = UIKitException.caught {
      let made = UIGestureRecognizer()
      made.cancelsTouchesInView = same(made.cancelsTouchesInView)
      made.delaysTouchesBegan = same(made.delaysTouchesBegan)
      made.delaysTouchesEnded = same(made.delaysTouchesEnded)
      made.delegate = same(made.delegate)
      _ = UIGestureRecognizer()
      made.isEnabled = same(made.isEnabled)
      made.name = same(made.name)
      _ = made.numberOfTouches
      made.state = same(made.state)
      _ = made.view
      _ = made.location(in: nil)
      made.require(toFail: UIGestureRecognizer())
      made.addTarget(0, action: "a")
      _ = UIGestureRecognizer(target: nil, action: nil)
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
      let made = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
      _ = made.format
      _ = made.image(actions: { _ in })
      _ = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
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

  @Test func `UIImage can be used`() {
    _ = UIKitException.caught {
      let made = UIImage()
      _ = UIImage.actions
      _ = UIImage.add
      _ = made.capInsets
      _ = UIImage.checkmark
      _ = made.hash
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
}
