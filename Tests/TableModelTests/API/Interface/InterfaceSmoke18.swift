import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke18 {
  @Test func `UISearchBar can be used`() {
    _ = UIKitException.caught {
      let made = UISearchBar()
      made.autocapitalizationType = same(made.autocapitalizationType)
      made.autocorrectionType = same(made.autocorrectionType)
      made.backgroundImage = same(made.backgroundImage)
      made.barStyle = same(made.barStyle)
      made.barTintColor = same(made.barTintColor)
      _ = made.becomeFirstResponder()
      _ = made.canBecomeFirstResponder
      made.delegate = same(made.delegate)
      made.enablesReturnKeyAutomatically = same(made.enablesReturnKeyAutomatically)
      made.inputAccessoryView = same(made.inputAccessoryView)
      _ = made.intrinsicContentSize
      made.isEnabled = same(made.isEnabled)
      _ = made.isFirstResponder
      made.isSearchResultsButtonSelected = same(made.isSearchResultsButtonSelected)
      made.isSecureTextEntry = same(made.isSecureTextEntry)
      made.isTranslucent = same(made.isTranslucent)
      made.keyboardAppearance = same(made.keyboardAppearance)
      made.keyboardType = same(made.keyboardType)
      made.layoutSubviews()
      made.placeholder = same(made.placeholder)
      made.prompt = same(made.prompt)
      _ = made.resignFirstResponder()
      made.returnKeyType = same(made.returnKeyType)
      made.scopeBarBackgroundImage = same(made.scopeBarBackgroundImage)
      made.scopeButtonTitles = same(made.scopeButtonTitles)
      made.searchBarStyle = same(made.searchBarStyle)
      made.searchFieldBackgroundPositionAdjustment = same(
        made.searchFieldBackgroundPositionAdjustment)
      _ = made.searchTextField
      made.searchTextPositionAdjustment = same(made.searchTextPositionAdjustment)
      made.selectedScopeButtonIndex = same(made.selectedScopeButtonIndex)
      made.showsBookmarkButton = same(made.showsBookmarkButton)
      made.showsCancelButton = same(made.showsCancelButton)
      made.showsScopeBar = same(made.showsScopeBar)
      made.showsSearchResultsButton = same(made.showsSearchResultsButton)
      made.smartDashesType = same(made.smartDashesType)
      made.smartInsertDeleteType = same(made.smartInsertDeleteType)
      made.smartQuotesType = same(made.smartQuotesType)
      made.spellCheckingType = same(made.spellCheckingType)
      made.text = same(made.text)
      made.textContentType = same(made.textContentType)
      _ = made.positionAdjustment(for: UISearchBar.Icon.bookmark)
      _ = made.scopeBarButtonTitleTextAttributes(for: (UIControl.State()))
      _ = made.searchFieldBackgroundImage(for: (UIControl.State()))
      _ = made.sizeThatFits(CGSize(width: 4, height: 4))
      _ = made.backgroundImage(for: UIBarPosition.any, barMetrics: UIBarMetrics.compact)
      _ = made.image(for: UISearchBar.Icon.bookmark, state: (UIControl.State()))
      made.setPositionAdjustment(
        UIOffset(horizontal: 1, vertical: 1), for: UISearchBar.Icon.bookmark)
      made.setScopeBarButtonBackgroundImage(nil, for: (UIControl.State()))
      made.setScopeBarButtonTitleTextAttributes(nil, for: (UIControl.State()))
      made.setSearchFieldBackgroundImage(nil, for: (UIControl.State()))
      made.setShowsCancelButton(false, animated: false)
      made.setShowsScope(false, animated: false)
      made.setBackgroundImage(nil, for: UIBarPosition.any, barMetrics: UIBarMetrics.compact)
      made.setImage(nil, for: UISearchBar.Icon.bookmark, state: (UIControl.State()))
    }
  }

  @Test func `UISearchBar.Icon can be used`() {
    _ = UIKitException.caught {
      _ = UISearchBar.Icon(rawValue: 0)
    }
  }

  @Test func `UISearchBar.Style can be used`() {
    _ = UIKitException.caught {
      _ = UISearchBar.Style(rawValue: 0)
    }
  }

  @Test func `UISearchController can be used`() {
    _ = UIKitException.caught {
      let made = UISearchController(searchResultsController: nil)
      made.automaticallyShowsCancelButton = same(made.automaticallyShowsCancelButton)
      made.automaticallyShowsScopeBar = same(made.automaticallyShowsScopeBar)
      made.automaticallyShowsSearchResultsController = same(
        made.automaticallyShowsSearchResultsController)
      made.delegate = same(made.delegate)
      made.dimsBackgroundDuringPresentation = same(made.dimsBackgroundDuringPresentation)
      made.hidesNavigationBarDuringPresentation = same(made.hidesNavigationBarDuringPresentation)
      made.isActive = same(made.isActive)
      made.loadView()
      made.obscuresBackgroundDuringPresentation = same(made.obscuresBackgroundDuringPresentation)
      made.scopeBarActivation = same(made.scopeBarActivation)
      _ = made.searchBar
      _ = made.searchResultsController
      made.searchResultsUpdater = same(made.searchResultsUpdater)
      made.showsSearchResultsController = same(made.showsSearchResultsController)
      _ = UISearchController(coder: NSCoder())
      _ = UISearchController(searchResultsController: nil)
      _ = UISearchController(nibName: nil, bundle: nil)
    }
  }

  @Test func `UISearchController.ScopeBarActivation can be used`() {
    _ = UIKitException.caught {
      _ = UISearchController.ScopeBarActivation(rawValue: 0)
    }
  }

  @Test func `UISearchTextField can be used`() {
    _ = UIKitException.caught {
      let made = UISearchTextField(frame: .smoke)
      made.allowsCopyingTokens = same(made.allowsCopyingTokens)
      made.allowsDeletingTokens = same(made.allowsDeletingTokens)
      made.tokenBackgroundColor = same(made.tokenBackgroundColor)
      made.tokens = same(made.tokens)
      made.removeToken(at: 0)
      made.insertToken(UISearchToken(icon: nil, text: "a"), at: 0)
    }
  }

  @Test func `UISearchToken can be used`() {
    _ = UIKitException.caught {
      let made = UISearchToken(icon: nil, text: "a")
      made.representedObject = same(made.representedObject)
      _ = UISearchToken(icon: nil, text: "a")
    }
  }

  @Test func `UISegmentedControl can be used`() {
    _ = UIKitException.caught {
      let made = UISegmentedControl(frame: .smoke)
      made.apportionsSegmentWidthsByContent = same(made.apportionsSegmentWidthsByContent)
      _ = made.intrinsicContentSize
      made.isMomentary = same(made.isMomentary)
      _ = UISegmentedControl.noSegment
      _ = made.numberOfSegments
      made.removeAllSegments()
      made.selectedSegmentIndex = same(made.selectedSegmentIndex)
      made.selectedSegmentTintColor = same(made.selectedSegmentTintColor)
      _ = made.actionForSegment(at: 0)
      _ = made.imageForSegment(at: 0)
      _ = UISegmentedControl(coder: NSCoder())
      _ = UISegmentedControl(frame: .smoke)
      _ = UISegmentedControl(items: nil)
      _ = made.isEnabledForSegment(at: 0)
      _ = made.sizeThatFits(CGSize(width: 4, height: 4))
      _ = made.titleForSegment(at: 0)
      _ = made.widthForSegment(at: 0)
      _ = made.backgroundImage(for: (UIControl.State()), barMetrics: UIBarMetrics.compact)
      _ = made.contentPositionAdjustment(
        forSegmentType: UISegmentedControl.Segment.alone, barMetrics: UIBarMetrics.compact)
      _ = UISegmentedControl(frame: .smoke, actions: [])
      made.removeSegment(at: 0, animated: false)
      made.setAction(
        UIAction(
          title: "a", subtitle: nil, image: nil, selectedImage: nil, identifier: nil,
          discoverabilityTitle: nil, attributes: (UIMenuElement.Attributes()),
          state: UIMenuElement.State.mixed, handler: { _ in }), forSegmentAt: 0)
      made.setEnabled(false, forSegmentAt: 0)
      made.setImage(nil, forSegmentAt: 0)
      made.setTitle(nil, forSegmentAt: 0)
      made.setTitleTextAttributes(nil, for: (UIControl.State()))
      made.setWidth(1, forSegmentAt: 0)
      _ = made.dividerImage(
        forLeftSegmentState: (UIControl.State()), rightSegmentState: (UIControl.State()),
        barMetrics: UIBarMetrics.compact)
      made.insertSegment(
        action: UIAction(
          title: "a", subtitle: nil, image: nil, selectedImage: nil, identifier: nil,
          discoverabilityTitle: nil, attributes: (UIMenuElement.Attributes()),
          state: UIMenuElement.State.mixed, handler: { _ in }), at: 0, animated: false)
      made.insertSegment(with: nil, at: 0, animated: false)
      made.insertSegment(withTitle: nil, at: 0, animated: false)
      made.setBackgroundImage(nil, for: (UIControl.State()), barMetrics: UIBarMetrics.compact)
      made.setContentPositionAdjustment(
        UIOffset(horizontal: 1, vertical: 1), forSegmentType: UISegmentedControl.Segment.alone,
        barMetrics: UIBarMetrics.compact)
      made.setDividerImage(
        nil, forLeftSegmentState: (UIControl.State()), rightSegmentState: (UIControl.State()),
        barMetrics: UIBarMetrics.compact)
    }
  }

  @Test func `UISegmentedControl.Segment can be used`() {
    _ = UIKitException.caught {
      _ = UISegmentedControl.Segment(rawValue: 0)
    }
  }

  @Test func `UISelectionFeedbackGenerator can be used`() {
    _ = UIKitException.caught {
      let made = UISelectionFeedbackGenerator()
      made.selectionChanged()
    }
  }

  @Test func `UISemanticContentAttribute can be used`() {
    _ = UIKitException.caught {
      _ = UISemanticContentAttribute(rawValue: 0)
    }
  }

  @Test func `UISheetPresentationController can be used`() {
    _ = UIKitException.caught {
      let made = UISheetPresentationController(
        presentedViewController: UIViewController(), presenting: nil)
      made.backgroundEffect = same(made.backgroundEffect)
      made.detents = same(made.detents)
      made.invalidateDetents()
      made.largestUndimmedDetentIdentifier = same(made.largestUndimmedDetentIdentifier)
      made.preferredCornerRadius = same(made.preferredCornerRadius)
      made.prefersEdgeAttachedInCompactHeight = same(made.prefersEdgeAttachedInCompactHeight)
      made.prefersGrabberVisible = same(made.prefersGrabberVisible)
      made.prefersScrollingExpandsWhenScrolledToEdge = same(
        made.prefersScrollingExpandsWhenScrolledToEdge)
      made.selectedDetentIdentifier = same(made.selectedDetentIdentifier)
      made.widthFollowsPreferredContentSizeWhenEdgeAttached = same(
        made.widthFollowsPreferredContentSizeWhenEdgeAttached)
      made.animateChanges({})
    }
  }

  @Test func `UISheetPresentationController.Detent can be used`() {
    _ = UIKitException.caught {
      let made = UISheetPresentationController.Detent.medium()
      _ = made.identifier
      _ = UISheetPresentationController.Detent.large()
      _ = UISheetPresentationController.Detent.medium()
      _ = UISheetPresentationController.Detent.custom(identifier: nil, resolver: { _ in nil })
    }
  }

  @Test func `UISheetPresentationController.Detent.Identifier can be used`() {
    _ = UIKitException.caught {
      var made = UISheetPresentationController.Detent.Identifier("a")
      _ = UISheetPresentationController.Detent.Identifier.large
      _ = UISheetPresentationController.Detent.Identifier.medium
      made.rawValue = same(made.rawValue)
      _ = UISheetPresentationController.Detent.Identifier("a")
      _ = UISheetPresentationController.Detent.Identifier(rawValue: "a")
    }
  }

  @Test func `UISimpleTextPrintFormatter can be used`() {
    _ = UIKitException.caught {
      let made = UISimpleTextPrintFormatter(attributedText: NSAttributedString())
      made.attributedText = same(made.attributedText)
      made.color = same(made.color)
      made.font = same(made.font)
      made.text = same(made.text)
      made.textAlignment = same(made.textAlignment)
      _ = UISimpleTextPrintFormatter(attributedText: NSAttributedString())
      _ = UISimpleTextPrintFormatter(text: "a")
    }
  }

  @Test func `UISlider can be used`() {
    _ = UIKitException.caught {
      let made = UISlider(frame: .smoke)
      _ = made.intrinsicContentSize
      made.isContinuous = same(made.isContinuous)
      made.maximumTrackTintColor = same(made.maximumTrackTintColor)
      made.maximumValue = same(made.maximumValue)
      made.maximumValueImage = same(made.maximumValueImage)
      made.minimumTrackTintColor = same(made.minimumTrackTintColor)
      made.minimumValue = same(made.minimumValue)
      made.minimumValueImage = same(made.minimumValueImage)
      made.thumbTintColor = same(made.thumbTintColor)
      made.value = same(made.value)
      _ = made.sizeThatFits(CGSize(width: 4, height: 4))
      _ = made.thumbImage(for: (UIControl.State()))
      _ = made.trackRect(forBounds: .smoke)
      made.setMaximumTrackImage(nil, for: (UIControl.State()))
      made.setMinimumTrackImage(nil, for: (UIControl.State()))
      made.setThumbImage(nil, for: (UIControl.State()))
      made.setValue(1, animated: false)
      _ = made.thumbRect(forBounds: .smoke, trackRect: .smoke, value: 1)
    }
  }

  @Test func `UISplitViewController can be used`() {
    _ = UIKitException.caught {
      let made = UISplitViewController(style: UISplitViewController.Style.doubleColumn)
      _ = UISplitViewController.automaticDimension
      made.delegate = same(made.delegate)
      _ = made.displayMode
      _ = made.displayModeButtonItem
      _ = made.isCollapsed
      made.loadView()
      made.maximumPrimaryColumnWidth = same(made.maximumPrimaryColumnWidth)
      made.minimumPrimaryColumnWidth = same(made.minimumPrimaryColumnWidth)
      made.preferredDisplayMode = same(made.preferredDisplayMode)
      made.preferredPrimaryColumnWidth = same(made.preferredPrimaryColumnWidth)
      made.preferredPrimaryColumnWidthFraction = same(made.preferredPrimaryColumnWidthFraction)
      made.preferredSplitBehavior = same(made.preferredSplitBehavior)
      made.primaryBackgroundStyle = same(made.primaryBackgroundStyle)
      _ = made.primaryColumnWidth
      _ = made.splitBehavior
      _ = made.style
      made.viewControllers = same(made.viewControllers)
      made.hide(UISplitViewController.Column.compact)
      _ = UISplitViewController(style: UISplitViewController.Style.doubleColumn)
      made.show(UISplitViewController.Column.compact)
      made.traitCollectionDidChange(nil)
      _ = made.viewController(for: UISplitViewController.Column.compact)
      made.setViewController(nil, for: UISplitViewController.Column.compact)
      made.showDetailViewController(UIViewController(), sender: nil)
    }
  }

  @Test func `UISplitViewController.BackgroundStyle can be used`() {
    _ = UIKitException.caught {
      _ = UISplitViewController.BackgroundStyle(rawValue: 0)
    }
  }

  @Test func `UISplitViewController.Column can be used`() {
    _ = UIKitException.caught {
      _ = UISplitViewController.Column(rawValue: 0)
    }
  }

  @Test func `UISplitViewController.DisplayMode can be used`() {
    _ = UIKitException.caught {
      _ = UISplitViewController.DisplayMode.allVisible
      _ = UISplitViewController.DisplayMode.primaryHidden
      _ = UISplitViewController.DisplayMode.primaryOverlay
      _ = UISplitViewController.DisplayMode(rawValue: 0)
    }
  }

  @Test func `UISplitViewController.SplitBehavior can be used`() {
    _ = UIKitException.caught {
      _ = UISplitViewController.SplitBehavior(rawValue: 0)
    }
  }

  @Test func `UISplitViewController.Style can be used`() {
    _ = UIKitException.caught {
      _ = UISplitViewController.Style(rawValue: 0)
    }
  }

  @Test func `UISpringLoadedInteractionEffectState can be used`() {
    _ = UIKitException.caught {
      _ = UISpringLoadedInteractionEffectState(rawValue: 0)
    }
  }

  @Test func `UISpringTimingParameters can be used`() {
    _ = UIKitException.caught {
      let made = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector())
      _ = made.initialVelocity
      _ = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector())
      _ = UISpringTimingParameters(mass: 1, stiffness: 1, damping: 1, initialVelocity: CGVector())
    }
  }

  @Test func `UIStackView can be used`() {
    _ = UIKitException.caught {
      let made = UIStackView(arrangedSubviews: [])
      made.alignment = same(made.alignment)
      _ = made.arrangedSubviews
      made.axis = same(made.axis)
      made.distribution = same(made.distribution)
      made.isBaselineRelativeArrangement = same(made.isBaselineRelativeArrangement)
      made.isLayoutMarginsRelativeArrangement = same(made.isLayoutMarginsRelativeArrangement)
      _ = UIStackView.requiresConstraintBasedLayout
      made.spacing = same(made.spacing)
      _ = UIStackView.spacingUseDefault
      _ = UIStackView.spacingUseSystem
      made.updateConstraints()
      made.addArrangedSubview(UIView())
      _ = made.customSpacing(after: UIView())
      _ = UIStackView(arrangedSubviews: [])
      _ = UIStackView(coder: NSCoder())
      _ = UIStackView(frame: .smoke)
      made.removeArrangedSubview(UIView())
      made.willRemoveSubview(UIView())
      made.insertArrangedSubview(UIView(), at: 0)
      made.setCustomSpacing(1, after: UIView())
    }
  }

  @Test func `UIStackView.Alignment can be used`() {
    _ = UIKitException.caught {
      _ = UIStackView.Alignment.bottom
      _ = UIStackView.Alignment.top
      _ = UIStackView.Alignment(rawValue: 0)
    }
  }

  @Test func `UIStackView.Distribution can be used`() {
    _ = UIKitException.caught {
      _ = UIStackView.Distribution(rawValue: 0)
    }
  }

  @Test func `UIStatusBarAnimation can be used`() {
    _ = UIKitException.caught {
      _ = UIStatusBarAnimation(rawValue: 0)
    }
  }

  @Test func `UIStatusBarManager can be used`() {
    _ = UIKitException.caught {
      let made = UIStatusBarManager()
      _ = made.isStatusBarHidden
      _ = made.statusBarFrame
      _ = made.statusBarStyle
    }
  }

  @Test func `UIStatusBarStyle can be used`() {
    _ = UIKitException.caught {
      _ = UIStatusBarStyle(rawValue: 0)
    }
  }
}
