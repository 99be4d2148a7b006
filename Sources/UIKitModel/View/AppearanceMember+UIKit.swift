extension AppearanceMember {
  /// The properties of UIKit's classes that do something here and can be set for all of a class:
  /// those that the SDK marks so (`UI_APPEARANCE_SELECTOR`), and others that apps set that way, for
  /// example a label's font, a scroll view's insets and the mode in which it dismisses the keyboard
  /// (exyte/Chat #115).
  @MainActor static var ofUIKit: [(type: AnyClass, members: [AppearanceMember])] {
    [
      (
        UIView.self,
        [
          AppearanceMember(\UIView.backgroundColor),
          AppearanceMember(
            own: { (view: UIView) in view.ownTintColor }, set: { $0.tintColor = $1 }),
          AppearanceMember(
            own: { (view: UIView) in view.ownMargins }, set: { $0.layoutMargins = $1 }),
          AppearanceMember(\UIView.semanticContentAttribute),
        ]
      ),
      (UILabel.self, [AppearanceMember(\UILabel.font), AppearanceMember(\UILabel.textColor)]),
      (
        UITextField.self,
        [AppearanceMember(\UITextField.font), AppearanceMember(\UITextField.textColor)]
      ),
      (UISwitch.self, [AppearanceMember(\UISwitch.onTintColor)]),
      (
        UIScrollView.self,
        [
          AppearanceMember(\UIScrollView.contentInset),
          AppearanceMember(\UIScrollView.contentInsetAdjustmentBehavior),
          AppearanceMember(\UIScrollView.keyboardDismissMode),
          AppearanceMember(\UIScrollView.showsVerticalScrollIndicator),
          AppearanceMember(\UIScrollView.showsHorizontalScrollIndicator),
          AppearanceMember(\UIScrollView.delaysContentTouches),
        ]
      ),
      (
        UINavigationBar.self,
        [
          AppearanceMember(\UINavigationBar.isTranslucent),
          AppearanceMember(\UINavigationBar.barTintColor),
          AppearanceMember(\UINavigationBar.prefersLargeTitles),
        ]
      ),
      (
        UITabBar.self,
        [AppearanceMember(\UITabBar.isTranslucent), AppearanceMember(\UITabBar.barTintColor)]
      ),
      (
        UIToolbar.self,
        [AppearanceMember(\UIToolbar.isTranslucent), AppearanceMember(\UIToolbar.barTintColor)]
      ),
    ]
  }
}
