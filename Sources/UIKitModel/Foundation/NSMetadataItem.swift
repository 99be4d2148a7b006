import Foundation

/// A file that a search has found; no search finds one.
open class NSMetadataItem: NSObject, @unchecked Sendable {
  /// The names of what is known of the file.
  open var attributes: [String] { [] }
  /// What is known of the file: nothing.
  open func value(forAttribute key: String) -> Any? { nil }
  /// What is known of the file: nothing.
  open func values(forAttributes keys: [String]) -> [String: Any]? { nil }
}

/// What is new.
public let NSMetadataQueryUpdateAddedItemsKey = "kMDQueryUpdateAddedItems"
/// What has changed.
public let NSMetadataQueryUpdateChangedItemsKey = "kMDQueryUpdateChangedItems"
/// What is gone.
public let NSMetadataQueryUpdateRemovedItemsKey = "kMDQueryUpdateRemovedItems"
/// The documents of the app in iCloud.
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
/// What else the app has in iCloud.
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
/// The name of a file.
public let NSMetadataItemFSNameKey = "kMDItemFSName"
/// The name of a file, as it is shown.
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
/// The place of a file.
public let NSMetadataItemURLKey = "kMDItemURL"
/// The path of a file.
public let NSMetadataItemPathKey = "kMDItemPath"
/// How many bytes a file has.
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
/// When a file was made.
public let NSMetadataItemFSCreationDateKey = "kMDItemFSCreationDate"
/// When a file was changed.
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
/// Whether a file has conflicts.
public let NSMetadataUbiquitousItemHasUnresolvedConflictsKey =
  "NSMetadataUbiquitousItemHasUnresolvedConflictsKey"
/// Whether a file is here.
public let NSMetadataUbiquitousItemDownloadingStatusKey =
  "NSMetadataUbiquitousItemDownloadingStatusKey"
/// Whether a file comes.
public let NSMetadataUbiquitousItemIsDownloadingKey = "NSMetadataUbiquitousItemIsDownloadingKey"
/// Whether a file is in iCloud.
public let NSMetadataUbiquitousItemIsUploadedKey = "NSMetadataUbiquitousItemIsUploadedKey"
/// Whether a file is sent.
public let NSMetadataUbiquitousItemIsUploadingKey = "NSMetadataUbiquitousItemIsUploadingKey"
/// How much of a file is here.
public let NSMetadataUbiquitousItemPercentDownloadedKey =
  "NSMetadataUbiquitousItemPercentDownloadedKey"
/// How much of a file is sent.
public let NSMetadataUbiquitousItemPercentUploadedKey = "NSMetadataUbiquitousItemPercentUploadedKey"
/// A file is not here.
public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded =
  "NSMetadataUbiquitousItemDownloadingStatusNotDownloaded"
/// A file is here, and may be old.
public let NSMetadataUbiquitousItemDownloadingStatusDownloaded =
  "NSMetadataUbiquitousItemDownloadingStatusDownloaded"
/// A file is here.
public let NSMetadataUbiquitousItemDownloadingStatusCurrent =
  "NSMetadataUbiquitousItemDownloadingStatusCurrent"
