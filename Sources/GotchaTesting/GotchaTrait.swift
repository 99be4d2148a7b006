public import Testing

/// Links a Swift test to a case of an entry, for what is too large for a page.
///
/// The test runs once for each version; its verdict and its source are on the entry's page,
/// where the case's heading names the file: `- Swift case: Tests/GotchaTests/X.swift`.
public struct GotchaTrait: TestTrait, TestScoping {
  private let entry: String
  private let caseSlug: String
  private let versions: [VersionSpan]
  private let expectations: [ExpectationPlace]
  private let file: String?

  fileprivate init(
    entry: String, case caseSlug: String, versions: [VersionSpan],
    expectations: [ExpectationPlace], file: String?
  ) {
    self.entry = entry
    self.caseSlug = caseSlug
    self.versions = versions
    self.expectations = expectations
    self.file = file
  }

  /// Runs the test once for each version.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let source = SourceFile(path: file ?? test.sourceLocation.filePath)
    await withoutActuallyEscaping(function) { function in
      let run = GotchaCase(
        entry: entry, case: caseSlug, contentHash: source.hash, file: source.pathInPackage,
        line: test.sourceLocation.line, appliesTo: versions, changedIn: nil, traces: [],
        expectations: expectations, source: source.pathInPackage)
      await run.run { _ in try await function() }
    }
  }
}

extension Trait where Self == GotchaTrait {
  /// The test is the case `caseSlug` of the entry `id`, and must pass on `versions`; on the
  /// current one if none are given.
  ///
  /// - Parameters:
  ///   - id: The entry's id, which is the name of its file.
  ///   - caseSlug: The slug of the case's heading.
  ///   - versions: The versions of the system to run on, each once.
  ///   - expectations: Those that the test has to come to; `gotchas test` fills them in.
  ///   - file: The test's file, where a copy of it is compiled.
  public static func gotcha(
    _ id: String, case caseSlug: String, versions: VersionSpan...,
    expectations: [ExpectationPlace] = [], of file: String? = nil
  ) -> GotchaTrait {
    GotchaTrait(
      entry: id, case: caseSlug, versions: versions, expectations: expectations, file: file)
  }
}
