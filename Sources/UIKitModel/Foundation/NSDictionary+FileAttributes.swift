import Foundation

// What a dictionary of attributes says of a file.

extension NSDictionary {
  private func attribute<Value>(_ key: FileAttributeKey) -> Value? {
    (self as? [FileAttributeKey: Any])?[key] as? Value
      ?? object(forKey: key.rawValue as NSString) as? Value
  }

  /// How many bytes the file has.
  public func fileSize() -> UInt64 {
    (attribute(.size) as NSNumber?)?.uint64Value ?? 0
  }
  /// When the file was changed.
  public func fileModificationDate() -> Date? { attribute(.modificationDate) }
  /// When the file was made.
  public func fileCreationDate() -> Date? { attribute(.creationDate) }
  /// What the file is.
  public func fileType() -> String? {
    (attribute(.type) as FileAttributeType?)?.rawValue ?? attribute(.type)
  }
  /// Who may use the file.
  public func filePosixPermissions() -> Int {
    (attribute(.posixPermissions) as NSNumber?)?.intValue ?? 0
  }
  /// The name of the owner.
  public func fileOwnerAccountName() -> String? { attribute(.ownerAccountName) }
  /// The name of the owner's group.
  public func fileGroupOwnerAccountName() -> String? { attribute(.groupOwnerAccountName) }
  /// The number of the file's volume.
  public func fileSystemNumber() -> Int {
    (attribute(.systemNumber) as NSNumber?)?.intValue ?? 0
  }
  /// The number of the file in its volume.
  public func fileSystemFileNumber() -> Int {
    (attribute(.systemFileNumber) as NSNumber?)?.intValue ?? 0
  }
}
