import GotchaBook

/// Entries for the tests of this room.
enum Samples {
  static let path = "Gotchas/row-heights/equal-heights.md"

  /// An entry with one of everything.
  static let full = """
    # An equal estimate is requested *twice*

    The lead has `code` and a [link](https://example.org/lead).

    - Area: Row heights
    - Applies to: iOS 8–10
    - Changed in: iOS 11
    - Kind: broken approach
    - Evidence: observed, notes of 2015 (G0-06, EX-01b) and [a log](https://example.org/log)
    - Evidence: reported; see `TR-05`, G0-06 and UTF-8-ish words

    ## What you see

    ```swift setup
    let limit = 2
    ```

    ```text
    shown, not run
    ```

    ## Cases

    ### The first display asks again

    - Applies to: iOS 8
    - Changed in: iOS 12

    Prose.

    ```swift
    let probe = TableProbe(rows: 1)
    #expect(probe.rows < limit)
    ```

    ```trace
    cellForRow    0-0
    ```

    ### Größe & “quotes”, twice — at once

    ```swift wrong
    let a = 1
    ```

    ```swift right raises "raised \\"b\\""
    let a = 2
    ```

    ### What is not done yet

    ```swift ignore reason="not modelled"
    nothing
    ```

    ### A Swift case

    - Swift case: Tests/GotchaTests/EqualHeights.swift

    ## Why

    """

  /// An entry whose list of facts and rest may be changed.
  static func entry(
    title: String = "# A title", facts: String = "- Area: Row heights\n- Evidence: model",
    body: String = "### A case\n\n```swift\n#expect(isShown)\n```"
  ) -> String {
    [title, facts, body].joined(separator: "\n\n") + "\n"
  }

  static func read(_ text: String, path: String = path) -> EntryParser.Reading {
    EntryParser.read(path: path, bytes: Array(text.utf8), folder: "row-heights")
  }
}
