import Foundation
import UIKitModel

/// What the loader raises of its own.
enum NibMessage {
  /// A file that cannot be read; UIKit has compiled nibs, and no text for it (model).
  static func unreadable(_ error: any Error) -> UIKitException {
    UIKitException("\(error)", name: "NSInternalInconsistencyException")
  }

  /// A class of another kind than its element. UIKit makes an object of it and goes on until a method
  /// is missing (model).
  @MainActor static func unfit(
    _ type: AnyClass, _ element: NibElement, _ expected: NSObject.Type, made: NSObject.Type
  ) -> String {
    let kind = NibClasses.ofUIKit(type).map { "a \($0)" } ?? "no NSObject"
    let remedy =
      made == expected
      ? "the object is a plain \(expected)" : "what <\(element.name)> has beyond a view is lost"
    return "\(element.place): the class \(type) of <\(element.name)> is \(kind), and a \(expected) "
      + "is expected; \(remedy). Choose a class below \(expected) in the identity inspector"
  }

  /// An unwind segue that ends nowhere, where UIKit does nothing (TN2298).
  @MainActor static func noDestination(
    _ action: String, _ element: NibElement, from source: UIViewController
  ) -> String {
    "\(element.place): not unwound: no controller on the way back from \(type(of: source)) has the "
      + "unwind action \(action); write it in the controller to go back to, as a method with "
      + "@IBAction that takes a UIStoryboardSegue"
  }
}
