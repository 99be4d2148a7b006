package import GotchaBook
import SwiftSource

/// Code by which the compiler tells whether members that an entry adds to types of others take the place
/// of theirs: it has not the entry's code, and each line of it compiles where there is such a member.
package struct MemberProbe: Sendable {
  /// The code.
  package private(set) var text: String
  /// What is wrong with the entry if a line compiles, by the line.
  package private(set) var problems: [Int: Diagnostic] = [:]

  /// A probe for an entry; nil where it adds nothing to types of others.
  ///
  /// - Parameter imports: What the entry's code imports.
  init?(_ entry: Entry, imports: String) {
    let blocks = entry.setup + entry.cases.flatMap(\.compiledBlocks)
    guard blocks.contains(where: { $0.code.contains("extension") }) else { return nil }
    let types = blocks.reduce(into: Set<String>()) {
      $0.formUnion(CodeReview($1.code).declaredTypes)
    }
    text = imports + "func value<Value>(_ type: Value.Type) -> Value { fatalError() }\n"
    var line = text.utf8.count { $0 == UInt8(ascii: "\n") }
    for block in blocks {
      for member in ExtensionMembers(in: block.code, besides: types).all {
        text += member.question + "\n"
        line += 1
        problems[line] = Diagnostic(
          at: block.place(ofByte: member.offset), rule: .redefinition,
          "A member of the page's own takes the place of '\(member.name)', which the type has",
          advice: "give it another name")
      }
    }
    guard !problems.isEmpty else { return nil }
  }
}

extension CaseGenerator {
  /// A probe for the members that an entry adds to types of others.
  package func probe(for entry: Entry) -> MemberProbe? {
    var writer = SwiftWriter()
    writeImports(of: entry, to: &writer)
    return MemberProbe(entry, imports: writer.text)
  }
}
