import Foundation
import Testing
import UIKitModel

/// Ending editing where the delegate does not let it end.
@MainActor struct EndEditingTests {
  /// Refuses to end editing, and counts how often it is asked.
  private final class Refusal: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var asked = 0
    var ended = 0

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { refuse() }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { refuse() }
    func textFieldDidEndEditing(_ textField: UITextField) { ended += 1 }
    func textViewDidEndEditing(_ textView: UITextView) { ended += 1 }

    private func refuse() -> Bool {
      asked += 1
      return false
    }
  }

  private let refusal = Refusal()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func edit(_ view: UIView) {
    window.addSubview(view)
    window.isHidden = false
    view.becomeFirstResponder()
  }

  @Test func `a field that refuses is asked, and goes on, without force`() {
    let field = UITextField()
    field.delegate = refusal
    edit(field)
    #expect(!window.endEditing(false))
    #expect(field.isFirstResponder && refusal.asked == 1 && refusal.ended == 0)
  }

  @Test func `by force a field and a text view end without being asked`() {
    let field = UITextField()
    field.delegate = refusal
    edit(field)
    #expect(window.endEditing(true))
    let text = UITextView()
    text.delegate = refusal
    edit(text)
    #expect(window.endEditing(true))
    #expect(!field.isFirstResponder && !text.isFirstResponder)
    #expect(refusal.asked == 0 && refusal.ended == 2)
  }

  @Test func `force is over with the call`() {
    let field = UITextField()
    field.delegate = refusal
    edit(field)
    window.endEditing(true)
    field.becomeFirstResponder()
    #expect(!field.resignFirstResponder())
    #expect(refusal.asked == 1)
  }
}
