package import GotchaBook

/// Writes the test that compares the entries on disk with the entries compiled in.
package enum ManifestGenerator {
  /// The Swift source of `BookCompletenessTests`.
  ///
  /// - Parameters:
  ///   - readings: every file of the book.
  ///   - book: the book's folder as it is written before the paths of the readings.
  ///   - folder: the absolute path of the book's folder.
  package static func source(
    readings: [EntryParser.Reading], book: String, folder: String
  ) -> String {
    var writer = SwiftWriter()
    writer.line("// Generated from the entries of \(book). Do not edit.")
    writer.line("import GotchaTesting\nimport Testing\n")
    writer.line("@Suite(\"The book\")\nstruct BookCompletenessTests {")
    writer.line("  static let compiled: [CompiledEntry] = [")
    for reading in readings {
      let path =
        reading.path.hasPrefix(book + "/")
        ? String(reading.path.dropFirst(book.count + 1)) : reading.path
      writer.line(
        "    CompiledEntry(\(SwiftText.literal(path)), \(SwiftText.literal(reading.contentHash))),")
    }
    writer.line("  ]\n")
    writer.line("  @Test(\"The entries on disk are the entries compiled in\") func isComplete() {")
    writer.line(
      "    BookCheck.compare(folder: \(SwiftText.literal(folder)), compiled: Self.compiled)\n  }\n")
    writeDuplicates(in: readings, to: &writer)
    writer.line("}")
    return writer.text
  }

  private static func writeDuplicates(
    in readings: [EntryParser.Reading], to writer: inout SwiftWriter
  ) {
    writer.line("  @Test(\"No two entries share an id\") func idsDiffer() {")
    for problem in Book.duplicateIDs(in: readings) {
      let message = "\(problem.message); \(problem.advice) [\(problem.rule)]"
      writer.line(
        "    BookCheck.problem(\(SwiftText.literal(message)), "
          + "file: \(SwiftText.literal(problem.place.file)), line: 1, column: 1)")
    }
    writer.line("  }")
  }
}
