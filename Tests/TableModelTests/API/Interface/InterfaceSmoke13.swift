import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke13 {
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

  @Test func `UIGlassContainerEffect can be used`() {
    _ = UIKitException.caught {
      let made = UIGlassContainerEffect()
      _ = UIGlassContainerEffect()
      made.spacing = same(made.spacing)
    }
  }

  @Test func `UIGlassEffect can be used`() {
    _ = UIKitException.caught {
      let made = UIGlassEffect()
      _ = UIGlassEffect()
      made.isInteractive = same(made.isInteractive)
      made.tintColor = same(made.tintColor)
      _ = UIGlassEffect(style: UIGlassEffect.Style.clear)
    }
  }

  @Test func `UIGlassEffect.Style can be used`() {
    _ = UIKitException.caught {
      _ = UIGlassEffect.Style(rawValue: 0)
    }
  }

  @Test func `UIGraphicsImageRenderer can be used`() {
    _ = UIKitException.caught {
      let made = UIGraphicsImageRenderer(bounds: .smoke)
      _ = made.format
      _ = made.image(actions: { _ in })
      _ = UIGraphicsImageRenderer(bounds: .smoke)
      _ = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
      _ = made.pngData(actions: { _ in })
      _ = UIGraphicsImageRenderer(bounds: .smoke, format: UIGraphicsImageRendererFormat())
      _ = UIGraphicsImageRenderer(
        size: CGSize(width: 4, height: 4), format: UIGraphicsImageRendererFormat())
      _ = made.jpegData(withCompressionQuality: 1, actions: { _ in })
    }
  }

  @Test func `UIGraphicsImageRendererFormat can be used`() {
    _ = UIKitException.caught {
      let made = UIGraphicsImageRendererFormat()
      _ = made.bounds
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
      made.accessibilityHint = same(made.accessibilityHint)
      made.accessibilityIdentifier = same(made.accessibilityIdentifier)
      made.accessibilityLabel = same(made.accessibilityLabel)
      made.accessibilityTraits = same(made.accessibilityTraits)
      made.accessibilityValue = same(made.accessibilityValue)
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
      made.isAccessibilityElement = same(made.isAccessibilityElement)
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
      made.draw(at: CGPoint(x: 0, y: 0), blendMode: CGBlendMode.clear, alpha: 1)
      made.draw(in: .smoke, blendMode: CGBlendMode.clear, alpha: 1)
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
      made.videoExportPreset = same(made.videoExportPreset)
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

  @Test func `UIImagePickerController.InfoKey can be used`() {
    _ = UIKitException.caught {
      var made = UIImagePickerController.InfoKey(rawValue: "a")
      _ = UIImagePickerController.InfoKey.cropRect
      _ = UIImagePickerController.InfoKey.editedImage
      _ = UIImagePickerController.InfoKey.imageURL
      _ = UIImagePickerController.InfoKey.livePhoto
      _ = UIImagePickerController.InfoKey.mediaMetadata
      _ = UIImagePickerController.InfoKey.mediaType
      _ = UIImagePickerController.InfoKey.mediaURL
      _ = UIImagePickerController.InfoKey.originalImage
      _ = UIImagePickerController.InfoKey.phAsset
      made.rawValue = same(made.rawValue)
      _ = UIImagePickerController.InfoKey.referenceURL
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
      made.impactOccurred(intensity: 1)
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

  @Test func `UIInterpolatingMotionEffect can be used`() {
    _ = UIKitException.caught {
      let made = UIInterpolatingMotionEffect(
        keyPath: "a", type: UIInterpolatingMotionEffect.EffectType.tiltAlongHorizontalAxis)
      _ = made.keyPath
      made.maximumRelativeValue = same(made.maximumRelativeValue)
      made.minimumRelativeValue = same(made.minimumRelativeValue)
      _ = made.type
      _ = UIInterpolatingMotionEffect(
        keyPath: "a", type: UIInterpolatingMotionEffect.EffectType.tiltAlongHorizontalAxis)
    }
  }

  @Test func `UIInterpolatingMotionEffect.EffectType can be used`() {
    _ = UIKitException.caught {
      _ = UIInterpolatingMotionEffect.EffectType(rawValue: 0)
    }
  }
}
