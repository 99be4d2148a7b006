import Foundation

/// A way in which a row's height closure is given.
enum ReactionForm {
  case none
  /// With the registration of the view.
  case registered(CGFloat)
  /// With the registration, which is good for one section only.
  case conditional(CGFloat, section: Int)
  /// After the registration, for a type of model.
  case added(CGFloat)
  /// For strings only.
  case forStrings(CGFloat)

  /// A height where the row names none.
  static let height: CGFloat = 42

  /// The ways that a row leaves open.
  static func all(_ text: String) -> [ReactionForm]? {
    switch text {
    case "none", "": return [.none]
    case "registered": return [.registered(height), .added(height)]
    case "registered for String model only": return [.forStrings(height)]
    default: break
    }
    if let height = Double(text) { return [.registered(height), .added(height)] }
    if let height = text.number(after: "closure returning ") {
      return text.hasPrefix("registration") ? [.registered(height)] : [.added(height)]
    }
    if let height = text.number(after: "registration returning ") { return [.registered(height)] }
    if let section = text.number(after: "section=="), let height = text.leadingNumber {
      return [.conditional(height, section: Int(section))]
    }
    return nil
  }
}
