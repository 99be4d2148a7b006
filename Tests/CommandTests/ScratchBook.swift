import Foundation

@testable import gotchas

/// A package of one entry in a temporary folder, and the commands on it.
struct ScratchBook: ~Copyable {
  let root: URL
  static let path = "Gotchas/row-heights/sample.md"

  static let entry = """
    # A row is asked twice

    The table asks `twice`, *really*.

    - Area: Row heights
    - Applies to: iOS 8–10
    - Evidence: observed, [notes](https://example.org/log)

    ## What you see

    Rows jump. This is a sentence that is long enough to be broken into two lines of the terminal.

    - one
    - two

    ## Cases

    ### The first display

    ```swift
    let probe = 1 // why
    #expect(probe == 2)
    ```

    ## Why

    Nobody knows.

    ## What to do

    Nothing.

    """

  init(_ entry: String = entry) throws {
    root = FileManager.default.temporaryDirectory.appending(path: "book-\(UUID().uuidString)")
    try write(entry, to: Self.path)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func write(_ text: String, to path: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ path: String = path) -> String? {
    try? String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  func run(_ words: String...) async -> ExitCode {
    await Gotchas.run(words + ["--root", root.path])
  }
}
