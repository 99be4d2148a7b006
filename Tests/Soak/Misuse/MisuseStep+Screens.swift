import Foundation
import TableModel

extension MisuseStep {
  private static func navigation(_ stage: MisuseStage) -> UINavigationController {
    stage.any(UINavigationController.self) { MisuseNavigation() }
  }

  private static func tabs(_ stage: MisuseStage) -> UITabBarController {
    stage.any(UITabBarController.self) { UITabBarController() }
  }

  // MARK: Controllers

  static let controllers = [
    Self("a new controller") { $0.keep($0.one(of: MisuseKinds.controllers)($0)) },
    Self("present") { stage in
      let controller = stage.controller()
      controller.modalPresentationStyle = stage.one(of: [
        .fullScreen, .pageSheet, .overFullScreen, .popover, .custom, .none,
      ])
      stage.controller().present(controller, animated: stage.flag()) { [weak stage] in
        stage?.callback("a presentation's completion")
      }
    },
    Self("present a new one") { stage in
      let controller = stage.keep(stage.one(of: MisuseKinds.controllers)(stage))
      stage.controller().present(controller, animated: stage.flag())
    },
    Self("dismiss") { stage in
      stage.controller().dismiss(animated: stage.flag()) { [weak stage] in
        stage?.callback("a dismissal's completion")
      }
    },
    Self("addChild") { $0.controller().addChild($0.controller()) },
    Self("removeFromParent") { $0.controller().removeFromParent() },
    Self("add a child's view") { stage in
      let (parent, child) = (stage.controller(), stage.controller())
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    },
    Self("view = ") { $0.controller().view = $0.chance(90) ? $0.view() : nil },
    Self("title") { $0.controller().title = $0.text() },
    Self("preferredContentSize") { $0.controller().preferredContentSize = $0.size() },
    Self("additionalSafeAreaInsets") { $0.controller().additionalSafeAreaInsets = $0.insets() },
    Self("beginAppearanceTransition") {
      $0.controller().beginAppearanceTransition($0.flag(), animated: $0.flag())
    },
    Self("endAppearanceTransition") { $0.controller().endAppearanceTransition() },
    Self("setEditing") { $0.controller().setEditing($0.flag(), animated: $0.flag()) },
    Self("show") { $0.controller().show($0.controller(), sender: nil) },
    Self("performSegue") {
      $0.controller().performSegue(withIdentifier: $0.text(), sender: nil)
    },
    Self("let go of a view") { $0.controller().viewIfLoaded?.removeFromSuperview() },
  ]

  // MARK: Containers

  static let containers = [
    Self("push") { navigation($0).pushViewController($0.controller(), animated: $0.flag()) },
    Self("push a new one") {
      navigation($0).pushViewController($0.keep(MisuseController()), animated: $0.flag())
    },
    Self("pop") { navigation($0).popViewController(animated: $0.flag()) },
    Self("popToRoot") { navigation($0).popToRootViewController(animated: $0.flag()) },
    Self("popTo") { navigation($0).popToViewController($0.controller(), animated: $0.flag()) },
    Self("setViewControllers") { stage in
      let controllers = (0..<stage.index(below: 4)).map { _ in stage.controller() }
      navigation(stage).setViewControllers(controllers, animated: stage.flag())
    },
    Self("setNavigationBarHidden") {
      navigation($0).setNavigationBarHidden($0.flag(), animated: $0.flag())
    },
    Self("large titles") {
      navigation($0).navigationBar.prefersLargeTitles = $0.flag()
    },
    Self("delegate of a navigation") { navigation($0).delegate = $0.delegates.last },
    Self("tabs") { stage in
      let controllers = (0..<stage.index(below: 7)).map { _ in stage.controller() }
      tabs(stage).setViewControllers(controllers, animated: stage.flag())
      tabs(stage).delegate = stage.delegates.last
    },
    Self("selectedIndex") { tabs($0).selectedIndex = $0.int() },
    Self("selectedViewController") { tabs($0).selectedViewController = $0.controller() },
    Self("pages") { stage in
      let pages = stage.any(UIPageViewController.self) {
        UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      }
      let controllers = (0..<stage.index(below: 3)).map { _ in stage.controller() }
      pages.setViewControllers(controllers, direction: .forward, animated: stage.flag())
    },
    Self("split") { stage in
      let split = stage.any(UISplitViewController.self) { UISplitViewController() }
      switch stage.index(below: 4) {
      case 0: split.viewControllers = [stage.controller(), stage.controller()]
      case 1: split.setViewController(stage.controller(), for: .primary)
      case 2: split.preferredPrimaryColumnWidth = stage.number()
      default: split.showDetailViewController(stage.controller(), sender: nil)
      }
    },
    Self("search") { stage in
      let search = stage.any(UISearchController.self) {
        UISearchController(searchResultsController: nil)
      }
      search.searchResultsUpdater = stage.delegates.last
      stage.controller().navigationItem.searchController = search
      search.isActive = stage.flag()
      search.searchBar.text = stage.text()
    },
    Self("an alert's actions") { stage in
      let alert = stage.any(UIAlertController.self) {
        UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      }
      alert.addAction(
        UIAlertAction(
          title: stage.text(), style: stage.one(of: [.cancel, .default, .destructive]),
          handler: { [weak stage] _ in stage?.callback("an alert's action") }))
      if stage.flag() { alert.addTextField() }
    },
  ]

  // MARK: Bars

  static let bars = [
    Self("bar items") { stage in
      let item = stage.controller().navigationItem
      item.rightBarButtonItems = (0..<stage.index(below: 5)).map { _ in
        UIBarButtonItem(title: stage.text(), style: .plain, target: nil, action: nil)
      }
      item.leftBarButtonItem = UIBarButtonItem(customView: stage.view())
    },
    Self("titleView") { $0.controller().navigationItem.titleView = $0.view() },
    Self("prompt") { $0.controller().navigationItem.prompt = $0.text() },
    Self("toolbar items") { stage in
      let space = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
      space.width = stage.number()
      stage.controller().toolbarItems = [space, UIBarButtonItem(customView: stage.view()), space]
      navigation(stage).setToolbarHidden(stage.flag(), animated: stage.flag())
    },
    Self("pushItem") { stage in
      let bar = stage.any(UINavigationBar.self) { UINavigationBar(frame: .zero) }
      bar.pushItem(UINavigationItem(title: stage.text()), animated: stage.flag())
    },
    Self("popItem") { stage in
      let bar = stage.any(UINavigationBar.self) { UINavigationBar(frame: .zero) }
      bar.popItem(animated: stage.flag())
    },
    Self("setItems") { stage in
      let bar = stage.any(UINavigationBar.self) { UINavigationBar(frame: .zero) }
      bar.setItems([], animated: stage.flag())
    },
    Self("tab bar items") { stage in
      let bar = stage.any(UITabBar.self) { UITabBar(frame: .zero) }
      bar.items = (0..<stage.index(below: 4)).map {
        UITabBarItem(title: stage.text(), image: nil, tag: $0)
      }
      bar.selectedItem = stage.flag() ? bar.items?.last : UITabBarItem()
    },
    Self("tab bar item") { $0.controller().tabBarItem.badgeValue = $0.text() },
    Self("toolbar") { stage in
      let bar = stage.any(UIToolbar.self) { UIToolbar(frame: .zero) }
      let item = UIBarButtonItem(systemItem: .done)
      bar.setItems([item, item], animated: stage.flag())
    },
    Self("search bar") { stage in
      let bar = stage.any(UISearchBar.self) { UISearchBar(frame: .zero) }
      bar.scopeButtonTitles = [stage.text(), stage.text()]
      bar.selectedScopeButtonIndex = stage.int()
      bar.showsScopeBar = stage.flag()
      bar.setShowsCancelButton(stage.flag(), animated: stage.flag())
      bar.text = stage.text()
    },
  ]

  // MARK: Text

  static let text = [
    Self("label") { stage in
      let label = stage.any(UILabel.self) { UILabel() }
      label.numberOfLines = stage.int()
      label.text = stage.text()
      label.preferredMaxLayoutWidth = stage.number()
      label.minimumScaleFactor = stage.number()
      label.adjustsFontSizeToFitWidth = stage.flag()
    },
    Self("font") { stage in
      stage.any(UILabel.self) { UILabel() }.font = .systemFont(ofSize: stage.number())
    },
    Self("attributed text") { stage in
      let style = NSMutableParagraphStyle()
      style.lineSpacing = stage.number()
      style.minimumLineHeight = stage.number()
      style.maximumLineHeight = stage.number()
      style.firstLineHeadIndent = stage.number()
      style.tailIndent = stage.number()
      style.lineHeightMultiple = stage.number()
      stage.any(UILabel.self) { UILabel() }.attributedText = NSAttributedString(
        string: stage.text(),
        attributes: [
          .paragraphStyle: style, .kern: stage.number(),
          .font: UIFont.systemFont(ofSize: stage.number()),
        ])
    },
    Self("measure") { stage in
      let text = NSAttributedString(string: stage.text())
      _ = text.boundingRect(
        with: stage.size(), options: .usesLineFragmentOrigin, context: nil)
    },
    Self("field") { stage in
      let field = stage.any(UITextField.self) { UITextField() }
      field.text = stage.text()
      field.becomeFirstResponder()
      field.insertText(stage.text())
      field.deleteBackward()
      field.leftView = stage.view()
      field.leftViewMode = .always
    },
    Self("selection of a field") { stage in
      let field = stage.any(UITextField.self) { UITextField() }
      let start = field.position(from: field.beginningOfDocument, offset: stage.int())
      let end = field.position(from: field.endOfDocument, offset: stage.int())
      guard let start, let end else { return }
      field.selectedTextRange = field.textRange(from: start, to: end)
      field.insertText(stage.text())
    },
    Self("text view") { stage in
      let view = stage.any(UITextView.self) { UITextView() }
      view.text = stage.text()
      view.textContainerInset = stage.insets()
      view.font = .systemFont(ofSize: stage.number())
      view.isScrollEnabled = stage.flag()
    },
    Self("selectedRange") { stage in
      let view = stage.any(UITextView.self) { UITextView() }
      view.selectedRange = stage.range()
      view.insertText(stage.text())
    },
    Self("scrollRangeToVisible") { stage in
      stage.any(UITextView.self) { UITextView() }.scrollRangeToVisible(stage.range())
    },
    Self("accessory of the keyboard") { stage in
      stage.any(UITextField.self) { UITextField() }.inputAccessoryView = stage.view()
    },
    Self("input view") { stage in
      stage.any(UITextField.self) { UITextField() }.inputView = stage.view()
    },
    Self("resignFirstResponder") { $0.view().resignFirstResponder() },
  ]

  // MARK: Controls

  static let controls = [
    Self("slider") { stage in
      let slider = stage.any(UISlider.self) { UISlider() }
      slider.minimumValue = Float(stage.number())
      slider.maximumValue = Float(stage.number())
      slider.setValue(Float(stage.number()), animated: stage.flag())
    },
    Self("stepper") { stage in
      let stepper = stage.any(UIStepper.self) { UIStepper() }
      stepper.minimumValue = stage.number()
      stepper.maximumValue = stage.number()
      stepper.stepValue = stage.number()
      stepper.value = stage.number()
    },
    Self("segments") { stage in
      let control = stage.any(UISegmentedControl.self) { UISegmentedControl() }
      control.insertSegment(withTitle: stage.text(), at: stage.int(), animated: stage.flag())
      control.selectedSegmentIndex = stage.int()
      control.removeSegment(at: stage.int(), animated: stage.flag())
      _ = control.titleForSegment(at: stage.int())
    },
    Self("picker") { stage in
      let picker = stage.any(UIPickerView.self) { UIPickerView() }
      picker.selectRow(stage.int(), inComponent: stage.int(), animated: stage.flag())
      _ = picker.selectedRow(inComponent: stage.int())
      _ = picker.numberOfRows(inComponent: stage.int())
      picker.reloadComponent(stage.int())
      picker.reloadAllComponents()
    },
    Self("date picker") { stage in
      let picker = stage.any(UIDatePicker.self) { UIDatePicker() }
      picker.minimumDate = stage.date()
      picker.maximumDate = stage.date()
      picker.setDate(stage.date(), animated: stage.flag())
      picker.minuteInterval = stage.int()
      picker.countDownDuration = stage.number()
    },
    Self("page control") { stage in
      let control = stage.any(UIPageControl.self) { UIPageControl() }
      control.numberOfPages = stage.int()
      control.currentPage = stage.int()
      _ = control.size(forNumberOfPages: stage.int())
    },
    Self("progress") { stage in
      let view = stage.any(UIProgressView.self) { UIProgressView() }
      view.setProgress(Float(stage.number()), animated: stage.flag())
    },
    Self("button") { stage in
      let button = stage.any(UIButton.self) { UIButton(type: .custom) }
      button.setTitle(stage.text(), for: .normal)
      button.contentEdgeInsets = stage.insets()
      button.titleLabel?.font = .systemFont(ofSize: stage.number())
    },
    Self("button configuration") { stage in
      var configuration = UIButton.Configuration.filled()
      configuration.title = stage.text()
      configuration.imagePadding = stage.number()
      stage.any(UIButton.self) { UIButton(type: .custom) }.configuration = configuration
    },
    Self("an action of a control") { stage in
      let control = stage.any(UIControl.self) { UIButton(type: .custom) }
      control.addAction(
        UIAction { [weak stage] _ in stage?.callback("an action of a control") },
        for: .allEvents)
    },
    Self("sendActions") { stage in
      let control = stage.any(UIControl.self) { UIButton(type: .custom) }
      control.sendActions(for: stage.one(of: [.touchUpInside, .valueChanged, .allEvents]))
    },
    Self("isEnabled") { stage in
      stage.any(UIControl.self) { UIButton(type: .custom) }.isEnabled = stage.flag()
    },
    Self("image") { stage in
      let view = stage.any(UIImageView.self) { UIImageView() }
      view.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
      view.animationDuration = stage.seconds()
      view.startAnimating()
    },
  ]
}
