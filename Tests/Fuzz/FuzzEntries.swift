import CaseGenerator
import GotchaBook
import GotchaLint

/// Reads what the fuzzer made up as an entry; one in sixteen is also checked by every rule, repaired
/// and turned into cases. Nothing may trap, and no place may lie outside of the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEntry(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  let path = "Gotchas/row-heights/sample.md"
  let reading = EntryParser.read(path: path, bytes: bytes, folder: "row-heights")
  for diagnostic in reading.diagnostics { check(diagnostic.place) }
  precondition(reading.entry != nil || reading.hasErrors, "no entry, and no word on why")
  if let entry = reading.entry {
    for block in entry.setup { precondition(block.byteRange.upperBound <= bytes.count) }
  }
  if size.isMultiple(of: 16) { useFurther(reading, bytes) }
  return 0
}

private func useFurther(_ reading: EntryParser.Reading, _ bytes: [UInt8]) {
  _ = CaseGenerator(modules: ["TableModel"]).source(for: reading)
  guard let entry = reading.entry else { return }
  let page = Page(source: SourceText(path: reading.path, bytes: bytes), entry: entry)
  let findings = Linter().report(on: [page]).findings
  for finding in findings {
    check(finding.diagnostic.place)
    for edit in finding.edits { precondition(edit.range.upperBound <= bytes.count) }
  }
  _ = Edit.apply(findings, to: bytes)
}

private func check(_ place: Place) {
  precondition(place.line >= 1 && place.column >= 1, "\(place) is outside of the file")
}
