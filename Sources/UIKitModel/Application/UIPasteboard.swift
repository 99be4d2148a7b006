import Foundation

/// What was copied; one for a process.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The process's pasteboard.
  public class var general: UIPasteboard { AppProcess.current.pasteboard }

  /// The text of the first item on the pasteboard.
  open var string: String? { didSet { didChange() } }
  /// The texts of all items on the pasteboard.
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }
  /// The URL of the first item on the pasteboard.
  open var url: URL? { didSet { didChange() } }
  /// The image of the first item on the pasteboard.
  open var image: UIImage? { didSet { didChange() } }
  /// The color of the first item on the pasteboard.
  open var color: UIColor? { didSet { didChange() } }
  /// The data of the first item, by the names of their types.
  private var data: [String: Data] = [:]
  /// How often something was put on the pasteboard.
  open private(set) var changeCount = 0

  private func didChange() {
    changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }

  /// Puts data of a type on the pasteboard; text and URLs are there in Swift's types as well.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    (string, url, image, color) = (nil, nil, nil, nil)
    self.data = [pasteboardType: data]
    if TypeIdentifier.conforms(pasteboardType, to: TypeIdentifier.plainText) {
      string = String(data: data, encoding: .utf8)
    } else if TypeIdentifier.conforms(pasteboardType, to: TypeIdentifier.url) {
      url = URL(dataRepresentation: data, relativeTo: nil)
    } else if TypeIdentifier.conforms(pasteboardType, to: TypeIdentifier.image) {
      image = UIImage(data: data)
    }
    didChange()
  }

  /// The data of a type; nil where none was put on the pasteboard. Text and URLs have data as well.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    if let data = data[pasteboardType] { return data }
    if TypeIdentifier.conforms(pasteboardType, to: TypeIdentifier.plainText) {
      return string.map { Data($0.utf8) }
    }
    if TypeIdentifier.conforms(pasteboardType, to: TypeIdentifier.url) {
      return url?.dataRepresentation
    }
    return nil
  }

  /// The types of the first item.
  open var types: [String] {
    var types = Array(data.keys.sorted())
    if string != nil, types.isEmpty { types.append(TypeIdentifier.utf8Text) }
    if url != nil, types.isEmpty { types.append(TypeIdentifier.url) }
    if image != nil, types.isEmpty { types.append(TypeIdentifier.png) }
    return types
  }

  /// Whether the first item is of one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { wanted in
      types.contains { TypeIdentifier.conforms($0, to: wanted) }
    }
  }

  /// Posted when something is put on the pasteboard.
  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
  /// Posted when a pasteboard is removed. Inert: nothing posts it.
  public nonisolated static let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification")
  /// The key of the types that have come, in the notification of a change. Inert: it has none.
  public nonisolated static let changedTypesAddedUserInfoKey =
    "UIPasteboardChangedTypesAddedKey"
  /// The key of the types that have gone, in the notification of a change. Inert: it has none.
  public nonisolated static let changedTypesRemovedUserInfoKey =
    "UIPasteboardChangedTypesRemovedKey"
  /// Whether there is a URL on the pasteboard.
  open var hasURLs: Bool { url != nil }
  /// Whether there is an image on the pasteboard.
  open var hasImages: Bool { image != nil }
  /// Whether there is a color on the pasteboard.
  open var hasColors: Bool { color != nil }
  /// Whether there is a text on the pasteboard.
  open var hasStrings: Bool { string != nil }
}
