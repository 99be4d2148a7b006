import Testing

@testable import TableModel
@testable import UIKitModel

/// Keys by which apps read and set what UIKit has, documented or not.
@MainActor @Suite struct KeyedMemberTests {
  @Test func `documented properties of common classes are reached by their names`() {
    let table = UITableView()
    table.setValue(55, forKey: "rowHeight")
    table.setValue(true, forKey: "editing")
    #expect(table.rowHeight == 55 && table.value(forKey: "rowHeight") as? CGFloat == 55)
    let toggle = UISwitch()
    toggle.setValue(true, forKey: "on")
    #expect(toggle.isOn)
    let cell = UITableViewCell()
    cell.setValue("Title", forKeyPath: "textLabel.text")
    cell.setValue(2, forKey: "indentationLevel")
    #expect(cell.textLabel?.text == "Title" && cell.indentationLevel == 2)
    let stack = UIStackView()
    stack.setValue(1, forKey: "axis")
    #expect(stack.axis == .vertical)
    let item = UIBarButtonItem()
    item.setValue(UIColor.red, forKey: "tintColor")
    #expect(item.tintColor == .red)
  }

  @Test func `an alert takes texts with attributes, a view and looks of its actions`() throws {
    let alert = UIAlertController(title: "A", message: "B", preferredStyle: .alert)
    let action = UIAlertAction(title: "OK", style: .default)
    alert.addAction(action)
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 250, height: 80)
    alert.setValue(NSAttributedString(string: "Title"), forKey: "attributedTitle")
    alert.setValue(NSAttributedString(string: "Message"), forKey: "attributedMessage")
    alert.setValue(content, forKey: "contentViewController")
    action.setValue(UIColor.red, forKey: "titleTextColor")
    action.setValue(UIImage(), forKey: "image")
    action.setValue(UIColor.blue, forKey: "imageTintColor")
    action.setValue(0, forKey: "titleTextAlignment")
    action.setValue(true, forKey: "checked")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.rootViewController?.present(alert, animated: false)
    MainLoop.runUntilIdle()
    let card = try #require(alert.view as? AlertView)
    #expect(card.titleLabel.text == "Title" && card.messageLabel.text == "Message")
    #expect(content.parent === alert && content.view.frame.height == 80)
    // What the content prefers later counts, as far as there is room.
    content.preferredContentSize.height = 120
    MainLoop.runUntilIdle()
    #expect(content.view.frame.height == 120)
    content.preferredContentSize.height = 5000
    MainLoop.runUntilIdle()
    #expect(content.view.frame.height > 300 && content.view.frame.maxY <= card.bounds.height)
    let button = try #require(alert.button(titled: "OK") as? UIButton)
    #expect(button.titleColor(for: .normal) == .red && action.isChecked)
  }

  @Test func `a search bar has its field and its cancel button by name`() {
    let bar = UISearchBar()
    #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    bar.setValue("Done", forKey: "cancelButtonText")
    let button = bar.value(forKey: "cancelButton") as? UIButton
    #expect(button?.title(for: .normal) == "Done")
  }

  @Test(arguments: [12, 13])
  func `the keys with an underscore raise from iOS 13 on`(version: Int) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let (bar, field) = (UISearchBar(), UITextField())
      field.placeholder = "Name"
      let raised = [
        UIKitException.caught {
          field.setValue(UIColor.red, forKeyPath: "_placeholderLabel.textColor")
        },
        UIKitException.caught { _ = bar.value(forKey: "_searchField") },
        UIKitException.caught { bar.setValue("Done", forKey: "_cancelButtonText") },
      ]
      let texts = [
        "UITextField's _placeholderLabel", "UISearchBar's _searchField",
        "UISearchBar's set_cancelButtonText:",
      ].map { "Access to \($0) ivar is prohibited. This is an application bug" }
      #expect(raised.map { $0?.reason } == (version < 13 ? [nil, nil, nil] : texts))
      #expect(raised.allSatisfy { ($0?.name ?? "NSGenericException") == "NSGenericException" })
    }
  }

  @Test func `an item of a bar has its view by name`() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    let items = [UITabBarItem(), UITabBarItem()]
    bar.items = items
    bar.layoutIfNeeded()
    let view = items[1].value(forKey: "view") as? UIView
    #expect(view?.superview === bar && view?.frame.minX == 160)
    #expect(UIBarButtonItem().value(forKey: "view") == nil)
  }

  @Test func `the color of a placeholder is kept in it`() {
    let field = UITextField()
    field.placeholder = "Name"
    field.setValue(UIColor.red, forKeyPath: "placeholderLabel.textColor")
    let color = field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .red && field.placeholder == "Name")
  }

  @Test func `pickers and bars hold what is set by name alone`() {
    let picker = UIDatePicker()
    picker.setValue(UIColor.white, forKeyPath: "textColor")
    picker.setValue(false, forKey: "highlightsToday")
    #expect(picker.value(forKey: "textColor") as? UIColor == .white)
    #expect(picker.value(forKey: "highlightsToday") as? Bool == false)
    let rows = UIPickerView()
    rows.setValue(UIColor.white, forKey: "textColor")
    #expect(rows.value(forKey: "textColor") as? UIColor == .white)
    let bar = UINavigationBar()
    bar.setValue(true, forKey: "hidesShadow")
    #expect(bar.value(forKey: "hidesShadow") as? Bool == true)
  }

  @Test func `a version has its status bar by name until iOS 12`() {
    let bars = [12, 13].map { version in
      SystemVersion.$current.withValue(.iOS(version)) {
        var bar: UIView?
        let raised = UIKitException.caught {
          bar = UIApplication.shared.value(forKey: "statusBar") as? UIView
        }
        let window = version < 13 ? UIApplication.shared.value(forKey: "statusBarWindow") : nil
        let same = (window as? UIView)?.value(forKey: "statusBar") as? UIView
        return (bar != nil && same === bar, raised?.reason.hasPrefix("App called -statusBar or"))
      }
    }
    #expect(bars[0] == (true, nil) && bars[1] == (false, true))
  }

  @Test(arguments: ["borderColor", "shadowColor", "backgroundColor"])
  func `a color of a layer is one of Core Graphics, and another is passed over`(key: String) {
    let layer = CALayer()
    layer.setValue(UIColor.red.cgColor, forKey: key)
    let exception = UIKitException.caught { layer.setValue(UIColor.blue, forKey: key) }
    #expect(exception == nil)
    #expect(layer.value(forKey: key) as? CGColor == UIColor.red.cgColor)
    layer.setValue(nil, forKey: key)
    #expect(layer.value(forKey: key) == nil)
  }

  @Test func `a layer and an animation keep values for any keys, and a shape has its own`() {
    let shape = CAShapeLayer()
    shape.setValue(UIColor.red.cgColor, forKey: "fillColor")
    shape.setValue(3, forKey: "lineWidth")
    #expect(shape.fillColor == UIColor.red.cgColor && shape.lineWidth == 3)
    let animation = CABasicAnimation(keyPath: "opacity")
    for object in [shape, animation] as [NSObject] {
      #expect(object.value(forKey: "own") == nil)
      object.setValue("fade", forKey: "own")
      #expect(object.value(forKey: "own") as? String == "fade")
      object.setValue(nil, forKey: "own")
      #expect(object.value(forKey: "own") == nil)
    }
  }
}
