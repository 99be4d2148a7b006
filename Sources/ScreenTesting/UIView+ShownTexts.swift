#if canImport(UIKit)
  package import UIKit
#else
  package import TableModel
#endif

extension UIView {
  /// The texts of labels, buttons and fields in the view, in the order of its subviews.
  package var shownTexts: [String] {
    guard !isHidden else { return [] }
    switch self {
    case let label as UILabel: return [label.text ?? ""].filter { !$0.isEmpty }
    case let button as UIButton: return [button.currentTitle ?? ""].filter { !$0.isEmpty }
    case let field as UITextField: return [field.text ?? ""].filter { !$0.isEmpty }
    case let view as UITextView: return [view.text ?? ""].filter { !$0.isEmpty }
    default: return subviews.flatMap(\.shownTexts)
    }
  }
}
