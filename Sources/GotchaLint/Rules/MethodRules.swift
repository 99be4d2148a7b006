import GotchaBook
import SwiftSource

/// Rules about the methods that UIKit calls.
package enum MethodRules {
  package static let all = [nearlyCalledMethod, uncalledMethod, unusedMethod]

  static let nearlyCalledMethod = LintRule(
    "nearly-called-method", "A method that is nearly one of UIKit's is meant to be that one."
  ) { page in
    eachCase(of: page, findings: nearlyCalled)
  }

  static let uncalledMethod = LintRule(
    "uncalled-method",
    "A method of a delegate or data source is in a type that conforms to its protocol."
  ) { page in
    eachCase(of: page, findings: uncalled)
  }

  static let unusedMethod = LintRule(
    "unused-method", "A method of one's own in code for an app is called by code of the page."
  ) { page in
    let code = (page.entry.setup + page.entry.cases.flatMap(\.compiledBlocks)).map(\.code)
    let names = code.reduce(into: Set<String>()) {
      $0.formUnion(TypeMethods.namesUsed(in: $1))
      $0.formUnion(CodeReview($1).usedNames)
    }
    return eachCase(of: page) { unused(in: $0, $1, by: names) }
  }

  private typealias Blocks = [(block: CodeBlock, types: [TypeMethods])]

  /// What is found in the code that is compiled for each case, without what an earlier case has.
  private static func eachCase(
    of page: Page, findings: (Blocks, MethodTable) -> [Finding]
  ) -> [Finding] {
    guard let table = page.facts.methods else { return [] }
    let entry = page.entry
    var seen: Set<Place> = []
    return entry.cases.flatMap { found in
      let blocks = (entry.setup + found.compiledBlocks).map { ($0, TypeMethods.all(in: $0.code)) }
      return findings(blocks, table).filter { seen.insert($0.diagnostic.place).inserted }
    }
  }

  /// The methods with a name of UIKit's in types of which it is known that UIKit does not call them there,
  /// unless the page calls them itself.
  private static func uncalled(in blocks: Blocks, _ table: MethodTable) -> [Finding] {
    let parts = Dictionary(grouping: blocks.flatMap(\.types), by: \.type)
    let used = namesUsed(in: blocks)
    return blocks.flatMap { block, types in
      types.flatMap { type -> [Finding] in
        let names = TypeMethods.inherited(by: type.type, parts)
        let isKnown = names.allSatisfy { parts[$0] != nil || table.isKnown($0) }
        guard isKnown else { return [] }
        let called = table.methods(of: names)
        return type.methods.filter(\.isVisibleToUIKit).filter { method in
          table.hasMethod(method.name) && !called.contains(method.name)
            && !used.contains(method.name)
        }.map { method in
          let owners = table.protocols(with: method.name).joined(separator: " or ")
          return Finding(
            at: block.place(ofByte: method.offset),
            "UIKit does not call “\(method.name)” of \(type.type), which is no \(owners)",
            advice: "let the type conform to it, or move the method to the one that does")
        }
      }
    }
  }

  /// The methods with a name that is nearly UIKit's; one that the page calls itself may be a few words away.
  private static func nearlyCalled(in blocks: Blocks, _ table: MethodTable) -> [Finding] {
    let parts = Dictionary(grouping: blocks.flatMap(\.types), by: \.type)
    let used = namesUsed(in: blocks)
    return blocks.flatMap { block, types in
      types.flatMap { type -> [Finding] in
        let all = parts[type.type] ?? []
        let own = Set(all.flatMap(\.methods).map(\.name))
        let called = table.methods(of: TypeMethods.inherited(by: type.type, parts)).subtracting(own)
        let visible = type.methods.filter { $0.isVisibleToUIKit && !table.hasMethod($0.name) }
        return visible.compactMap { method -> Finding? in
          let near = MethodTable.nearest(
            to: method.name, in: called, missesWords: !used.contains(method.name))
          guard !near.isEmpty else { return nil }
          return Finding(
            at: block.place(ofByte: method.offset),
            "UIKit does not call “\(method.name)”",
            advice: "did you mean \(near.joined(separator: " or "))?")
        }
      }
    }
  }

  /// The methods of the app's code whose name is not UIKit's or nearly so, and that nothing on the page
  /// calls or refers to: a cure may be among them, which the case then shows nothing of.
  ///
  /// - Parameter names: The names that the page uses, those of methods with or without labels.
  private static func unused(
    in blocks: Blocks, _ table: MethodTable, by names: Set<String>
  ) -> [Finding] {
    let parts = Dictionary(grouping: blocks.flatMap(\.types), by: \.type)
    return blocks.filter(\.block.attributes.isApp).flatMap { block, types in
      types.flatMap { type -> [Finding] in
        let supertypes = TypeMethods.inherited(by: type.type, parts)
        let isKnown = supertypes.allSatisfy { parts[$0] != nil || table.isKnown($0) }
        let ofUIKit = table.methods(of: supertypes)
        func isOfUIKit(_ method: PageMember) -> Bool {
          method.isVisibleToUIKit
            && (table.hasMethod(method.name)
              || !MethodTable.nearest(to: method.name, in: ofUIKit, missesWords: true).isEmpty)
        }
        return type.methods.filter { method in
          (isKnown && !method.isKnownElsewhere || method.isOwn(in: parts)) && !isOfUIKit(method)
            && names.isDisjoint(with: [method.name, method.baseName])
        }.map { method in
          Finding(
            at: block.place(ofByte: method.offset),
            "Nothing on the page calls “\(method.name)” of \(type.type)",
            advice: "call it in the case, or leave it out")
        }
      }
    }
  }

  private static func namesUsed(in blocks: Blocks) -> Set<String> {
    blocks.reduce(into: []) { $0.formUnion(TypeMethods.namesUsed(in: $1.block.code)) }
  }
}
