import BookTerms

/// The traces and messages of an entry that differ from what a run recorded, with the new ones, each
/// in the bytes where the old one is.
package struct Blessing: Sendable {
  /// One expectation and what it becomes.
  package struct Change: Equatable, Sendable {
    package var range: Range<Int>
    /// The line of the first byte.
    package var line: Int
    package var old: String
    package var new: String
  }

  /// A block that stays as it is.
  package enum Problem: Hashable, Sendable, CustomStringConvertible {
    /// The run has no record of what the block did.
    case silentRun(Place)
    /// What the block did depends on the version, with which differ and how.
    case versionsDiffer(Place, String)

    package var description: String {
      switch self {
      case .silentRun(let place):
        "\(place): warning: the run has no result of this block; look at why its case fails"
      case .versionsDiffer(let place, let difference):
        "\(place): error: \(difference); narrow 'Applies to', or write a case for each"
      }
    }
  }

  /// The entry's file, relative to its package.
  package let path: String
  /// In the order of the file.
  package private(set) var changes: [Change] = []
  /// The blocks that stay as they are, and why.
  package private(set) var problems: [Problem] = []
  private let bytes: [UInt8]

  /// Compares an entry with what its blocks did.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of the file that the entry was read from.
  ///   - answers: what the block with its fence on a line did, with the affected versions on which
  ///     it did it, in ascending order.
  package init(entry: Entry, bytes: [UInt8], answers: [Int: [String: [Version]]]) {
    path = entry.path
    self.bytes = bytes
    for block in entry.cases.flatMap(\.blocks) {
      switch block {
      case .trace(let code): bless(trace: code, answers[code.place.line] ?? [:])
      case .swift(let code): bless(message: code, answers[code.place.line] ?? [:])
      }
    }
  }

  /// The bytes of the file with every change made.
  package var blessed: [UInt8] {
    var blessed = bytes
    for change in changes.reversed() {
      blessed.replaceSubrange(change.range, with: change.new.utf8)
    }
    return blessed
  }
}

// MARK: - Traces

extension Blessing {
  private mutating func bless(trace block: CodeBlock, _ answers: [String: [Version]]) {
    guard let answer = only(answers, of: block) else { return }
    let new = answer.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    guard Self.folded(block.code) != Self.folded(answer) else { return }
    let lineBreak = bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
    change(block.byteRange, line: block.firstLine, to: new.map { $0 + lineBreak }.joined())
  }

  /// The lines without what aligns them.
  private static func folded(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map(\.withFoldedSpaces).filter { !$0.isEmpty }
  }
}

// MARK: - Messages

extension Blessing {
  private mutating func bless(message block: CodeBlock, _ answers: [String: [Version]]) {
    guard let range = block.expectedText, block.attributes.ignoreReason == nil,
      let expected = block.attributes.raises,
      let answer = only(answers, of: block), !answer.contains(expected)
    else { return }
    change(range, line: block.place.line, to: Self.quoted(answer))
  }

  /// The text as a fence spells it. A fence has one line, which holds what is before a line break.
  private static func quoted(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    let escaped = line.flatMap { character -> [Character] in
      character == "\"" || character == "\\" ? ["\\", character] : [character]
    }
    return "\"" + String(escaped) + "\""
  }
}

// MARK: - Changes

extension Blessing {
  private mutating func change(_ range: Range<Int>, line: Int, to new: String) {
    let range = range.clamped(to: 0..<bytes.count)
    let old = String(decoding: bytes[range], as: UTF8.self)
    if old != new { changes.append(Change(range: range, line: line, old: old, new: new)) }
  }

  /// The one thing that a block did; nil, with a problem noted, when it did none or several.
  private mutating func only(_ answers: [String: [Version]], of block: CodeBlock) -> String? {
    switch answers.count {
    case 1: return answers.keys.first
    case 0: problems.append(.silentRun(block.place))
    default:
      problems.append(.versionsDiffer(block.place, VersionDifference(answers).description))
    }
    return nil
  }

  /// The changes as a diff, with the lines of the file.
  package var diff: String {
    guard !changes.isEmpty else { return "" }
    return "--- \(path)\n+++ \(path)\n" + changes.map(Self.hunk).joined()
  }

  private static func hunk(of change: Change) -> String {
    let old = change.old.split(whereSeparator: \.isNewline).map(String.init)
    let new = change.new.split(whereSeparator: \.isNewline).map(String.init)
    let difference = new.difference(from: old)
    var lines = old.map { " " + $0 }
    for case .remove(let offset, let line, _) in difference.removals { lines[offset] = "-" + line }
    // An insertion's offset counts the lines that stay and those that are new.
    for case .insert(let offset, let line, _) in difference.insertions {
      lines.insert("+" + line, at: position(ofNewLine: offset, in: lines))
    }
    return "@@ line \(change.line) @@\n" + lines.map { $0 + "\n" }.joined()
  }

  private static func position(ofNewLine offset: Int, in lines: [String]) -> Int {
    var count = 0
    for (index, line) in lines.enumerated() where !line.hasPrefix("-") {
      if count == offset { return index }
      count += 1
    }
    return lines.count
  }
}
