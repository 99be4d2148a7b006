import Foundation
import TableModel
import Testing

/// What code for iOS calls and Foundation on Linux, or the model, did not have.
@MainActor struct FoundationTests {
  @Test func `user defaults keep what setValue gives them`() throws {
    let name = "FoundationTests.setValue"
    let defaults = try #require(UserDefaults(suiteName: name))
    defaults.setValue(3, forKey: "count")
    #expect(defaults.integer(forKey: "count") == 3)
    #expect(defaults.value(forKey: "count") as? Int == 3)
    defaults.setValue(nil, forKey: "count")
    #expect(defaults.object(forKey: "count") == nil)
    defaults.removePersistentDomain(forName: name)
  }

  @Test func `attributed text can be made without an argument`() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a" && NSAttributedString().length == 0)
  }

  @Test func `every setting of accessibility has the value of a new iPhone`() {
    #expect(!UIAccessibility.isReduceTransparencyEnabled)
    #expect(!UIAccessibility.isDarkerSystemColorsEnabled)
    #expect(!UIAccessibility.isSwitchControlRunning)
    #expect(UIAccessibility.isShakeToUndoEnabled)
    #expect(
      UIAccessibility.voiceOverStatusDidChangeNotification.rawValue
        == "UIAccessibilityVoiceOverStatusDidChangeNotification")
  }

  @Test func `an action is performed on behalf of a sender`() {
    var senders: [AnyObject] = []
    let action = UIAction { action in
      if let sender = action.sender as? AnyObject { senders.append(sender) }
    }
    let button = UIButton()
    action.performWithSender(button, target: nil)
    #expect(senders.count == 1 && senders.first === button && action.sender == nil)
  }

  @Test func `a target that is no object is logged once for each selector`() {
    let control = UIControl()
    for _ in 0..<2 { control.addTarget(self, action: "tapped:", for: .touchUpInside) }
    let recognizer = UITapGestureRecognizer(target: self, action: "swiped:")
    _ = recognizer
    #expect(ConsoleLog.messages.count == 2)
    #expect(ConsoleLog.messages.first?.contains("The target of 'tapped:' is no object") == true)
    #expect(ConsoleLog.messages.last?.contains("The target of 'swiped:' is no object") == true)
  }
}
