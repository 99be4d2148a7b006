import GotchaBook

/// Writes the suite of an entry: for each case a test, and a function for each way through it.
struct SuiteWriter {
  let entry: Entry
  let generator: CaseGenerator

  func write(to writer: inout SwiftWriter) {
    writer.line("\n@Suite(\(SwiftText.literal(entry.title)))")
    writer.line("struct \(CaseGenerator.suiteName(ofPath: entry.path)) {")
    for found in entry.cases where found.swiftFile == nil {
      guard let name = ModelVocabulary.name(in: found, of: entry) else {
        write(found, to: &writer)
        continue
      }
      let reason = "needs \(name), which the model has and UIKit has not"
      writer.line("#if canImport(UIKit)")
      writeTest(of: found, run: "gotcha.ignore(\(SwiftText.literal(reason)))", to: &writer)
      writer.line("#else")
      write(found, to: &writer)
      writer.line("#endif")
    }
    writer.line("}")
  }

  private func write(_ found: Case, to writer: inout SwiftWriter) {
    writeTest(of: found, run: run(found, name: SwiftText.identifier(found.slug)), to: &writer)
    writeBodies(of: found, to: &writer)
  }

  // MARK: - The test

  private func writeTest(of found: Case, run: String, to writer: inout SwiftWriter) {
    let name = SwiftText.identifier(found.slug)
    writer.line("  @Test(\(SwiftText.literal(found.title)))")
    writer.line("  @MainActor func case_\(name)() async throws {")
    writer.line("    let gotcha = \(gotchaCase(found))")
    writer.line("    \(run)")
    writer.line("  }\n")
  }

  private func run(_ found: Case, name: String) -> String {
    if let reason = ignoreReason(of: found) {
      return "gotcha.ignore(\(SwiftText.literal(reason)))"
    }
    if isPair(found) {
      return "await gotcha.run(wrong: Self.body_\(name)_wrong, right: Self.body_\(name)_right)"
    }
    return "await gotcha.run(Self.body_\(name))"
  }

  private func gotchaCase(_ found: Case) -> String {
    let spans = (found.appliesTo ?? entry.appliesTo)?.spans ?? []
    let appliesTo = spans.map { span in
      "VersionSpan(\(span.first.major), \(span.last.map { "\($0.major)" } ?? "nil"))"
    }
    // A case that names its own versions is not bound by where the entry says they end.
    let change = found.changedIn ?? (found.appliesTo == nil ? entry.changedIn : nil)
    let changedIn = change.map { "\($0.major)" } ?? "nil"
    let traces = found.blocks.compactMap { block in
      if case .trace(let code) = block {
        "ExpectedTrace(line: \(code.firstLine), text: \(SwiftText.literal(code.code)))"
      } else {
        nil
      }
    }
    return """
      GotchaCase(
            entry: \(SwiftText.literal(entry.id)), case: \(SwiftText.literal(found.slug)),
            contentHash: \(SwiftText.literal(entry.contentHash)),
            file: \(SwiftText.literal(entry.path)), line: \(found.place.line),
            appliesTo: [\(appliesTo.joined(separator: ", "))], changedIn: \(changedIn),
            traces: [\(traces.joined(separator: ", "))])
      """
  }

  /// The reason when every block is ignored.
  private func ignoreReason(of found: Case) -> String? {
    let reasons = found.blocks.compactMap { block -> String?? in
      if case .swift(let code) = block { .some(code.attributes.ignoreReason) } else { nil }
    }
    guard !reasons.isEmpty, reasons.allSatisfy({ $0 != nil }) else { return nil }
    return reasons.compactMap { $0 }.joined(separator: "; ")
  }

  private func isPair(_ found: Case) -> Bool {
    found.blocks.contains { block in
      if case .swift(let code) = block {
        code.attributes.way != nil && code.attributes.ignoreReason == nil
      } else {
        false
      }
    }
  }

  // MARK: - The bodies

  private func writeBodies(of found: Case, to writer: inout SwiftWriter) {
    let name = SwiftText.identifier(found.slug)
    guard ignoreReason(of: found) == nil else { return }
    writeSeparateFunctions(of: found, name: name, to: &writer)
    if isPair(found) {
      writeBody(of: found, name: "\(name)_wrong", way: .wrong, caseName: name, to: &writer)
      writeBody(of: found, name: "\(name)_right", way: .right, caseName: name, to: &writer)
    } else {
      writeBody(of: found, name: name, way: nil, caseName: name, to: &writer)
    }
  }

  /// Blocks that cannot share the scope of their case: those that trap, which run in a process of
  /// their own, and those that are only compiled.
  private func writeSeparateFunctions(
    of found: Case, name: String, to writer: inout SwiftWriter
  ) {
    for (index, block) in found.blocks.enumerated() {
      guard case .swift(let code) = block, code.attributes.ignoreReason == nil else { continue }
      guard code.attributes.traps || code.attributes.isCompileOnly else { continue }
      let prefix = code.attributes.traps ? "traps" : "compiled"
      writer.line("  @MainActor static func \(prefix)_\(name)_\(index)() async throws {")
      writer.code(BlockCode(code).code, file: entry.path, firstLine: code.firstLine)
      writer.line("  }\n")
    }
  }

  private func writeBody(
    of found: Case, name: String, way: CodeBlock.Attributes.Way?, caseName: String,
    to writer: inout SwiftWriter
  ) {
    writer.line(
      "  @MainActor private static func body_\(name)(_ context: GotchaContext) async throws {")
    var trace = 0
    var isSkipping = false
    var isWrong = false
    for (index, block) in found.blocks.enumerated() {
      switch block {
      case .trace:
        // A trace belongs to the way of the code before it.
        if !isSkipping { writer.line("    context.expectTrace(\(trace))") }
        trace += 1
      case .swift(let code):
        isSkipping = code.attributes.way != nil && code.attributes.way != way
        guard !isSkipping, code.attributes.ignoreReason == nil else { continue }
        if code.attributes.way == .wrong, !isWrong {
          isWrong = true
          writer.line("    context.enterWrong(line: \(code.firstLine))")
        }
        if let text = code.attributes.doesNotCompile {
          let alone = generator.source(ofBlockAt: index, in: found, of: entry)
          writeRefusal(of: code, text: text, source: alone, to: &writer)
        } else {
          writeBlock(code, function: "\(caseName)_\(index)", to: &writer)
        }
      }
    }
    writer.line("  }\n")
  }

  private func writeBlock(_ block: CodeBlock, function: String, to writer: inout SwiftWriter) {
    let attributes = block.attributes
    if attributes.isCompileOnly { return }
    if attributes.traps { return writeTrap(block, function: function, to: &writer) }
    let code = BlockCode(block).code
    guard let text = attributes.raises else {
      return writer.code(code, file: entry.path, firstLine: block.firstLine)
    }
    writer.line(
      "    try await context.expectRaise(\(SwiftText.literal(text)), line: \(block.place.line)) {")
    writer.code(code, file: entry.path, firstLine: block.firstLine)
    writer.line("    }")
  }

  /// The compiler is asked when the test runs, since its answer is the expectation.
  private func writeRefusal(
    of block: CodeBlock, text: String, source: String, to writer: inout SwiftWriter
  ) {
    let last = block.firstLine + block.code.utf8.count { $0 == UInt8(ascii: "\n") }
    writer.line("    context.expectDoesNotCompile(")
    writer.line("      \(SwiftText.literal(text)), line: \(block.place.line), lastLine: \(last),")
    writer.line("      code: \(SwiftText.literal(source)))")
  }

  /// An exit test, where the system can start one; its expectation stands on the fence's line.
  private func writeTrap(_ block: CodeBlock, function: String, to writer: inout SwiftWriter) {
    let suite = CaseGenerator.suiteName(ofPath: entry.path)
    writer.line("#if os(macOS) || os(Linux) || os(FreeBSD) || os(OpenBSD) || os(Windows)")
    writer.code(
      "await #expect(processExitsWith: .failure) { try await \(suite).traps_\(function)() }",
      file: entry.path, firstLine: block.place.line)
    writer.line("#else\n    context.cannotTrap(line: \(block.place.line))\n#endif")
  }
}
