import Foundation

extension FileManager {
  /// The folder that apps of a group share, which is made; nil for a group without a name.
  ///
  /// It is in the folder for the support of apps, since there are no groups here: any name has one.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let name = groupIdentifier.filter { $0 != "/" }
    let support = urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    guard let support, !name.isEmpty, name != ".", name != ".." else { return nil }
    let folder = support.appending(path: "AppGroup").appending(path: name)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}

// MARK: - iCloud

extension FileManager {
  /// The folder of the app in iCloud: nil, as for somebody who is not signed in.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Who is signed in to iCloud: nobody.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Whether a file is in iCloud: none is.
  public func isUbiquitousItem(at url: URL) -> Bool { false }

  /// Moves a file to iCloud or back.
  ///
  /// - Throws: always, as there is no iCloud.
  public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable)
  }

  /// Gets a file of iCloud.
  ///
  /// - Throws: always, as there is no iCloud.
  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable)
  }

  /// Removes the copy of a file of iCloud.
  ///
  /// - Throws: always, as there is no iCloud.
  public func evictUbiquitousItem(at url: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable)
  }
}

extension NSNotification.Name {
  /// Posted when somebody has signed in to iCloud or out of it; never posted.
  public static let NSUbiquityIdentityDidChange = NSNotification.Name(
    "NSUbiquityIdentityDidChangeNotification")
}
