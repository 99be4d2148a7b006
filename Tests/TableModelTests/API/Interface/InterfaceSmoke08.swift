import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke08 {
  @Test func `UIBarButtonItem can be used`() {
    _ = UIKitException.caught {
      let made = UIBarButtonItem()
      made.action = same(made.action)
      made.changesSelectionAsPrimaryAction = same(made.changesSelectionAsPrimaryAction)
      _ = made.creatingFixedGroup()
      made.customView = same(made.customView)
      _ = UIBarButtonItem.flexibleSpace()
      made.hidesSharedBackground = same(made.hidesSharedBackground)
      _ = UIBarButtonItem()
      made.isHidden = same(made.isHidden)
      made.isSelected = same(made.isSelected)
      made.menu = same(made.menu)
      made.possibleTitles = same(made.possibleTitles)
      made.primaryAction = same(made.primaryAction)
      made.sharesBackground = same(made.sharesBackground)
      made.style = same(made.style)
      _ = made.systemItem
      made.target = same(made.target)
      made.tintColor = same(made.tintColor)
      made.width = same(made.width)
      _ = made.backButtonTitlePositionAdjustment(for: UIBarMetrics.compact)
      _ = made.backgroundVerticalPositionAdjustment(for: UIBarMetrics.compact)
      _ = made.creatingMovableGroup(customizationIdentifier: "a")
      _ = UIBarButtonItem.fixedSpace(1)
      _ = UIBarButtonItem(coder: NSCoder())
      _ = UIBarButtonItem(customView: UIView())
      _ = made.titlePositionAdjustment(for: UIBarMetrics.compact)
      _ = made.backButtonBackgroundImage(for: (UIControl.State()), barMetrics: UIBarMetrics.compact)
      _ = made.backgroundImage(for: (UIControl.State()), barMetrics: UIBarMetrics.compact)
      made.setBackButtonTitlePositionAdjustment(
        UIOffset(horizontal: 1, vertical: 1), for: UIBarMetrics.compact)
      made.setBackgroundVerticalPositionAdjustment(1, for: UIBarMetrics.compact)
      made.setTitlePositionAdjustment(
        UIOffset(horizontal: 1, vertical: 1), for: UIBarMetrics.compact)
      _ = made.backgroundImage(
        for: (UIControl.State()), style: UIBarButtonItem.Style.done,
        barMetrics: UIBarMetrics.compact)
      _ = UIBarButtonItem(
        barButtonSystemItem: UIBarButtonItem.SystemItem.action, target: nil, action: nil)
      _ = UIBarButtonItem(
        systemItem: UIBarButtonItem.SystemItem.action, primaryAction: nil, menu: nil)
      made.setBackButtonBackgroundImage(
        nil, for: (UIControl.State()), barMetrics: UIBarMetrics.compact)
      made.setBackgroundImage(nil, for: (UIControl.State()), barMetrics: UIBarMetrics.compact)
      _ = UIBarButtonItem(image: nil, style: UIBarButtonItem.Style.done, target: nil, action: nil)
      _ = UIBarButtonItem(title: nil, image: nil, primaryAction: nil, menu: nil)
      _ = UIBarButtonItem(title: nil, style: UIBarButtonItem.Style.done, target: nil, action: nil)
      made.setBackgroundImage(
        nil, for: (UIControl.State()), style: UIBarButtonItem.Style.done,
        barMetrics: UIBarMetrics.compact)
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

  @Test func `UIBarButtonItemGroup can be used`() {
    _ = UIKitException.caught {
      let made = UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)
      made.alwaysAvailable = same(made.alwaysAvailable)
      made.barButtonItems = same(made.barButtonItems)
      _ = made.isDisplayingRepresentativeItem
      made.isHidden = same(made.isHidden)
      made.menuRepresentation = same(made.menuRepresentation)
      made.representativeItem = same(made.representativeItem)
      _ = UIBarButtonItemGroup.fixedGroup(representativeItem: nil, items: [])
      _ = UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)
      _ = UIBarButtonItemGroup.movableGroup(
        customizationIdentifier: "a", representativeItem: nil, items: [])
      _ = UIBarButtonItemGroup.optionalGroup(
        customizationIdentifier: "a", isInDefaultCustomization: false, representativeItem: nil,
        items: [])
    }
  }

  @Test func `UIBarItem can be used`() {
    _ = UIKitException.caught {
      let made = UIBarItem()
      made.accessibilityCustomActions = same(made.accessibilityCustomActions)
      made.accessibilityElementsHidden = same(made.accessibilityElementsHidden)
      made.accessibilityHint = same(made.accessibilityHint)
      made.accessibilityIdentifier = same(made.accessibilityIdentifier)
      made.accessibilityLabel = same(made.accessibilityLabel)
      made.accessibilityLanguage = same(made.accessibilityLanguage)
      made.accessibilityTraits = same(made.accessibilityTraits)
      made.accessibilityUserInputLabels = same(made.accessibilityUserInputLabels)
      made.accessibilityValue = same(made.accessibilityValue)
      _ = UIBarItem.appearance()
      made.awakeFromNib()
      made.image = same(made.image)
      made.imageInsets = same(made.imageInsets)
      _ = UIBarItem()
      made.isAccessibilityElement = same(made.isAccessibilityElement)
      made.isEnabled = same(made.isEnabled)
      made.landscapeImagePhone = same(made.landscapeImagePhone)
      made.largeContentSizeImage = same(made.largeContentSizeImage)
      made.largeContentSizeImageInsets = same(made.largeContentSizeImageInsets)
      made.tag = same(made.tag)
      made.title = same(made.title)
      _ = UIBarItem.appearance(
        for: UITraitCollection(accessibilityContrast: UIAccessibilityContrast.high))
      _ = UIBarItem.appearance(whenContainedInInstancesOf: [])
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
      made.flatness = same(made.flatness)
      _ = UIBezierPath()
      _ = made.isEmpty
      made.lineCapStyle = same(made.lineCapStyle)
      made.lineJoinStyle = same(made.lineJoinStyle)
      made.lineWidth = same(made.lineWidth)
      made.miterLimit = same(made.miterLimit)
      made.removeAllPoints()
      _ = made.reversing()
      made.stroke()
      made.usesEvenOddFillRule = same(made.usesEvenOddFillRule)
      made.addLine(to: CGPoint(x: 0, y: 0))
      made.append(UIBezierPath())
      made.apply(CGAffineTransform())
      _ = made.contains(CGPoint(x: 0, y: 0))
      _ = UIBezierPath(cgPath: CGPath(ellipseIn: .smoke, transform: nil))
      _ = UIBezierPath(ovalIn: .smoke)
      _ = UIBezierPath(rect: .smoke)
      made.move(to: CGPoint(x: 0, y: 0))
      made.addQuadCurve(to: CGPoint(x: 0, y: 0), controlPoint: CGPoint(x: 0, y: 0))
      made.fill(with: CGBlendMode.clear, alpha: 1)
      _ = UIBezierPath(roundedRect: .smoke, cornerRadius: 1)
      made.stroke(with: CGBlendMode.clear, alpha: 1)
      made.addCurve(
        to: CGPoint(x: 0, y: 0), controlPoint1: CGPoint(x: 0, y: 0),
        controlPoint2: CGPoint(x: 0, y: 0))
      made.getLineDash(nil, count: nil, phase: nil)
      _ = UIBezierPath(
        roundedRect: .smoke, byRoundingCorners: (UIRectCorner()),
        cornerRadii: CGSize(width: 4, height: 4))
      made.setLineDash(nil, count: 0, phase: 1)
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
      _ = made.buttonType
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
      made.preferredMenuElementOrder = same(made.preferredMenuElementOrder)
      made.reversesTitleShadowWhenHighlighted = same(made.reversesTitleShadowWhenHighlighted)
      made.role = same(made.role)
      made.setNeedsUpdateConfiguration()
      made.showsTouchWhenHighlighted = same(made.showsTouchWhenHighlighted)
      made.titleEdgeInsets = same(made.titleEdgeInsets)
      _ = made.titleLabel
      made.updateConfiguration()
      _ = made.attributedTitle(for: (UIControl.State()))
      _ = made.backgroundImage(for: (UIControl.State()))
      _ = made.backgroundRect(forBounds: .smoke)
      _ = made.contentRect(forBounds: .smoke)
      _ = made.image(for: (UIControl.State()))
      _ = made.imageRect(forContentRect: .smoke)
      _ = UIButton(coder: NSCoder())
      _ = UIButton(frame: .smoke)
      _ = UIButton(type: UIButton.ButtonType.close)
      _ = UIButton.objectiveCInit(type: UIButton.ButtonType.close)
      _ = made.sizeThatFits(CGSize(width: 4, height: 4))
      _ = made.title(for: (UIControl.State()))
      _ = made.titleColor(for: (UIControl.State()))
      _ = made.titleRect(forContentRect: .smoke)
      _ = made.titleShadowColor(for: (UIControl.State()))
      _ = UIButton(configuration: UIButton.Configuration.plain(), primaryAction: nil)
      _ = UIButton(frame: .smoke, primaryAction: nil)
      _ = UIButton(type: UIButton.ButtonType.close, primaryAction: nil)
      made.setAttributedTitle(nil, for: (UIControl.State()))
      made.setBackgroundImage(nil, for: (UIControl.State()))
      made.setImage(nil, for: (UIControl.State()))
      made.setPreferredSymbolConfiguration(nil, forImageIn: (UIControl.State()))
      made.setTitle(nil, for: (UIControl.State()))
      made.setTitleColor(nil, for: (UIControl.State()))
      made.setTitleShadowColor(nil, for: (UIControl.State()))
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
      made.activityIndicatorColorTransformer = same(made.activityIndicatorColorTransformer)
      made.attributedSubtitle = same(made.attributedSubtitle)
      made.attributedTitle = same(made.attributedTitle)
      made.automaticallyUpdateForSelection = same(made.automaticallyUpdateForSelection)
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
      made.imageColorTransformer = same(made.imageColorTransformer)
      made.imagePadding = same(made.imagePadding)
      made.imagePlacement = same(made.imagePlacement)
      made.indicator = same(made.indicator)
      _ = UIButton.Configuration.plain()
      made.preferredSymbolConfigurationForImage = same(made.preferredSymbolConfigurationForImage)
      made.setDefaultContentInsets()
      made.showsActivityIndicator = same(made.showsActivityIndicator)
      made.subtitle = same(made.subtitle)
      made.subtitleLineBreakMode = same(made.subtitleLineBreakMode)
      made.subtitleTextAttributesTransformer = same(made.subtitleTextAttributesTransformer)
      _ = UIButton.Configuration.tinted()
      made.title = same(made.title)
      made.titleAlignment = same(made.titleAlignment)
      made.titleLineBreakMode = same(made.titleLineBreakMode)
      made.titlePadding = same(made.titlePadding)
      made.titleTextAttributesTransformer = same(made.titleTextAttributesTransformer)
      _ = made.updated(for: UIButton(frame: .smoke))
    }
  }

  @Test func `UIButton.Configuration.CornerStyle can be used`() {
    _ = UIKitException.caught {
      _ = UIButton.Configuration.CornerStyle(rawValue: 0)
    }
  }

  @Test func `UIButton.Configuration.Indicator can be used`() {
    _ = UIKitException.caught {
      _ = UIButton.Configuration.Indicator(rawValue: 0)
    }
  }

  @Test func `UIButton.Configuration.Size can be used`() {
    _ = UIKitException.caught {
      _ = UIButton.Configuration.Size(rawValue: 0)
    }
  }

  @Test func `UIButton.Configuration.TitleAlignment can be used`() {
    _ = UIKitException.caught {
      _ = UIButton.Configuration.TitleAlignment(rawValue: 0)
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
      _ = UICellAccessory.detail(
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
}
