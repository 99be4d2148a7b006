import CaseGenerator
import GotchaBook
import GotchaLint

/// Reads what the fuzzer made up as an entry, checks it by every rule, repairs it and generates its
/// cases. Nothing may trap, and no place may lie outside of the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEntry(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  let path = "Gotchas/row-heights/sample.md"
  let reading = EntryParser.read(path: path, bytes: bytes, folder: "row-heights")
  for diagnostic in reading.diagnostics { check(diagnostic.place) }
  precondition(reading.entry != nil || reading.hasErrors, "no entry, and no word on why")
  _ = CaseGenerator(modules: ["TableModel"]).source(for: reading)
  guard let entry = reading.entry else { return 0 }
  for block in entry.setup { precondition(block.byteRange.upperBound <= bytes.count) }
  let page = Page(source: SourceText(path: path, bytes: bytes), entry: entry)
  let findings = Linter().report(on: [page]).findings
  for finding in findings {
    check(finding.diagnostic.place)
    for edit in finding.edits { precondition(edit.range.upperBound <= bytes.count) }
  }
  _ = Edit.apply(findings, to: bytes)
  return 0
}

private func check(_ place: Place) {
  precondition(place.line >= 1 && place.column >= 1, "\(place) is outside of the file")
}
