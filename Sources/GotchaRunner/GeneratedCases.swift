import CaseGenerator
import Foundation
package import GotchaBook
package import GotchaVerdicts
import RunRecord

/// The files that the plugin keeps for the entries of a book: generated cases, and beside each the
/// quarantine that says what of it does not compile.
package struct GeneratedCases {
  private let files: [String: URL]

  /// Finds the files below the package's build folder.
  package init(root: String) {
    let outputs = URL(fileURLWithPath: root).appending(path: ".build/plugins/outputs")
    let found = FileManager.default.enumerator(at: outputs, includingPropertiesForKeys: nil)
    let all = (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "quarantine" }
    files = Dictionary(all.map { ($0.deletingPathExtension().lastPathComponent, $0) }) { a, _ in a }
  }

  /// The quarantine of an entry's text as it is now; nil when all of it may be compiled.
  func quarantine(of entry: Entry) -> Quarantine? {
    let quarantine = file(of: entry).flatMap(read)
    return quarantine?.contentHash == entry.contentHash ? quarantine : nil
  }

  /// Replaces what is in quarantine of an entry, and says whether that changed anything.
  ///
  /// An entry that has just been written has no file yet; the plugin takes the one made here.
  @discardableResult
  func setQuarantine(_ problems: [Quarantine.Problem], of entry: Entry) -> Bool {
    guard let file = file(of: entry) ?? newFile(for: entry) else { return false }
    let old = read(file)
    let new = Quarantine(contentHash: entry.contentHash, problems: problems)
    guard problems.isEmpty ? old != nil : old != new else { return false }
    let text = problems.isEmpty ? "" : new.text
    return (try? Data(text.utf8).write(to: file, options: .atomic)) != nil
  }

  /// What is in quarantine, in the compiler's words.
  package func refusals(of entries: [Entry]) -> [RunFile.Refusal] {
    entries.compactMap { entry in
      quarantine(of: entry).map { quarantine in
        RunFile.Refusal(
          path: entry.path, contentHash: entry.contentHash,
          messages: quarantine.problems.map {
            CompilerMessage(file: entry.path, line: $0.line, column: $0.column, text: $0.message)
          })
      }
    }
  }

  /// The name, without extension, of the files of an entry: the plugin spells a path's bytes other
  /// than letters, digits and `-` as `_xx`.
  static func name(of path: String) -> String {
    let name = path.utf8.map { byte -> String in
      let character = Character(Unicode.Scalar(byte))
      let stays = character.isASCII && (character.isLetter || character.isNumber || byte == 0x2D)
      return stays ? String(character) : "_" + String(byte, radix: 16)
    }.joined()
    return "Entry_" + name
  }

  private func file(of entry: Entry) -> URL? {
    files[Self.name(of: entry.path)]
  }

  /// A place beside the files of the other entries of the same book.
  private func newFile(for entry: Entry) -> URL? {
    let book = entry.path.split(separator: "/").first.map(String.init) ?? ""
    let near = files.filter { $0.key.hasPrefix(Self.name(of: book)) }.min { $0.key < $1.key }
    return near?.value.deletingLastPathComponent()
      .appending(path: Self.name(of: entry.path) + ".quarantine")
  }

  private func read(_ file: URL) -> Quarantine? {
    (try? Data(contentsOf: file)).flatMap { Quarantine(text: String(decoding: $0, as: UTF8.self)) }
  }
}
