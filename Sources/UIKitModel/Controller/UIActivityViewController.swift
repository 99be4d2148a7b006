import Foundation

/// Shows what can be done with something. Inert: nothing can.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// What can be done.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name of what can be done.
    public var rawValue: String

    /// What can be done, by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// To a device nearby.
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
    /// By mail.
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    /// By message.
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    /// To the pasteboard.
    public static let copyToPasteboard = ActivityType(
      rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// On paper.
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
  }

  /// What something can be done with.
  let activityItems: [Any]
  /// The kinds of activities that are not offered; held.
  open var excludedActivityTypes: [ActivityType]?
  /// Called by a test.
  open var completionWithItemsHandler: ((ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  /// A controller for `activityItems`.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// Archives do not exist here.
  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }
}
