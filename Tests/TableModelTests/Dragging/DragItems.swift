import TableModel

/// Items to drag.
@MainActor enum DragItems {
  /// One item that represents text.
  static func one(_ text: String) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
    item.localObject = text
    return [item]
  }
}
