import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke05 {
  @Test func `UIBackgroundConfiguration can be used`() {
    _ = UIKitException.caught {
      var made = UIBackgroundConfiguration.clear()
      made.backgroundColor = same(made.backgroundColor)
      made.backgroundColorTransformer = same(made.backgroundColorTransformer)
      made.backgroundInsets = same(made.backgroundInsets)
      _ = UIBackgroundConfiguration.clear()
      made.cornerRadius = same(made.cornerRadius)
      made.customView = same(made.customView)
      made.image = same(made.image)
      _ = UIBackgroundConfiguration.listCell()
      _ = UIBackgroundConfiguration.listGroupedCell()
      _ = UIBackgroundConfiguration.listGroupedHeaderFooter()
      _ = UIBackgroundConfiguration.listPlainCell()
      _ = UIBackgroundConfiguration.listPlainHeaderFooter()
      _ = UIBackgroundConfiguration.listSidebarCell()
      made.strokeColor = same(made.strokeColor)
      made.strokeOutset = same(made.strokeOutset)
      made.strokeWidth = same(made.strokeWidth)
      _ = made.resolvedBackgroundColor(for: .red)
    }
  }

  @Test func `UIBackgroundFetchResult can be used`() {
    _ = UIKitException.caught {
      _ = UIBackgroundFetchResult(rawValue: 0)
    }
  }

  @Test func `UIBackgroundRefreshStatus can be used`() {
    _ = UIKitException.caught {
      _ = UIBackgroundRefreshStatus(rawValue: 0)
    }
  }

  @Test func `UIBackgroundTaskIdentifier can be used`() {
    _ = UIKitException.caught {
      var made = UIBackgroundTaskIdentifier(rawValue: 0)
      _ = UIBackgroundTaskIdentifier.invalid
      made.rawValue = same(made.rawValue)
      _ = UIBackgroundTaskIdentifier(rawValue: 0)
    }
  }

  @Test func `UIBarAppearance can be used`() {
    _ = UIKitException.caught {
      let made = UIBarAppearance()
      made.backgroundColor = same(made.backgroundColor)
      made.backgroundEffect = same(made.backgroundEffect)
      made.backgroundImage = same(made.backgroundImage)
      made.backgroundImageContentMode = same(made.backgroundImageContentMode)
      made.configureWithDefaultBackground()
      made.configureWithOpaqueBackground()
      made.configureWithTransparentBackground()
      _ = UIBarAppearance()
      made.shadowColor = same(made.shadowColor)
      made.shadowImage = same(made.shadowImage)
      _ = UIBarAppearance(barAppearance: UIBarAppearance())
    }
  }

  @Test func `UIBarButtonItem can be used`() {
    _ = UIKitException.caught {
      let made = UIBarButtonItem()
      made.action = same(made.action)
      made.customView = same(made.customView)
      _ = UIBarButtonItem.flexibleSpace()
      _ = UIBarButtonItem()
      made.isHidden = same(made.isHidden)
      made.isSelected = same(made.isSelected)
      made.menu = same(made.menu)
      made.possibleTitles = same(made.possibleTitles)
      made.primaryAction = same(made.primaryAction)
      made.style = same(made.style)
      _ = made.systemItem
      made.target = same(made.target)
      made.tintColor = same(made.tintColor)
      made.width = same(made.width)
      _ = UIBarButtonItem.fixedSpace(1)
      _ = UIBarButtonItem(coder: NSCoder())
      _ = UIBarButtonItem(customView: UIView())
      _ = UIBarButtonItem(
        barButtonSystemItem: UIBarButtonItem.SystemItem.action, target: nil, action: nil)
      _ = UIBarButtonItem(
        systemItem: UIBarButtonItem.SystemItem.action, primaryAction: nil, menu: nil)
      _ = UIBarButtonItem(image: nil, style: UIBarButtonItem.Style.done, target: nil, action: nil)
      _ = UIBarButtonItem(title: nil, image: nil, primaryAction: nil, menu: nil)
      _ = UIBarButtonItem(title: nil, style: UIBarButtonItem.Style.done, target: nil, action: nil)
      _ = UIBarButtonItem(
        image: nil, landscapeImagePhone: nil, style: UIBarButtonItem.Style.done, target: nil,
        action: nil)
    }
  }

  @Test func `UIBarButtonItem.Style can be used`() {
    _ = UIKitException.caught {
      _ = UIBarButtonItem.Style(rawValue: 0)
    }
  }

  @Test func `UIBarButtonItem.SystemItem can be used`() {
    _ = UIKitException.caught {
      _ = UIBarButtonItem.SystemItem(rawValue: 0)
    }
  }

  @Test func `UIBarButtonItemAppearance can be used`() {
    _ = UIKitException.caught {
      let made = UIBarButtonItemAppearance()
      _ = made.disabled
      _ = made.focused
      _ = made.highlighted
      _ = UIBarButtonItemAppearance()
      _ = made.normal
      made.configureWithDefault(for: UIBarButtonItem.Style.done)
      _ = UIBarButtonItemAppearance(style: UIBarButtonItem.Style.done)
    }
  }

  @Test func `UIBarItem can be used`() {
    _ = UIKitException.caught {
      let made = UIBarItem()
      made.accessibilityHint = same(made.accessibilityHint)
      made.accessibilityIdentifier = same(made.accessibilityIdentifier)
      made.accessibilityLabel = same(made.accessibilityLabel)
      made.accessibilityTraits = same(made.accessibilityTraits)
      made.accessibilityValue = same(made.accessibilityValue)
      made.awakeFromNib()
      made.image = same(made.image)
      made.imageInsets = same(made.imageInsets)
      _ = UIBarItem()
      made.isEnabled = same(made.isEnabled)
      made.landscapeImagePhone = same(made.landscapeImagePhone)
      made.tag = same(made.tag)
      made.title = same(made.title)
      _ = UIBarItem(coder: NSCoder())
      _ = made.titleTextAttributes(for: (UIControl.State()))
      made.setTitleTextAttributes(nil, for: (UIControl.State()))
    }
  }

  @Test func `UIBarItemStateAppearance can be used`() {
    _ = UIKitException.caught {
      let made = UIBarItemStateAppearance()
      made.backgroundImage = same(made.backgroundImage)
      made.badgeBackgroundColor = same(made.badgeBackgroundColor)
      made.badgeTextAttributes = same(made.badgeTextAttributes)
      made.iconColor = same(made.iconColor)
      _ = UIBarItemStateAppearance()
      made.titlePositionAdjustment = same(made.titlePositionAdjustment)
      made.titleTextAttributes = same(made.titleTextAttributes)
    }
  }

  @Test func `UIBarMetrics can be used`() {
    _ = UIKitException.caught {
      _ = UIBarMetrics(rawValue: 0)
    }
  }

  @Test func `UIBarPosition can be used`() {
    _ = UIKitException.caught {
      _ = UIBarPosition(rawValue: 0)
    }
  }

  @Test func `UIBarStyle can be used`() {
    _ = UIKitException.caught {
      _ = UIBarStyle(rawValue: 0)
    }
  }

  @Test func `UIBaselineAdjustment can be used`() {
    _ = UIKitException.caught {
      _ = UIBaselineAdjustment(rawValue: 0)
    }
  }

  @Test func `UIBezierPath can be used`() {
    _ = UIKitException.caught {
      let made = UIBezierPath()
      made.addClip()
      _ = made.bounds
      made.cgPath = same(made.cgPath)
      made.close()
      _ = made.currentPoint
      made.fill()
      _ = UIBezierPath()
      _ = made.isEmpty
      made.lineCapStyle = same(made.lineCapStyle)
      made.lineJoinStyle = same(made.lineJoinStyle)
      made.lineWidth = same(made.lineWidth)
      made.removeAllPoints()
      made.stroke()
      made.usesEvenOddFillRule = same(made.usesEvenOddFillRule)
      made.addLine(to: CGPoint(x: 0, y: 0))
      made.append(UIBezierPath())
      _ = made.contains(CGPoint(x: 0, y: 0))
      _ = UIBezierPath(cgPath: CGPath(ellipseIn: .smoke, transform: nil))
      _ = UIBezierPath(ovalIn: .smoke)
      _ = UIBezierPath(rect: .smoke)
      made.move(to: CGPoint(x: 0, y: 0))
      made.addQuadCurve(to: CGPoint(x: 0, y: 0), controlPoint: CGPoint(x: 0, y: 0))
      _ = UIBezierPath(roundedRect: .smoke, cornerRadius: 1)
      made.addCurve(
        to: CGPoint(x: 0, y: 0), controlPoint1: CGPoint(x: 0, y: 0),
        controlPoint2: CGPoint(x: 0, y: 0))
      _ = UIBezierPath(
        roundedRect: .smoke, byRoundingCorners: (UIRectCorner()),
        cornerRadii: CGSize(width: 4, height: 4))
      made.addArc(
        withCenter: CGPoint(x: 0, y: 0), radius: 1, startAngle: 1, endAngle: 1, clockwise: false)
      _ = UIBezierPath(
        arcCenter: CGPoint(x: 0, y: 0), radius: 1, startAngle: 1, endAngle: 1, clockwise: false)
    }
  }

  @Test func `UIBlurEffect can be used`() {
    _ = UIKitException.caught {
      _ = UIBlurEffect(style: UIBlurEffect.Style.dark)
    }
  }

  @Test func `UIBlurEffect.Style can be used`() {
    _ = UIKitException.caught {
      _ = UIBlurEffect.Style(rawValue: 0)
    }
  }

  @Test func `UIButton can be used`() {
    _ = UIKitException.caught {
      let made = UIButton(frame: .smoke)
      made.adjustsImageSizeForAccessibilityContentSizeCategory = same(
        made.adjustsImageSizeForAccessibilityContentSizeCategory)
      made.adjustsImageWhenDisabled = same(made.adjustsImageWhenDisabled)
      made.adjustsImageWhenHighlighted = same(made.adjustsImageWhenHighlighted)
      made.automaticallyUpdatesConfiguration = same(made.automaticallyUpdatesConfiguration)
      made.buttonType = same(made.buttonType)
      made.changesSelectionAsPrimaryAction = same(made.changesSelectionAsPrimaryAction)
      made.configuration = same(made.configuration)
      made.configurationUpdateHandler = same(made.configurationUpdateHandler)
      made.contentEdgeInsets = same(made.contentEdgeInsets)
      _ = made.currentAttributedTitle
      _ = made.currentBackgroundImage
      _ = made.currentImage
      _ = made.currentTitle
      _ = made.currentTitleColor
      made.imageEdgeInsets = same(made.imageEdgeInsets)
      _ = made.imageView
      _ = made.intrinsicContentSize
      made.isPointerInteractionEnabled = same(made.isPointerInteractionEnabled)
      made.layoutSubviews()
      made.menu = same(made.menu)
      made.pointerStyleProvider = same(made.pointerStyleProvider)
      made.reversesTitleShadowWhenHighlighted = same(made.reversesTitleShadowWhenHighlighted)
      made.role = same(made.role)
      made.setNeedsUpdateConfiguration()
      made.showsTouchWhenHighlighted = same(made.showsTouchWhenHighlighted)
      made.titleEdgeInsets = same(made.titleEdgeInsets)
      _ = made.titleLabel
      made.updateConfiguration()
      _ = made.attributedTitle(for: (UIControl.State()))
      _ = made.backgroundImage(for: (UIControl.State()))
      _ = made.image(for: (UIControl.State()))
      _ = UIButton(coder: NSCoder())
      _ = UIButton(frame: .smoke)
      _ = UIButton(type: UIButton.ButtonType.close)
      _ = UIButton.objectiveCInit(type: UIButton.ButtonType.close)
      _ = made.sizeThatFits(CGSize(width: 4, height: 4))
      _ = made.title(for: (UIControl.State()))
      _ = made.titleColor(for: (UIControl.State()))
      _ = UIButton(configuration: UIButton.Configuration.plain(), primaryAction: nil)
      _ = UIButton(frame: .smoke, primaryAction: nil)
      _ = UIButton(type: UIButton.ButtonType.close, primaryAction: nil)
      made.setAttributedTitle(nil, for: (UIControl.State()))
      made.setBackgroundImage(nil, for: (UIControl.State()))
      made.setImage(nil, for: (UIControl.State()))
      made.setPreferredSymbolConfiguration(nil, forImageIn: (UIControl.State()))
      made.setTitle(nil, for: (UIControl.State()))
      made.setTitleColor(nil, for: (UIControl.State()))
    }
  }

  @Test func `UIButton.ButtonType can be used`() {
    _ = UIKitException.caught {
      _ = UIButton.ButtonType.roundedRect
      _ = UIButton.ButtonType(rawValue: 0)
    }
  }

  @Test func `UIButton.Configuration can be used`() {
    _ = UIKitException.caught {
      var made = UIButton.Configuration.plain()
      made.attributedTitle = same(made.attributedTitle)
      made.background = same(made.background)
      made.baseBackgroundColor = same(made.baseBackgroundColor)
      made.baseForegroundColor = same(made.baseForegroundColor)
      _ = UIButton.Configuration.bordered()
      _ = UIButton.Configuration.borderedProminent()
      _ = UIButton.Configuration.borderedTinted()
      _ = UIButton.Configuration.borderless()
      made.buttonSize = same(made.buttonSize)
      made.contentInsets = same(made.contentInsets)
      made.cornerStyle = same(made.cornerStyle)
      _ = UIButton.Configuration.filled()
      _ = UIButton.Configuration.gray()
      made.image = same(made.image)
      made.imagePadding = same(made.imagePadding)
      made.imagePlacement = same(made.imagePlacement)
      _ = UIButton.Configuration.plain()
      made.preferredSymbolConfigurationForImage = same(made.preferredSymbolConfigurationForImage)
      made.showsActivityIndicator = same(made.showsActivityIndicator)
      made.subtitle = same(made.subtitle)
      made.subtitleTextAttributesTransformer = same(made.subtitleTextAttributesTransformer)
      _ = UIButton.Configuration.tinted()
      made.title = same(made.title)
      made.titlePadding = same(made.titlePadding)
      made.titleTextAttributesTransformer = same(made.titleTextAttributesTransformer)
    }
  }

  @Test func `UIButton.Configuration.CornerStyle can be used`() {
    _ = UIKitException.caught {
      _ = UIButton.Configuration.CornerStyle(rawValue: 0)
    }
  }

  @Test func `UIButton.Configuration.Size can be used`() {
    _ = UIKitException.caught {
      _ = UIButton.Configuration.Size(rawValue: 0)
    }
  }

  @Test func `UIButton.Role can be used`() {
    _ = UIKitException.caught {
      _ = UIButton.Role(rawValue: 0)
    }
  }

  @Test func `UICellAccessory can be used`() {
    _ = UIKitException.caught {
      _ = UICellAccessory.checkmark(
        displayed: UICellAccessory.DisplayedState.always,
        options: UICellAccessory.Options(isHidden: nil, reservedLayoutWidth: nil, tintColor: nil))
      _ = UICellAccessory.disclosureIndicator(
        displayed: UICellAccessory.DisplayedState.always,
        options: UICellAccessory.Options(isHidden: nil, reservedLayoutWidth: nil, tintColor: nil))
      _ = UICellAccessory.multiselect(
        displayed: UICellAccessory.DisplayedState.always,
        options: UICellAccessory.Options(isHidden: nil, reservedLayoutWidth: nil, tintColor: nil))
      _ = UICellAccessory.reorder(
        displayed: UICellAccessory.DisplayedState.always,
        options: UICellAccessory.Options(isHidden: nil, reservedLayoutWidth: nil, tintColor: nil))
      _ = UICellAccessory.delete(
        displayed: UICellAccessory.DisplayedState.always,
        options: UICellAccessory.Options(isHidden: nil, reservedLayoutWidth: nil, tintColor: nil),
        actionHandler: nil)
      _ = UICellAccessory.insert(
        displayed: UICellAccessory.DisplayedState.always,
        options: UICellAccessory.Options(isHidden: nil, reservedLayoutWidth: nil, tintColor: nil),
        actionHandler: nil)
      _ = UICellAccessory.label(
        text: "a", displayed: UICellAccessory.DisplayedState.always,
        options: UICellAccessory.Options(isHidden: nil, reservedLayoutWidth: nil, tintColor: nil))
      _ = UICellAccessory.outlineDisclosure(
        displayed: UICellAccessory.DisplayedState.always,
        options: UICellAccessory.Options(isHidden: nil, reservedLayoutWidth: nil, tintColor: nil),
        actionHandler: nil)
    }
  }

  @Test func `UICellAccessory.DisplayedState can be used`() {
    _ = UIKitException.caught {
      _ = UICellAccessory.DisplayedState(rawValue: 0)
    }
  }

  @Test func `UICellAccessory.Options can be used`() {
    _ = UIKitException.caught {
      var made = UICellAccessory.Options(isHidden: nil, reservedLayoutWidth: nil, tintColor: nil)
      made.isHidden = same(made.isHidden)
      made.reservedLayoutWidth = same(made.reservedLayoutWidth)
      made.tintColor = same(made.tintColor)
      _ = UICellAccessory.Options(isHidden: nil, reservedLayoutWidth: nil, tintColor: nil)
    }
  }

  @Test func `UICellConfigurationState can be used`() {
    _ = UIKitException.caught {
      var made = UICellConfigurationState(traitCollection: UITraitCollection(displayScale: 1))
      made.cellDragState = same(made.cellDragState)
      made.cellDropState = same(made.cellDropState)
      made.isDisabled = same(made.isDisabled)
      made.isEditing = same(made.isEditing)
      made.isExpanded = same(made.isExpanded)
      made.isFocused = same(made.isFocused)
      made.isHighlighted = same(made.isHighlighted)
      made.isPinned = same(made.isPinned)
      made.isReordering = same(made.isReordering)
      made.isSelected = same(made.isSelected)
      made.isSwiped = same(made.isSwiped)
      made.traitCollection = same(made.traitCollection)
      _ = UICellConfigurationState(traitCollection: UITraitCollection(displayScale: 1))
    }
  }

  @Test func `UICellConfigurationState.DragState can be used`() {
    _ = UIKitException.caught {
      _ = UICellConfigurationState.DragState(rawValue: 0)
    }
  }

  @Test func `UICellConfigurationState.DropState can be used`() {
    _ = UIKitException.caught {
      _ = UICellConfigurationState.DropState(rawValue: 0)
    }
  }

  @Test func `UICollectionLayoutListConfiguration can be used`() {
    _ = UIKitException.caught {
      var made = UICollectionLayoutListConfiguration(
        appearance: UICollectionLayoutListConfiguration.Appearance.grouped)
      _ = made.appearance
      made.backgroundColor = same(made.backgroundColor)
      made.footerMode = same(made.footerMode)
      made.headerMode = same(made.headerMode)
      made.headerTopPadding = same(made.headerTopPadding)
      made.showsSeparators = same(made.showsSeparators)
      _ = UICollectionLayoutListConfiguration(
        appearance: UICollectionLayoutListConfiguration.Appearance.grouped)
    }
  }

  @Test func `UICollectionLayoutListConfiguration.Appearance can be used`() {
    _ = UIKitException.caught {
      _ = UICollectionLayoutListConfiguration.Appearance(rawValue: 0)
    }
  }
}
