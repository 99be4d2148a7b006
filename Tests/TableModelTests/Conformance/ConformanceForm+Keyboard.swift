import Foundation
import TableModel

// The keyboard's notifications, among the calls of the delegate of what has it.

extension ConformanceForm {
  static let keyboard = [
    keyboard("Text field gets focus") { $0.begin { $0.field.becomeFirstResponder() } },
    keyboard("Text view gets focus") { $0.begin { $0.textView.becomeFirstResponder() } },
    keyboard("Text field loses focus") { scene in
      scene.field.becomeFirstResponder()
      scene.begin { $0.field.resignFirstResponder() }
    },
    keyboard("Focus moves") { scene in
      scene.field.becomeFirstResponder()
      scene.begin { $0.other.becomeFirstResponder() }
    },
    keyboard("Keyboard height change between fields") { scene in
      scene.other.keyboardType = .numberPad
      scene.field.becomeFirstResponder()
      scene.begin { $0.other.becomeFirstResponder() }
    },
    ConformanceForm("responder-order", "First keyboard of the app") { check in
      let scene = KeyboardScene()
      let numbers = check.row.value.matches(of: /\b(?:one|two|three)\b/).map {
        $0.output == "one" ? 1 : $0.output == "two" ? 2 : 3
      }
      for (name, rounds) in zip(["first", "later"], numbers) {
        scene.begin { $0.field.becomeFirstResponder() }
        check.compare("\(name) rounds", CGFloat(scene.count("willShow")), CGFloat(rounds))
        scene.field.resignFirstResponder()
      }
    },
  ]

  private static func keyboard(
    _ start: String, _ play: @escaping @MainActor @Sendable (KeyboardScene) -> Void
  ) -> ConformanceForm {
    ConformanceForm("responder-order", start) { check in
      let scene = KeyboardScene()
      play(scene)
      scene.compare(check)
    }
  }
}

/// Two fields and a text view in a window, and what is called while one of them gets the keyboard.
@MainActor final class KeyboardScene: NSObject, UITextFieldDelegate, UITextViewDelegate {
  let (field, other, textView) = (UITextField(), UITextField(), UITextView())
  private var calls: [String] = []
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  override init() {
    super.init()
    for view in [field, other, textView] { window.addSubview(view) }
    (field.delegate, other.delegate, textView.delegate) = (self, self, self)
    window.isHidden = false
  }

  /// Keeps what is called from now on, until the keyboard rests.
  func begin(_ body: (KeyboardScene) -> Void) {
    calls = []
    let names: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "willShow"),
      (UIResponder.keyboardDidShowNotification, "didShow"),
      (UIResponder.keyboardWillHideNotification, "willHide"),
      (UIResponder.keyboardDidHideNotification, "didHide"),
      (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
      (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
    ]
    let observers = names.map { name, call in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { self.calls.append(call) }
      }
    }
    body(self)
    MainLoop.runUntilIdle()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  func count(_ call: String) -> Int { calls.count { $0 == call } }

  /// Compares the calls with what a row says of them: one before another, none, or all in order.
  func compare(_ check: ConformanceCheck) {
    let value = check.row.value.replacing(/keyboard(Will|Did)/) { $0.1.lowercased() }
      .replacing(/\s?\([^)]*\)/, with: "")
    if let match = value.wholeMatch(of: /(\w+) before (\w+)/) {
      let named = [String(match.1), String(match.2)]
      let first = named.compactMap { name in calls.firstIndex(of: name).map { ($0, name) } }
      check.compare("the first calls", first.sorted { $0.0 < $1.0 }.map(\.1), named)
    } else if let match = value.wholeMatch(of: /(?:no )?([\w\/]+?)(?: not sent)?/),
      value != match.1
    {
      let named = match.1.split(separator: "/").map(String.init)
      check.compare("the calls", calls.filter { named.contains($0) }, [])
    } else {
      let named = value.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      check.compare("the calls", calls.filter { named.contains($0) }, named)
    }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    calls.append("textFieldDidBeginEditing")
  }
  func textFieldDidEndEditing(_ textField: UITextField) { calls.append("textFieldDidEndEditing") }
  func textViewDidBeginEditing(_ textView: UITextView) { calls.append("textViewDidBeginEditing") }
  func textViewDidEndEditing(_ textView: UITextView) { calls.append("textViewDidEndEditing") }
}
