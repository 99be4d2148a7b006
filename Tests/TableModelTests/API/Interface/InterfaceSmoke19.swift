import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke19 {
  @Test func `UIStepper can be used`() {
    _ = UIKitException.caught {
      let made = UIStepper(frame: .smoke)
      made.autorepeat = same(made.autorepeat)
      _ = made.intrinsicContentSize
      made.isContinuous = same(made.isContinuous)
      made.maximumValue = same(made.maximumValue)
      made.minimumValue = same(made.minimumValue)
      made.stepValue = same(made.stepValue)
      made.value = same(made.value)
      made.wraps = same(made.wraps)
      _ = made.backgroundImage(for: (UIControl.State()))
      _ = made.decrementImage(for: (UIControl.State()))
      _ = made.incrementImage(for: (UIControl.State()))
      _ = UIStepper(coder: NSCoder())
      _ = UIStepper(frame: .smoke)
      _ = made.sizeThatFits(CGSize(width: 4, height: 4))
      _ = made.dividerImage(
        forLeftSegmentState: (UIControl.State()), rightSegmentState: (UIControl.State()))
      made.setBackgroundImage(nil, for: (UIControl.State()))
      made.setDecrementImage(nil, for: (UIControl.State()))
      made.setIncrementImage(nil, for: (UIControl.State()))
      made.setDividerImage(
        nil, forLeftSegmentState: (UIControl.State()), rightSegmentState: (UIControl.State()))
    }
  }

  @Test func `UIStoryboard can be used`() {
    _ = UIKitException.caught {
      let made = UIStoryboard(name: "a", bundle: nil)
      _ = made.instantiateInitialViewController()
      _ = made.instantiateViewController(withIdentifier: "a")
      _ = UIStoryboard(name: "a", bundle: nil)
    }
  }

  @Test func `UIStoryboardSegue can be used`() {
    _ = UIKitException.caught {
      let made = UIStoryboardSegue(
        identifier: nil, source: UIViewController(), destination: UIViewController())
      _ = made.destination
      _ = made.identifier
      made.perform()
      _ = made.source
      _ = UIStoryboardSegue(
        identifier: nil, source: UIViewController(), destination: UIViewController())
      _ = UIStoryboardSegue(
        identifier: nil, source: UIViewController(), destination: UIViewController(),
        performHandler: {})
    }
  }

  @Test func `UISwipeActionsConfiguration can be used`() {
    _ = UIKitException.caught {
      let made = UISwipeActionsConfiguration()
      _ = made.actions
      _ = UISwipeActionsConfiguration()
      made.performsFirstActionWithFullSwipe = same(made.performsFirstActionWithFullSwipe)
      _ = UISwipeActionsConfiguration(actions: [])
    }
  }

  @Test func `UISwipeGestureRecognizer can be used`() {
    _ = UIKitException.caught {
      let made = UISwipeGestureRecognizer()
      made.direction = same(made.direction)
      made.numberOfTouchesRequired = same(made.numberOfTouchesRequired)
      made.reset()
    }
  }

  @Test func `UISwipeGestureRecognizer.Direction can be used`() {
    _ = UIKitException.caught {
      let made = (UISwipeGestureRecognizer.Direction())
      _ = UISwipeGestureRecognizer.Direction.down
      _ = UISwipeGestureRecognizer.Direction.left
      _ = made.rawValue
      _ = UISwipeGestureRecognizer.Direction.right
      _ = UISwipeGestureRecognizer.Direction.up
      _ = UISwipeGestureRecognizer.Direction(rawValue: 0)
    }
  }

  @Test func `UISwitch can be used`() {
    _ = UIKitException.caught {
      let made = UISwitch(frame: .smoke)
      _ = made.alignmentRectInsets
      _ = made.intrinsicContentSize
      made.isOn = same(made.isOn)
      made.offImage = same(made.offImage)
      made.onImage = same(made.onImage)
      made.onTintColor = same(made.onTintColor)
      made.preferredStyle = same(made.preferredStyle)
      _ = made.style
      made.thumbTintColor = same(made.thumbTintColor)
      made.title = same(made.title)
      _ = UISwitch(coder: NSCoder())
      _ = UISwitch(frame: .smoke)
      _ = made.sizeThatFits(CGSize(width: 4, height: 4))
      made.setOn(false, animated: false)
    }
  }

  @Test func `UISwitch.Style can be used`() {
    _ = UIKitException.caught {
      _ = UISwitch.Style(rawValue: 0)
    }
  }

  @Test func `UITab can be used`() {
    _ = UIKitException.caught {
      let made = UITab(title: "a", image: nil, identifier: "a", viewControllerProvider: nil)
      made.accessibilityIdentifier = same(made.accessibilityIdentifier)
      made.allowsHiding = same(made.allowsHiding)
      made.badgeValue = same(made.badgeValue)
      _ = made.identifier
      made.image = same(made.image)
      made.isHidden = same(made.isHidden)
      made.isHiddenByDefault = same(made.isHiddenByDefault)
      made.subtitle = same(made.subtitle)
      _ = made.tabBarController
      made.title = same(made.title)
      made.userInfo = same(made.userInfo)
      _ = made.viewController
      _ = UITab(title: "a", image: nil, identifier: "a", viewControllerProvider: nil)
    }
  }

  @Test func `UITabBar can be used`() {
    _ = UIKitException.caught {
      let made = UITabBar()
      made.backgroundImage = same(made.backgroundImage)
      made.barStyle = same(made.barStyle)
      made.barTintColor = same(made.barTintColor)
      made.delegate = same(made.delegate)
      _ = made.intrinsicContentSize
      made.isTranslucent = same(made.isTranslucent)
      made.itemPositioning = same(made.itemPositioning)
      made.itemSpacing = same(made.itemSpacing)
      made.itemWidth = same(made.itemWidth)
      made.items = same(made.items)
      made.layoutSubviews()
      made.scrollEdgeAppearance = same(made.scrollEdgeAppearance)
      made.selectedItem = same(made.selectedItem)
      made.selectionIndicatorImage = same(made.selectionIndicatorImage)
      made.shadowImage = same(made.shadowImage)
      made.standardAppearance = same(made.standardAppearance)
      made.unselectedItemTintColor = same(made.unselectedItemTintColor)
      _ = made.sizeThatFits(CGSize(width: 4, height: 4))
      made.setItems(nil, animated: false)
    }
  }

  @Test func `UITabBar.ItemPositioning can be used`() {
    _ = UIKitException.caught {
      _ = UITabBar.ItemPositioning(rawValue: 0)
    }
  }

  @Test func `UITabBarAppearance can be used`() {
    _ = UIKitException.caught {
      let made = UITabBarAppearance()
      made.compactInlineLayoutAppearance = same(made.compactInlineLayoutAppearance)
      made.inlineLayoutAppearance = same(made.inlineLayoutAppearance)
      made.selectionIndicatorImage = same(made.selectionIndicatorImage)
      made.selectionIndicatorTintColor = same(made.selectionIndicatorTintColor)
      made.stackedItemPositioning = same(made.stackedItemPositioning)
      made.stackedItemSpacing = same(made.stackedItemSpacing)
      made.stackedItemWidth = same(made.stackedItemWidth)
      made.stackedLayoutAppearance = same(made.stackedLayoutAppearance)
    }
  }

  @Test func `UITabBarController can be used`() {
    _ = UIKitException.caught {
      let made = UITabBarController(tabs: [])
      made.delegate = same(made.delegate)
      made.loadView()
      made.selectedIndex = same(made.selectedIndex)
      made.selectedTab = same(made.selectedTab)
      made.selectedViewController = same(made.selectedViewController)
      _ = made.tabBar
      made.tabs = same(made.tabs)
      made.viewControllers = same(made.viewControllers)
      made.viewDidLoad()
      _ = UITabBarController(tabs: [])
      _ = made.tab(forIdentifier: "a")
      made.setTabs([], animated: false)
      made.setViewControllers(nil, animated: false)
      made.tabBar(UITabBar(), didSelect: UITabBarItem())
    }
  }

  @Test func `UITabBarItem can be used`() {
    _ = UIKitException.caught {
      let made = UITabBarItem()
      made.badgeColor = same(made.badgeColor)
      made.badgeValue = same(made.badgeValue)
      _ = UITabBarItem()
      made.scrollEdgeAppearance = same(made.scrollEdgeAppearance)
      made.selectedImage = same(made.selectedImage)
      made.standardAppearance = same(made.standardAppearance)
      made.titlePositionAdjustment = same(made.titlePositionAdjustment)
      _ = made.badgeTextAttributes(for: (UIControl.State()))
      _ = UITabBarItem(coder: NSCoder())
      _ = UITabBarItem(tabBarSystemItem: UITabBarItem.SystemItem.bookmarks, tag: 0)
      made.setBadgeTextAttributes(nil, for: (UIControl.State()))
      _ = UITabBarItem(title: nil, image: nil, selectedImage: nil)
      _ = UITabBarItem(title: nil, image: nil, tag: 0)
    }
  }

  @Test func `UITabBarItem.SystemItem can be used`() {
    _ = UIKitException.caught {
      _ = UITabBarItem.SystemItem(rawValue: 0)
    }
  }

  @Test func `UITabBarItemAppearance can be used`() {
    _ = UIKitException.caught {
      let made = UITabBarItemAppearance()
      _ = made.disabled
      _ = made.focused
      _ = UITabBarItemAppearance()
      _ = made.normal
      _ = made.selected
      made.configureWithDefault(for: UITabBarItemAppearance.Style.compactInline)
      _ = UITabBarItemAppearance(style: UITabBarItemAppearance.Style.compactInline)
    }
  }

  @Test func `UITabBarItemAppearance.Style can be used`() {
    _ = UIKitException.caught {
      _ = UITabBarItemAppearance.Style(rawValue: 0)
    }
  }

  @Test func `UITableView can be used`() {
    _ = UIKitException.caught {
      let made = UITableView(frame: .smoke)
      made.allowsFocus = same(made.allowsFocus)
      made.allowsFocusDuringEditing = same(made.allowsFocusDuringEditing)
      made.allowsMultipleSelection = same(made.allowsMultipleSelection)
      made.allowsMultipleSelectionDuringEditing = same(made.allowsMultipleSelectionDuringEditing)
      made.allowsSelection = same(made.allowsSelection)
      made.allowsSelectionDuringEditing = same(made.allowsSelectionDuringEditing)
      _ = UITableView.automaticDimension
      made.backgroundView = same(made.backgroundView)
      made.beginUpdates()
      made.cellLayoutMarginsFollowReadableWidth = same(made.cellLayoutMarginsFollowReadableWidth)
      made.contentHuggingElements = same(made.contentHuggingElements)
      _ = made.contextMenuInteraction
      made.dataSource = same(made.dataSource)
      made.delegate = same(made.delegate)
      made.didMoveToWindow()
      made.dragDelegate = same(made.dragDelegate)
      made.dragInteractionEnabled = same(made.dragInteractionEnabled)
      made.dropDelegate = same(made.dropDelegate)
      made.endUpdates()
      made.estimatedRowHeight = same(made.estimatedRowHeight)
      made.estimatedSectionFooterHeight = same(made.estimatedSectionFooterHeight)
      made.estimatedSectionHeaderHeight = same(made.estimatedSectionHeaderHeight)
      made.fillerRowHeight = same(made.fillerRowHeight)
      _ = made.hasActiveDrag
      _ = made.hasActiveDrop
      _ = made.hasUncommittedUpdates
      _ = made.indexPathForSelectedRow
      _ = made.indexPathsForSelectedRows
      _ = made.indexPathsForVisibleRows
      _ = UITableView.indexSearch
      made.insetsContentViewsToSafeArea = same(made.insetsContentViewsToSafeArea)
      made.isEditing = same(made.isEditing)
      made.isPrefetchingEnabled = same(made.isPrefetchingEnabled)
      made.layoutMarginsDidChange()
      made.layoutSubviews()
      _ = made.numberOfSections
      made.prefetchDataSource = same(made.prefetchDataSource)
      made.reloadData()
      made.reloadSectionIndexTitles()
      made.remembersLastFocusedIndexPath = same(made.remembersLastFocusedIndexPath)
      made.rowHeight = same(made.rowHeight)
      made.sectionFooterHeight = same(made.sectionFooterHeight)
      made.sectionHeaderHeight = same(made.sectionHeaderHeight)
      made.sectionHeaderTopPadding = same(made.sectionHeaderTopPadding)
      made.sectionIndexBackgroundColor = same(made.sectionIndexBackgroundColor)
      made.sectionIndexColor = same(made.sectionIndexColor)
      made.sectionIndexMinimumDisplayRowCount = same(made.sectionIndexMinimumDisplayRowCount)
      made.sectionIndexTrackingBackgroundColor = same(made.sectionIndexTrackingBackgroundColor)
      _ = UITableView.selectionDidChangeNotification
      made.selectionFollowsFocus = same(made.selectionFollowsFocus)
      made.selfSizingInvalidation = same(made.selfSizingInvalidation)
      made.separatorColor = same(made.separatorColor)
      made.separatorEffect = same(made.separatorEffect)
      made.separatorInset = same(made.separatorInset)
      made.separatorInsetReference = same(made.separatorInsetReference)
      made.separatorStyle = same(made.separatorStyle)
      _ = made.style
      made.tableFooterView = same(made.tableFooterView)
      made.tableHeaderView = same(made.tableHeaderView)
      _ = made.visibleCells
      _ = made.cellForRow(at: [0, 0])
      _ = made.dequeueReusableCell(withIdentifier: "a")
      _ = made.dequeueReusableHeaderFooterView(withIdentifier: "a")
      _ = made.footerView(forSection: 0)
      _ = made.headerView(forSection: 0)
      _ = made.indexPath(for: UITableViewCell(frame: .smoke))
      _ = made.indexPathForRow(at: CGPoint(x: 0, y: 0))
      _ = made.indexPathsForRows(in: .smoke)
      _ = UITableView(coder: NSCoder())
      _ = UITableView(frame: .smoke)
      _ = made.numberOfRows(inSection: 0)
      made.reconfigureRows(at: [])
      _ = made.rect(forSection: 0)
      _ = made.rectForFooter(inSection: 0)
      _ = made.rectForHeader(inSection: 0)
      _ = made.rectForRow(at: [0, 0])
      made.deleteRows(at: [], with: UITableView.RowAnimation.automatic)
      made.deleteSections([], with: UITableView.RowAnimation.automatic)
      _ = made.dequeueReusableCell(withIdentifier: "a", for: [0, 0])
      made.deselectRow(at: [0, 0], animated: false)
      _ = UITableView(frame: .smoke, style: UITableView.Style.grouped)
      made.insertRows(at: [], with: UITableView.RowAnimation.automatic)
      made.insertSections([], with: UITableView.RowAnimation.automatic)
      made.moveRow(at: [0, 0], to: [0, 0])
      made.moveSection(0, toSection: 0)
      made.performBatchUpdates({}, completion: nil as ((Bool) -> Void)?)
      made.performBatchUpdates(nil as (() -> Void)?, completion: nil as ((Bool) -> Void)?)
      made.reloadRows(at: [], with: UITableView.RowAnimation.automatic)
      made.reloadSections([], with: UITableView.RowAnimation.automatic)
      made.scrollToNearestSelectedRow(at: UITableView.ScrollPosition.bottom, animated: false)
      made.setEditing(false, animated: false)
      made.touchesBegan([], with: nil)
      made.touchesCancelled([], with: nil)
      made.touchesEnded([], with: nil)
      made.scrollToRow(at: [0, 0], at: UITableView.ScrollPosition.bottom, animated: false)
      made.selectRow(at: nil, animated: false, scrollPosition: UITableView.ScrollPosition.bottom)
    }
  }

  @Test func `UITableView.RowAnimation can be used`() {
    _ = UIKitException.caught {
      _ = UITableView.RowAnimation(rawValue: 0)
    }
  }

  @Test func `UITableView.ScrollPosition can be used`() {
    _ = UIKitException.caught {
      _ = UITableView.ScrollPosition(rawValue: 0)
    }
  }

  @Test func `UITableView.SelfSizingInvalidation can be used`() {
    _ = UIKitException.caught {
      _ = UITableView.SelfSizingInvalidation(rawValue: 0)
    }
  }

  @Test func `UITableView.SeparatorInsetReference can be used`() {
    _ = UIKitException.caught {
      _ = UITableView.SeparatorInsetReference(rawValue: 0)
    }
  }

  @Test func `UITableView.Style can be used`() {
    _ = UIKitException.caught {
      _ = UITableView.Style(rawValue: 0)
    }
  }

  @Test func `UITableViewCell can be used`() {
    _ = UIKitException.caught {
      let made = UITableViewCell(frame: .smoke)
      made.accessoryType = same(made.accessoryType)
      made.accessoryView = same(made.accessoryView)
      made.automaticallyUpdatesBackgroundConfiguration = same(
        made.automaticallyUpdatesBackgroundConfiguration)
      made.automaticallyUpdatesContentConfiguration = same(
        made.automaticallyUpdatesContentConfiguration)
      made.backgroundColor = same(made.backgroundColor)
      made.backgroundConfiguration = same(made.backgroundConfiguration)
      made.backgroundView = same(made.backgroundView)
      _ = made.configurationState
      made.configurationUpdateHandler = same(made.configurationUpdateHandler)
      made.contentConfiguration = same(made.contentConfiguration)
      _ = made.contentView
      _ = made.defaultBackgroundConfiguration()
      _ = made.defaultContentConfiguration()
      _ = made.detailTextLabel
      made.editingAccessoryType = same(made.editingAccessoryType)
      made.editingAccessoryView = same(made.editingAccessoryView)
      _ = made.editingStyle
      made.focusStyle = same(made.focusStyle)
      _ = made.imageView
      made.indentationLevel = same(made.indentationLevel)
      made.indentationWidth = same(made.indentationWidth)
      made.invalidateIntrinsicContentSize()
      made.isEditing = same(made.isEditing)
      made.isHighlighted = same(made.isHighlighted)
      made.isSelected = same(made.isSelected)
      made.layoutSubviews()
      made.multipleSelectionBackgroundView = same(made.multipleSelectionBackgroundView)
      made.prepareForReuse()
      _ = made.reuseIdentifier
      made.selectedBackgroundView = same(made.selectedBackgroundView)
      made.selectionStyle = same(made.selectionStyle)
      made.separatorInset = same(made.separatorInset)
      made.setNeedsUpdateConfiguration()
      made.shouldIndentWhileEditing = same(made.shouldIndentWhileEditing)
      _ = made.showingDeleteConfirmation
      made.showsReorderControl = same(made.showsReorderControl)
      _ = made.textLabel
      made.userInteractionEnabledWhileDragging = same(made.userInteractionEnabledWhileDragging)
      made.didTransition(to: (UITableViewCell.StateMask()))
      made.dragStateDidChange(UITableViewCell.DragState.dragging)
      _ = UITableViewCell(coder: NSCoder())
      _ = UITableViewCell(frame: .smoke)
      _ = made.sizeThatFits(CGSize(width: 4, height: 4))
      made.updateConfiguration(
        using: UICellConfigurationState(
          traitCollection: UITraitCollection(accessibilityContrast: UIAccessibilityContrast.high)))
      made.willTransition(to: (UITableViewCell.StateMask()))
      _ = UITableViewCell(style: UITableViewCell.CellStyle.default, reuseIdentifier: nil)
      _ = UITableViewCell.objectiveCInit(
        style: UITableViewCell.CellStyle.default, reuseIdentifier: nil)
      made.setEditing(false, animated: false)
      made.setHighlighted(false, animated: false)
      made.setSelected(false, animated: false)
      _ = made.systemLayoutSizeFitting(
        CGSize(width: 4, height: 4), withHorizontalFittingPriority: UILayoutPriority(1),
        verticalFittingPriority: UILayoutPriority(1))
    }
  }

  @Test func `UITableViewCell.AccessoryType can be used`() {
    _ = UIKitException.caught {
      _ = UITableViewCell.AccessoryType(rawValue: 0)
    }
  }
}
