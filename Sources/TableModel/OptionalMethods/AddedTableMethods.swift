import Foundation
import UIKitModel

extension UITableViewDelegate {
  /// Calls a method that a subclass has added (``AddedMethods``); nil if none has.
  func added<Method: AddedMethod, Answer>(
    _ method: Method.Type, _ name: String = #function, _ body: (Method) -> Answer
  ) -> Answer? {
    AddedMethods.call(
      method, named: name, on: self, of: (any UITableViewDelegate).self,
      conforms: { $0 is any UITableViewDelegate.Type }, body)
  }
}

extension UITableViewDataSource {
  /// Calls a method that a subclass has added (``AddedMethods``); nil if none has.
  func added<Method: AddedMethod, Answer>(
    _ method: Method.Type, _ name: String = #function, _ body: (Method) -> Answer
  ) -> Answer? {
    AddedMethods.call(
      method, named: name, on: self, of: (any UITableViewDataSource).self,
      conforms: { $0 is any UITableViewDataSource.Type }, body)
  }
}

/// A data source that passes its calls on to another.
package protocol DataSourceProxy: UITableViewDataSource {
  var receiver: any UITableViewDataSource { get }
}

/// The types of the methods of a table's delegate and data source.
enum AddedTableMethod {
  struct RowHeight: AddedMethod { let call: (UITableView, IndexPath) -> CGFloat }
  struct EdgeHeight: AddedMethod { let call: (UITableView, Int) -> CGFloat }
  struct EdgeView: AddedMethod { let call: (UITableView, Int) -> UIView? }
  struct CellDisplay: AddedMethod { let call: (UITableView, UITableViewCell, IndexPath) -> Void }
  struct EdgeDisplay: AddedMethod { let call: (UITableView, UIView, Int) -> Void }
  struct RowEvent: AddedMethod { let call: (UITableView, IndexPath) -> Void }
  struct RowChoice: AddedMethod { let call: (UITableView, IndexPath) -> IndexPath? }
  struct RowFlag: AddedMethod { let call: (UITableView, IndexPath) -> Bool }
  struct RowStyle: AddedMethod {
    let call: (UITableView, IndexPath) -> UITableViewCell.EditingStyle
  }
  struct RowText: AddedMethod { let call: (UITableView, IndexPath) -> String? }
  struct EditingEnd: AddedMethod { let call: (UITableView, IndexPath?) -> Void }
  struct MoveTarget: AddedMethod { let call: (UITableView, IndexPath, IndexPath) -> IndexPath }
  struct RowLevel: AddedMethod { let call: (UITableView, IndexPath) -> Int }
  struct RowSwipes: AddedMethod {
    let call: (UITableView, IndexPath) -> UISwipeActionsConfiguration?
  }
  struct Count: AddedMethod { let call: (UITableView) -> Int }
  struct RowCount: AddedMethod { let call: (UITableView, Int) -> Int }
  struct EdgeTitle: AddedMethod { let call: (UITableView, Int) -> String? }
  struct IndexTitles: AddedMethod { let call: (UITableView) -> [String]? }
  struct IndexSection: AddedMethod { let call: (UITableView, String, Int) -> Int }
  struct Commit: AddedMethod {
    let call: (UITableView, UITableViewCell.EditingStyle, IndexPath) -> Void
  }
  struct Move: AddedMethod { let call: (UITableView, IndexPath, IndexPath) -> Void }
}
