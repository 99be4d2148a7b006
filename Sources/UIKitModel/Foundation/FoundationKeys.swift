import Foundation

// Keys of dictionaries that Linux's Foundation lacks.

/// Why a value of the store has changed.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The keys whose values of the store have changed.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// Another device has changed a value of the store.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// The values of the store have come for the first time.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// The store is full.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// Somebody else has signed in to iCloud.
public let NSUbiquitousKeyValueStoreAccountChange = 3

/// What an ended download goes on with.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
/// The errors that led to an error.
public let NSMultipleUnderlyingErrorsKey = "NSMultipleUnderlyingErrorsKey"
