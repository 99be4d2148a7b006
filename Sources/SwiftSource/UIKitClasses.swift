/// Which class of UIKit inherits from which: what the syntax of an app's sources does not tell.
package enum UIKitClasses {
  /// The direct subclasses of each class below `NSObject` that has any.
  package static let subclasses: [String: [String]] = [
    "CAAnimation": ["CAAnimationGroup", "CAPropertyAnimation", "CATransition"],
    "CABasicAnimation": ["CASpringAnimation"],
    "CALayer": ["CAEmitterLayer", "CAGradientLayer", "CAShapeLayer", "CATextLayer"],
    "CAPropertyAnimation": ["CABasicAnimation", "CAKeyframeAnimation"],
    "NSParagraphStyle": ["NSMutableParagraphStyle"],
    "UIApplicationShortcutItem": ["UIMutableApplicationShortcutItem"],
    "UIBarAppearance": ["UINavigationBarAppearance", "UITabBarAppearance", "UIToolbarAppearance"],
    "UIBarItem": ["UIBarButtonItem", "UITabBarItem"],
    "UICollectionReusableView": ["UICollectionViewCell"],
    "UICollectionViewCell": ["UICollectionViewListCell"],
    "UICollectionViewLayout": [
      "UICollectionViewCompositionalLayout", "UICollectionViewFlowLayout",
    ],
    "UICommand": ["UIKeyCommand"],
    "UIControl": [
      "UIButton", "UIColorWell", "UIDatePicker", "UIPageControl", "UIRefreshControl",
      "UISegmentedControl", "UISlider", "UIStepper", "UISwitch", "UITextField",
    ],
    "UICollectionViewLayoutInvalidationContext": [
      "UICollectionViewFlowLayoutInvalidationContext"
    ],
    "UIDropProposal": ["UITableViewDropProposal"],
    "UIDynamicBehavior": ["UIAttachmentBehavior", "UIGroupBehavior", "UISnapBehavior"],
    "UIEvent": ["UIPressesEvent"],
    "UIFeedbackGenerator": [
      "UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator",
      "UISelectionFeedbackGenerator",
    ],
    "UIFocusUpdateContext": ["UITableViewFocusUpdateContext"],
    "UIGestureRecognizer": [
      "UIHoverGestureRecognizer", "UILongPressGestureRecognizer", "UIPanGestureRecognizer",
      "UIPinchGestureRecognizer", "UIRotationGestureRecognizer", "UISwipeGestureRecognizer",
      "UITapGestureRecognizer",
    ],
    "UIGroupBehavior": [
      "UICollisionBehavior", "UIDynamicItemBehavior", "UIGravityBehavior", "UIPushBehavior",
    ],
    "UILayoutGuide": ["UIKeyboardLayoutGuide"],
    "UIMenuElement": ["UIAction", "UICommand", "UIDeferredMenuElement", "UIMenu"],
    "UINavigationController": ["UIImagePickerController"],
    "UIPanGestureRecognizer": ["UIScreenEdgePanGestureRecognizer"],
    "UIPresentationController": [
      "UIPopoverPresentationController", "UISheetPresentationController",
    ],
    "UIPreviewParameters": ["UIDragPreviewParameters"],
    "UIPreviewTarget": ["UIDragPreviewTarget"],
    "UIResponder": [
      "UIAccessibilityElement", "UIApplication", "UIScene", "UIView", "UIViewController",
    ],
    "UIScene": ["UIWindowScene"],
    "UISceneDestructionRequestOptions": ["UIWindowSceneDestructionRequestOptions"],
    "UIScrollView": ["UICollectionView", "UITableView", "UITextView"],
    "UITableViewPlaceholder": ["UITableViewDropPlaceholder"],
    "UITargetedPreview": ["UITargetedDragPreview"],
    "UITextField": ["UISearchTextField"],
    "UIView": [
      "UIActivityIndicatorView", "UICollectionReusableView", "UIContentUnavailableView",
      "UIControl", "UIImageView", "UIInputView", "UILabel", "UIListContentView", "UINavigationBar",
      "UIPickerView", "UIProgressView", "UIScrollView", "UISearchBar", "UIStackView", "UITabBar",
      "UITableViewCell", "UITableViewHeaderFooterView", "UIToolbar", "UIVisualEffectView",
      "UIWindow",
    ],
    "UIViewController": [
      "UIActivityViewController", "UIAlertController", "UICollectionViewController",
      "UIColorPickerViewController", "UIDocumentPickerViewController", "UIInputViewController",
      "UINavigationController", "UIPageViewController", "UISearchController",
      "UISplitViewController", "UITabBarController", "UITableViewController",
    ],
    "UIVisualEffect": [
      "UIBlurEffect", "UIGlassContainerEffect", "UIGlassEffect", "UIVibrancyEffect",
    ],
  ]

  /// The members of UIKit's classes that are `dynamic` in the model, so that an extension of the class or
  /// of one below it can override them: those that public apps override there.
  static let dynamicMembers: [String: Set<String>] = [
    "UIResponder": ["awakeFromNib()"],
    "UIScrollView": ["touchesShouldCancel(in:)"],
    "UIViewController": [
      "childForStatusBarHidden", "childForStatusBarStyle", "disablesAutomaticKeyboardDismissal",
      "preferredInterfaceOrientationForPresentation", "preferredStatusBarStyle",
      "prefersHomeIndicatorAutoHidden", "prefersStatusBarHidden", "shouldAutorotate",
      "supportedInterfaceOrientations", "viewDidAppear(_:)", "viewDidDisappear(_:)",
      "viewDidLayoutSubviews()", "viewDidLoad()", "viewWillAppear(_:)", "viewWillDisappear(_:)",
      "viewWillLayoutSubviews()",
    ],
  ]

  /// The class whose member an override in an extension of a class replaces; nil if it cannot.
  static func owner(ofDynamic member: String, in name: String) -> String? {
    lineage(of: name).dropFirst().first { dynamicMembers[$0]?.contains(member) == true }
  }

  private static let superclasses = Dictionary(
    uniqueKeysWithValues: subclasses.flatMap { parent, classes in classes.map { ($0, parent) } })

  static func isClass(_ name: String) -> Bool {
    superclasses[name] != nil || subclasses[name] != nil || name == "NSObject"
  }

  /// A class and its superclasses, `NSObject` last.
  static func lineage(of name: String) -> [String] {
    Array(sequence(first: name) { superclasses[$0] }) + (name == "NSObject" ? [] : ["NSObject"])
  }
}
