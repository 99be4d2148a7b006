import Foundation
import GotchaRunner
import RunRecord

/// `gotchas documents`: tests the code of README and of articles.
enum DocumentsCommand: Command {
  static let name = "documents"
  static let abstract =
    "Tests the code of README and of articles; an edit compiles what it changes."
  static let options = OptionParser(
    options: [
      BookOptions.root,
      .init(
        name: "--target", value: "folder",
        help: "the target that names the documents, relative to the package",
        defaultValue: "each one that has a documents.txt"),
      RunOptions.library, RunOptions.timeLimit,
    ], words: "document")
  static let examples = [
    (line: "", meaning: "every document that a target names"),
    (line: "README.md", meaning: "one of them"),
  ]
  static let exitCodes: [(code: ExitCode, meaning: String)] = [
    (.success, "all code compiles, and meets its expectations"),
    (.bookHasErrors, "something does not; it is named at its line"),
    (.cannotWrite, "nothing could be built or run"),
    (.usageError, "the command line was not understood, or no target names the document"),
  ]

  static func run(_ values: OptionParser.Values) async -> ExitCode {
    Interruption.endProcesses()
    do {
      let targets =
        values.one("--target").map { [$0] } ?? BookTargets.ofDocuments(root: values.root)
      guard !targets.isEmpty else {
        throw OptionParser.UsageError(
          description: "no target has a documents.txt; put the documents' paths into one, "
            + "beside the Swift files of a test target with the plugin GotchaCases")
      }
      var known: Set<String> = []
      var results: [DocumentRunner.Result] = []
      for target in targets {
        let runner = try runner(of: target, values)
        let documents = runner.documents
        known.formUnion(documents)
        let chosen = values.words.isEmpty ? documents : documents.filter(values.words.contains)
        if !chosen.isEmpty { results += try runner.run(chosen) }
      }
      if let unknown = values.words.first(where: { !known.contains($0) }) {
        throw OptionParser.UsageError(
          description: "no documents.txt names \(unknown); there are: "
            + known.sorted().joined(separator: ", "))
      }
      return show(results)
    } catch {
      return report(error)
    }
  }

  private static func runner(
    of target: String, _ values: OptionParser.Values
  ) throws(OptionParser.UsageError) -> DocumentRunner {
    var setting = try RunOptions.setting(values)
    setting.book = target
    let steps = StepReport()
    return DocumentRunner(setting, report: steps.begin, progress: steps.show)
  }

  /// Prints what is wrong, as a compiler does, and a line for each document.
  private static func show(_ results: [DocumentRunner.Result]) -> ExitCode {
    for failure in results.flatMap(\.failures) {
      print("\(failure.file):\(failure.line):\(failure.column): error: \(failure.message)")
    }
    for result in results {
      let parts = result.parts == 1 ? "1 part" : "\(result.parts) parts"
      let count = result.failures.count
      let problems = count == 1 ? "1 problem" : "\(count) problems"
      print("\(result.path): \(parts), \(count == 0 ? "all hold" : problems)")
    }
    return results.allSatisfy(\.failures.isEmpty) ? .success : .bookHasErrors
  }
}
