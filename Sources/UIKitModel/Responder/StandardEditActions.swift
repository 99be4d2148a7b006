/// The commands of the edit menu, which every responder has a method for. A responder has a command
/// if its class overrides the method.
@MainActor enum StandardEditActions {
  private class Plain: UIResponder {}

  private class Cutting: UIResponder { override func cut(_ sender: Any?) { next?.cut(sender) } }
  private class Copying: UIResponder { override func copy(_ sender: Any?) { next?.copy(sender) } }
  private class Pasting: UIResponder { override func paste(_ sender: Any?) { next?.paste(sender) } }
  private class Selecting: UIResponder {
    override func select(_ sender: Any?) { next?.select(sender) }
  }
  private class SelectingAll: UIResponder {
    override func selectAll(_ sender: Any?) { next?.selectAll(sender) }
  }
  private class Deleting: UIResponder {
    override func delete(_ sender: Any?) { next?.delete(sender) }
  }

  /// The slots of the methods in a class's method table.
  private static let slots: [Selector: Int] = [
    "cut:": slot(Cutting.self), "copy:": slot(Copying.self), "paste:": slot(Pasting.self),
    "select:": slot(Selecting.self), "selectAll:": slot(SelectingAll.self),
    "delete:": slot(Deleting.self),
  ].compactMapValues(\.self)

  private static func slot(_ type: UIResponder.Type) -> Int? {
    MethodTable.slot(of: UIResponder.self, like: Plain.self, overriddenBy: type)
  }

  /// Whether a class overrides the method of a command; nil for another selector.
  static func isImplemented(_ action: Selector, in type: UIResponder.Type) -> Bool? {
    slots[action].map { MethodTable.overrides($0, of: UIResponder.self, in: type) }
  }
}
