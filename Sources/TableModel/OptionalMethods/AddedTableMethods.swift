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

/// The types of the optional methods of a table's delegate and data source.
enum AddedTableMethod {
  struct RowHeight: AddedMethod {
    static let signature = print(((UITableView, IndexPath) -> CGFloat).self)
    let call: (UITableView, IndexPath) -> CGFloat
  }

  struct EdgeHeight: AddedMethod {
    static let signature = print(((UITableView, Int) -> CGFloat).self)
    let call: (UITableView, Int) -> CGFloat
  }

  struct EdgeView: AddedMethod {
    static let signature = print(((UITableView, Int) -> UIView?).self)
    let call: (UITableView, Int) -> UIView?
  }

  struct CellDisplay: AddedMethod {
    static let signature = print(((UITableView, UITableViewCell, IndexPath) -> Void).self)
    let call: (UITableView, UITableViewCell, IndexPath) -> Void
  }

  struct EdgeDisplay: AddedMethod {
    static let signature = print(((UITableView, UIView, Int) -> Void).self)
    let call: (UITableView, UIView, Int) -> Void
  }

  struct RowEvent: AddedMethod {
    static let signature = print(((UITableView, IndexPath) -> Void).self)
    let call: (UITableView, IndexPath) -> Void
  }

  struct RowChoice: AddedMethod {
    static let signature = print(((UITableView, IndexPath) -> IndexPath?).self)
    let call: (UITableView, IndexPath) -> IndexPath?
  }

  struct RowFlag: AddedMethod {
    static let signature = print(((UITableView, IndexPath) -> Bool).self)
    let call: (UITableView, IndexPath) -> Bool
  }

  struct RowStyle: AddedMethod {
    static let signature = print(((UITableView, IndexPath) -> UITableViewCell.EditingStyle).self)
    let call: (UITableView, IndexPath) -> UITableViewCell.EditingStyle
  }

  struct RowText: AddedMethod {
    static let signature = print(((UITableView, IndexPath) -> String?).self)
    let call: (UITableView, IndexPath) -> String?
  }

  struct EditingEnd: AddedMethod {
    static let signature = print(((UITableView, IndexPath?) -> Void).self)
    let call: (UITableView, IndexPath?) -> Void
  }

  struct MoveTarget: AddedMethod {
    static let signature = print(((UITableView, IndexPath, IndexPath) -> IndexPath).self)
    let call: (UITableView, IndexPath, IndexPath) -> IndexPath
  }

  struct RowLevel: AddedMethod {
    static let signature = print(((UITableView, IndexPath) -> Int).self)
    let call: (UITableView, IndexPath) -> Int
  }

  struct RowSwipes: AddedMethod {
    static let signature = print(((UITableView, IndexPath) -> UISwipeActionsConfiguration?).self)
    let call: (UITableView, IndexPath) -> UISwipeActionsConfiguration?
  }

  struct Count: AddedMethod {
    static let signature = print(((UITableView) -> Int).self)
    let call: (UITableView) -> Int
  }

  struct EdgeTitle: AddedMethod {
    static let signature = print(((UITableView, Int) -> String?).self)
    let call: (UITableView, Int) -> String?
  }

  struct IndexTitles: AddedMethod {
    static let signature = print(((UITableView) -> [String]?).self)
    let call: (UITableView) -> [String]?
  }

  struct IndexSection: AddedMethod {
    static let signature = print(((UITableView, String, Int) -> Int).self)
    let call: (UITableView, String, Int) -> Int
  }

  struct Commit: AddedMethod {
    static let signature = print(
      ((UITableView, UITableViewCell.EditingStyle, IndexPath) -> Void).self)
    let call: (UITableView, UITableViewCell.EditingStyle, IndexPath) -> Void
  }

  struct Move: AddedMethod {
    static let signature = print(((UITableView, IndexPath, IndexPath) -> Void).self)
    let call: (UITableView, IndexPath, IndexPath) -> Void
  }
}
