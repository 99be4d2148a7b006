import Testing

@testable import generate_delegate_methods

/// The fields of a delegate's methods, and the errors for those that are wrong or missing.
struct FieldTests {
  /// Reads a protocol with one correct method, on its lines 2 and 3, and another from line 4 on.
  private func read(_ method: String) throws(FieldError) -> DelegateMethod? {
    let source = """
      protocol P: Q {
        /// - Optional: nothing
        func first()
      \(method)
      }
      """
    var found = Declarations()
    try DeclarationReader.read(source, path: "P.swift", into: &found)
    return found.protocols.first?.methods.last
  }

  private func message(for method: String) -> String? {
    do throws(FieldError) {
      _ = try read(method)
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    ("  func a()", 4, "needs “- Optional:” or “- Required:”"),
    ("  /// - Optionl: nothing\n  func a()", 4, "“Optionl” is no field"),
    ("  /// Text.\n  /// - Optional:\n  func a()", 5, "the field is empty"),
    ("  /// - Optional: nothing\n  func a() -> Int", 4, "returns a value; name it"),
    ("  /// - Optional: sentinel\n  func a() -> Bool", 4, "have a sentinel"),
    ("  /// - Optional: `0`\n  /// - Required: `0`\n  func a() -> Int", 6, "needs"),
    ("  /// - Optional: nothing\n  /// - Call: `a b`\n  func a()", 5, "a call is an event"),
    ("  /// - Optional: `0`\n  /// - Call: `a, frame: b`\n  func a() -> Int", 5, "is logged"),
    ("  /// - Optional: nothing\n  /// - Selector: `a:`\n  func a()", 5, "may have a selector"),
    (
      "  /// - Optional: nothing\n  /// - Call: `a`\n  /// - Selector: `a`\n  func a()", 6,
      "“a” is no selector"
    ),
  ])
  func `a wrong or missing field is an error at its line`(
    method: String, line: Int, problem: String
  ) throws {
    let error = try #require(message(for: method))
    #expect(error.hasPrefix("P.swift:\(line):1: error: "), "\(error)")
    #expect(error.contains(problem), "\(error)")
  }

  @Test func `a method has its words, its fields and its types`() throws {
    let method = try #require(
      try read(
        """
          /// Text of
          /// two lines.
          /// - Optional: `b ??
          ///   c`
          /// - Call: `a, at: [0], value: b`
          /// - Selector: `a:b:`
          func a(_ b: any B, c d: [IndexPath])
        """))
    #expect(method.documentation == ["Text of", "two lines."])
    #expect(method.name == "a(_:c:)")
    #expect(method.functionType == "(any B, [IndexPath]) -> Void")
    #expect(method.arguments == "(b, c: d)")
    #expect(method.path == "[0]")
    #expect(method.event?.details == ", value: b")
    #expect(method.selector == "a:b:")
    guard case .value("b ?? c") = method.absence else {
      return #expect(Bool(false), "\(method.absence)")
    }
  }

  @Test func `a protocol without fields is left alone`() throws {
    var found = Declarations()
    try DeclarationReader.read("protocol P { func a() }", path: "P.swift", into: &found)
    #expect(found.protocols.isEmpty)
  }
}
