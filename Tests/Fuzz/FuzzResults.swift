import Foundation
import GotchaBook
import GotchaVerdicts
import RunFiles
import RunRecord

/// The entry of the corpus's records.
private let entry = EntryParser.read(
  path: "Gotchas/row-heights/sample.md",
  bytes: Array(
    """
    # Title

    - Area: Row heights
    - Applies to: iOS 8–10
    - Evidence: model

    ### The case

    ```swift
    #expect(true)
    ```

    """.utf8), folder: nil
).entry

/// Reads what the fuzzer made up as an event stream, as the record of a case and as a compiler's
/// log, and joins it with an entry. Nothing may trap, and nothing that is damaged may be green.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzResults(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  guard let entry, let form = bytes.first else { return 0 }
  let rest = Data(bytes.dropFirst())
  var run = Run(name: "fuzz")
  switch form {
  case UInt8(ascii: "s"): run.conditions = EventStream(data: rest).conditions
  case UInt8(ascii: "r"):
    if let record = try? JSONDecoder().decode(CaseRecord.self, from: rest) {
      run.records = [record]
    }
  default:
    let messages = CompilerMessage.messages(inLog: String(decoding: rest, as: UTF8.self))
    run.refusals = [
      .init(path: entry.path, contentHash: entry.contentHash, messages: messages)
    ]
  }
  let verdicts = BookVerdicts(entries: [entry], runs: [run])
  _ = try? ResultsFile(verdicts).data()
  let isGood = verdicts.entries.first?.verdict?.isGood == true
  precondition(!isGood || !run.validRecords.isEmpty, "green, and no record says so")
  return 0
}
