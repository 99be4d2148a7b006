import GotchaBook
import SwiftSource

/// Writes the suite of an entry: for each case a test, and a function for each way through it.
struct SuiteWriter {
  let entry: Entry

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
      writeTest(of: found, run: Self.ignore(reason), to: &writer)
      writer.line("#else")
      write(found, to: &writer)
      writer.line("#endif")
    }
    writer.line("}")
    writeExtensions(to: &writer)
  }

  /// The extensions of app code, which Swift takes at file scope only.
  private func writeExtensions(to writer: inout SwiftWriter) {
    for found in entry.cases where found.swiftFile == nil && ignoreReason(of: found) == nil {
      let code = ways(of: found).map { appCode(of: found, way: $0) }.filter(\.hasExtensions)
      if code.isEmpty { continue }
      let needsModel = ModelVocabulary.name(in: found, of: entry) != nil
      if needsModel { writer.line("#if !canImport(UIKit)") }
      var written: Set<String> = []
      for each in code { each.writeExtensions(except: &written, to: &writer) }
      if needsModel { writer.line("#endif") }
    }
  }

  private func ways(of found: Case) -> [CodeBlock.Attributes.Way?] {
    isPair(found) ? [.wrong, .right] : [nil]
  }

  private func appCode(of found: Case, way: CodeBlock.Attributes.Way?) -> AppCode {
    AppCode(
      blocks: appBlocks(of: found, way: way),
      scope: "\(CaseGenerator.suiteName(ofPath: entry.path)).\(namespace(of: found, way: way))",
      switched: switchedBlocks(of: found) + soundApp(of: found),
      watched: watchedBlocks(of: found),
      used: usedFunctions(of: found), branched: soundApp(of: found),
      removed: way == .right ? RemovedCode.statements(of: found).map(\.place) : [])
  }

  /// The namespace of the code of a way; the suite itself where it has no app code.
  private func namespace(of found: Case, way: CodeBlock.Attributes.Way?) -> String {
    if appBlocks(of: found, way: way).isEmpty { return "Self" }
    let name = CaseGenerator.appPrefix + SwiftText.identifier(found.slug)
    return way.map { "\(name)_\($0.rawValue)" } ?? name
  }

  private func bodyName(of found: Case, way: CodeBlock.Attributes.Way?) -> String {
    "body_\(SwiftText.identifier(found.slug))" + (way.map { "_\($0.rawValue)" } ?? "")
  }

  private func write(_ found: Case, to writer: inout SwiftWriter) {
    if let reason = ignoreReason(of: found) {
      return writeTest(of: found, run: Self.ignore(reason), to: &writer)
    }
    let bodies = ways(of: found).map { way in
      (way.map { "\($0.rawValue): " } ?? "")
        + "\(namespace(of: found, way: way)).\(bodyName(of: found, way: way))"
    }
    let run = "await gotcha.run(\(bodies.joined(separator: ", ")))"
    writeTest(of: found, run: run, to: &writer)
    for way in ways(of: found) { writeBody(of: found, way: way, to: &writer) }
  }

  // MARK: - The test

  private func writeTest(of found: Case, run: String, to writer: inout SwiftWriter) {
    writer.line("  @Test(\(SwiftText.literal(found.title)))")
    writer.line("  @MainActor func \(CaseGenerator.testName(ofCase: found.slug))() async throws {")
    writer.line("    let gotcha = \(gotchaCase(found))")
    writer.line("    \(run)")
    writer.line("  }\n")
  }

  private static func ignore(_ reason: String) -> String {
    "gotcha.ignore(\(SwiftText.literal(reason)))"
  }

  private func gotchaCase(_ found: Case) -> String {
    let versions = found.versions(in: entry)
    let appliesTo = (versions.appliesTo?.spans ?? []).map { span in
      "VersionSpan(\(span.first.major), \(span.last.map { "\($0.major)" } ?? "nil"))"
    }
    let changedIn = versions.changedIn.map { "\($0.major)" } ?? "nil"
    let traces = found.traceBlocks.map {
      "ExpectedTrace(line: \($0.firstLine), text: \(SwiftText.literal($0.code)))"
    }
    return """
      GotchaCase(
            entry: \(SwiftText.literal(entry.id)), case: \(SwiftText.literal(found.slug)),
            contentHash: \(SwiftText.literal(entry.contentHash)),
            file: \(SwiftText.literal(entry.path)), line: \(found.place.line),
            appliesTo: [\(appliesTo.joined(separator: ", "))], changedIn: \(changedIn),
            traces: [\(traces.joined(separator: ", "))],
            lines: [\(lines(of: found).joined(separator: ", "))],
            expectations: [\(expectations(of: found).joined(separator: ", "))],
            branches: [\(branches(of: found).joined(separator: ", "))],
            appBranches: [\(placesOfAppBranches(of: found).joined(separator: ", "))],
            appActions: [\(places(of: RemovedCode.functions(of: found, in: entry)))],
            ownStatements: [\(places(of: RemovedCode.statements(of: found)))],
            statementsOnly: \(RemovedCode.lineOfStatements(of: found).map(String.init) ?? "nil"),
            app: \(Self.line(of: switchedBlocks(of: found))),
            calledApp: \(Self.line(of: watchedBlocks(of: found))))
      """
  }

  /// The lines of a case and of the code that the entry's cases share.
  private func lines(of found: Case) -> [String] {
    ([found.lines] + entry.setup.map(\.lines)).map { "\($0)" }
  }

  /// The expectations in the blocks of a case, and in what they use of setup, as values.
  private func expectations(of found: Case) -> [String] {
    let own = found.compiledBlocks.flatMap { code in
      let half = code.attributes.way.map { ", .\($0.rawValue)" } ?? ""
      return ExpectationCode(BlockCode(code).code, of: code).places.map {
        "ExpectationPlace(\($0.line), \($0.column)\(half))"
      }
    }
    let setup = entry.setup.filter {
      !$0.attributes.isApp && !Expectation.all(in: $0.code).isEmpty
    }
    guard !setup.isEmpty else { return own }
    let used = found.compiledBlocks.reduce(into: Set<String>()) {
      $0.formUnion(CodeReview($1.code).usedNames)
    }
    let isUsed = usesOfSetup(by: used)
    let shared = setup.flatMap { block in
      let code = ExpectationCode(BlockCode(block).code, of: block)
      return zip(code.places, code.owners).filter { isUsed($1) }.map {
        "ExpectationPlace(\($0.0.line), \($0.0.column))"
      }
    }
    return own + shared
  }

  /// Whether code that uses some names comes to what expects something in setup: to a function or a
  /// property that it uses, or to what nobody but UIKit and Swift calls of a type that it uses. What
  /// nobody uses on the page is each case's.
  private func usesOfSetup(by used: Set<String>) -> (Expectation.Owner) -> Bool {
    let setup = entry.setup.map(\.code)
    let checks = CheckFunctions(in: setup).reached(from: used)
    let types = CheckFunctions(in: setup, isOfTypes: true).reached(from: used)
    let code = setup + entry.cases.flatMap { $0.swiftBlocks.map(\.code) }
    let called = CheckFunctions.calls(in: code)
    let named = code.reduce(into: Set<String>()) { $0.formUnion(CodeReview($1).usedNames) }
    return { owner in
      // A method may have the name of a property: `tableView`.
      let known = owner.isFunction && owner.type != nil ? called : named
      if let name = owner.name, known.contains(name) { return checks.contains(name) }
      return owner.type.map { types.contains($0) || !named.contains($0) } ?? true
    }
  }

  /// The branches in the blocks of a case that drive it, and what they use of its app, as values.
  private func branches(of found: Case) -> [String] {
    let branches = found.compiledBlocks.filter { !$0.attributes.isApp }.flatMap { block in
      ExpectationCode(BlockCode(block).code, of: block, marksBranches: true).branches
    }
    return (branches + usedFunctions(of: found).map(\.place)).map {
      "ExpectationPlace(\($0.line), \($0.column))"
    }
  }

  /// The branches in the functions of its app, with their functions, as values.
  private func placesOfAppBranches(of found: Case) -> [String] {
    appBranches(of: found).map { branch in
      let places = [branch.place, branch.placeOfFunction].compactMap(\.self).map {
        "ExpectationPlace(\($0.line), \($0.column))"
      }
      return "AppBranch(\(places.joined(separator: ", in: ")))"
    }
  }

  /// The places of code that it is tried without, as values.
  private func places(of code: [RemovedCode]) -> String {
    code.map { "ExpectationPlace(\($0.place.line), \($0.place.column))" }.joined(separator: ", ")
  }

  /// The reason when every block is ignored.
  private func ignoreReason(of found: Case) -> String? {
    let reasons = found.swiftBlocks.map(\.attributes.ignoreReason)
    guard !reasons.isEmpty, reasons.allSatisfy({ $0 != nil }) else { return nil }
    return reasons.compactMap { $0 }.joined(separator: "; ")
  }

  private func isPair(_ found: Case) -> Bool {
    found.compiledBlocks.contains { $0.attributes.way != nil }
  }

  // MARK: - The bodies

  private func writeBody(
    of found: Case, way: CodeBlock.Attributes.Way?, to writer: inout SwiftWriter
  ) {
    let app = appCode(of: found, way: way)
    if !app.blocks.isEmpty {
      writer.line("  enum \(namespace(of: found, way: way)) {")
      app.writeDeclarations(to: &writer)
    }
    let access = app.blocks.isEmpty ? "private static" : "static"
    let name = bodyName(of: found, way: way)
    writer.line(
      "  @MainActor \(access) func \(name)(_ gotchaContext: GotchaContext) async throws {")
    // Both halves of a pair have classes of the same names.
    if !app.blocks.isEmpty { writer.line("    gotchaContext.enterApp(Self.self)") }
    var trace = 0
    var isSkipping = false
    let values = way.map { ownValues(of: found, way: $0) } ?? OwnValues()
    for block in found.blocks {
      switch block {
      case .trace:
        // A trace belongs to the way of the code before it.
        if !isSkipping { writer.line("    gotchaContext.expectTrace(\(trace))") }
        trace += 1
      case .swift(let code):
        isSkipping = code.attributes.way != nil && code.attributes.way != way
        guard !isSkipping, code.attributes.ignoreReason == nil else { continue }
        let isWrong = code.attributes.way == .wrong
        if isWrong { writer.line("    gotchaContext.enterWrong(\(code.place.line))") }
        // The declarations of an app are written before the body.
        if !code.attributes.isApp {
          writeBlock(code, seeing: values, using: watchedFunctions(of: found), to: &writer)
        }
        if isWrong { writer.line("    gotchaContext.leaveWrong()") }
      }
    }
    if !app.blocks.isEmpty { writer.line("  }") }
    writer.line("  }\n")
  }

  private func writeBlock(
    _ block: CodeBlock, seeing values: OwnValues, using functions: Set<String>,
    to writer: inout SwiftWriter
  ) {
    // What a half expects of its own is its own.
    let seen = block.attributes.way == nil ? values : OwnValues()
    let code = ExpectationCode(
      BlockCode(block).code, of: block, seeing: seen, using: functions, marksBranches: true
    ).code
    writer.line("    gotchaContext.enterBlock(\(block.firstLine))")
    guard let text = block.attributes.raises else {
      return writer.code(code, file: entry.path, firstLine: block.firstLine)
    }
    let arguments = "\(SwiftText.literal(text)), line: \(block.place.line)"
    writer.line("    try await gotchaContext.expectRaise(\(arguments)) {")
    writer.code(code, file: entry.path, firstLine: block.firstLine)
    writer.line("    }")
  }
}

extension SuiteWriter {
  /// What the half of a pair may have otherwise than the other, apart from the table.
  private func ownValues(of found: Case, way: CodeBlock.Attributes.Way) -> OwnValues {
    OwnValues(
      of: found.compiledBlocks.filter { block in
        block.attributes.way == way || block.attributes.way == nil && !block.attributes.isApp
      })
  }

  /// The blocks in the namespace of one way through a case: its `app` blocks, and what the cases of
  /// the file share; none where neither has app code.
  private func appBlocks(of found: Case, way: CodeBlock.Attributes.Way?) -> [CodeBlock] {
    let own = found.compiledBlocks.filter {
      $0.attributes.isApp && ($0.attributes.way == nil || $0.attributes.way == way)
    }
    return own.isEmpty && !entry.sharesAppCode ? [] : entry.setup + own
  }

  /// The blocks of app code, shared by the cases, without whose functions a case must not pass that has no
  /// such functions of its own. Where functions return something, what prepares them may be of no account.
  private func switchedBlocks(of found: Case) -> [CodeBlock] {
    guard RemovedCode.functions(of: found, in: entry).isEmpty else { return [] }
    let blocks = functionsOfApp(in: found)
    let switched = blocks.filter { !$0.functions.actions.isEmpty }
    return blocks.contains { !$0.functions.results.isEmpty } ? [] : switched.map(\.block)
  }

  /// The blocks of app code, none of whose functions compiles without a result, so that they can only be
  /// seen to be called: those of the right way, or those that both share, without what cases share.
  private func watchedBlocks(of found: Case) -> [CodeBlock] {
    guard switchedBlocks(of: found).isEmpty, RemovedCode.functions(of: found, in: entry).isEmpty
    else {
      return []
    }
    let blocks = functionsOfApp(in: found).filter {
      !$0.functions.results.isEmpty && found.compiledBlocks.contains($0.block)
    }
    let right = blocks.filter { $0.block.attributes.way == .right }
    return (right.isEmpty ? blocks : right).map(\.block)
  }

  /// The functions of the case's own app that its code uses, without those of the wrong half.
  private func usedFunctions(of found: Case) -> [UsedFunction] {
    UsedFunction.all(of: soundApp(of: found), by: entry.setup + found.compiledBlocks)
  }

  private func appBranches(of found: Case) -> [AppBranch] { AppBranch.all(of: soundApp(of: found)) }

  /// The case's own app, without what the wrong half adds.
  private func soundApp(of found: Case) -> [CodeBlock] {
    found.compiledBlocks.filter { $0.attributes.isApp && $0.attributes.way != .wrong }
  }

  /// The names of the functions in those blocks.
  private func watchedFunctions(of found: Case) -> Set<String> {
    let results = watchedBlocks(of: found).flatMap { AppFunctions(in: $0.code).results }
    return Set(results.map(\.member).filter { $0.kind == .function }.map(\.baseName))
  }

  /// The app code of the right way, or of the only one.
  private func functionsOfApp(in found: Case) -> [(block: CodeBlock, functions: AppFunctions)] {
    appBlocks(of: found, way: isPair(found) ? .right : nil).filter(\.attributes.isApp)
      .map { (block: $0, functions: AppFunctions(in: $0.code)) }
  }

  private static func line(of blocks: [CodeBlock]) -> String {
    blocks.last.map { "\($0.place.line)" } ?? "nil"
  }
}

extension Entry {
  /// Whether the blocks that the cases share have app code in them; each case has its own then.
  var sharesAppCode: Bool { setup.contains(where: \.attributes.isApp) }
}
