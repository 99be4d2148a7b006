import GotchaBook
import SwiftSource

/// A function or a computed property of an app's code that only the page's own code uses, or ought to.
///
/// UIKit calls overrides and what its protocols have. What nothing comes to shows nothing, though it may
/// be the cure that the page is about.
struct UsedFunction: Equatable {
  let block: CodeBlock
  /// The UTF-8 offset of its name in the block.
  let offset: Int

  var place: Place { block.place(ofByte: offset) }

  /// Those of some blocks.
  ///
  /// - Parameter code: The blocks that may use them.
  static func all(of blocks: [CodeBlock], by code: [CodeBlock]) -> [UsedFunction] {
    let own = TypeMethods.own(in: code.flatMap { TypeMethods.all(in: $0.code) })
    let names = code.reduce(into: own) { $0.formUnion(TypeMethods.namesUsed(in: $1.code)) }
    let values = code.reduce(into: Set<String>()) { $0.formUnion(CodeReview($1.code).usedNames) }
    return blocks.flatMap { block in
      let functions = AppFunctions(in: BlockCode(block).code)
      let actions = functions.actions.filter { !$0.isOverride && names.uses($0.name) }
      let results = functions.results.filter { result in
        !result.isOverride
          && (result.name == nil ? values.contains(result.useName) : names.uses(result.useName))
      }
      return (actions.map(\.offset) + results.map(\.offset)).sorted()
        .map { UsedFunction(block: block, offset: $0) }
    }
  }
}

extension Set<String> {
  /// Whether a function is called or referred to, by its name with labels or as a selector without.
  fileprivate func uses(_ function: String) -> Bool {
    contains(function) || contains(String(function.prefix { $0 != "(" }))
  }
}
