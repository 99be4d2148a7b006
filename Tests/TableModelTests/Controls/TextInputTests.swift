import Testing

@testable import TableModel
@testable import UIKitModel

/// Typing into fields.
@Suite("Text input") @MainActor struct TextInputTests {
  /// Logs its calls, and refuses digits.
  private final class Log: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    var endsEditing = true

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      calls.append("shouldBegin")
      return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      calls.append("shouldEnd")
      return endsEditing
    }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("didEnd") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      calls.append("change \(range.location)+\(range.length) \(string)")
      return string.first?.isNumber != true
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      calls.append("return")
      return true
    }
  }

  @Test("The delegate is called in order, and decides about every character")
  func order() {
    let field = UITextField()
    let log = Log()
    field.delegate = log
    field.type("lost")
    field.becomeFirstResponder()
    field.type("a1\n")
    field.resignFirstResponder()
    #expect(field.text == "a")
    #expect(
      log.calls == [
        "shouldBegin", "didBegin", "change 0+0 a", "change 1+0 1", "return", "shouldEnd", "didEnd",
      ])
  }

  @Test("Another field gets the keyboard only when the first one lets it go")
  func handOver() {
    let first = UITextField()
    let second = UITextField()
    let log = Log()
    first.delegate = log
    first.becomeFirstResponder()
    log.endsEditing = false
    #expect(!second.becomeFirstResponder())
    #expect(first.isFirstResponder && !second.isEditing)
    log.endsEditing = true
    #expect(second.becomeFirstResponder())
    #expect(!first.isEditing && second.isEditing)
  }

  @Test("Deleting backwards takes one character, however many units it has")
  func deletion() {
    let field = UITextField()
    field.deleteBackward()
    field.text = "a👨‍👩‍👧é"
    field.deleteBackward()
    #expect(field.text == "a👨‍👩‍👧")
    field.deleteBackward()
    #expect(field.text == "a")
    field.text = nil
    #expect(field.text == "" && !field.hasText)
  }

  @Test("Ending editing in a view ends it in what is below")
  func endEditing() {
    let view = UIView(frame: .zero)
    let field = UITextField()
    view.addSubview(field)
    field.becomeFirstResponder()
    #expect(UIView(frame: .zero).endEditing(true) && field.isEditing)
    #expect(view.endEditing(true) && !field.isEditing)
  }

  @Test("A text view that does not scroll is as high as its text and insets")
  func textViews() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    view.font = .systemFont(ofSize: 17)
    view.text = "one\ntwo"
    view.isScrollEnabled = false
    // Two lines of 20.287 points, 8 above and 8 below, up to the pixel.
    #expect(view.intrinsicContentSize.height == 57)
  }

  @Test("A search bar hands what happens in its field to its delegate")
  func searchBar() {
    final class CallRecorder: NSObject, UISearchBarDelegate {
      var calls: [String] = []
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        calls.append(searchText)
      }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    }
    let bar = UISearchBar()
    let recorder = CallRecorder()
    bar.delegate = recorder
    bar.text = "by code"
    bar.text = ""
    bar.becomeFirstResponder()
    bar.searchTextField.type("ab\n")
    #expect(recorder.calls == ["begin", "a", "ab", "search"])
    bar.searchTextField.pressClear()
    #expect(bar.text == "" && recorder.calls.last == "")
  }

  @Test("A text view that does not scroll makes a row as high as its wrapped text")
  func textViewRow() throws {
    final class Rows: UITableViewController {
      let text = UITextView()
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell()
        text.text = String(repeating: "word ", count: 100)
        text.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(text)
        let edges = cell.contentView
        NSLayoutConstraint.activate([
          text.topAnchor.constraint(equalTo: edges.topAnchor),
          text.bottomAnchor.constraint(equalTo: edges.bottomAnchor),
          text.leadingAnchor.constraint(equalTo: edges.leadingAnchor),
          text.trailingAnchor.constraint(equalTo: edges.trailingAnchor),
        ])
        return cell
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let rows = Rows()
    rows.text.isScrollEnabled = false
    window.rootViewController = rows
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
    let wrapped = rows.text.sizeThatFits(CGSize(width: 320, height: 0)).height
    #expect(wrapped > 100)
    #expect(abs(rows.tableView.rectForRow(at: [0, 0]).height - wrapped) < 1)
    #expect(rows.text.frame.width == 320)
  }
}
