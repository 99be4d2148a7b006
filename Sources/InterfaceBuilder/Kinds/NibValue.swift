import Foundation
import UIKitModel

/// The value of an attribute. What it is as a number is found out once.
struct NibValue {
  let text: String
  /// The number, or 0 for what is none.
  let number: CGFloat
  let element: NibElement

  init(_ text: String, of element: NibElement) {
    self.text = text
    self.element = element
    number = Double(text).map { CGFloat($0) } ?? 0
  }

  var flag: Bool { text == "YES" }
  var integer: Int { Int(exactly: number.rounded()) ?? 0 }
  var priority: UILayoutPriority { UILayoutPriority(Float(number)) }

  /// The case that a table has for the text; nil, and reported, for another one.
  @MainActor func choice<Choice>(_ choices: [String: Choice], _ objects: NibObjects) -> Choice? {
    if let choice = choices[text] { return choice }
    objects.report(element, "the value \"\(text)\" in <\(element.name)>")
    return nil
  }
}
