import Foundation
import TableModel

extension NibKinds {
  private static func kind(
    _ name: String, _ type: UIView.Type, _ parent: NibKind, _ body: (NibKind) -> Void = { _ in }
  ) -> NibKind {
    let kind = NibKind(name, type, parent)
    body(kind)
    return kind
  }

  static let controls: [NibKind] = [
    control, button, field, toggle, slider, stepper, segments, pages, dates, picker, search,
  ]

  private static let control = kind("control", UIControl.self, view) { kind in
    kind.flag("enabled", UIControl.self) { $0.isEnabled = $1 }
    kind.flag("highlighted", UIControl.self) { $0.isHighlighted = $1 }
    kind.flag("selected", UIControl.self) { $0.isSelected = $1 }
    kind.flag("showsMenuAsPrimaryAction", UIControl.self) {
      $0.showsMenuAsPrimaryAction = $1
    }
    kind.attribute("contentHorizontalAlignment", UIControl.self) { control, value in
      if let choice = value.choice(NibChoices.horizontalAlignment) {
        control.contentHorizontalAlignment = choice
      }
    }
    kind.attribute("contentVerticalAlignment", UIControl.self) { control, value in
      if let choice = value.choice(NibChoices.verticalAlignment) {
        control.contentVerticalAlignment = choice
      }
    }
  }

  private static let button = kind("button", UIButton.self, control) { kind in
    kind.attribute("buttonType", UIButton.self) { button, value in
      if let choice = value.choice(NibChoices.buttonType) { button.become(choice) }
    }
    kind.attribute("lineBreakMode", UIButton.self) { button, value in
      if let choice = value.choice(NibChoices.lineBreakMode) {
        button.titleLabel?.lineBreakMode = choice
      }
    }
    kind.flag("showsTouchWhenHighlighted", UIButton.self) {
      $0.showsTouchWhenHighlighted = $1
    }
    kind.flag("reversesTitleShadowWhenHighlighted", UIButton.self) {
      $0.reversesTitleShadowWhenHighlighted = $1
    }
    kind.flag("adjustsImageWhenHighlighted", UIButton.self) {
      $0.adjustsImageWhenHighlighted = $1
    }
    kind.flag("adjustsImageWhenDisabled", UIButton.self) {
      $0.adjustsImageWhenDisabled = $1
    }
    kind.flag("pointerInteraction", UIButton.self) {
      $0.isPointerInteractionEnabled = $1
    }
    kind.flag("changesSelectionAsPrimaryAction", UIButton.self) {
      $0.changesSelectionAsPrimaryAction = $1
    }
    kind.flag("adjustsImageSizeForAccessibilityContentSizeCategory", UIButton.self) {
      $0.adjustsImageSizeForAccessibilityContentSizeCategory = $1
    }
    kind.child("fontDescription", UIButton.self) { $0.titleLabel?.font = $2.font($1) }
    for (key, state) in NibChoices.states {
      kind.child(key, UIButton.self) { button, element, objects in
        objects.set(element, for: state, of: button)
      }
    }
    kind.child("contentEdgeInsets", UIButton.self) { $0.contentEdgeInsets = NibValues.inset($1) }
    kind.child("titleEdgeInsets", UIButton.self) { $0.titleEdgeInsets = NibValues.inset($1) }
    kind.child("imageEdgeInsets", UIButton.self) { $0.imageEdgeInsets = NibValues.inset($1) }
    kind.child("titleShadowOffset", UIButton.self) {
      $0.titleLabel?.shadowOffset = NibValues.size($1)
    }
    kind.child("configuration", UIButton.self) { button, element, objects in
      let configuration = objects.buttonConfiguration(element)
      // Its title counts, not one that the button had in a state before it got a configuration, as
      // Interface Builder's frames show.
      if let title = configuration.title { button.setTitle(title, for: .normal) }
      button.configuration = configuration
    }
    kind.ignore("title", "image", "role")
  }

  private static let field = kind("textField", UITextField.self, control) { kind in
    kind.attribute("text", UITextField.self) { field, value, objects in
      field.text = objects.text(value.text, "text", of: value.element)
    }
    kind.attribute("placeholder", UITextField.self) { field, value, objects in
      field.placeholder = objects.text(value.text, "placeholder", of: value.element)
    }
    kind.attribute("borderStyle", UITextField.self) { field, value in
      if let choice = value.choice(NibChoices.borderStyle) { field.borderStyle = choice }
    }
    kind.attribute("textAlignment", UITextField.self) { field, value in
      if let choice = value.choice(NibChoices.textAlignment) {
        field.textAlignment = choice
      }
    }
    kind.attribute("clearButtonMode", UITextField.self) { field, value in
      if let choice = value.choice(NibChoices.viewMode) { field.clearButtonMode = choice }
    }
    kind.flag("clearsOnBeginEditing", UITextField.self) { $0.clearsOnBeginEditing = $1 }
    kind.flag("adjustsFontSizeToFit", UITextField.self) {
      $0.adjustsFontSizeToFitWidth = $1
    }
    kind.flag("adjustsFontForContentSizeCategory", UITextField.self) {
      $0.adjustsFontForContentSizeCategory = $1
    }
    kind.number("minimumFontSize", UITextField.self) { $0.minimumFontSize = $1 }
    kind.attribute("background", UITextField.self) { field, value, objects in
      field.background = objects.image(value.text, value.element)
    }
    kind.attribute("disabledBackground", UITextField.self) { field, value, objects in
      field.disabledBackground = objects.image(value.text, value.element)
    }
    kind.child("fontDescription", UITextField.self) { $0.font = $2.font($1) }
    kind.color("textColor", UITextField.self) { if let color = $1 { $0.textColor = color } }
    kind.child("text", UITextField.self) { $0.text = $2.text($1.string, "text", of: $1) }
    kind.child("placeholder", UITextField.self) {
      $0.placeholder = $2.text($1.string, "placeholder", of: $1)
    }
    kind.child("attributedText", UITextField.self) { $0.attributedText = $2.attributedText($1) }
    kind.child("attributedPlaceholder", UITextField.self) {
      $0.attributedPlaceholder = $2.attributedText($1)
    }
    kind.child("textInputTraits", UITextField.self) { NibValues.traits($1, of: $0, $2) }
    kind.outlet("delegate", UITextField.self) { $0.delegate = $1 as any UITextFieldDelegate }
    kind.outlet("leftView", UITextField.self) { $0.leftView = $1 as UIView }
    kind.outlet("rightView", UITextField.self) { $0.rightView = $1 as UIView }
    kind.outlet("inputView", UITextField.self) { $0.inputView = $1 as UIView }
    kind.outlet("inputAccessoryView", UITextField.self) { $0.inputAccessoryView = $1 as UIView }
  }

  private static let toggle = kind("switch", UISwitch.self, control) { kind in
    kind.flag("on", UISwitch.self) { $0.isOn = $1 }
    kind.attribute("title", UISwitch.self) { $0.title = $1.text }
    kind.color("onTintColor", UISwitch.self) { $0.onTintColor = $1 }
    kind.color("thumbTintColor", UISwitch.self) { $0.thumbTintColor = $1 }
    kind.ignore("preferredStyle", "onImage", "offImage")
  }

  private static let slider = kind("slider", UISlider.self, control) { kind in
    kind.number("minValue", UISlider.self) { $0.minimumValue = Float($1) }
    kind.number("maxValue", UISlider.self) { $0.maximumValue = Float($1) }
    kind.number("value", UISlider.self) { $0.value = Float($1) }
    kind.flag("continuous", UISlider.self) { $0.isContinuous = $1 }
    kind.attribute("minimumValueImage", UISlider.self) { slider, value, objects in
      slider.minimumValueImage = objects.image(value.text, value.element)
    }
    kind.attribute("maximumValueImage", UISlider.self) { slider, value, objects in
      slider.maximumValueImage = objects.image(value.text, value.element)
    }
    kind.color("minimumTrackTintColor", UISlider.self) { $0.minimumTrackTintColor = $1 }
    kind.color("maximumTrackTintColor", UISlider.self) { $0.maximumTrackTintColor = $1 }
    kind.color("thumbTintColor", UISlider.self) { $0.thumbTintColor = $1 }
    kind.ignore("behavioralStyle", "preferredBehavioralStyle")
  }

  private static let stepper = kind("stepper", UIStepper.self, control) { kind in
    kind.number("minimumValue", UIStepper.self) { $0.minimumValue = Double($1) }
    kind.number("maximumValue", UIStepper.self) { $0.maximumValue = Double($1) }
    kind.number("stepValue", UIStepper.self) { $0.stepValue = Double($1) }
    kind.number("value", UIStepper.self) { $0.value = Double($1) }
    kind.flag("continuous", UIStepper.self) { $0.isContinuous = $1 }
    kind.flag("autorepeat", UIStepper.self) { $0.autorepeat = $1 }
    kind.flag("wraps", UIStepper.self) { $0.wraps = $1 }
  }

  private static let segments = kind("segmentedControl", UISegmentedControl.self, control) { kind in
    kind.flag("momentary", UISegmentedControl.self) { $0.isMomentary = $1 }
    kind.flag("apportionsSegmentWidthsByContent", UISegmentedControl.self) {
      $0.apportionsSegmentWidthsByContent = $1
    }
    kind.child("segments", UISegmentedControl.self) { control, element, objects in
      for (index, each) in element.children.enumerated() {
        if let image = each["image"] {
          control.insertSegment(
            with: objects.image(image, each), at: index, animated: false)
        } else {
          control.insertSegment(withTitle: each["title"], at: index, animated: false)
        }
        if let enabled = each.value("enabled")?.flag {
          control.setEnabled(enabled, forSegmentAt: index)
        }
      }
      // The first is selected unless the file says otherwise (model).
      let selected = objects.attribute("selectedSegmentIndex", around: element)
      control.selectedSegmentIndex =
        selected.flatMap { NibValue($0, of: element).integer } ?? 0
    }
    kind.color("selectedSegmentTintColor", UISegmentedControl.self) {
      $0.selectedSegmentTintColor = $1
    }
    kind.ignore("selectedSegmentIndex", "segmentControlStyle")
  }

  private static let pages = kind("pageControl", UIPageControl.self, control) { kind in
    kind.integer("numberOfPages", UIPageControl.self) { $0.numberOfPages = $1 }
    kind.integer("currentPage", UIPageControl.self) { $0.currentPage = $1 }
    kind.flag("hidesForSinglePage", UIPageControl.self) { $0.hidesForSinglePage = $1 }
    kind.color("pageIndicatorTintColor", UIPageControl.self) { $0.pageIndicatorTintColor = $1 }
    kind.color("currentPageIndicatorTintColor", UIPageControl.self) {
      $0.currentPageIndicatorTintColor = $1
    }
    kind.ignore("defersCurrentPageDisplay")
  }

  private static let dates = kind("datePicker", UIDatePicker.self, control) { kind in
    kind.attribute("datePickerMode", UIDatePicker.self) { picker, value in
      if let choice = value.choice(NibChoices.datePickerMode) {
        picker.datePickerMode = choice
      }
    }
    kind.attribute("style", UIDatePicker.self) { picker, value in
      if let choice = value.choice(NibChoices.datePickerStyle) {
        picker.preferredDatePickerStyle = choice
      }
    }
    kind.integer("minuteInterval", UIDatePicker.self) { $0.minuteInterval = $1 }
    kind.number("countDownDuration", UIDatePicker.self) {
      $0.countDownDuration = Double($1)
    }
    kind.child("minimumDate", UIDatePicker.self) { $0.minimumDate = NibValues.date($1) }
    kind.child("maximumDate", UIDatePicker.self) { $0.maximumDate = NibValues.date($1) }
    kind.child("date", UIDatePicker.self) { picker, element, _ in
      if let date = NibValues.date(element) { picker.date = date }
    }
    kind.child("locale", UIDatePicker.self) { picker, element, _ in
      picker.locale = element["localeIdentifier"].map(Locale.init(identifier:))
    }
    kind.child("timeZone", UIDatePicker.self) { picker, element, _ in
      picker.timeZone = element["name"].flatMap(TimeZone.init(identifier:))
    }
    kind.ignore("useCurrentDate", "roundsToMinuteInterval")
  }

  private static let picker = kind("pickerView", UIPickerView.self, view) { kind in
    kind.outlet("dataSource", UIPickerView.self) {
      $0.dataSource = $1 as any UIPickerViewDataSource
    }
    kind.outlet("delegate", UIPickerView.self) { $0.delegate = $1 as any UIPickerViewDelegate }
    kind.ignore("showsSelectionIndicator")
  }

  private static let search = kind("searchBar", UISearchBar.self, view) { kind in
    kind.attribute("text", UISearchBar.self) { $0.text = $1.text }
    kind.attribute("placeholder", UISearchBar.self) { bar, value, objects in
      bar.placeholder = objects.text(value.text, "placeholder", of: value.element)
    }
    kind.attribute("prompt", UISearchBar.self) { $0.prompt = $1.text }
    kind.attribute("barStyle", UISearchBar.self) { bar, value in
      if let choice = value.choice(NibChoices.barStyle) { bar.barStyle = choice }
    }
    kind.attribute("searchBarStyle", UISearchBar.self) { bar, value in
      if let choice = value.choice(NibChoices.searchBarStyle) {
        bar.searchBarStyle = choice
      }
    }
    kind.flag("translucent", UISearchBar.self) { $0.isTranslucent = $1 }
    kind.flag("showsBookmarkButton", UISearchBar.self) { $0.showsBookmarkButton = $1 }
    kind.flag("showsCancelButton", UISearchBar.self) { $0.showsCancelButton = $1 }
    kind.flag("showsSearchResultsButton", UISearchBar.self) {
      $0.showsSearchResultsButton = $1
    }
    kind.flag("showsScopeBar", UISearchBar.self) { $0.showsScopeBar = $1 }
    kind.attribute("backgroundImage", UISearchBar.self) { bar, value, objects in
      bar.backgroundImage = objects.image(value.text, value.element)
    }
    kind.child("text", UISearchBar.self) { bar, element, _ in bar.text = element.string }
    kind.child("placeholder", UISearchBar.self) { bar, element, _ in
      bar.placeholder = element.string
    }
    kind.child("scopeButtonTitles", UISearchBar.self) { bar, element, _ in
      bar.scopeButtonTitles = element.children.map(\.string)
    }
    kind.child("textInputTraits", UISearchBar.self) { NibValues.traits($1, of: $0, $2) }
    kind.color("barTintColor", UISearchBar.self) { $0.barTintColor = $1 }
    kind.outlet("delegate", UISearchBar.self) { $0.delegate = $1 as any UISearchBarDelegate }
  }
}
