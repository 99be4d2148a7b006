import Foundation
import GotchaBook
import GotchaRunner
import GotchaVerdicts
import RunRecord
import TestSupport
import Testing

@Suite("An entry that is blessed") final class BlessedEntryTests {
  private static let text = """
    # A title

    - Area: Area
    - Evidence: model

    ### one

    ```swift
    let a = 1
    ```

    ```trace
    cellForRow  0-0
    ```

    """

  private let folder: ScratchFolder
  private let entry: Entry

  init() throws {
    entry = try #require(
      EntryParser.read(path: "e.md", bytes: Array(Self.text.utf8), folder: nil).entry)
    folder = try ScratchFolder(["e.md": Self.text])
  }

  private func run(
    hash: String? = nil, _ answers: (Claim, String)...
  ) -> Run {
    let runs = answers.enumerated().map { index, answer in
      VersionRun(
        version: Version(index + 8), claim: answer.0, answers: [.init(line: 12, text: answer.1)])
    }
    let record = CaseRecord(
      phase: .finished, entry: "e", caseID: "one", contentHash: hash ?? entry.contentHash,
      runs: runs)
    return Run(name: "model", records: [record])
  }

  private var onDisk: String {
    folder.text("e.md") ?? ""
  }

  @Test func `is written with what its cases did on affected versions`() throws {
    let run = run((.affected, "didSelect  0-0"), (.notAffected, "nothing of this"))
    try #require(try BlessedEntry(entry, run: run, root: folder.path)).write()
    #expect(onDisk == Self.text.replacing("cellForRow  0-0", with: "didSelect  0-0"))
  }

  @Test func `is left as it is when the file has changed since the run`() throws {
    let older = run(hash: "older", (.affected, "didSelect  0-0"))
    #expect(throws: BlessedEntry.Refusal.changedSinceRun(path: "e.md")) {
      try BlessedEntry(entry, run: older, root: folder.path)
    }
    let run = run((.affected, "didSelect  0-0"))
    let blessed = try #require(try BlessedEntry(entry, run: run, root: folder.path))
    let edited = Self.text + "More.\n"
    try folder.write(edited, to: "e.md")
    #expect(throws: BlessedEntry.Refusal.changedSinceRun(path: "e.md")) { try blessed.write() }
    #expect(throws: BlessedEntry.Refusal.changedSinceRun(path: "e.md")) {
      try BlessedEntry(entry, run: run, root: folder.path)
    }
    #expect(onDisk == edited)
  }

  @Test func `needs a run`() {
    #expect(throws: BlessedEntry.Refusal.notRun(path: "e.md")) {
      try BlessedEntry(entry, run: Run(name: "model"), root: folder.path)
    }
  }
}
