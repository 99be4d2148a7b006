import Foundation

// The members of controls that apps, nibs and their runtime attributes name by text.

enum UIButtonMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("currentTitle", \UIButton.currentTitle),
      .init("currentTitleColor", \UIButton.currentTitleColor),
      .init("currentImage", \UIButton.currentImage),
      .init("currentBackgroundImage", \UIButton.currentBackgroundImage),
      .init("currentAttributedTitle", \UIButton.currentAttributedTitle),
      .init("titleLabel", \UIButton.titleLabel), .init("imageView", \UIButton.imageView),
      .init("contentEdgeInsets", \UIButton.contentEdgeInsets),
      .init("titleEdgeInsets", \UIButton.titleEdgeInsets),
      .init("imageEdgeInsets", \UIButton.imageEdgeInsets),
      .init("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted),
      .init("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled),
      .init("showsTouchWhenHighlighted", \UIButton.showsTouchWhenHighlighted),
      .init("menu", \UIButton.menu),
    ]
  }
}

enum UISwitchMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("on", \UISwitch.isOn), .init("onTintColor", \UISwitch.onTintColor),
      .init("thumbTintColor", \UISwitch.thumbTintColor), .init("onImage", \UISwitch.onImage),
      .init("offImage", \UISwitch.offImage), .init("title", \UISwitch.title),
    ]
  }
}

enum UISliderMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("value", \UISlider.value), .init("minimumValue", \UISlider.minimumValue),
      .init("maximumValue", \UISlider.maximumValue), .init("continuous", \UISlider.isContinuous),
      .init("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
      .init("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
      .init("thumbTintColor", \UISlider.thumbTintColor),
      .init("minimumValueImage", \UISlider.minimumValueImage),
      .init("maximumValueImage", \UISlider.maximumValueImage),
    ]
  }
}

enum UISegmentedControlMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("numberOfSegments", \UISegmentedControl.numberOfSegments),
      .init("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex),
      .init("momentary", \UISegmentedControl.isMomentary),
      .init(
        "apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent),
      .init("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
    ]
  }
}

enum UIStepperMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("value", \UIStepper.value), .init("minimumValue", \UIStepper.minimumValue),
      .init("maximumValue", \UIStepper.maximumValue), .init("stepValue", \UIStepper.stepValue),
      .init("continuous", \UIStepper.isContinuous), .init("autorepeat", \UIStepper.autorepeat),
      .init("wraps", \UIStepper.wraps),
    ]
  }
}

enum UIPageControlMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("numberOfPages", \UIPageControl.numberOfPages),
      .init("currentPage", \UIPageControl.currentPage),
      .init("hidesForSinglePage", \UIPageControl.hidesForSinglePage),
      .init("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
      .init("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
    ]
  }
}

enum UIProgressViewMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("progressViewStyle", \UIProgressView.progressViewStyle),
      .init("progress", \UIProgressView.progress),
      .init("progressTintColor", \UIProgressView.progressTintColor),
      .init("trackTintColor", \UIProgressView.trackTintColor),
      .init("observedProgress", \UIProgressView.observedProgress),
      .init("progressImage", \UIProgressView.progressImage),
      .init("trackImage", \UIProgressView.trackImage),
    ]
  }
}

enum UIActivityIndicatorViewMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("color", \UIActivityIndicatorView.color),
      .init("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped),
      .init("animating", \UIActivityIndicatorView.isAnimating),
    ]
  }
}

enum UIDatePickerMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("datePickerMode", \UIDatePicker.datePickerMode),
      .init("preferredDatePickerStyle", \UIDatePicker.preferredDatePickerStyle),
      .init("date", \UIDatePicker.date), .init("minimumDate", \UIDatePicker.minimumDate),
      .init("maximumDate", \UIDatePicker.maximumDate), .init("locale", \UIDatePicker.locale),
      .init("calendar", \UIDatePicker.calendar), .init("timeZone", \UIDatePicker.timeZone),
      .init("countDownDuration", \UIDatePicker.countDownDuration),
      .init("minuteInterval", \UIDatePicker.minuteInterval),
      // By their names alone.
      .init("textColor", \UIDatePicker.pickerTextColor),
      .init("highlightsToday", \UIDatePicker.highlightsToday),
    ]
  }
}

enum UIPickerViewMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("numberOfComponents", \UIPickerView.numberOfComponents),
      .init("showsSelectionIndicator", \UIPickerView.showsSelectionIndicator),
      // By their names alone.
      .init("textColor", \UIPickerView.pickerTextColor),
    ]
  }
}

enum UITextViewMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("text", \UITextView.text), .init("attributedText", \UITextView.attributedText),
      .init("font", \UITextView.font), .init("textColor", \UITextView.textColor),
      .init("textAlignment", \UITextView.textAlignment), .init("editable", \UITextView.isEditable),
      .init("selectable", \UITextView.isSelectable),
      .init("dataDetectorTypes", \UITextView.dataDetectorTypes),
      .init("textContainerInset", \UITextView.textContainerInset),
      .init("selectedRange", \UITextView.selectedRange),
      .init("keyboardType", \UITextView.keyboardType),
      .init("returnKeyType", \UITextView.returnKeyType),
      .init("autocapitalizationType", \UITextView.autocapitalizationType),
      .init("autocorrectionType", \UITextView.autocorrectionType),
      .init("secureTextEntry", \UITextView.isSecureTextEntry),
    ]
  }
}

enum UISearchBarMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("text", \UISearchBar.text), .init("placeholder", \UISearchBar.placeholder),
      .init("prompt", \UISearchBar.prompt), .init("barStyle", \UISearchBar.barStyle),
      .init("searchBarStyle", \UISearchBar.searchBarStyle),
      .init("barTintColor", \UISearchBar.barTintColor),
      .init("translucent", \UISearchBar.isTranslucent),
      .init("backgroundImage", \UISearchBar.backgroundImage),
      .init("showsBookmarkButton", \UISearchBar.showsBookmarkButton),
      .init("showsCancelButton", \UISearchBar.showsCancelButton),
      .init("showsSearchResultsButton", \UISearchBar.showsSearchResultsButton),
      .init("showsScopeBar", \UISearchBar.showsScopeBar),
      .init("scopeButtonTitles", \UISearchBar.scopeButtonTitles),
      .init("selectedScopeButtonIndex", \UISearchBar.selectedScopeButtonIndex),
      .init("searchTextField", \UISearchBar.searchTextField),
      .init("delegate", \UISearchBar.delegate),
      // By their names alone.
      .init("searchField", \UISearchBar.searchTextField),
      .init("_searchField", \UISearchBar.ivarSearchField),
      .init("cancelButton", \UISearchBar.cancelButton),
      .init("cancelButtonText", \UISearchBar.cancelButtonText),
      .init("_cancelButtonText", \UISearchBar.ivarCancelButtonText),
    ]
  }
}

enum UIStackViewMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("arrangedSubviews", \UIStackView.arrangedSubviews), .init("axis", \UIStackView.axis),
      .init("distribution", \UIStackView.distribution), .init("alignment", \UIStackView.alignment),
      .init("spacing", \UIStackView.spacing),
      .init("layoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement),
      .init("baselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement),
    ]
  }
}
