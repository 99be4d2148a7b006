package import GotchaBook
import SwiftSource

/// What the compiler is to tell of names that an entry declares: whether they take the place of those of
/// others.
package struct MemberProbe: Sendable {
  /// Code without the entry's, each line of which compiles where a type of others has a member that the
  /// entry adds to it.
  package private(set) var text = ""
  /// What is wrong with the entry if a line compiles, by the line.
  package private(set) var problems: [Int: Diagnostic] = [:]
  /// The names that are declared outside of types, and used.
  package private(set) var names: [Name] = []
  /// What the entry's code imports that is not the book's.
  package let imports: String

  /// A name, which takes the place of another's if some of what uses it compiles without its declaration.
  package struct Name: Sendable {
    package var name: String
    /// The lines in the entry of each statement that uses it.
    package var uses: [ClosedRange<Int>]
    package var problem: Diagnostic
  }

  /// - Parameters:
  ///   - imports: What the entry's code imports.
  ///   - imported: What it imports without the code that the entries share, which is the book's own.
  init(_ entry: Entry, imports: String, ofOthers imported: String) {
    self.imports = imported
    let blocks = entry.setup + entry.cases.flatMap(\.compiledBlocks)
    let used = OwnNames.used(in: blocks.map { OwnNames(in: $0.code) })
    for found in used {
      let owner = blocks[found.piece]
      names.append(
        Name(
          name: found.name,
          uses: zip(blocks, found.uses).flatMap { block, ranges in
            ranges.map { range in
              let first = block.place(ofByte: range.lowerBound).line
              return first...max(first, block.place(ofByte: range.upperBound).line)
            }
          },
          problem: Diagnostic(
            at: owner.place(ofByte: found.offset), rule: .redefinition,
            "A declaration of the page's own takes the place of '\(found.name)'",
            advice: "give it another name")))
    }
    askForMembers(in: blocks, importing: imports)
  }

  private mutating func askForMembers(in blocks: [CodeBlock], importing imports: String) {
    guard blocks.contains(where: { $0.code.contains("extension") }) else { return }
    let types = blocks.reduce(into: Set<String>()) {
      $0.formUnion(CodeReview($1.code).declaredTypes)
    }
    let aliases = blocks.reduce(into: [String: String]()) {
      $0.merge(ExtensionMembers.aliases(in: $1.code)) { first, _ in first }
    }
    text = imports + "func value<Value>(_ type: Value.Type) -> Value { fatalError() }\n"
    text += aliases.sorted { $0.key < $1.key }.map { $0.value + "\n" }.joined()
    firstLine = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    var line = firstLine - 1
    for block in blocks {
      for member in ExtensionMembers(
        in: block.code, besides: types, aliases: Set(aliases.keys)
      ).all {
        text += member.question + "\n"
        line += 1
        problems[line] = Diagnostic(
          at: block.place(ofByte: member.offset), rule: .redefinition,
          "A member of the page's own takes the place of '\(member.name)', which the type has",
          advice: "give it another name")
      }
    }
  }

  /// The first line with a member.
  package private(set) var firstLine = 0
}

extension CaseGenerator {
  /// What the compiler is to tell of names that an entry declares.
  package func probe(for entry: Entry) -> MemberProbe {
    var writer = SwiftWriter()
    writeImports(of: entry, to: &writer)
    var others = SwiftWriter()
    writeImports(of: entry, to: &others, isShared: false)
    return MemberProbe(entry, imports: writer.text, ofOthers: others.text)
  }
}
