import Foundation
import GotchaBook
import RunRecord
import SwiftSource

/// What the compiler's messages leave out about members of the library: the name that is nearly the one
/// that was written, and the type of a closure.
///
/// It is read from the library's sources, and only when something does not compile.
final class MemberHints {
  private let folders: [String]
  private lazy var sources = LibrarySources(
    folders.flatMap { folder in
      FolderListing(below: folder, root: "/", suffix: ".swift").files
        .compactMap { FolderListing.bytes(of: $0, root: "/") }
    })

  /// - Parameter folders: The folders of the library's sources, and of what is generated for them.
  init(folders: [String]) {
    self.folders = folders
  }

  /// The words behind a message; empty where there is nothing to add.
  ///
  /// - Parameters:
  ///   - line: The line that the message is about.
  ///   - code: The code that the line is part of, whose types may inherit from those of the library.
  func hint(for error: CompilerMessage, line: String, code: String) -> String {
    let before = String(line.utf8.prefix(max(0, error.column - 1))) ?? line
    let words = error.text.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    if words.count == 5, words[2] == " has no member " {
      return nearMember(words[3], of: words[1], code: code)
    }
    if error.text.hasPrefix("incorrect argument label"), words.count == 5 {
      return nearLabels(words[1], of: Self.lastName(of: before))
    }
    if error.text.hasPrefix("failed to produce diagnostic") {
      return closure(Self.lastName(of: before))
    }
    return ""
  }

  // MARK: Kinds of messages

  private func nearMember(_ name: String, of type: String, code: String) -> String {
    let type = type.split(separator: "<").first.map(String.init) ?? type
    let members = sources.members(
      of: type.trimmingCharacters(in: ["?", "!"]), code: code)
    let names = Set(members.map(\.name))
    // A part of a name is one that was guessed from UIKit's: `select` for `willSelect`.
    let longer = names.filter { name.count >= 4 && $0.lowercased().contains(name.lowercased()) }
    // One that has its label in its name was guessed from other libraries: `tapRow` for `tap(row:)`.
    let joined = Spelling.nearest(to: name, in: members.map(Self.withLabels).sorted())
    let found: [PublicMembers.Member] =
      if let near = Spelling.nearest(to: name, in: names.sorted()) {
        members.filter { $0.name == near }
      } else if let joined {
        members.filter { Self.withLabels($0) == joined }
      } else {
        members.filter { longer.contains($0.name) }
      }
    return Self.question(found.map(\.fullName))
  }

  /// The name of a member and its labels as one word: `tapRow` of `tap(row:)`.
  private static func withLabels(_ member: PublicMembers.Member) -> String {
    let labels = (member.labels ?? "").split(separator: ":").filter { $0 != "_" }
    return member.name + labels.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private func nearLabels(_ labels: String, of name: String) -> String {
    guard !name.isEmpty else { return "" }
    let methods = sources.types(whereFilesContain: "func \(name)(").types.values
      .flatMap(\.members).filter { $0.name == name }
    let near = Spelling.nearest(to: labels, in: Set(methods.compactMap(\.labels)).sorted())
    return Self.question(near.map { ["\(name)(\($0))"] } ?? [])
  }

  private func closure(_ name: String) -> String {
    guard !name.isEmpty else { return "" }
    let types = sources.types(whereFilesContain: "var \(name):").types
      .flatMap { type, declared in
        declared.members.filter { $0.name == name }.compactMap(\.closureType)
          .map { "“\(name)” of \(type) is a closure “\($0)”" }
      }
    return types.isEmpty ? "" : "; " + Set(types).sorted().joined(separator: ", ")
  }

  // MARK: Reading

  /// The last name in a text, behind which there are no other words.
  private static func lastName(of text: String) -> String {
    let name = text.utf8.reversed().drop { !isName($0) }.prefix(while: isName)
    return String(decoding: name.reversed(), as: UTF8.self)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// A few names are a question; many are none.
  private static func question(_ names: [String]) -> String {
    let most = 4
    let names = Set(names).sorted()
    guard !names.isEmpty, names.count <= most else { return "" }
    return "; did you mean \(names.map { "“\($0)”" }.joined(separator: " or "))?"
  }
}
