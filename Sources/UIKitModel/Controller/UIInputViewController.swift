import Foundation

/// A keyboard of an app's own; there is no place for it. A test shows it like another controller.
@preconcurrency @MainActor open class UIInputViewController: UIViewController {
  /// The language of the keyboard; held.
  open var primaryLanguage: String?

  /// Takes the keyboard away. Inert: it is nowhere.
  open func dismissKeyboard() {}
  /// Goes on to the next keyboard. Inert: there is none.
  open func advanceToNextInputMode() {}
}
