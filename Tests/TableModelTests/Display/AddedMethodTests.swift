import Foundation
import TableModel
import Testing

@testable import UIKitModel

/// Optional methods that a subclass adds to the conformance of its superclass.
@MainActor struct AddedMethodTests {
  /// Declares the conformances and implements what must be.
  private class Plain: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  private final class Adding: Plain {
    var log: [String] = []

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      CGFloat(70 + indexPath.row)
    }

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { log.append("D\(indexPath.row) \(cell.frame.height)") }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      UIView()
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      25
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      indexPath.row == 0 ? nil : indexPath
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }

    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Section \(section) of a table" }
  }

  private class Middle: Plain {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
  }

  private final class Lowest: Middle {
    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { super.tableView(tableView, heightForRowAt: indexPath) + 5 }
  }

  private final class Inheriting: Middle {}

  private final class CallingDefault: Plain {
    func tableView(
      _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool {
      (self as any UITableViewDelegate).tableView(tableView, shouldHighlightRowAt: indexPath)
    }
  }

  private final class OtherType: Plain {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> Int? { 99 }
  }

  private func table(_ source: some UITableViewDataSource & UITableViewDelegate) -> UITableView {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let (window, table) = (UIWindow(frame: frame), UITableView(frame: frame, style: .plain))
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
    MainLoop.runUntilIdle()
    return table
  }

  @Test func `what a subclass adds is called as in UIKit`() {
    let source = Adding()
    let table = table(source)
    #expect(table.numberOfSections == 2)
    #expect(table.rectForRow(at: [0, 2]).height == 72)
    #expect(source.log.prefix(2) == ["D0 70.0", "D1 71.0"])
    #expect(table.rectForFooter(inSection: 0).height == 25)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Section 0 of a table")
    table.contentOffset.y = 10
    #expect(source.log.last == "scroll")
  }

  @Test func `an override counts, and an inherited method`() {
    #expect(table(Lowest()).rectForRow(at: [0, 0]).height == 55)
    #expect(table(Inheriting()).rectForRow(at: [0, 0]).height == 50)
  }

  @Test func `a method of a class in a function counts`() {
    final class Local: Plain {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        33
      }
    }
    #expect(table(Local()).rectForRow(at: [0, 0]).height == 33)
  }

  @Test func `a method that calls the default meets the default`() {
    let source = CallingDefault()
    #expect(source.tableView(table(source), shouldHighlightRowAt: [0, 0]))
  }

  private final class AddingMenus: Plain {
    var log: [String] = []

    func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("menu") }

    func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { [] }
  }

  @Test func `methods about menus count, and those with protocols among their types`() {
    let source = AddingMenus()
    let (delegate, table): (any UITableViewDelegate, UITableView) = (source, UITableView())
    #expect(delegate.tableView(table, editActionsForRowAt: [0, 0])?.isEmpty == true)
    delegate.tableView(
      table, willDisplayContextMenu: UIContextMenuConfiguration(), animator: nil)
    #expect(source.log == ["menu"])
    #expect(delegate.tableView?(table, editActionsForRowAt: [0, 0])?.isEmpty == true)
    #expect((Plain() as any UITableViewDelegate).tableView?(table, editActionsForRowAt: [0]) == nil)
  }

  private class PlainField: NSObject, UITextFieldDelegate {}

  private final class AddingField: PlainField {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
  }

  @Test func `a text field's delegate may add methods too`() {
    let delegates: [any UITextFieldDelegate] = [PlainField(), AddingField()]
    #expect(delegates.map { $0.textFieldShouldReturn(UITextField()) } == [true, false])
    #expect(delegates.map { $0.textFieldShouldReturn?(UITextField()) } == [nil, false])
  }

  @Test func `a method of another type is not the delegate's`() {
    #expect(table(OtherType()).rectForRow(at: [0, 0]).height == 51)
  }

  @Test func `a class without methods of its own is as its superclass`() {
    #expect(table(Plain()).rectForRow(at: [0, 0]).height == 51)
  }

  @Test func `a declaration is read as its name and type, whatever class holds it`() {
    let type = "(_: A.Table, heightForRowAt: F.Path) -> F.Float"
    let key = "tableView(_:heightForRowAt:)(A.Table, F.Path) -> F.Float"
    #expect(MethodSymbols.key(of: "M.C.tableView\(type)", in: "M.C") == key)
    #expect(MethodSymbols.key(of: "tableView\(type) in C #1 in M.f()", in: "C #1 in M.f()") == key)
    #expect(MethodSymbols.key(of: "M.C.f(A.B) -> ()", in: "M.C") == "f(_:)(A.B) -> ()")
    #expect(MethodSymbols.key(of: "M.C.Inner.tableView\(type)", in: "M.C") == nil)
    #expect(MethodSymbols.key(of: "static M.C.tableView\(type)", in: "M.C") == nil)
    #expect(MethodSymbols.key(of: "M.C.count.getter : Swift.Int", in: "M.C") == nil)
    #expect(MethodSymbols.key(of: "M.C.f() -> ()", in: "M.C") == "f()() -> ()")
  }

  @Test func `a file that is no image has no symbols`() {
    #expect(ELFSymbols(file: #filePath) == nil)
    #expect(ELFSymbols(file: "/nowhere") == nil)
  }
}
