import Foundation

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
    let members = Self.rows("\(path)/api.tsv").filter { $0.count > 3 && $0[1] != "case" }
    let types = Dictionary(
      members.filter { ["class", "protocol", "enum", "optionset"].contains($0[1]) }
        .map { ($0[2], $0[3]) }, uniquingKeysWith: { first, _ in first })
    for row in members {
      let isType = types[row[2]] != nil
      let name = isType ? row[3] : Self.plain(row[3])
      let owner =
        isType ? "Types" : types[row[0]] ?? (row[0] == "(global)" ? "UITableView" : row[0])
      add(Name(owner: owner, name: name, objectiveC: row[2].hasSuffix(":") ? row[2] : nil))
    }
    for row in Self.rows("\(path)/usage.tsv") where row.count > 1 {
      let isType = row[0].hasSuffix("type")
      let isMember = row[0].first?.isUppercase == true && row[1].utf8.count >= Self.shortest
      guard isType || isMember else { continue }
      let name = isType ? row[1] : Self.plain(row[1])
      // The table has methods without their labels, which `api.tsv` has with them.
      if byForm[name] == nil { add(Name(owner: isType ? "Types" : row[0], name: name)) }
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

  private static func rows(_ path: String) -> [[String]] {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    return String(decoding: data, as: UTF8.self).components(separatedBy: "\n").dropFirst()
      .map { $0.components(separatedBy: "\t") }
  }
}
