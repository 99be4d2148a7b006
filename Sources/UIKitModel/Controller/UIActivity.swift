import Foundation

/// Something that can be done with something; an app's own are subclasses.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// The kind of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public var rawValue: String

    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A kind by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    private static func system(_ name: String) -> ActivityType {
      ActivityType("com.apple.UIKit.activity." + name)
    }

    /// To a device nearby.
    public static let airDrop = system("AirDrop")
    /// By mail.
    public static let mail = system("Mail")
    /// By message.
    public static let message = system("Message")
    /// To the pasteboard.
    public static let copyToPasteboard = system("CopyToPasteboard")
    /// On paper.
    public static let print = system("Print")
    /// To the photos.
    public static let saveToCameraRoll = system("SaveToCameraRoll")
    /// To a contact.
    public static let assignToContact = system("AssignToContact")
    /// To the reading list.
    public static let addToReadingList = system("AddToReadingList")
    /// To a book.
    public static let openInIBooks = system("OpenInIBooks")
    /// As a PDF.
    public static let markupAsPDF = system("MarkupAsPDF")
    /// To Facebook.
    public static let postToFacebook = system("PostToFacebook")
    /// To Twitter.
    public static let postToTwitter = system("PostToTwitter")
    /// To Sina Weibo.
    public static let postToWeibo = system("PostToWeibo")
    /// To Flickr.
    public static let postToFlickr = system("PostToFlickr")
    /// To Vimeo.
    public static let postToVimeo = system("PostToVimeo")
    /// To Tencent Weibo.
    public static let postToTencentWeibo = system("TencentWeibo")
    /// To SharePlay (iOS 15.4).
    public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
    /// To others who work on it, as a link (iOS 16).
    public static let collaborationInviteWithLink = system("CollaborationInviteWithLink")
    /// The link for others who work on it (iOS 16).
    public static let collaborationCopyLink = system("CollaborationCopyLink")
    /// To the home screen (iOS 16.4).
    public static let addToHomeScreen = system("AddToHomeScreen")
  }

  /// Where an activity is offered.
  public enum Category: Int, Sendable {
    case action, share
  }

  /// Called when the activity has ended.
  var onEnd: ((Bool) -> Void)?

  /// An activity.
  public override init() { super.init() }

  /// Where the activity is offered.
  open class var activityCategory: Category { .action }
  /// The kind of the activity; nil by default.
  open var activityType: ActivityType? { nil }
  /// What is shown of the activity; nil by default.
  open var activityTitle: String? { nil }
  /// The image of the activity; nil by default.
  open var activityImage: UIImage? { nil }
  /// A controller that performs the activity, in the place of ``perform()``; nil by default.
  open var activityViewController: UIViewController? { nil }
  /// Whether the activity can be performed with some items; false by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Takes the items, before the activity is performed; the default does nothing.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs the activity; the default does nothing and never ends.
  open func perform() {}
  /// Ends the activity, which an app's own calls.
  open func activityDidFinish(_ completed: Bool) {
    activityViewController?.presentingViewController?.dismiss(animated: true)
    onEnd?(completed)
  }
}

/// Copies a text, a URL or an image to the pasteboard.
final class CopyActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is String || $0 is URL || $0 is UIImage }
  }
  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
  override func perform() {
    let pasteboard = UIPasteboard.general
    pasteboard.string = items.compactMap { $0 as? String }.first
    pasteboard.url = items.compactMap { $0 as? URL }.first
    pasteboard.image = items.compactMap { $0 as? UIImage }.first
    activityDidFinish(true)
  }
}

/// Gives the item of an activity when it is chosen.
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
  /// An item of the kind that will be given.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// The item for an activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// The subject of a message with the item. Inert: no activity of the model has a subject.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// The type of the item, by its uniform type identifier. Inert: nothing calls it.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// A picture of the item. Inert: nothing calls it.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage?
}

/// Default implementations, which mean that a source does not implement the method.
extension UIActivityItemSource {
  /// Default implementation: returns an empty subject.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Default implementation: returns an empty name.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Default implementation: returns `nil`.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage? { nil }
}
