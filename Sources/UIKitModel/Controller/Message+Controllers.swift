import Foundation

@MainActor extension Message {
  /// UIKit's end is that of the stack (T-32), which a test could not report: the words are the
  /// model's.
  static func viewLoadsWithoutEnd(_ controller: UIViewController) -> UIKitException {
    UIKitException(
      "\(described(controller)) loads its view without end: its loadView sets no view, and its "
        + "viewDidLoad reads it. Set `view` in loadView, or call super.")
  }

  /// The name is UIKit's (Apple, `hierarchyInconsistencyException`), the words are the model's.
  static func childIsAncestor(
    _ child: UIViewController, of parent: UIViewController
  ) -> UIKitException {
    UIKitException(
      "\(described(child)) cannot be a child of \(described(parent)), which it is or contains.",
      name: UIKitException.Name.hierarchyInconsistency)
  }

  /// wordpress-mobile/WordPress-iOS #11483, Kofktu/KUIPopOver #28.
  static func presentsItself(_ controller: UIViewController) -> UIKitException {
    UIKitException(
      "Application tried to present modal view controller on itself. Presenting controller is "
        + "\(described(controller)).",
      name: UIKitException.Name.invalidArgument)
  }

  /// ko1o/PYSearch #85, TitouanVanBelle/TDBWalkthrough #3.
  static func presentsActive(_ controller: UIViewController) -> UIKitException {
    UIKitException(
      "Application tried to present modally an active controller \(described(controller)).",
      name: UIKitException.Name.invalidArgument)
  }

  /// Expensify/react-native-share-menu #101.
  static func isPresented(
    _ controller: UIViewController, by presenter: UIViewController
  ) -> UIKitException {
    UIKitException(
      "Application tried to present modally a view controller \(described(controller)) that is "
        + "already being presented by \(described(presenter)).",
      name: UIKitException.Name.invalidArgument)
  }

  /// nicklockwood/iRate #191 (iOS 8), dillidon/alerts-and-pickers #70 (2019), with two spaces;
  /// deltachat/deltachat-ios #2736 (2025).
  static func presentsTwice(
    _ controller: UIViewController, on holder: UIViewController, from presenter: UIViewController,
    over presented: UIViewController
  ) -> String {
    let reason = "which is already presenting \(described(presented))"
    return refused(
      controller, on: holder, from: presenter, reason, gapOfWarning: "  ", endOfWarning: "")
  }

  /// BobDG/BDGShare #4 (iOS 8), CoderMikeHe/WeChat #16 (iOS 13). The words of later versions are
  /// put together from these and `presentsTwice`.
  static func presentsOutsideWindow(
    _ controller: UIViewController, on holder: UIViewController, from presenter: UIViewController
  ) -> String {
    refused(
      controller, on: holder, from: presenter, "whose view is not in the window hierarchy",
      gapOfWarning: " ", endOfWarning: "!")
  }

  /// - Parameters:
  ///   - gap: What the warnings of the versions that do not name the presenter have behind the controller.
  ///   - end: What they have behind the reason, where the later ones have a period.
  private static func refused(
    _ controller: UIViewController, on holder: UIViewController, from presenter: UIViewController,
    _ reason: String, gapOfWarning gap: String, endOfWarning end: String
  ) -> String {
    let attempt = "Attempt to present \(described(controller))"
    return controller.systemVersion.behavior.namesOriginOfPresentation
      ? "\(attempt) on \(described(holder)) (from \(described(presenter))) \(reason)."
      : "Warning: \(attempt)\(gap)on \(described(holder)) \(reason)\(end)"
  }

  /// skywinder/ActionSheetPicker-3.0 #70 (iOS 8), dekatotoro/SlideMenuControllerSwift #315.
  static var pushesNavigationController: UIKitException {
    UIKitException(
      "Pushing a navigation controller is not supported",
      name: UIKitException.Name.invalidArgument)
  }

  /// samuelclay/NewsBlur #886 (iOS 9), isontheline/pro.webssh.net #16 (iOS 13).
  static func pushesAgain(_ controller: UIViewController) -> UIKitException {
    UIKitException(
      "Pushing the same view controller instance more than once is not supported "
        + "(\(described(controller)))",
      name: UIKitException.Name.invalidArgument)
  }

  /// tasanobu-zz/Kamagari #1 (iOS 8); the presenter is named in reports of iOS 12 and later
  /// (dillidon/alerts-and-pickers #71, FlowCrypt/flowcrypt-ios #1269).
  static func noPlace(
    of alert: UIViewController, over presenter: UIViewController
  ) -> UIKitException {
    let names = alert.systemVersion.behavior.namesPresenterOfActionSheet
    return UIKitException(
      "Your application has presented a UIAlertController (\(described(alert))) of style "
        + "UIAlertControllerStyleActionSheet\(names ? " from \(named(presenter))" : ""). The "
        + "modalPresentationStyle of a UIAlertController with this style is "
        + "UIModalPresentationPopover. You must provide location information for this popover "
        + "through the alert controller's popoverPresentationController. You must provide either a "
        + "sourceView and sourceRect or a barButtonItem.  If this information is not known when you "
        + "present the alert controller, you may provide it in the "
        + "UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.",
      name: UIKitException.Name.generic)
  }

  private static func named(_ controller: UIViewController) -> String {
    "\(UIView.nameOfClass(of: controller)) (\(described(controller)))"
  }

  private static func described(_ controller: UIViewController) -> String {
    let address = controller.process.console.address(of: controller)
    return "<\(UIView.nameOfClass(of: controller)): \(address)>"
  }
}

extension UIKitException.Name {
  static let generic = "NSGenericException"
  static let hierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
}
