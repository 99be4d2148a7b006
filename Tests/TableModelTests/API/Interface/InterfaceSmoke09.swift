import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke09 {
  @Test func `UIFont can be used`() {
    _ = UIKitException.caught {
      let made = UIFont(descriptor: UIFontDescriptor(fontAttributes: [:]), size: 1)
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
      _ = UIFont(descriptor: UIFontDescriptor(fontAttributes: [:]), size: 1)
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
      let made = UIFontDescriptor(fontAttributes: [:])
      _ = made.fontAttributes
      _ = made.pointSize
      _ = made.postscriptName
      _ = made.symbolicTraits
      _ = made.addingAttributes([:])
      _ = UIFontDescriptor(fontAttributes: [:])
      _ = UIFontDescriptor.preferredFontDescriptor(withTextStyle: UIFont.TextStyle(rawValue: "a"))
      _ = made.withDesign(UIFontDescriptor.SystemDesign(rawValue: "a"))
      _ = made.withFamily("a")
      _ = made.withSize(1)
      _ = made.withSymbolicTraits((UIFontDescriptor.SymbolicTraits()))
      _ = UIFontDescriptor(name: "a", size: 1)
      _ = UIFontDescriptor.preferredFontDescriptor(
        withTextStyle: UIFont.TextStyle(rawValue: "a"), compatibleWith: nil)
    }
  }

  @Test func `UIFontDescriptor.AttributeName can be used`() {
    _ = UIKitException.caught {
      var made = UIFontDescriptor.AttributeName(rawValue: "a")
      _ = UIFontDescriptor.AttributeName.face
      _ = UIFontDescriptor.AttributeName.family
      _ = UIFontDescriptor.AttributeName.featureSettings
      _ = UIFontDescriptor.AttributeName.name
      made.rawValue = same(made.rawValue)
      _ = UIFontDescriptor.AttributeName.size
      _ = UIFontDescriptor.AttributeName.textStyle
      _ = UIFontDescriptor.AttributeName.traits
      _ = UIFontDescriptor.AttributeName(rawValue: "a")
    }
  }

  @Test func `UIFontDescriptor.FeatureKey can be used`() {
    _ = UIKitException.caught {
      var made = UIFontDescriptor.FeatureKey(rawValue: "a")
      _ = UIFontDescriptor.FeatureKey.featureIdentifier
      made.rawValue = same(made.rawValue)
      _ = UIFontDescriptor.FeatureKey.selector
      _ = UIFontDescriptor.FeatureKey.type
      _ = UIFontDescriptor.FeatureKey.typeIdentifier
      _ = UIFontDescriptor.FeatureKey(rawValue: "a")
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

  @Test func `UIFontDescriptor.SystemDesign can be used`() {
    _ = UIKitException.caught {
      var made = UIFontDescriptor.SystemDesign(rawValue: "a")
      _ = UIFontDescriptor.SystemDesign.`default`
      _ = UIFontDescriptor.SystemDesign.monospaced
      made.rawValue = same(made.rawValue)
      _ = UIFontDescriptor.SystemDesign.rounded
      _ = UIFontDescriptor.SystemDesign.serif
      _ = UIFontDescriptor.SystemDesign(rawValue: "a")
    }
  }

  @Test func `UIFontDescriptor.TraitKey can be used`() {
    _ = UIKitException.caught {
      var made = UIFontDescriptor.TraitKey(rawValue: "a")
      made.rawValue = same(made.rawValue)
      _ = UIFontDescriptor.TraitKey.slant
      _ = UIFontDescriptor.TraitKey.symbolic
      _ = UIFontDescriptor.TraitKey.weight
      _ = UIFontDescriptor.TraitKey.width
      _ = UIFontDescriptor.TraitKey(rawValue: "a")
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

  @Test func `UIForceTouchCapability can be used`() {
    _ = UIKitException.caught {
      _ = UIForceTouchCapability(rawValue: 0)
    }
  }

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
      _ = made.alignmentRectInsets
      _ = made.baselineOffsetFromBottom
      _ = made.capInsets
      _ = made.cgImage
      _ = UIImage.checkmark
      _ = made.configuration
      _ = made.duration
      _ = made.flipsForRightToLeftLayoutDirection
      _ = made.hasBaseline
      _ = made.hash
      _ = made.imageFlippedForRightToLeftLayoutDirection()
      _ = made.imageOrientation
      _ = made.imageWithoutBaseline()
      _ = made.images
      _ = UIImage()
      _ = made.isSymbolImage
      _ = made.pngData()
      _ = made.preparingForDisplay()
      _ = UIImage.readableTypeIdentifiersForItemProvider
      _ = UIImage.remove
      _ = made.renderingMode
      _ = made.resizingMode
      _ = made.scale
      _ = made.size
      _ = UIImage.strokedCheckmark
      _ = made.symbolConfiguration
      _ = made.traitCollection
      _ = made.withHorizontallyFlippedOrientation()
      _ = UIImage.writableTypeIdentifiersForItemProvider
      _ = made.applyingSymbolConfiguration(UIImage.SymbolConfiguration(font: .smoke))
      made.draw(at: CGPoint(x: 0, y: 0))
      made.draw(in: .smoke)
      made.drawAsPattern(in: .smoke)
      _ = UIImage(contentsOfFile: "a")
      _ = UIImage(data: Data())
      _ = UIImage(imageLiteralResourceName: "a")
      _ = UIImage(named: "a")
      _ = UIImage(systemName: "a")
      _ = made.isEqual(nil)
      _ = made.jpegData(compressionQuality: 1)
      made.prepareForDisplay(completionHandler: { _ in })
      _ = made.preparingThumbnail(of: CGSize(width: 4, height: 4))
      _ = made.resizableImage(withCapInsets: UIEdgeInsets())
      _ = made.withAlignmentRectInsets(UIEdgeInsets())
      _ = made.withBaselineOffset(fromBottom: 1)
      _ = made.withConfiguration(UIImage.Configuration())
      _ = made.withRenderingMode(UIImage.RenderingMode.alwaysOriginal)
      _ = made.withTintColor(.red)
      _ = UIImage.animatedImage(with: [], duration: 1)
      _ = UIImage(data: Data(), scale: 1)
      _ = UIImage(systemName: "a", withConfiguration: nil)
      _ = made.loadData(withTypeIdentifier: "a", forItemProviderCompletionHandler: { _, _ in })
      _ = try? UIImage.object(withItemProviderData: Data(), typeIdentifier: "a")
      made.prepareThumbnail(of: CGSize(width: 4, height: 4), completionHandler: { _ in })
      _ = made.resizableImage(
        withCapInsets: UIEdgeInsets(), resizingMode: UIImage.ResizingMode.stretch)
      _ = made.stretchableImage(withLeftCapWidth: 0, topCapHeight: 0)
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

  @Test func `UIImage.ResizingMode can be used`() {
    _ = UIKitException.caught {
      _ = UIImage.ResizingMode(rawValue: 0)
    }
  }

  @Test func `UIImage.SymbolConfiguration can be used`() {
    _ = UIKitException.caught {
      let made = UIImage.SymbolConfiguration(font: .smoke)
      _ = UIImage.SymbolConfiguration.preferringMonochrome()
      _ = UIImage.SymbolConfiguration.preferringMulticolor()
      _ = UIImage.SymbolConfiguration.unspecified
      _ = made.applying(UIImage.SymbolConfiguration(font: .smoke))
      _ = UIImage.SymbolConfiguration(font: .smoke)
      _ = UIImage.SymbolConfiguration(hierarchicalColor: .red)
      _ = UIImage.SymbolConfiguration(paletteColors: [])
      _ = UIImage.SymbolConfiguration(pointSize: 1)
      _ = UIImage.SymbolConfiguration(scale: UIImage.SymbolScale.default)
      _ = UIImage.SymbolConfiguration(textStyle: UIFont.TextStyle(rawValue: "a"))
      _ = UIImage.SymbolConfiguration(weight: UIImage.SymbolWeight.black)
      _ = UIImage.SymbolConfiguration(font: .smoke, scale: UIImage.SymbolScale.default)
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
      let made = UIImage.SymbolWeight.black
      _ = made.fontWeight()
      _ = UIImage.SymbolWeight(rawValue: 0)
    }
  }

  @Test func `UIImagePickerController can be used`() {
    _ = UIKitException.caught {
      let made = UIImagePickerController(rootViewController: UIViewController())
      made.allowsEditing = same(made.allowsEditing)
      made.cameraCaptureMode = same(made.cameraCaptureMode)
      made.cameraDevice = same(made.cameraDevice)
      made.cameraFlashMode = same(made.cameraFlashMode)
      made.cameraOverlayView = same(made.cameraOverlayView)
      made.cameraViewTransform = same(made.cameraViewTransform)
      made.imageExportPreset = same(made.imageExportPreset)
      made.mediaTypes = same(made.mediaTypes)
      made.showsCameraControls = same(made.showsCameraControls)
      made.sourceType = same(made.sourceType)
      _ = made.startVideoCapture()
      made.stopVideoCapture()
      made.takePicture()
      made.videoMaximumDuration = same(made.videoMaximumDuration)
      made.videoQuality = same(made.videoQuality)
      _ = UIImagePickerController.availableCaptureModes(
        for: UIImagePickerController.CameraDevice.front)
      _ = UIImagePickerController.availableMediaTypes(
        for: UIImagePickerController.SourceType.camera)
      _ = UIImagePickerController.isCameraDeviceAvailable(
        UIImagePickerController.CameraDevice.front)
      _ = UIImagePickerController.isFlashAvailable(for: UIImagePickerController.CameraDevice.front)
      _ = UIImagePickerController.isSourceTypeAvailable(UIImagePickerController.SourceType.camera)
    }
  }

  @Test func `UIImagePickerController.CameraCaptureMode can be used`() {
    _ = UIKitException.caught {
      _ = UIImagePickerController.CameraCaptureMode(rawValue: 0)
    }
  }

  @Test func `UIImagePickerController.CameraDevice can be used`() {
    _ = UIKitException.caught {
      _ = UIImagePickerController.CameraDevice(rawValue: 0)
    }
  }

  @Test func `UIImagePickerController.CameraFlashMode can be used`() {
    _ = UIKitException.caught {
      _ = UIImagePickerController.CameraFlashMode(rawValue: 0)
    }
  }

  @Test func `UIImagePickerController.ImageURLExportPreset can be used`() {
    _ = UIKitException.caught {
      _ = UIImagePickerController.ImageURLExportPreset(rawValue: 0)
    }
  }
}
