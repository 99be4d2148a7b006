import Foundation
import TestSupport

@testable import gotchas

/// A package of one entry in a temporary folder, and the commands on it.
struct ScratchBook: ~Copyable {
  private let folder: ScratchFolder
  static let path = "Gotchas/row-heights/sample.md"

  static let entry = """
    # `UITableView` measures a row twice

    The table measures `twice`, *really*.

    - Area: Row heights
    - Kind: note
    - Applies to: iOS 8–10
    - Evidence: observed, [notes](https://example.org/log)

    ## What you see

    Rows jump. This is a sentence that is long enough to be broken into two lines of the terminal.

    - one
    - two

    ## What to do

    ### The first display

    ```swift
    let probe = 1 // why
    #expect(probe == 2)
    ```

    ## Why

    Nobody knows.

    ## See also

    Nothing.

    """

  init(_ entry: String = entry) throws {
    folder = try ScratchFolder([Self.path: entry])
  }

  var root: URL { folder.url }

  func write(_ text: String, to path: String) throws {
    try folder.write(text, to: path)
  }

  func remove(_ path: String) throws {
    try folder.remove(path)
  }

  func text(_ path: String = path) -> String? {
    folder.text(path)
  }

  func run(_ words: String...) async -> ExitCode {
    await Gotchas.run(words + ["--root", root.path])
  }
}
