internal import Foundation
internal import GotchaBook
internal import RunRecord

/// Compares the Swift blocks of a book with what the toolchain's formatter makes of them.
///
/// All blocks go through one process, and those that were found well formed do not go again.
package struct SwiftFormat {
  package static let rule = LintRule(
    "swift-format", "Swift is written as the toolchain's formatter writes it.", fixable: true)

  /// Runs a command, and returns whether it ended well.
  package typealias Run = (_ words: [String]) -> Bool

  private let configuration: String
  private let cache: URL
  private let key: String
  private let run: Run

  /// - Parameters:
  ///   - root: The package, whose `.swift-format` counts if it has one.
  ///   - tool: What distinguishes formatters, for example path and date.
  package init(root: String, tool: String, run: @escaping Run) {
    let folder = URL(fileURLWithPath: root)
    configuration = folder.appending(path: ".swift-format").path
    cache = folder.appending(path: ".build/well-formed-blocks.txt")
    let text = FileManager.default.contents(atPath: configuration) ?? Data()
    key = ContentHash.hash(of: tool.utf8 + text)
    self.run = run
  }

  /// What the formatter would change; nil when it could not be run.
  package func findings(in pages: [Page]) -> [Finding]? {
    let known = Set((try? String(contentsOf: cache, encoding: .utf8))?.split(separator: "\n") ?? [])
    let blocks = pages.flatMap { page in
      page.swiftBlocks.filter { $0.attributes.ignoreReason == nil && !$0.isTooLong }.map {
        (page, $0)
      }
    }
    let open = blocks.filter { !known.contains(Substring(hash(of: $0.1))) }
    guard !open.isEmpty else { return [] }
    guard let formatted = formatted(open.map(\.1.code)) else { return nil }
    let findings = zip(open, formatted).compactMap { block, text in
      finding(on: block.1, of: block.0, formatted: text)
    }
    let wellFormed = zip(open, formatted).filter { $0.1.code == $1 }.map { hash(of: $0.0.1) }
    remember(wellFormed, of: blocks.map { hash(of: $0.1) }, known: known)
    return findings
  }

  private func hash(of block: CodeBlock) -> String {
    ContentHash.hash(of: key.utf8 + Array(block.code.utf8))
  }

  /// Keeps the hashes of blocks that are still in the book.
  private func remember(_ new: [String], of all: [String], known: Set<Substring>) {
    let kept = all.filter { known.contains(Substring($0)) }
    let text = Set(new + kept).sorted().map { $0 + "\n" }.joined()
    try? FileManager.default.createDirectory(
      at: cache.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data(text.utf8).write(to: cache, options: .atomic)
  }

  // MARK: - The formatter

  /// What the formatter makes of each text; a text that it cannot read stays as it is.
  private func formatted(_ texts: [String]) -> [String]? {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "blocks-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = texts.indices.map { folder.appending(path: "\($0).swift") }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (file, text) in zip(files, texts) { try Data(text.utf8).write(to: file) }
    } catch {
      return nil
    }
    let hasConfiguration = FileManager.default.fileExists(atPath: configuration)
    let words =
      ["swift", "format", "format", "--in-place", "--parallel", "--ignore-unparsable-files"]
      + (hasConfiguration ? ["--configuration", configuration] : []) + files.map(\.path)
    guard run(words) else { return nil }
    return zip(files, texts).map { file, text in
      (try? String(contentsOf: file, encoding: .utf8)) ?? text
    }
  }

  private func finding(on block: CodeBlock, of page: Page, formatted: String) -> Finding? {
    guard formatted != block.code else { return nil }
    let difference = zip(lines(block.code), lines(formatted)).enumerated().first { $1.0 != $1.1 }
    let line = block.firstLine + (difference?.offset ?? lines(formatted).count - 1)
    let isAsWritten = page.source.bytes[block.byteRange].elementsEqual(block.code.utf8)
    return Finding(
      Diagnostic(
        at: page.source.place(line: line), rule: Self.rule.name,
        "The formatter would write the code in another way",
        advice: difference.map { "write “\($0.element.1)”" } ?? "remove what comes after it"),
      edits: isAsWritten ? [Edit(block.byteRange, formatted)] : [])
  }

  private func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
