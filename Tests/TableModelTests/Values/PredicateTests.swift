import Foundation
import TableModel
import Testing

/// Predicates by their text and sort descriptors by a name, which Linux's Foundation lacks.
@MainActor @Suite struct PredicateTests {
  private static let people: [[String: Any]] = [
    ["name": "Anna", "age": 31, "tags": ["a", "b"], "address": ["city": "Köln"]],
    ["name": "Bertil", "age": 8, "tags": [String](), "address": ["city": "Berlin"]],
    ["name": "anton", "age": 64, "tags": ["b"], "address": ["city": "Wien"]],
  ]

  private func names(_ format: String, _ values: Any...) -> [String] {
    let predicate = NSPredicate(format: format, argumentArray: values)
    return Self.people.filter { predicate.evaluate(with: $0) }.compactMap { $0["name"] as? String }
  }

  @Test func `texts are compared as the operator says`() {
    #expect(names("name == %@", "Anna") == ["Anna"])
    #expect(names("name ==[c] 'ANTON'") == ["anton"])
    #expect(names("name BEGINSWITH 'An'") == ["Anna"])
    #expect(names("name beginswith[cd] %@", "án") == ["Anna", "anton"])
    #expect(names("name CONTAINS 'nt'") == ["anton"])
    #expect(names("name ENDSWITH \"l\"") == ["Bertil"])
    #expect(names("name LIKE '?n*'") == ["Anna", "anton"])
    #expect(names("name MATCHES '[A-Z].*'") == ["Anna", "Bertil"])
    #expect(names("address.city == %@", "Berlin") == ["Bertil"])
    #expect(names("%K = %@", "address.city", "Wien") == ["anton"])
  }

  @Test func `numbers are compared by their value`() {
    #expect(names("age > 30") == ["Anna", "anton"])
    #expect(names("age <= %d", 31) == ["Anna", "Bertil"])
    #expect(names("age BETWEEN {8, 31}") == ["Anna", "Bertil"])
    #expect(names("age IN %@", [8, 64]) == ["Bertil", "anton"])
    #expect(names("age > -1 AND age < 9.5") == ["Bertil"])
  }

  @Test func `conditions are joined, and NOT binds first`() {
    #expect(names("NOT age > 30 OR name == 'Anna'") == ["Anna", "Bertil"])
    #expect(names("!(age > 30 || name == 'Bertil')") == [])
    #expect(names("age > 10 && (name == 'Anna' OR name == 'x')") == ["Anna"])
    #expect(names("TRUEPREDICATE").count == 3)
    #expect(names("FALSEPREDICATE").isEmpty)
  }

  @Test func `ANY and ALL are about the items of a property`() {
    #expect(names("ANY tags == 'a'") == ["Anna"])
    #expect(names("ALL tags == 'b'") == ["Bertil", "anton"])
    #expect(names("NONE tags == 'b'") == ["Bertil"])
    #expect(names("tags.@count == 0") == ["Bertil"])
    #expect(names("missing == nil").count == 3)
  }

  @Test func `SELF is the object itself`() {
    let words = NSArray(array: ["apple", "pear", "Apricot"])
    let found = words.filtered(using: NSPredicate(format: "SELF BEGINSWITH[c] %@", "ap"))
    #expect(found as? [String] == ["apple", "Apricot"])
    #expect(NSPredicate(format: "self.length > 4").evaluate(with: "pears"))
    #expect(!NSPredicate(format: "SELF IN %@", ["a"]).evaluate(with: "b"))
  }

  @Test(arguments: [
    "", "name ==", "name == %@", "(name == 'a'", "name ~ 'a'", "'", "== 3", "%Q == 1",
  ])
  func `a text that is none raises`(format: String) {
    let raised = UIKitException.caught { _ = NSPredicate(format: format) }
    #expect(raised?.reason == "Unable to parse the format string \"\(format)\"")
  }

  @Test func `a text of many parentheses raises in place of running out of memory`() {
    let format = String(repeating: "(", count: 100_000)
    #expect(UIKitException.caught { _ = NSPredicate(format: format) } != nil)
  }

  @Test func `a property of an object is found by its name, and one that is not raises`() {
    let view = UIView()
    view.tag = 4
    #expect(NSPredicate(format: "tag == 4").evaluate(with: view))
    let raised = UIKitException.caught {
      _ = NSPredicate(format: "nothing == 4").evaluate(with: view)
    }
    #expect(raised?.name == "NSUnknownKeyException")
  }

  @Test func `a sort descriptor sorts by a name, by self and by a method`() {
    let people = NSArray(array: Self.people)
    let byAge = people.sortedArray(using: [NSSortDescriptor(key: "age", ascending: false)])
    #expect(byAge.compactMap { ($0 as? [String: Any])?["age"] as? Int } == [64, 31, 8])
    let paths = NSArray(array: [IndexPath(row: 2, section: 0), IndexPath(row: 0, section: 1)])
    let back = paths.sortedArray(using: [NSSortDescriptor(key: "self", ascending: false)])
    #expect(back as? [IndexPath] == [[1, 0], [0, 2]])
    let descriptor = NSSortDescriptor(
      key: "name", ascending: true, selector: "localizedCaseInsensitiveCompare:")
    let byName = people.sortedArray(using: [descriptor])
    #expect(
      byName.compactMap { ($0 as? [String: Any])?["name"] as? String } == [
        "Anna", "anton", "Bertil",
      ])
  }
}
