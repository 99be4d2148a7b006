import CaseGenerator
import CodeCheck
import Foundation
import GotchaBook
import RunRecord

/// Builds the cases of a book; what does not compile is found alone and put into quarantine, so
/// that one build is enough for the rest.
struct CaseBuilder {
  /// Why nothing can be run.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  let root: String
  /// Where logs go.
  let folder: URL
  let flags: [String]
  let say: (String) -> Void

  /// Builds, and puts into quarantine what does not compile.
  func build(_ book: Book) throws(Failure) {
    var ledger = CompileLedger(root: root)
    let quarantined = quarantined(in: book)
    let open = book.readings.filter { !ledger.contains($0) || quarantined.contains($0.path) }
    if let first = open.first, check(of: first.path)?.canCompileNothing != true {
      _ = swiftBuild(["build"], log: "build-modules.txt")
    }
    check(open)
    var refusedByBuild: Set<String> = []
    for round in 1... {
      let modules = modulesDate
      let log = "build-\(round).txt"
      if swiftBuild(["build", "--build-tests"], log: log) {
        // What was judged against older modules is judged again.
        let old = self.quarantined(in: book).subtracting(refusedByBuild)
        guard !old.isEmpty, modules != modulesDate,
          check(book.readings.filter { old.contains($0.path) })
        else { break }
      } else {
        let refused = take(errors(inLog: log), book)
        guard !refused.isEmpty else { throw doesNotBuild(log) }
        refusedByBuild.formUnion(refused)
      }
    }
    let refused = self.quarantined(in: book)
    ledger.keep(book.readings.filter { !refused.contains($0.path) })
  }

  private func doesNotBuild(_ log: String) -> Failure {
    Failure(
      description: "the package does not build; the compiler's words are in "
        + folder.appending(path: log).path)
  }

  // MARK: - Judging

  /// Compiles entries alone, and says whether what is in quarantine has changed.
  @discardableResult
  private func check(_ readings: [EntryParser.Reading]) -> Bool {
    let sound = readings.filter { !$0.hasErrors }.compactMap(\.entry)
    guard let first = sound.first, let problems = check(of: first.path)?.problems(in: sound) else {
      return false
    }
    let files = GeneratedCases(root: root)
    return sound.map { entry in
      files.setQuarantine(problems[entry.path] ?? [], of: entry)
    }.contains(true)
  }

  /// Puts into quarantine what a build refused, and returns the paths of entries with new faults.
  private func take(_ errors: [CompilerMessage], _ book: Book) -> [String] {
    let named = book.readings.filter { reading in
      reading.entry.map { !CompileCheck.problems(of: $0, in: errors).isEmpty } ?? false
    }
    let files = GeneratedCases(root: root)
    let before = named.compactMap(\.entry).map { ($0, files.quarantine(of: $0)) }
    check(named)
    return before.filter { entry, old in
      let judged = files.quarantine(of: entry)
      if let judged, judged != old { return true }
      // What compiles alone and not in the build is refused in the build's words.
      let known = judged?.problems ?? []
      let new = CompileCheck.problems(of: entry, in: errors).filter { !known.contains($0) }
      return !new.isEmpty && files.setQuarantine(known + new, of: entry)
    }.map(\.0.path)
  }

  /// The paths of the entries that have something in quarantine.
  private func quarantined(in book: Book) -> Set<String> {
    let files = GeneratedCases(root: root)
    return Set(book.entries.filter { files.quarantine(of: $0) != nil }.map(\.path))
  }

  // MARK: - SwiftPM

  private func check(of path: String) -> CompileCheck? {
    BuildDescription(scratch: URL(fileURLWithPath: root).appending(path: ".build"))
      .flatMap { CompileCheck(description: $0, path: path, folder: folder) }
  }

  /// When a module was last written.
  private var modulesDate: Date? {
    let folder = URL(fileURLWithPath: root).appending(path: ".build/debug/Modules")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
    return (files ?? []).filter { $0.pathExtension == "swiftmodule" }.compactMap { file in
      try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    }.max()
  }

  private func swiftBuild(_ words: [String], log: String) -> Bool {
    say("Building")
    let words = ["swift"] + words + flags
    return Shell(root: root).run(words, log: folder.appending(path: log).path) == 0
  }

  private func errors(inLog log: String) -> [CompilerMessage] {
    let text = FileManager.default.contents(atPath: folder.appending(path: log).path) ?? Data()
    return CompilerMessage.messages(inLog: String(decoding: text, as: UTF8.self))
      .filter { $0.severity == .error }
  }
}
