package import GotchaBook

/// Turns an entry into the source of a Swift Testing suite.
package struct CaseGenerator {
  /// The modules that the test target depends on directly, in its order.
  package var modules: [String]

  package init(modules: [String]) {
    self.modules = modules
  }

  /// The Swift source for one file of a book.
  ///
  /// A file with errors gives one test that fails with each error at its place, and nothing that
  /// could keep the other entries from compiling.
  ///
  /// Cases that `quarantine` names are not compiled either, and fail with the compiler's words.
  package func source(
    for reading: EntryParser.Reading, quarantine: Quarantine? = nil
  ) -> String {
    let errors = reading.diagnostics.filter { $0.severity == .error }
    if let entry = reading.entry, errors.isEmpty {
      return source(for: entry, quarantine: quarantine)
    }
    var writer = Self.writer(path: reading.path)
    writeProblems(of: reading, errors, to: &writer)
    return writer.text
  }

  /// The Swift source for an entry without mistakes in its form.
  package func source(for entry: Entry, quarantine: Quarantine? = nil) -> String {
    var writer = Self.writer(path: entry.path)
    var sound = entry
    sound.cases.removeAll { quarantine?.problems(of: $0, in: entry).isEmpty == false }
    if quarantine?.isInSharedCode(of: entry) == true { (sound.cases, sound.setup) = ([], []) }
    writeImports(of: sound, to: &writer)
    writeSetup(of: sound, to: &writer)
    SuiteWriter(entry: sound, generator: self).write(to: &writer)
    if let quarantine, quarantine.contentHash == entry.contentHash {
      write(quarantine, of: entry, to: &writer)
    }
    return writer.text
  }

  /// The Swift source of one block that must not compile: with the code that its entry's cases
  /// share and the blocks of its case before it, in a function of its own.
  func source(ofBlockAt index: Int, in found: Case, of entry: Entry) -> String {
    var writer = Self.writer(path: entry.path)
    var alone = entry
    alone.cases = [found]
    alone.cases[0].blocks = Array(found.blocks[...index])
    writeImports(of: alone, to: &writer)
    writeSetup(of: entry, to: &writer)
    writer.line("@MainActor func alone() async throws {")
    for (offset, block) in found.blocks[...index].enumerated() {
      guard case .swift(let code) = block, offset == index || code.attributes.sharesScope else {
        continue
      }
      writer.code(BlockCode(code).code, file: entry.path, firstLine: code.firstLine)
    }
    writer.line("}")
    return writer.text
  }

  private static func writer(path: String) -> SwiftWriter {
    var writer = SwiftWriter()
    let name = path.split(whereSeparator: \.isNewline).joined(separator: " ")
    writer.line("// Generated from \(name). Do not edit.")
    return writer
  }

  private func writeSetup(of entry: Entry, to writer: inout SwiftWriter) {
    let needsModel = entry.setup.contains { ModelVocabulary.name(in: $0) != nil }
    if needsModel { writer.line("#if !canImport(UIKit)") }
    for block in entry.setup { SetupCode.write(block, file: entry.path, to: &writer) }
    if needsModel { writer.line("#endif") }
  }

  /// The Swift name of the suite of an entry.
  package static func suiteName(ofPath path: String) -> String {
    "Entry_" + SwiftText.identifier(path.hasSuffix(".md") ? String(path.dropLast(3)) : path)
  }

  /// The Swift name of the test of a case.
  package static func testName(ofCase slug: String) -> String {
    "case_" + SwiftText.identifier(slug)
  }

  private func write(_ quarantine: Quarantine, of entry: Entry, to writer: inout SwiftWriter) {
    writer.line("extension \(Self.suiteName(ofPath: entry.path)) {")
    writer.line("  @Test(\"Its code compiles\") func codeCompiles() {")
    for problem in quarantine.problems {
      writer.line(
        "    BookCheck.problem(\(SwiftText.literal(problem.message)), "
          + "file: \(SwiftText.literal(entry.path)), line: \(problem.line), "
          + "column: \(problem.column))")
    }
    writer.line("  }\n}")
  }

  private func writeImports(of entry: Entry, to writer: inout SwiftWriter) {
    for module in ["Foundation", "Testing"] { writer.line("import \(module)") }
    writer.line("#if canImport(UIKit)\nimport UIKit")
    if modules.contains(Self.model) { writer.line("#else\nimport \(Self.model)") }
    writer.line("#endif")
    let own = ["GotchaTesting"] + modules.filter { $0 != "GotchaTesting" && $0 != Self.model }
    for module in own { writer.line("import \(module)") }
    let inCases = entry.cases.flatMap(\.blocks).compactMap { block in
      if case .swift(let code) = block, code.attributes.ignoreReason == nil { code } else { nil }
    }
    for block in entry.setup + inCases {
      for found in BlockCode(block).imports {
        writer.code(found.text, file: entry.path, firstLine: found.line)
      }
    }
  }

  /// The module that stands for UIKit where there is none.
  private static let model = "TableModel"

  private func writeProblems(
    of reading: EntryParser.Reading, _ errors: [Diagnostic], to writer: inout SwiftWriter
  ) {
    writer.line("import GotchaTesting\nimport Testing\n")
    writer.line("@Suite(\(SwiftText.literal(reading.id)))")
    writer.line("struct \(Self.suiteName(ofPath: reading.path)) {")
    writer.line("  @Test(\"The entry is well formed\") func wellFormed() {")
    for error in errors {
      let message = "\(error.message); \(error.advice) [\(error.rule)]"
      writer.line(
        "    BookCheck.problem(\(SwiftText.literal(message)), "
          + "file: \(SwiftText.literal(error.place.file)), line: \(error.place.line), "
          + "column: \(error.place.column))")
    }
    writer.line("  }\n}")
  }
}

extension CodeBlock.Attributes {
  /// Whether the blocks behind it see what it declares.
  fileprivate var sharesScope: Bool { self == CodeBlock.Attributes() }
}
