import GotchaBook
import SwiftSource

/// A Swift file with tests that are cases of entries, whose expectations note that they are evaluated
/// and are named to their cases.
package struct SwiftTestCode {
  /// The code; every line stays on its line.
  package let code: String

  /// - Parameter path: The file, relative to the package.
  /// - Returns: nil for a file without such tests.
  package init?(_ code: String, path: String) {
    let tests = code.contains("gotcha") ? CaseTest.all(in: code) : []
    guard !tests.isEmpty else { return nil }
    let source = SourceText(path: path, bytes: Array(code.utf8))
    let expectations = Expectation.all(in: code).filter { !$0.hasSourceLocation }
    var insertions: [Insertion] = []
    for test in tests {
      var places: [String] = []
      for expectation in expectations where test.body.contains(expectation.offset) {
        let place = source.place(ofByte: expectation.offset)
        let argument =
          "sourceLocation: ExpectationLog.place(in: \(SwiftText.literal(path)), "
          + "line: \(place.line), column: \(place.column))"
        insertions.append(
          Insertion(
            offset: expectation.argumentOffset,
            text: expectation.argumentPrefix + argument + expectation.argumentSuffix))
        places.append("ExpectationPlace(\(place.line), \(place.column))")
      }
      let list =
        ", expectations: [\(places.joined(separator: ", "))], of: \(SwiftText.literal(path))"
      insertions.append(Insertion(offset: test.argumentEnd, text: list))
    }
    self.code = code.inserting(insertions)
  }
}
