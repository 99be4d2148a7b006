import GotchaBook
import SwiftSource

/// Rules about the methods that UIKit calls.
package enum MethodRules {
  static let all = [nearlyCalledMethod]

  package static let nearlyCalledMethod = LintRule(
    "nearly-called-method", "A method that is nearly one of UIKit's is meant to be that one."
  ) { page in
    guard let table = page.facts.methods else { return [] }
    let entry = page.entry
    var seen: Set<Place> = []
    return entry.cases.flatMap { found in
      let blocks = (entry.setup + found.compiledBlocks).map { ($0, TypeMethods.all(in: $0.code)) }
      return Self.findings(in: blocks, table).filter { seen.insert($0.diagnostic.place).inserted }
    }
  }

  private static func findings(
    in blocks: [(block: CodeBlock, types: [TypeMethods])], _ table: MethodTable
  ) -> [Finding] {
    let parts = Dictionary(grouping: blocks.flatMap(\.types), by: \.type)
    return blocks.flatMap { block, types in
      types.flatMap { type -> [Finding] in
        let all = parts[type.type] ?? []
        let own = Set(all.flatMap(\.methods).map(\.name))
        let called = table.methods(of: inherited(by: type.type, parts)).subtracting(own)
        return type.methods.filter { !table.hasMethod($0.name) }.compactMap { method -> Finding? in
          let near = MethodTable.nearest(to: method.name, in: called)
          guard !near.isEmpty else { return nil }
          return Finding(
            .warning, at: block.place(ofByte: method.offset),
            "UIKit does not call “\(method.name)”",
            advice: "did you mean \(near.joined(separator: " or "))?")
        }
      }
    }
  }

  /// What a type of the page inherits from, by way of others of the page, too.
  private static func inherited(
    by name: String, _ parts: [String: [TypeMethods]]
  ) -> [String] {
    var found: [String] = []
    var open = [name]
    var seen: Set<String> = []
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      let names = (parts[next] ?? []).flatMap(\.inherited)
      found += names
      open += names
    }
    return found
  }
}
