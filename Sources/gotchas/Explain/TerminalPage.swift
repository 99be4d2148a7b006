import GotchaBook
import GotchaVerdicts
import RunRecord

/// An entry as a page for the terminal.
struct TerminalPage {
  var entry: Entry
  var verdict: EntryVerdict
  var style: TerminalStyle

  var text: String {
    ([title] + entry.lead.flatMap { block($0, indent: "") } + [facts]
      + entry.body.flatMap { block($0, indent: "") })
      .joined(separator: "\n\n") + "\n"
  }

  private var title: String {
    let words = verdict.verdict.map { word(for: $0) } ?? "no case"
    return style.styled(entry.title, .bold) + "\n" + style.styled(entry.path, .faint) + " · "
      + words
  }

  private var facts: String {
    let rows: [(String, String)] =
      [("Area", entry.area)] + (entry.kind == .gotcha ? [] : [("Kind", entry.kind.rawValue)])
      + (entry.appliesTo.map { [("Applies to", $0.text)] } ?? [])
      + (entry.changedIn.map { [("Changed in", "iOS \($0)")] } ?? [])
      + entry.evidence.map { evidence in
        let words = evidence.text.map { inline($0) }.joined()
        return ("Evidence", evidence.level.rawValue + (words.isEmpty ? "" : ", " + words))
      }
    return rows.map { name, value in
      wrapped(Self.safe(name) + ": " + value, first: "  ", rest: "    ")
    }
    .joined(separator: "\n")
  }

  func word(for verdict: Verdict) -> String {
    let color: TerminalStyle.Attribute =
      verdict.isGood ? .green : verdict >= .broken ? .red : .yellow
    return style.styled(verdict.label, color)
  }

  // MARK: - Blocks

  private func block(_ node: MarkdownNode, indent: String) -> [String] {
    switch node.kind {
    case .heading(let level): [heading(node, level: level)]
    case .codeBlock(let info, let literal): [code(literal, info: info, indent: indent)]
    case .list(let isOrdered, let start, let isTight):
      [list(node, isOrdered: isOrdered, start: start, isTight: isTight, indent: indent)]
    case .blockQuote: node.children.flatMap { block($0, indent: indent + "│ ") }
    case .thematicBreak:
      [indent + String(repeating: "─", count: max(1, style.width - indent.count))]
    case .htmlBlock(let text): [indent + Self.safe(text)]
    default: [wrapped(node.children.map { inline($0) }.joined(), first: indent, rest: indent)]
    }
  }

  /// A heading; that of a case is followed by its verdict and what contradicts it.
  private func heading(_ node: MarkdownNode, level: Int) -> String {
    let words = style.styled(Self.safe(node.plainText), level > 2 ? .italic : .bold)
    guard let index = entry.cases.firstIndex(where: { $0.place == node.place }),
      verdict.cases.indices.contains(index)
    else { return level > 2 ? words : words + "\n" + underline(node.plainText) }
    let found = verdict.cases[index]
    let reasons = found.contradictions.map { each in
      let versions = each.versions.map(\.description).joined(separator: ", ")
      return "  line \(each.failure.line), iOS \(versions): \(Self.safe(each.failure.message))"
    }
    return (["\(words) · \(word(for: found.verdict))"] + reasons).joined(separator: "\n")
  }

  private func underline(_ text: String) -> String {
    style.styled(String(repeating: "─", count: min(style.width, text.count)), .faint)
  }

  private func list(
    _ node: MarkdownNode, isOrdered: Bool, start: Int, isTight: Bool, indent: String
  ) -> String {
    let items = node.children.enumerated().map { index, item in
      let mark = isOrdered ? "\(start + index). " : "• "
      let inner = indent + String(repeating: " ", count: mark.count)
      let text = item.children.flatMap { block($0, indent: inner) }
        .joined(separator: isTight ? "\n" : "\n\n")
      return indent + mark + text.dropFirst(inner.count)
    }
    return items.joined(separator: isTight ? "\n" : "\n\n")
  }

  private func code(_ literal: String, info: String, indent: String) -> String {
    let isSwift = info.split(separator: " ").first == "swift"
    let text = isSwift ? ColoredCode.text(literal, style: style) : Self.safe(literal)
    let words = info.split(separator: " ").dropFirst().joined(separator: " ")
    let head =
      words.isEmpty || !isSwift ? [] : [indent + "    " + style.styled("// \(words)", .faint)]
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : indent + "    " + $0 }
    return (head + (lines.last?.isEmpty == true ? lines.dropLast() : lines)).joined(separator: "\n")
  }

  // MARK: - Inlines

  private func inline(_ node: MarkdownNode) -> String {
    let content = node.children.map { inline($0) }.joined()
    switch node.kind {
    case .text(let text), .htmlInline(let text): return Self.safe(text)
    case .code(let text): return style.styled(Self.safe(text), .cyan)
    case .softBreak: return " "
    case .lineBreak: return "\n"
    case .emphasis: return style.styled(content, .italic)
    case .strong: return style.styled(content, .bold)
    case .link(let destination, _) where destination != node.plainText:
      return content + style.styled(" <\(Self.safe(destination))>", .faint)
    default: return content
    }
  }

  private func wrapped(_ text: String, first: String, rest: String) -> String {
    WordWrap.lines(text, width: style.width, first: first, rest: rest).joined(separator: "\n")
  }

  /// A text without control characters, so that no entry can take the terminal over.
  static func safe(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter {
          $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control
        }))
  }
}
