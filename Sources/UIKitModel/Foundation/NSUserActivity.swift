import Foundation

/// What a person is doing, to go on with it elsewhere; held, there is no elsewhere.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// The kind of activity.
  public let activityType: String
  /// What a person reads of it.
  open var title: String?
  /// What is needed to go on.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of ``userInfo`` without which there is no going on.
  open var requiredUserInfoKeys: Set<String>?
  /// The page that shows the same.
  open var webpageURL: URL?
  /// The page that led here.
  open var referrerURL: URL?
  /// Words to find it by.
  open var keywords: Set<String> = []
  /// When it need not be found any more.
  open var expirationDate: Date?
  /// Whether ``userInfo`` must be brought up to date.
  open var needsSave = false
  /// Whether another device may go on; held.
  open var isEligibleForHandoff = true
  /// Whether a search may find it; held.
  open var isEligibleForSearch = false
  /// Whether everybody's search may find it; held.
  open var isEligibleForPublicIndexing = false
  /// Whether it is suggested; held.
  open var isEligibleForPrediction = false
  /// A name that stays; held.
  open var persistentIdentifier: String?
  /// A name of the scene that goes on with it; held.
  open var targetContentIdentifier: String?

  /// Called when another device goes on with it. Inert: there is none.
  open weak var delegate: (any NSUserActivityDelegate)?
  /// Whether another device may send streams back; held.
  open var supportsContinuationStreams = false

  /// An activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds to what is needed to go on.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Makes it what a person is doing. Inert: nobody looks.
  open func becomeCurrent() {}
  /// Ends being what a person is doing. Inert: nobody looks.
  open func resignCurrent() {}
  /// Takes it back. Inert: nobody has it.
  open func invalidate() {}
}

/// The kind of an activity that opens a page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
