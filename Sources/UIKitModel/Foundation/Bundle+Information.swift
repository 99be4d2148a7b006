import Foundation

// The values of an app's Info.plist, by the mechanism of `Bundle+AppResources.swift`: a file that
// imports Foundation besides gets Foundation's members, and an app's rewritten sources these.

extension Bundle {
  /// The values of the `Info.plist`; for the app's bundle over those that Xcode gives a new app.
  @_disfavoredOverload public var infoDictionary: [String: Any]? { AppInformation.values(of: self) }

  /// The values of the `InfoPlist.strings`; nil without such a file.
  @_disfavoredOverload public var localizedInfoDictionary: [String: Any]? {
    isOfApp ? AppInformation.localized : nil
  }

  /// A value of the `Info.plist`; one of the `InfoPlist.strings` goes first.
  @_disfavoredOverload public func object(forInfoDictionaryKey key: String) -> Any? {
    let localized = isOfApp ? AppInformation.localized?[key] : nil
    return localized ?? AppInformation.values(of: self)[key]
  }

  /// The identifier of the bundle.
  @_disfavoredOverload public var bundleIdentifier: String? {
    AppInformation.values(of: self)[AppInformation.identifierKey] as? String
  }

  /// Whether it is the bundle of the app, which is that of all its classes.
  fileprivate var isOfApp: Bool { bundleURL == Bundle.main.bundleURL }
}

/// What an app's `Info.plist` says.
private enum AppInformation {
  static let identifierKey = "CFBundleIdentifier"

  /// The values of a bundle.
  static func values(of bundle: Bundle) -> [String: Any] {
    guard bundle.isOfApp else { return list(bundle.bundleURL.appending(path: "Info.plist")) ?? [:] }
    let own = AppResources.file(named: "Info", "plist").flatMap(list) ?? [:]
    return own.merging(ofNewApp) { own, new in isSetting(own) ? new : own }
  }

  static var localized: [String: Any]? {
    AppResources.file(named: "InfoPlist", "strings").flatMap(list)
  }

  /// What Xcode writes for a new app: the settings `MARKETING_VERSION` and
  /// `CURRENT_PROJECT_VERSION` of its template, and the product's name, which is the program's here.
  /// (Apple, “Information Property List”; the prefix of the identifier is the model's.)
  private static var ofNewApp: [String: Any] {
    let name = ProcessInfo.processInfo.processName
    let plain = name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" }
    return [
      "CFBundleDevelopmentRegion": "en", "CFBundleExecutable": name, "CFBundleName": name,
      identifierKey: "com.example." + String(plain), "CFBundleInfoDictionaryVersion": "6.0",
      "CFBundlePackageType": "APPL", "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    ]
  }

  /// Whether a value is one of the settings with which Xcode builds, `$(MARKETING_VERSION)`.
  private static func isSetting(_ value: Any) -> Bool {
    (value as? String).map { $0.hasPrefix("$(") || $0.hasPrefix("${") } ?? false
  }

  private static func list(_ file: URL) -> [String: Any]? {
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    return try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
  }
}
