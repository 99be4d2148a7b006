import Foundation

/// Something to do with documents in a browser (iOS 11). Inert: nothing offers it.
@preconcurrency @MainActor open class UIDocumentBrowserAction: NSObject {
  /// Where an action is offered.
  public struct Availability: OptionSet, Sendable {
    /// The places as bits.
    public let rawValue: Int

    /// Places by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In the menu of a document.
    public static let menu = Availability(rawValue: 1 << 0)
    /// In the bar.
    public static let navigationBar = Availability(rawValue: 1 << 1)
  }

  /// The name of the action.
  public let identifier: String
  /// Its title.
  public let localizedTitle: String
  /// Where it is offered.
  public let availability: Availability
  /// Its image; held.
  open var image: UIImage?
  /// The types of documents that it is for, by their names; held.
  open var supportedContentTypes = ["public.item"]
  /// Whether it is for several documents at once; held.
  open var supportsMultipleItems = true
  private let handler: ([URL]) -> Void

  /// An action with documents.
  public init(
    identifier: String, localizedTitle: String, availability: Availability,
    handler: @escaping ([URL]) -> Void
  ) {
    (self.identifier, self.localizedTitle) = (identifier, localizedTitle)
    (self.availability, self.handler) = (availability, handler)
    super.init()
  }
}
