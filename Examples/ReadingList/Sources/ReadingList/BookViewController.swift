#if canImport(UIKit)
  import UIKit
#else
  import TableModel
#endif

/// One book, with a field for notes.
final class BookViewController: UIViewController, UITextFieldDelegate {
  let book: Book
  let notes = UITextField(frame: CGRect(x: 16, y: 200, width: 288, height: 44))
  private(set) var savedNotes = ""

  init(book: Book) {
    self.book = book
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = book.title
    notes.placeholder = "Notes"
    notes.delegate = self
    view.addSubview(notes)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    savedNotes = textField.text ?? ""
    return textField.resignFirstResponder()
  }
}
