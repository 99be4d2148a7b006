import GotchaBook
import SwiftSource

/// A body in an app's code that the page's own code comes to, or UIKit, or ought to: of a function, an
/// accessor, an observer, an initializer.
///
/// What nothing comes to shows nothing, though it may be the cure that the page is about.
struct UsedFunction: Equatable {
  let block: CodeBlock
  /// The UTF-8 offset of its name in the block.
  let offset: Int

  var place: Place { block.place(ofByte: offset) }

  /// Those of some blocks.
  ///
  /// - Parameter code: The blocks that may use them.
  static func all(of blocks: [CodeBlock], by code: [CodeBlock]) -> [UsedFunction] {
    let types = Dictionary(grouping: code.flatMap { TypeMethods.all(in: $0.code) }, by: \.type)
    let names = code.reduce(into: Set<String>()) {
      $0.formUnion(TypeMethods.namesUsed(in: $1.code))
    }
    let values = code.reduce(into: Set<String>()) { $0.formUnion(CodeReview($1.code).usedNames) }
    func isUsed(_ member: PageMember) -> Bool {
      member.hasToRun(in: types)
        || (member.kind == .function ? names.uses(member.name) : values.contains(member.name))
    }
    return blocks.flatMap { block in
      let functions = AppFunctions(in: BlockCode(block).code)
      let members = functions.actions.map(\.member) + functions.results.map(\.member)
      let parts = functions.parts.filter {
        $0.isRead ? isUsed($0.member) : $0.member.hasToRun(in: types)
      }
      return (members.filter(isUsed).map(\.offset) + parts.map(\.offset)).sorted()
        .map { UsedFunction(block: block, offset: $0) }
    }
  }
}

/// A branch in a function of an app's code: a version that comes to the function has to come to it.
struct AppBranch: Equatable {
  let block: CodeBlock
  let branch: Branch

  var place: Place { block.place(ofByte: branch.offset) }
  /// Where its function's name is; nil outside of any.
  var placeOfFunction: Place? { branch.function.map { block.place(ofByte: $0) } }

  static func all(of blocks: [CodeBlock]) -> [AppBranch] {
    blocks.flatMap { block in
      Branch.all(inFunctionsOf: BlockCode(block).code).map { AppBranch(block: block, branch: $0) }
    }
  }
}

extension Set<String> {
  /// Whether a function is called or referred to, by its name with labels or as a selector without.
  fileprivate func uses(_ function: String) -> Bool {
    contains(function) || contains(String(function.prefix { $0 != "(" }))
  }
}
