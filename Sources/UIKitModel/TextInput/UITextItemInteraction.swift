import Foundation

/// How a person touched a link or an image in a text (to iOS 16).
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}

/// What a password has to have; held, nobody makes one.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject {
  /// The rules by their text.
  public let passwordRulesDescriptor: String

  /// Rules by their text.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

/// A language and a way to write it.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  /// The language, `en-US`.
  open var primaryLanguage: String? { Locale.current.identifier }
  /// The ways that a person uses: one.
  open class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }
}
