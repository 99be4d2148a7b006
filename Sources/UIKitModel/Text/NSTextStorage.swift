import Foundation

/// The text of a text view, which follows each edit.
///
/// Edits go through `replaceCharacters(in:with:)`, `setAttributes(_:range:)` and the methods that
/// are overridden here; between ``beginEditing()`` and ``endEditing()`` they count as one.
open class NSTextStorage: NSMutableAttributedString {
  /// What an edit changes.
  public struct EditActions: OptionSet, Sendable {
    /// The changes as bits.
    public let rawValue: UInt
    /// Changes by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// What the edit that is going on has changed.
  open private(set) var editedMask: EditActions = []
  /// Where it has changed something, in UTF-16 units of the changed text.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// How many UTF-16 units the text has become longer.
  open private(set) var changeInLength = 0
  /// Called around the processing of an edit.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// What lays out the text.
  open private(set) var layoutManagers: [NSLayoutManager] = []

  private var depth = 0
  /// Called when an edit has ended.
  var onEdit: (@Sendable () -> Void)?

  /// Adds what lays out the text.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Takes out what lays out the text.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  // MARK: Edits

  /// Notes an edit, and processes it where none goes on.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    let range = NSRange(location: editedRange.location, length: editedRange.length + delta)
    self.editedRange =
      self.editedRange.location == NSNotFound ? range : self.editedRange.union(range)
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if depth == 0 { processEditing() }
  }

  /// Tells the delegate and the text view of an edit.
  open func processEditing() {
    guard !editedMask.isEmpty else { return }
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    delegate?.textStorage(self, willProcessEditing: mask, range: range, changeInLength: delta)
    delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
    (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    onEdit?()
  }

  /// Begins an edit of several parts.
  open override func beginEditing() { depth += 1 }

  /// Ends an edit of several parts; one more than were begun is passed over.
  open override func endEditing() {
    depth = max(depth - 1, 0)
    if depth == 0 { processEditing() }
  }

  /// Makes an edit of characters.
  private func change(_ range: NSRange, _ body: () -> Void) {
    let before = length
    body()
    edited(.editedCharacters, range: range, changeInLength: length - before)
  }

  /// Makes an edit of attributes.
  private func attribute(_ range: NSRange, _ body: () -> Void) {
    body()
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    change(range) { super.replaceCharacters(in: range, with: str) }
  }
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    change(range) { super.replaceCharacters(in: range, with: attrString) }
  }
  open override func deleteCharacters(in range: NSRange) {
    change(range) { super.deleteCharacters(in: range) }
  }
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    attribute(range) { super.setAttributes(attrs, range: range) }
  }
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    attribute(range) { super.addAttribute(name, value: value, range: range) }
  }
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    attribute(range) { super.addAttributes(attrs, range: range) }
  }
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    attribute(range) { super.removeAttribute(name, range: range) }
  }
}

/// Called around the processing of an edit of a text; every method is optional.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Called before the attributes of an edit are settled.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// Called when they are.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  /// Nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
