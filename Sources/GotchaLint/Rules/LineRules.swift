import GotchaBook

/// Rules about the bytes of a file: line ends, spaces, blank lines.
enum LineRules {
  static let all = [lineEnding, finalNewline, trailingSpace, blankLines, blankLineAround]

  static let lineEnding = LintRule(
    "line-ending", "Lines end with a line feed and nothing else.", fixable: true
  ) { page in
    let ends = page.source.bytes.indices.filter { page.source.bytes[$0] == UInt8(ascii: "\r") }
    guard let first = ends.first else { return [] }
    let edits = ends.map { offset in
      let isPair = page.source.bytes[offset...].starts(with: "\r\n".utf8)
      return Edit(offset..<offset + 1, isPair ? "" : "\n")
    }
    return [
      Finding(
        at: page.source.place(ofByte: first),
        "\(ends.count) line\(ends.count == 1 ? " ends" : "s end") with a carriage return",
        advice: "end lines with a line feed alone", edits: edits)
    ]
  }

  static let finalNewline = LintRule(
    "final-newline", "The file ends with one line feed.", fixable: true
  ) { page in
    let bytes = page.source.bytes
    let end = (bytes.lastIndex { $0 > UInt8(ascii: " ") } ?? -1) + 1
    guard !bytes[end...].elementsEqual("\n".utf8) else { return [] }
    return [
      Finding(
        at: page.source.place(ofByte: end), "The file does not end with exactly one line feed",
        advice: "end it right behind the last line", edits: [Edit(end..<bytes.count, "\n")])
    ]
  }

  static let trailingSpace = LintRule(
    "trailing-space", "No line of prose ends with spaces; a line break is a backslash.",
    fixable: true
  ) { page in
    page.proseLines.compactMap { line in
      let range = page.range(ofLine: line)
      let bytes = page.source.bytes[range]
      let end = (bytes.lastIndex { $0 > UInt8(ascii: " ") } ?? range.lowerBound - 1) + 1
      guard end < range.upperBound else { return nil }
      let spaces = bytes[end...].count { $0 == UInt8(ascii: " ") }
      // CommonMark, hard line breaks: two spaces or more before the end of a line in a paragraph.
      let isBreak = spaces >= 2 && end > range.lowerBound && !page.isBlank(line + 1)
      return Finding(
        at: page.source.place(ofByte: end), "The line ends with spaces",
        advice: isBreak ? "write a backslash for the line break" : "remove them",
        edits: [Edit(end..<range.upperBound, isBreak ? "\\" : "")])
    }
  }

  static let blankLines = LintRule(
    "blank-lines", "No more than one blank line in a row.", fixable: true
  ) { page in
    page.proseLines.compactMap { line in
      let isSecond = line > 1 && page.isBlank(line) && page.isBlank(line - 1)
      guard isSecond, !page.codeLines.contains(line - 1), line < page.source.lineCount
      else { return nil }
      let range = page.source.offset(ofLine: line)..<page.source.offset(ofLine: line + 1)
      return Finding(
        at: page.source.place(line: line), "There is more than one blank line",
        advice: "keep one", edits: [Edit(range, "")])
    }
  }

  static let blankLineAround = LintRule(
    "blank-line-around", "A blank line is above and below each heading and code block.",
    fixable: true
  ) { page in
    let nodes = page.entry.body.filter(\.isHeadingOrCode)
    let gaps = nodes.flatMap { node in
      [(node, above: node.place.line), (node, above: node.endLine + 1)]
    }
    return gaps.compactMap { node, line in
      guard !page.isBlank(line - 1), !page.isBlank(line), line <= page.source.lineCount
      else { return nil }
      let start = page.source.offset(ofLine: line)
      return Finding(
        at: page.source.place(line: line),
        "There is no blank line between \(node.noun) and its neighbor",
        advice: "put one there", edits: [Edit(start..<start, "\n")])
    }
  }
}

extension MarkdownNode {
  fileprivate var isHeadingOrCode: Bool {
    switch kind {
    case .heading, .codeBlock: true
    default: false
    }
  }

  fileprivate var noun: String { headingLevel == nil ? "the code block" : "the heading" }
}
