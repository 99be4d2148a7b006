package import GotchaBook
import SwiftSource

/// Turns an entry into the source of a Swift Testing suite.
package struct CaseGenerator {
  /// The modules that the test target depends on directly, in its order.
  package var modules: [String]
  /// The module of the Swift files that the entries share; nil when they are in the same module as
  /// the generated code.
  package var sharedModule: String?

  package init(modules: [String], sharedModule: String? = nil) {
    self.modules = modules
    self.sharedModule = sharedModule
  }

  /// The Swift source for one file of a book.
  ///
  /// A file with errors gives one test that fails with each error at its place, and nothing that
  /// could keep the other entries from compiling.
  package func source(for reading: EntryParser.Reading) -> String {
    let errors = Self.errors(in: reading)
    if let entry = reading.entry, errors.isEmpty { return source(for: entry) }
    var writer = Self.writer(path: reading.path)
    writeProblems(of: reading, errors, to: &writer)
    return writer.text
  }

  /// Everything that keeps a file of the book from becoming cases.
  package static func errors(in reading: EntryParser.Reading) -> [Diagnostic] {
    let errors = reading.diagnostics.filter { $0.severity == .error }
    // What is not whole by its words has no meaning yet.
    return errors.isEmpty ? reading.entry.map { EntryProblems($0).diagnostics } ?? [] : errors
  }

  /// The Swift source for an entry without mistakes in its form.
  package func source(for entry: Entry) -> String {
    var writer = Self.writer(path: entry.path)
    writeImports(of: entry, to: &writer)
    writePlace(of: entry, to: &writer)
    writeSetup(of: entry, to: &writer)
    SuiteWriter(entry: entry).write(to: &writer)
    #if os(Linux)
      return AppRewriter.withoutObjectiveC(
        writer.text, path: entry.path, hasModel: modules.contains(Self.model))
    #else
      return writer.text
    #endif
  }

  /// The functions that note that an expectation is evaluated, and that a branch runs.
  private func writePlace(of entry: Entry, to writer: inout SwiftWriter) {
    writer.line(
      """

      nonisolated private func \(ExpectationCode.function)(
        _ line: Int, _ column: Int, _ values: (String, Any)..., of subjects: Void...
      ) -> SourceLocation {
        ExpectationLog.place(
          in: \(SwiftText.literal(entry.path)), line: line, column: column, values)
      }

      // What is said of each element of a list counts where there is one, and of an optional where it has
      // something.
      nonisolated private func \(ExpectationCode.branchFunction)(
        _ line: Int, _ column: Int, of list: some Collection
      ) {
        if !list.isEmpty { \(ExpectationCode.branchFunction)(line, column) }
      }

      nonisolated private func \(ExpectationCode.branchFunction)(
        _ line: Int, _ column: Int, of list: some Sequence
      ) {
        \(ExpectationCode.branchFunction)(line, column)
      }

      nonisolated private func \(ExpectationCode.branchFunction)<Value>(
        _ line: Int, _ column: Int, of value: Value?
      ) {
        if value != nil { \(ExpectationCode.branchFunction)(line, column) }
      }

      // Around the value of a closure of one expression, which may be of no interest.
      @discardableResult nonisolated private func \(ExpectationCode.branchFunction)<Value>(
        _ note: Void, _ value: Value
      ) -> Value { value }

      nonisolated private func \(ExpectationCode.branchFunction)(_ line: Int, _ column: Int) {
        ExpectationLog.enter(
          in: \(SwiftText.literal(entry.path)), line: line, column: column)
      }

      """)
  }

  private static func writer(path: String) -> SwiftWriter {
    var writer = SwiftWriter()
    let name = path.split(whereSeparator: \.isNewline).joined(separator: " ")
    writer.line("// Generated from \(name). Do not edit.")
    return writer
  }

  private func writeSetup(of entry: Entry, to writer: inout SwiftWriter) {
    if entry.sharesAppCode { return }
    let needsModel = entry.setup.contains { ModelVocabulary.name(in: $0) != nil }
    if needsModel { writer.line("#if !canImport(UIKit)") }
    for block in entry.setup { SetupCode.write(block, to: &writer) }
    if needsModel { writer.line("#endif") }
  }

  /// How the names of all suites begin.
  package static let suitePrefix = "Entry_"
  /// How the names begin of the types that the code for an app is in.
  package static let appPrefix = "App_"

  /// The Swift name of the suite of an entry.
  package static func suiteName(ofPath path: String) -> String {
    suitePrefix + SwiftText.identifier(path.hasSuffix(".md") ? String(path.dropLast(3)) : path)
  }

  /// The Swift name of the test of a case.
  package static func testName(ofCase slug: String) -> String {
    "case_" + SwiftText.identifier(slug)
  }

  /// Writes what an entry's code imports.
  ///
  /// - Parameter isShared: Whether that is also the code which the entries share.
  func writeImports(of entry: Entry, to writer: inout SwiftWriter, isShared: Bool = true) {
    // UIKit, and what replaces it, bring Foundation along; beside it `Timer` would be ambiguous.
    if !modules.contains(Self.model) { writer.line("import Foundation") }
    writer.line("import Testing")
    writer.line("#if canImport(UIKit)\nimport UIKit")
    if modules.contains(Self.model) { writer.line("#else\nimport \(Self.model)") }
    writer.line("#endif")
    let own = ["GotchaTesting"] + modules.filter { $0 != "GotchaTesting" && $0 != Self.model }
    for module in own { writer.line("import \(module)") }
    if let sharedModule, isShared { writer.line("@testable import \(sharedModule)") }
    for block in entry.setup + entry.cases.flatMap(\.compiledBlocks) {
      // UIKit, or what replaces it, is imported already.
      for found in BlockCode(block).imports where found.text != "import UIKit" {
        writer.code(found.text, file: entry.path, firstLine: found.line)
      }
    }
  }

  /// The module that represents UIKit where there is none.
  package static let model = "TableModel"

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
