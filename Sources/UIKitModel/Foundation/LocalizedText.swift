import Foundation

// What Foundation has on Apple's systems and UIKit code uses, and Linux's Foundation lacks.

/// The translations of the app: its `.strings` files, as they lie in the resources.
@MainActor enum Translations {
  private static var tables: [URL: [String: String]] = [:]

  /// The translation of a key; nil for one without any.
  static func text(_ key: String, table: String?, bundle: Bundle?) -> String? {
    let file = ResourceFiles.file(
      named: table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable", extensions: ["strings"],
      in: bundle)
    return file.flatMap { entries(of: $0)[key] }
  }

  /// The same; on other threads than the main one what Foundation finds.
  nonisolated static func onThisThread(_ key: String, table: String?, bundle: Bundle) -> String? {
    guard DispatchQueue.isMainHere else {
      return bundle.localizedString(forKey: key, value: nil, table: table)
    }
    return MainActor.assumeIsolated { text(key, table: table, bundle: bundle) }
  }

  private static func entries(of file: URL) -> [String: String] {
    if let known = tables[file] { return known }
    let data = FileManager.default.contents(atPath: file.path) ?? Data()
    let read = try? PropertyListSerialization.propertyList(from: data, format: nil)
    let entries = read as? [String: String] ?? [:]
    tables[file] = entries
    return entries
  }
}

/// The translation of a key in a `.strings` file: of the base localization, or else the English one,
/// or else any. Without one it is the value, or else the key, and on other threads than the main one
/// what Foundation finds.
///
/// A file that imports Foundation itself gets Foundation's function.
@_disfavoredOverload public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "",
  comment: String
) -> String {
  let found = Translations.onThisThread(key, table: tableName, bundle: bundle)
  return found ?? (value.isEmpty ? key : value)
}

extension String {
  /// The translation of a key, as ``NSLocalizedString(_:tableName:bundle:value:comment:)`` finds it,
  /// with what was interpolated into the key.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.text(
      keyAndValue.key, table: table, bundle: bundle ?? .main, locale: locale)
  }

  /// The translation of a key; without one the default value.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.text(
      "\(key)", table: table, bundle: bundle ?? .main, locale: locale)
  }

  /// The translation that a resource names.
  public init(localized resource: LocalizedStringResource) {
    self = resource.defaultValue.text(
      resource.key, table: resource.table, bundle: resource.bundle.bundle, locale: resource.locale)
  }
}

extension String.LocalizationValue {
  /// The translation of a key, and else this value, with what was interpolated.
  fileprivate func text(
    _ key: String, table: String?, bundle: Bundle, locale: Locale
  ) -> String {
    let found = NSLocalizedString(
      key, tableName: table, bundle: bundle, value: self.key, comment: "")
    guard !arguments.isEmpty else { return found }
    // The values have 64 bits; Linux's Foundation would cut `%hhu` of them to one with a sign.
    let format = found.replacing(/%([0-9$]*)hh?([diu])/) { "%\($0.output.1)ll\($0.output.2)" }
    return String(format: format, locale: locale, arguments: arguments.map(\.value))
  }
}
