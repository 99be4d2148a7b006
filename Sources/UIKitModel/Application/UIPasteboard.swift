import Foundation

/// What was copied; one for a process.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The process's pasteboard.
  public class var general: UIPasteboard { AppProcess.current.pasteboard }

  /// The text of the first item on the pasteboard.
  open var string: String?
  /// The texts of all items on the pasteboard.
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }
  /// The URL of the first item on the pasteboard.
  open var url: URL?
  /// The image of the first item on the pasteboard.
  open var image: UIImage?
  /// The color of the first item on the pasteboard.
  open var color: UIColor?
  /// Whether there is a URL on the pasteboard.
  open var hasURLs: Bool { url != nil }
  /// Whether there is an image on the pasteboard.
  open var hasImages: Bool { image != nil }
  /// Whether there is a color on the pasteboard.
  open var hasColors: Bool { color != nil }
  /// Whether there is a text on the pasteboard.
  open var hasStrings: Bool { string != nil }
}
