import Foundation

/// The commands of the edit menu, which every responder has.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Cuts the selection.
  func cut(_ sender: Any?)
  /// Copies the selection.
  func copy(_ sender: Any?)
  /// Pastes over the selection.
  func paste(_ sender: Any?)
  /// Selects what is at the insertion point.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Deletes the selection.
  func delete(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}
