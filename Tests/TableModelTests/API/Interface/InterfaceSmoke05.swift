import Foundation
import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke05 {
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
        container: UIView(), center: CGPoint(x: 0, y: 0),
        transform: CGAffineTransform(rotationAngle: 1))
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
      _ = made.capInsets
      _ = made.hash
      _ = UIImage()
      _ = made.isSymbolImage
      _ = made.pngData()
      _ = UIImage.readableTypeIdentifiersForItemProvider
      _ = made.renderingMode
      _ = made.scale
      _ = made.size
      _ = UIImage.writableTypeIdentifiersForItemProvider
      made.draw(in: .smoke)
      _ = UIImage(contentsOfFile: "a")
      _ = UIImage(data: Data())
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

  @Test func `UIImagePickerController.SourceType can be used`() {
    _ = UIKitException.caught {
      _ = UIImagePickerController.SourceType(rawValue: 0)
    }
  }

  @Test func `UIImageView can be used`() {
    _ = UIKitException.caught {
      let made = UIImageView(frame: .smoke)
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

  @Test func `UIInterfaceOrientation can be used`() {
    _ = UIKitException.caught {
      let made = UIInterfaceOrientation.landscapeLeft
      _ = made.isLandscape
      _ = made.isPortrait
      _ = UIInterfaceOrientation(rawValue: 0)
    }
  }
}
