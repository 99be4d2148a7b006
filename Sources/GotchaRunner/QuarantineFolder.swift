import CaseGenerator
import Foundation
package import GotchaBook
package import GotchaVerdicts

/// The quarantine files that the plugin keeps beside the generated cases.
package struct QuarantineFolder {
  private let root: String
  private let files: [String: URL]

  /// Finds the files below the package's build folder.
  package init(root: String) {
    self.root = root
    let outputs = URL(fileURLWithPath: root).appending(path: ".build/plugins/outputs")
    let found = FileManager.default.enumerator(at: outputs, includingPropertiesForKeys: nil)
    let all = (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "quarantine" }
    files = Dictionary(all.map { ($0.deletingPathExtension().lastPathComponent, $0) }) { a, _ in a }
  }

  /// Puts the cases that a log's errors name into quarantine, and returns how many files changed.
  package func take(_ errors: CompileErrors, entries: [Entry]) -> Int {
    entries.count { entry in
      let failures = errors.failures(in: entry.path, lines: 1...Int.max)
      guard !failures.isEmpty, let file = file(of: entry) else { return false }
      var quarantine = read(file) ?? Quarantine(contentHash: entry.contentHash, problems: [])
      if quarantine.contentHash != entry.contentHash {
        quarantine = Quarantine(contentHash: entry.contentHash, problems: [])
      }
      let new = failures.map {
        Quarantine.Problem(line: $0.place.line, column: $0.place.column, message: $0.message)
      }.filter { !quarantine.problems.contains($0) }
      quarantine.problems += new
      return !new.isEmpty && write(quarantine.text, to: file)
    }
  }

  /// Frees every entry, and returns how many were in quarantine.
  package func release() -> Int {
    files.values.count { read($0) != nil && write("", to: $0) }
  }

  /// What is in quarantine for the entries as they are now, in the words of a compiler's log.
  package func log(of entries: [Entry]) -> String {
    entries.map { entry in
      guard let file = file(of: entry), let quarantine = read(file),
        quarantine.contentHash == entry.contentHash
      else { return "" }
      return quarantine.problems.map {
        "\(entry.path):\($0.line):\($0.column): error: \($0.message)\n"
      }.joined()
    }.joined()
  }

  /// The file whose name ends in the entry's: the plugin spells a path's other bytes as `_xx`.
  private func file(of entry: Entry) -> URL? {
    let name = entry.path.utf8.map { byte -> String in
      let character = Character(Unicode.Scalar(byte))
      let stays = character.isASCII && (character.isLetter || character.isNumber || byte == 0x2D)
      return stays ? String(character) : "_" + String(byte, radix: 16)
    }.joined()
    return files["Entry_" + name]
  }

  private func read(_ file: URL) -> Quarantine? {
    (try? Data(contentsOf: file)).flatMap { Quarantine(text: String(decoding: $0, as: UTF8.self)) }
  }

  private func write(_ text: String, to file: URL) -> Bool {
    (try? Data(text.utf8).write(to: file, options: .atomic)) != nil
  }
}
