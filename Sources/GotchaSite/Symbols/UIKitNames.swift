import Foundation
import GotchaBook

/// UIKit's names with their owners and their Objective-C forms: what a piece of code in prose may
/// mean. Without names, everything that looks like one is taken for one.
package struct UIKitNames: Equatable, Sendable {
  /// A declaration of UIKit.
  struct Name: Equatable, Sendable {
    /// The type in Swift; its own name for a type.
    var owner: String
    /// With its argument labels, without its owner.
    var name: String
    var objectiveC: String?
  }

  private var names: [Name] = []
  private var known: Set<String> = []
  /// The index of a name by every form in which prose has it; nil where a form may mean several.
  private var byForm: [String: Int?] = [:]

  /// Shorter names of types besides a table's, `top` and `text`, are variables in most prose.
  private static let shortest = 6

  package init() {}

  /// Reads `api.tsv` and `usage.tsv` of the folder at `path`.
  package init(folder path: String) {
    let tables = UIKitTables(folder: path)
    let members = tables.declarations.filter { $0.kind != "case" }
    let types = Dictionary(
      members.filter(\.isType).map { ($0.objectiveC, $0.name) },
      uniquingKeysWith: { first, _ in first })
    for each in members {
      let isType = types[each.objectiveC] != nil
      let name = isType ? each.name : Self.plain(each.name)
      let type = each.owner == "(global)" ? "UITableView" : types[each.owner] ?? each.owner
      let owner = isType ? "Types" : type
      let isMethod = each.objectiveC.hasSuffix(":")
      add(Name(owner: owner, name: name, objectiveC: isMethod ? each.objectiveC : nil))
    }
    for use in tables.uses {
      let isType = use.owner.hasSuffix("type")
      guard isType || use.hasType && use.name.utf8.count >= Self.shortest else { continue }
      let name = isType ? use.name : Self.plain(use.name)
      // The table has methods without their labels, which `api.tsv` has with them.
      if byForm[name] == nil { add(Name(owner: isType ? "Types" : use.owner, name: name)) }
    }
  }

  var isEmpty: Bool { names.isEmpty }

  /// What a code span names; nil when that is nothing of UIKit, or several things.
  func name(_ code: String) -> Name? {
    let bare = SymbolName(code)
    let forms = [code, bare?.name, bare?.base].compactMap { $0 }
    return forms.lazy.compactMap { byForm[$0] ?? nil }.first.map { names[$0] }
  }

  private mutating func add(_ name: Name) {
    // The same name of several types is one symbol, of the type that the tables have first.
    guard !name.name.isEmpty, known.insert(name.name).inserted else { return }
    names.append(name)
    let base = String(name.name.prefix { $0 != "(" })
    // `heightForRowAt` of `tableView(_:heightForRowAt:)`, and the same in Objective-C.
    let label = name.name.dropFirst(base.count).split { "(_:)".contains($0) }.first.map(String.init)
    let parts = name.objectiveC?.split(separator: ":").dropFirst().first.map(String.init)
    let isCallback = base == "tableView"
    for form in [name.name, name.objectiveC].compactMap({ $0 }) { byForm[form] = names.count - 1 }
    for form in isCallback ? [label, parts].compactMap({ $0 }) : [base] where form != name.name {
      byForm[form] = byForm[form] == nil ? .some(names.count - 1) : .some(nil)
    }
  }

  /// A name as prose has it: without modifiers, owner and the mark of a member.
  private static func plain(_ name: String) -> String {
    let last = name.split(separator: " ").last.map(String.init) ?? ""
    let base = last.prefix { $0 != "(" }
    let member = base.split(separator: ".").last.map(String.init) ?? ""
    return member.replacing("`", with: "") + last.dropFirst(base.count).replacing("{}", with: "")
  }
}
