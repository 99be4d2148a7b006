import GotchaBook
import GotchaVerdicts
import RunRecord
import Testing

/// What the compiler says of `#selector` with what does not exist: that alone.
@Suite("A selector of nothing") struct SelectorErrorTests {
  private static let selectors: [(id: String, code: String, says: String)] = [
    ("method", "#selector(missing)", "Feed' has no member 'missing'"),
    ("labels", "#selector(Feed.missing(_:with:))", "Feed' has no member 'missing(_:with:)'"),
    ("uikit", "#selector(UIView.missing(_:))", "type 'UIView' has no member 'missing'"),
    ("type", "#selector(Gone.missing)", "cannot find 'Gone' in scope"),
    ("getter", "#selector(getter: missing)", "Feed' has no member 'missing'"),
    ("setter", "#selector(setter: missing)", "Feed' has no member 'missing'"),
    ("fixed", "#selector(setter: fixed)", "the property cannot be set, so that it has no setter"),
  ]

  private static func page(_ selector: String) -> String {
    """
    ### It calls nothing

    ```swift app
    class Feed: UIViewController {
      @objc let fixed = 1

      override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton()
        button.addTarget(self, action: \(selector), for: .touchUpInside)
        view.addSubview(button)
      }
    }
    ```

    ```swift
    #expect(Feed().view.subviews.count == 1)
    ```
    """
  }

  /// From the heading of a page to the call that has the selector.
  private static let linesToSelector = 9

  @Test("is one error, at its line") func errors() throws {
    let entries = Self.selectors.map { ($0.id, Self.page($0.code)) }
    let book = OwnBook(entries: Dictionary(uniqueKeysWithValues: entries))
    let outcome = try book.run()
    let verdicts = outcome.verdicts
    for (id, _, says) in Self.selectors {
      let found = try #require(verdicts[id]?["it-calls-nothing"], "\(id)")
      let entry = try #require(outcome.book.entries.first { $0.id == id })
      let line = entry.cases[0].place.line + Self.linesToSelector
      #expect(found.compileErrors.count == 1, "\(id): \(found.compileErrors)")
      #expect(found.compileErrors.first?.message.contains(says) == true, "\(id)")
      #expect(found.compileErrors.first?.line == line, "\(id): \(found.compileErrors)")
    }
  }
}
