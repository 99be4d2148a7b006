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

  private static func described(_ controller: UIViewController) -> String {
    let address = controller.process.console.address(of: controller)
    return "<\(UIView.nameOfClass(of: controller)): \(address)>"
  }
}

extension UIKitException.Name {
  static let hierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
}
