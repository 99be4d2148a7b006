import Foundation

/// Shares a record of iCloud; inert: there is no iCloud, and what needs CloudKit's types is not here.
@preconcurrency @MainActor open class UICloudSharingController: UIViewController {
  /// What the user may choose.
  public struct PermissionOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The usual ones.
    public static let standard: PermissionOptions = []
    /// Everybody may come.
    public static let allowPublic = PermissionOptions(rawValue: 1 << 0)
    /// Only who is invited may come.
    public static let allowPrivate = PermissionOptions(rawValue: 1 << 1)
    /// They may read.
    public static let allowReadOnly = PermissionOptions(rawValue: 1 << 2)
    /// They may write.
    public static let allowReadWrite = PermissionOptions(rawValue: 1 << 3)
  }

  /// Called when sharing has ended. Inert: nothing calls it.
  open weak var delegate: (any UICloudSharingControllerDelegate)?
  /// What the user may choose; held.
  open var availablePermissions: PermissionOptions = []
}

/// Called when sharing has ended. Inert: nothing calls it.
@preconcurrency @MainActor public protocol UICloudSharingControllerDelegate: NSObjectProtocol {
  /// Called when sharing has failed. Inert.
  func cloudSharingController(
    _ csc: UICloudSharingController, failedToSaveShareWithError error: any Error)
  /// Returns the title of what is shared. Inert.
  func itemTitle(for csc: UICloudSharingController) -> String?
  /// Returns a picture of what is shared. Inert.
  func itemThumbnailData(for csc: UICloudSharingController) -> Data?
  /// Returns the type of what is shared. Inert.
  func itemType(for csc: UICloudSharingController) -> String?
  /// Called when sharing has begun. Inert.
  func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
  /// Called when sharing was ended. Inert.
  func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UICloudSharingControllerDelegate {
  /// Default implementation: returns `nil`.
  public func itemThumbnailData(for csc: UICloudSharingController) -> Data? { nil }
  /// Default implementation: returns `nil`.
  public func itemType(for csc: UICloudSharingController) -> String? { nil }
  /// Default implementation: does nothing.
  public func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) {}
  /// Default implementation: does nothing.
  public func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController) {}
}
