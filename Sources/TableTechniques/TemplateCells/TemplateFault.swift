#if canImport(UIKit)
  public import UIKit
#else
  public import TableModel
#endif

/// Why a template cell could not be measured.
@MainActor public enum TemplateFault: Error {
  /// Nothing is registered under the identifier.
  case unregistered(identifier: String)
  /// The identifier's cells are not of the class that the configuration takes.
  case otherClass(identifier: String, expected: UITableViewCell.Type, found: UITableViewCell.Type)
  /// The configuration made the table request a height of the same identifier.
  case nested(identifier: String)
  /// The cell has no constraints on its content view and does not override `sizeThatFits(_:)`.
  case cannotBeMeasured(UITableViewCell.Type)
  /// `sizeThatFits(_:)`, or the constraints, gave a height that is no height.
  case invalidHeight(CGFloat, identifier: String)
  /// The accessory, or a table without a width, leaves no room for the content.
  case noWidth(CGFloat, identifier: String)
}

extension TemplateFault {
  /// What is wrong, and what to do about it.
  ///
  /// The words for an identifier that is not registered and for a cell that cannot be measured are
  /// those of UITableView-FDTemplateLayoutCell (its issues #171 and #132).
  public var reason: String {
    switch self {
    case .unregistered(let identifier):
      "Cell must be registered to table view for identifier - \(identifier)"
    case .otherClass(let identifier, let expected, let found):
      "Template cell for identifier - \(identifier) is a \(found), but its configuration takes a "
        + "\(expected): register that class, or configure the class that is registered."
    case .nested(let identifier):
      "Configuring the template cell for identifier - \(identifier) makes the table request a "
        + "height of that identifier again, without end: configure the cell from the data alone."
    case .cannotBeMeasured:
      "Customized cell must override '-sizeThatFits:' method if not using auto layout."
    case .invalidHeight(let height, let identifier):
      "Template cell for identifier - \(identifier) has a height of \(height): return a height "
        + "that is finite and not negative."
    case .noWidth(let width, let identifier):
      "Template cell for identifier - \(identifier) has a content width of \(width): measure it "
        + "when the table has its width."
    }
  }

  /// Whether the caller can do nothing but wait: a table has no width before its first layout.
  var isTemporary: Bool {
    if case .noWidth = self { true } else { false }
  }

  /// Raises, as a failed assertion does.
  func raise() {
    #if canImport(UIKit) && canImport(ObjectiveC)
      NSException(name: .internalInconsistencyException, reason: reason).raise()
    #else
      AppProcess.current.raise(
        UIKitException(name: "NSInternalInconsistencyException", reason: reason))
    #endif
  }
}
