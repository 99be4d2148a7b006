internal import Foundation
package import GotchaBook

/// Repairs in the files of a book what can be repaired without thinking.
package struct BookFixer {
  package struct Outcome {
    /// How many findings were repaired in each file that was written, in the order of the paths.
    package var repaired: [(path: String, count: Int)] = []
    /// Files that could not be written, or that would have got worse, with the reason.
    package var failures: [Diagnostic] = []
  }

  /// A repair may uncover another one; more rounds than this would mean that two rules disagree.
  private static let maximumRounds = 5

  private let linter: Linter
  private let root: String
  private let readBook: () -> Book

  /// - Parameter readBook: Reads the book as its files are now.
  package init(linter: Linter, root: String, readBook: @escaping () -> Book) {
    self.linter = linter
    self.root = root
    self.readBook = readBook
  }

  /// Writes the repaired files; each is written as a whole or not at all.
  package func run() -> Outcome {
    var counts: [String: Int] = [:]
    var failures: [Diagnostic] = []
    for _ in 1...Self.maximumRounds {
      let pages = linter.pages(of: readBook())
      let findings = linter.report(on: pages).findings.filter { !$0.edits.isEmpty }
      let byFile = Dictionary(grouping: findings, by: \.diagnostic.place.file)
      let open = pages.filter { page in
        byFile[page.source.path] != nil && !failures.contains { $0.place.file == page.source.path }
      }
      if open.isEmpty { break }
      for page in open {
        do {
          try repair(page, byFile[page.source.path] ?? [])
          counts[page.source.path, default: 0] += byFile[page.source.path]?.count ?? 0
        } catch {
          failures.append(error)
        }
      }
    }
    let repaired = counts.sorted { $0.key < $1.key }.map { (path: $0.key, count: $0.value) }
    return Outcome(repaired: repaired, failures: failures)
  }

  private func repair(_ page: Page, _ findings: [Finding]) throws(Diagnostic) {
    let bytes = Edit.apply(findings, to: page.source.bytes)
    guard errorCount(of: bytes, page) <= errorCount(of: page.source.bytes, page) else {
      throw failure(page, "The repair would break the entry", "repair it by hand")
    }
    let path = page.source.path.hasPrefix("/") ? page.source.path : "\(root)/\(page.source.path)"
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw failure(page, "The repaired file cannot be written", "check that you may write to it")
    }
  }

  private func errorCount(of bytes: [UInt8], _ page: Page) -> Int {
    EntryParser.read(
      path: page.source.path, bytes: bytes, folder: nil, system: page.demands.system
    ).diagnostics.count
  }

  private func failure(_ page: Page, _ message: String, _ advice: String) -> Diagnostic {
    Diagnostic(at: page.source.place(line: 1), rule: "cannot-fix", message, advice: advice)
  }
}
