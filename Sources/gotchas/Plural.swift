/// A number of things, in words.
enum Plural {
  static func entries(_ count: Int) -> String { "\(count) \(count == 1 ? "entry" : "entries")" }

  static func cases(_ count: Int) -> String { "\(count) \(count == 1 ? "case" : "cases")" }
}
