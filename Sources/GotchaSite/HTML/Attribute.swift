/// An attribute of an element. A destination can only be made from a `SafeURL`.
package struct Attribute: Hashable, Sendable {
  package var name: String
  /// Nil for one that is there or not, such as `hidden`.
  package var value: String?

  /// Any attribute but one that holds a destination or a script.
  static func named(_ name: StaticString, _ value: String) -> Attribute {
    Attribute(name: name.description, value: value)
  }

  static func flag(_ name: StaticString) -> Attribute {
    Attribute(name: name.description, value: nil)
  }

  static func href(_ url: SafeURL) -> Attribute { Attribute(name: "href", value: url.text) }
  static func src(_ url: SafeURL) -> Attribute { Attribute(name: "src", value: url.text) }
  static func `class`(_ name: String) -> Attribute { .named("class", name) }
  static func `class`(_ names: String...) -> Attribute {
    .named("class", names.filter { !$0.isEmpty }.joined(separator: " "))
  }
  static func id(_ id: String) -> Attribute { .named("id", id) }
  static func type(_ type: String) -> Attribute { .named("type", type) }
  static func label(_ text: String) -> Attribute { .named("aria-label", text) }
  static func title(_ text: String) -> Attribute { .named("title", text) }
  static let hiddenFromSpeech = Attribute.named("aria-hidden", "true")
}
