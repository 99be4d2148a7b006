import GotchaBook
import SwiftSource

/// The `app` blocks of one way through a case, as a namespace and extensions of what it declares.
///
/// Both halves of a pair and several cases of a file may declare the same names, so each way has a
/// namespace of its own, in which its driving code is a function. Swift takes extensions at file
/// scope only: they follow behind the suite, where the names of the namespace are qualified.
struct AppCode {
  let blocks: [CodeBlock]
  /// The namespace as seen from file scope.
  let scope: String
  /// The blocks whose functions can be told to do nothing.
  let switched: [CodeBlock]
  /// The blocks whose functions tell that they are called.
  let watched: [CodeBlock]
  /// The functions that a version has to come to.
  let used: [UsedFunction]
  /// The blocks in whose functions a version has to come to each branch.
  let branched: [CodeBlock]
  /// The places of the statements that can be left out.
  let removed: [Place]

  /// The names that the blocks declare outside of any brace, without extensions.
  private let declared: Declared

  /// Names by what they represent.
  private struct Declared {
    var types: Set<String> = []
    /// Functions and properties, whose names may also be labels or local.
    var members: Set<String> = []
  }

  init(
    blocks: [CodeBlock], scope: String, switched: [CodeBlock] = [], watched: [CodeBlock] = [],
    used: [UsedFunction] = [], branched: [CodeBlock] = [], removed: [Place] = []
  ) {
    (self.blocks, self.scope) = (blocks, scope)
    (self.switched, self.watched, self.used) = (switched, watched, used)
    (self.branched, self.removed) = (branched, removed)
    var declared = Declared()
    for block in blocks {
      for statement in TopLevelStatement.all(in: BlockCode(block).code) {
        switch statement.keyword {
        case "func", "let", "var": declared.members.formUnion(statement.names)
        case "extension", "import", "operator", "precedencegroup": break
        default: declared.types.formUnion(statement.names)
        }
      }
    }
    self.declared = declared
  }

  var hasExtensions: Bool { blocks.contains { !Self.extensions(in: $0).isEmpty } }

  // MARK: Writing

  /// Writes what goes into the namespace: everything but extensions.
  func writeDeclarations(to writer: inout SwiftWriter) {
    for block in blocks {
      var bytes = Array(BlockCode(block).code.utf8)
      for range in Self.extensions(in: block) {
        for offset in range where bytes[offset] != UInt8(ascii: "\n") {
          bytes[offset] = UInt8(ascii: " ")
        }
      }
      let code = withSwitches(String(decoding: bytes, as: UTF8.self), of: block, from: 0)
      PrefixedCode.write(code, of: block, to: &writer) { statement in
        if ["func", "let", "var"].contains(statement.keyword) { return "static" }
        return statement.isValueType ? "nonisolated" : nil
      }
    }
  }

  /// Writes the extensions, for file scope, except those in `written`: what both halves of a pair
  /// share and extend of UIKit is there once.
  func writeExtensions(except written: inout Set<String>, to writer: inout SwiftWriter) {
    for block in blocks {
      let code = BlockCode(block).code
      for range in Self.extensions(in: block) {
        let line = block.place(ofByte: range.lowerBound).line
        let text = String(decoding: Array(code.utf8)[range], as: UTF8.self)
        let found = Extension(
          code: withSwitches(text, of: block, from: range.lowerBound), line: line)
        let result = qualified(found)
        guard written.insert("\(line): \(result.code)").inserted else { continue }
        writer.code(result.code, file: block.place.file, firstLine: result.line)
      }
    }
  }

  /// The code with a switch in each function that returns nothing, or a note in each of the others, if
  /// the block has them, and with a note in what a version has to come to.
  ///
  /// - Parameter start: The UTF-8 offset of the code in the block.
  private func withSwitches(_ code: String, of block: CodeBlock, from start: Int) -> String {
    let functions = AppFunctions(in: code)
    let (isSwitched, isWatched) = (switched.contains(block), watched.contains(block))
    let branches = branched.contains(block) ? Branch.all(inFunctionsOf: code) : []
    let noted = Set(
      used.filter { $0.block == block }.map(\.offset)
        + branches.compactMap { branch in branch.function.map { start + $0 } })
    func place(_ offset: Int) -> String {
      let place = block.place(ofByte: start + offset)
      return "(\(place.line), \(place.column))"
    }
    func call(_ offset: Int) -> String { ExpectationCode.branchFunction + place(offset) }
    func note(_ offset: Int) -> String {
      noted.contains(start + offset) ? call(offset) + ";" : ""
    }
    func leave(_ offset: Int) -> String {
      isSwitched ? "if AppCodeSwitch.isOff\(place(offset)) { return };" : ""
    }
    let actions = functions.actions.map { action in
      let texts = [leave(action.member.offset), note(action.member.offset)]
      return Insertion(
        offset: action.start, text: texts.filter { !$0.isEmpty }.map { " \($0)" }.joined())
    }
    func insertion(_ texts: [String], at start: Int, isExpression: Bool) -> Insertion {
      let texts = texts.filter { !$0.isEmpty }
      let isReturned = isExpression && !texts.isEmpty
      return Insertion(
        offset: start, text: texts.map { "\($0) " }.joined() + (isReturned ? "return " : ""))
    }
    let results = functions.results.map {
      insertion(
        [isWatched ? "AppCodeSwitch.enter();" : "", note($0.member.offset)], at: $0.start,
        isExpression: $0.isExpression)
    }
    let parts = functions.parts.map {
      insertion(
        [$0.isAction ? leave($0.offset) : "", note($0.offset)], at: $0.start,
        isExpression: $0.isExpression)
    }
    let inner = functions.inner.map {
      insertion([leave($0.offset)], at: $0.start, isExpression: false)
    }
    let marks = branches.flatMap { branch in
      let call = call(branch.offset)
      return branch.marks.map {
        let text = $0.text(function: ExpectationCode.branchFunction, call: call)
        return Insertion(offset: $0.offset, text: text)
      }
    }
    let switches =
      removed.isEmpty
      ? []
      : RemovableStatement.all(in: code).flatMap { statement in
        let isRemoved = removed.contains(block.place(ofByte: start + statement.start))
        return !isRemoved
          ? []
          : [
            Insertion(
              offset: statement.start, text: "if !AppCodeSwitch.isOff\(place(statement.start)) { "),
            Insertion(offset: statement.end, text: " }"),
          ]
      }
    return code.inserting(actions + results + parts + inner + switches + marks)
  }

  /// An extension and the line that it starts on.
  private struct Extension {
    var code: String
    var line: Int
  }

  /// An extension as it is at file scope. The namespace goes on the line above its type's name,
  /// which stays at its column; within, names of the namespace get it in front.
  private func qualified(_ found: Extension) -> Extension {
    let words = SwiftCode(found.code).words
    let local = locals(of: words)
    let head = words.firstIndex { $0.text == "extension" }.map { $0 + 1 }
    var insertions: [Insertion] = []
    var isForeign = true
    for (index, word) in words.enumerated() {
      if index == head {
        guard declared.types.contains(word.text) else { continue }
        isForeign = false
        let column = found.code.utf8.prefix(word.offset).reversed()
          .prefix { $0 != UInt8(ascii: "\n") }.count
        let indentation = String(repeating: " ", count: max(0, column - 1))
        insertions.append(Insertion(offset: word.offset, text: "\(scope)\n\(indentation)."))
      } else if word.isName, !word.isMember, !local.contains(word.text),
        declared.types.contains(word.text) || declared.members.contains(word.text)
      {
        insertions.append(Insertion(offset: word.offset, text: "\(scope)."))
      }
    }
    let result = Extension(
      code: found.code.inserting(insertions), line: isForeign ? found.line : found.line - 1)
    return prefixed(result, like: found, isForeign: isForeign)
  }

  /// The extension with the modifiers that it needs on the line above it.
  private func prefixed(
    _ result: Extension, like found: Extension, isForeign: Bool
  ) -> Extension {
    guard let statement = TopLevelStatement.all(in: found.code).first,
      statement.attributesEnd == nil
    else { return result }
    let modifiers =
      (statement.isValueType ? ["nonisolated"] : [])
      + (isForeign && !statement.isConformance && !statement.hasAccessModifier
        ? ["fileprivate"] : [])
    guard !modifiers.isEmpty else { return result }
    return Extension(
      code: modifiers.joined(separator: " ") + "\n" + result.code, line: result.line - 1)
  }

  /// The names of functions and properties of the namespace that are a label, a parameter or local
  /// somewhere in an extension: there they are left alone.
  private func locals(of words: [SwiftCode.Word]) -> Set<String> {
    let declaredHere = words.indices.filter { index in
      index > 0 && Self.introducers.contains(words[index - 1].text)
        || index + 1 < words.count && words[index + 1].text == ":"
    }
    return Set(declaredHere.map { words[$0].text }).intersection(declared.members)
  }

  /// The words behind which a name is declared.
  private static let introducers: Set<String> = ["let", "var", "func", "case", "for", "in"]

  /// The bytes of each extension of a block.
  private static func extensions(in block: CodeBlock) -> [Range<Int>] {
    TopLevelStatement.all(in: BlockCode(block).code)
      .filter { $0.keyword == "extension" }.map(\.range)
  }
}
