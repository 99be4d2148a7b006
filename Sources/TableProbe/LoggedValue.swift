import RunRecord

#if canImport(UIKit)
  import UIKit
#else
  import TableModel
#endif

/// A value that a delegate or data source returns or is called with, as an event has it.
@MainActor protocol LoggedValue {
  /// The value as the trace prints it; nil if the trace does not.
  var loggedText: String? { get }
  /// The value in points, or as a count.
  var loggedNumber: CGFloat? { get }
}

extension LoggedValue {
  var loggedNumber: CGFloat? { nil }
}

extension CGFloat: LoggedValue {
  var loggedText: String? {
    self == UITableView.automaticDimension ? "automatic" : TraceText.number(Double(self))
  }
  var loggedNumber: CGFloat? { self }
}

extension Int: LoggedValue {
  var loggedText: String? { "\(self)" }
  var loggedNumber: CGFloat? { CGFloat(self) }
}

extension Bool: LoggedValue {
  var loggedText: String? { "\(self)" }
}

extension String: LoggedValue {
  var loggedText: String? { "\"\(self)\"" }
}

extension IndexPath: LoggedValue {
  var loggedText: String? { map(String.init).joined(separator: "-") }
}

extension UIView: LoggedValue {
  var loggedText: String? { self is UITableViewCell ? nil : "view" }
}

extension UITableViewCell.EditingStyle: LoggedValue {
  var loggedText: String? { "\(self)" }
}

extension UISwipeActionsConfiguration: LoggedValue {
  var loggedText: String? { "\(actions.count) actions" }
}

extension UIContextMenuConfiguration: LoggedValue {
  var loggedText: String? { "menu" }
}

extension [UIDragItem]: LoggedValue {
  var loggedText: String? { "\(count)" }
}

extension UITableViewDropProposal: LoggedValue {
  var loggedText: String? {
    switch operation {
    case .cancel: "cancel"
    case .forbidden: "forbidden"
    case .copy: "copy"
    case .move: "move"
    @unknown default: "unknown"
    }
  }
}

extension Optional: LoggedValue where Wrapped: LoggedValue {
  var loggedText: String? { map(\.loggedText) ?? "nil" }
  var loggedNumber: CGFloat? { flatMap(\.loggedNumber) }
}
