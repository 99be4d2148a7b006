import Foundation

// The button that begins and ends editing.

extension UIViewController {
  /// The title of the button that begins and ends editing.
  private enum EditTitle {
    static let begin = "Edit"
    static let end = "Done"
  }

  /// A button that shows and changes whether the controller is in editing mode.
  func makeEditButtonItem() -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
    item.title = isEditing ? EditTitle.end : EditTitle.begin
    item.onTap = { [weak self] in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    return item
  }

  /// Has the button show what the next tap does.
  func updateEditButton(isEditing: Bool) {
    editButtonItem.title = isEditing ? EditTitle.end : EditTitle.begin
    editButtonItem.style = isEditing ? .done : .plain
  }
}
