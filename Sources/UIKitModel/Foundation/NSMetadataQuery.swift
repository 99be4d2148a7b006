import Foundation

/// A search in iCloud, in which there is nothing here: it finds nothing.
open class NSMetadataQuery: NSObject, @unchecked Sendable {
  /// What is found; held.
  open var predicate: NSPredicate?
  /// In which order; held.
  open var sortDescriptors: [NSSortDescriptor] = []
  /// The attributes that are followed; held.
  open var valueListAttributes: [String] = []
  /// Where is searched; held.
  open var searchScopes: [Any] = []
  /// The files among which is searched; held.
  open var searchItems: [Any]?
  /// How often changes are reported, in seconds; held.
  open var notificationBatchingInterval: TimeInterval = 1
  /// Where the search runs; held.
  open var operationQueue: OperationQueue?

  /// Whether it has been started.
  open private(set) var isStarted = false
  /// Whether the first results are being looked for.
  open private(set) var isGathering = false
  /// Whether it has been stopped.
  open private(set) var isStopped = true

  /// Starts the search: in a later turn it has found nothing.
  @discardableResult open func start() -> Bool {
    guard !isStarted else { return false }
    (isStarted, isGathering, isStopped) = (true, true, false)
    DispatchQueue.main.async { self.finish() }
    return true
  }

  private func finish() {
    guard isGathering else { return }
    isGathering = false
    NotificationCenter.default.post(name: .NSMetadataQueryDidFinishGathering, object: self)
  }

  /// Stops the search.
  open func stop() { (isStarted, isGathering, isStopped) = (false, false, true) }
  /// Tells no changes for a while. Held.
  open func disableUpdates() {}
  /// Tells changes again. Held.
  open func enableUpdates() {}

  /// How much was found.
  open var resultCount: Int { 0 }
  /// What was found.
  open var results: [Any] { [] }
  /// What was found, by its number.
  open func result(at idx: Int) -> Any { NSMetadataItem() }
  /// The number of something that was found.
  open func index(ofResult result: Any) -> Int { NSNotFound }
  /// Calls a block for each thing that was found.
  open func enumerateResults(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}

extension NSNotification.Name {
  /// A search begins; never posted.
  public static let NSMetadataQueryDidStartGathering = NSNotification.Name(
    "NSMetadataQueryDidStartGatheringNotification")
  /// A search has found something; never posted.
  public static let NSMetadataQueryGatheringProgress = NSNotification.Name(
    "NSMetadataQueryGatheringProgressNotification")
  /// A search has found its first results.
  public static let NSMetadataQueryDidFinishGathering = NSNotification.Name(
    "NSMetadataQueryDidFinishGatheringNotification")
  /// What a search has found has changed; never posted.
  public static let NSMetadataQueryDidUpdate = NSNotification.Name(
    "NSMetadataQueryDidUpdateNotification")
}
