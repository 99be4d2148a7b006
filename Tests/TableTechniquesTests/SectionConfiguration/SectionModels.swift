import Foundation

/// The models of a row, by section.
struct SectionModels {
  /// The type that a view is registered for.
  enum Kind { case int, string }

  var kind = Kind.int
  var bySection: [Any?] = [nil]
  /// What the models are replaced with; nil where the row replaces none.
  var replacement: [Any?]?

  init?(_ text: String) {
    switch text {
    case "": return
    case "Int": bySection = [5]
    case "String": (kind, bySection) = (.string, ["text"])
    default:
      if text == "nil" || text.hasPrefix("nil (") {
        bySection = [Self.emptiness(text)]
      } else if text.hasPrefix("Int "), let number = Int(text.dropFirst(4)) {
        bySection = [number]
      } else {
        guard readStrings(text) else { return nil }
      }
    }
  }

  /// The nil that the text describes: at the outside, or an optional inside of an optional.
  private static func emptiness(_ text: String) -> Any? {
    if text.contains("Int??") { return Int??.some(.none) as Any }
    return text.contains("Int?") ? Int?.none as Any : nil
  }

  private mutating func readStrings(_ text: String) -> Bool {
    kind = .string
    if text.hasPrefix("provider: ") { return readProvider(text.dropFirst("provider: ".count)) }
    let lists = text.components(separatedBy: " then ").map(\.quoted)
    guard let first = lists.first, !first.isEmpty else { return false }
    bySection = first
    replacement = lists.count > 1 ? lists[1] : nil
    return true
  }

  private mutating func readProvider(_ text: Substring) -> Bool {
    bySection = text.components(separatedBy: ", ").map { pair -> Any? in
      guard let value = pair.components(separatedBy: "->").last else { return nil }
      return value.hasPrefix("Int ") ? Int(value.dropFirst(4)) : value.quoted.first
    }
    return bySection.allSatisfy { $0 != nil }
  }
}
