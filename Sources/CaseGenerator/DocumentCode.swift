package import GotchaBook
import SwiftSource

/// The code of a document that is no entry, a README or an article, as tests: it has to compile, and
/// its expectations have to be met.
///
/// The `swift` blocks below one heading are one function, in their order; declarations are beside it.
/// An HTML comment above a block may say `not tested:` and why, or hold code for the test that
/// readers do not see, below a first line `<!-- swift`.
package struct DocumentCode {
  /// A piece of code, at its lines.
  struct Piece: Equatable {
    var code: String
    var firstLine: Int
    /// Whether it only declares.
    var isDeclaration: Bool
    /// Whether it extends a type, which Swift allows at file scope only.
    var isExtension: Bool
  }

  /// What is below one heading.
  struct Part: Equatable {
    var title: String
    var pieces: [Piece] = []

    /// What Swift allows at file scope only.
    var extensions: [Piece] { pieces.filter { $0.isDeclaration && $0.isExtension } }
  }

  /// The file of a test target that names the documents, one a line, relative to the package.
  package static let list = "documents.txt"

  package let path: String
  private(set) var parts: [Part] = []
  /// How many headings have code.
  package var partCount: Int { parts.count }
  /// The imports of the blocks, each once.
  private(set) var imports: [String] = []
  /// What is wrong with a document or its comments.
  package private(set) var problems: [Diagnostic] = []

  /// - Parameters:
  ///   - path: The file, relative to the package.
  ///   - bytes: What is in it; nil if it cannot be opened.
  package init(path: String, bytes: [UInt8]?) {
    self.path = path
    guard let bytes else {
      problems = [
        Diagnostic(
          at: Place(file: path, line: 1), rule: .unreadableFile, "The document cannot be opened",
          advice: "correct its path in \(Self.list)")
      ]
      return
    }
    let source = SourceText(path: path, bytes: bytes)
    guard bytes.count <= MarkdownParser.maximumBytes else {
      problems = [
        Diagnostic(
          at: Place(file: path, line: 1), rule: .documentSize, "The document is too large",
          advice: "split it into files of at most \(MarkdownParser.maximumBytes / 1024) KB")
      ]
      return
    }
    read(MarkdownParser.parse(source).document.children, of: source)
    parts.removeAll(where: \.pieces.isEmpty)
  }

  // MARK: - Reading

  private static let isLeftOut = "not tested:"

  private mutating func read(_ nodes: [MarkdownNode], of source: SourceText) {
    parts = [Part(title: path)]
    var leavesOut = false
    for node in nodes {
      switch node.kind {
      case .heading:
        parts.append(Part(title: node.plainText))
        leavesOut = false
      case .htmlBlock(let html):
        leavesOut = takeComment(html, at: node.place)
      case .codeBlock(let info, let literal):
        if !leavesOut { take(literal, in: Self.language(info), at: node.place) }
        leavesOut = false
      default: leavesOut = false
      }
    }
  }

  private static func language(_ info: String) -> String {
    String(info.prefix { !$0.isWhitespace && $0 != "," })
  }

  /// Adds a block of Swift; one whose language is nearly that would be passed over silently.
  private mutating func take(_ code: String, in language: String, at place: Place) {
    guard language != "swift" else { return add(code, firstLine: place.line + 1) }
    let letters = language.filter(\.isLetter)
    guard Spelling.nearest(to: letters, in: ["swift"]) != nil else { return }
    problems.append(
      Diagnostic(
        at: place, rule: .misspelledLanguage, "“\(language)” is no language that is tested",
        advice: "write “swift” behind the fence, or “\(Self.isLeftOut)” and why in a comment above")
    )
  }

  /// Reads a comment; returns whether it leaves out the block below it.
  private mutating func takeComment(_ html: String, at place: Place) -> Bool {
    let lines = html.split(separator: "\n", omittingEmptySubsequences: false)
    let first = lines.first.map { $0.drop { $0 == " " } } ?? ""
    guard first.hasPrefix("<!--") else { return false }
    let text = first.dropFirst("<!--".count).drop { $0 == " " }
    if text.hasPrefix(Self.isLeftOut) {
      let reason = text.dropFirst(Self.isLeftOut.count).prefix { $0 != "-" }
      if reason.allSatisfy(\.isWhitespace) {
        problems.append(
          Diagnostic(
            at: place, rule: .untestedWithoutReason, "Nothing says why the block is not tested",
            advice: "write the reason behind “\(Self.isLeftOut)”"))
      }
      return true
    }
    guard text == "swift" else { return false }
    let end = lines.firstIndex { $0.contains("-->") } ?? lines.endIndex
    add(lines[1..<max(1, end)].joined(separator: "\n"), firstLine: place.line + 1, isHidden: true)
    return false
  }

  private static let declarations: Set<String> = [
    "actor", "class", "enum", "extension", "func", "protocol", "struct", "typealias",
  ]

  /// - Parameter isHidden: Whether it is for the test alone: constants are then beside the test, too.
  private mutating func add(_ code: String, firstLine: Int, isHidden: Bool = false) {
    let declarations = isHidden ? Self.declarations.union(["let", "var"]) : Self.declarations
    let read = BlockCode(code) { _ in firstLine }
    for found in read.imports.map(\.text) where !imports.contains(found) { imports.append(found) }
    let keywords = TopLevelStatement.all(in: read.code).map(\.keyword)
    guard !keywords.isEmpty else { return }
    parts[parts.count - 1].pieces.append(
      Piece(
        code: read.code, firstLine: firstLine,
        isDeclaration: keywords.allSatisfy { $0.map(declarations.contains) ?? false },
        isExtension: keywords.contains("extension")))
  }
}

// MARK: - Writing

extension DocumentCode {
  /// The Swift source of the tests.
  ///
  /// - Parameter modules: The modules that the target depends on.
  package func source(modules: [String]) -> String {
    var writer = SwiftWriter()
    writeHead(modules: modules, to: &writer)
    writeProblems(to: &writer)
    for (index, part) in parts.enumerated() {
      write(part, named: "\(typeName)_\(index + 1)", to: &writer) { (path, $0.firstLine) }
    }
    return writer.text
  }

  func writeHead(modules: [String], to writer: inout SwiftWriter) {
    writer.line("// Generated from \(path). Do not edit.")
    let known = Set(modules)
    for module in ["Testing"] + modules { writer.line("import \(module)") }
    for each in imports where !known.contains(String(each.dropFirst("import ".count))) {
      writer.line(each)
    }
  }

  var typeName: String { "Document_" + SwiftText.identifier(path) }

  /// - Parameter place: The file and the line that a piece of code begins at.
  func write(
    _ part: Part, named name: String, to writer: inout SwiftWriter,
    at place: (Piece) -> (file: String, line: Int)
  ) {
    func write(_ pieces: [Piece]) {
      for piece in pieces {
        let (file, line) = place(piece)
        writer.code(piece.code, file: file, firstLine: line)
      }
    }
    write(part.extensions)
    let title = SwiftText.literal("\(path): \(part.title)")
    writer.line("@Suite(\(title))\n@MainActor struct \(name) {")
    write(part.pieces.filter { $0.isDeclaration && !$0.isExtension })
    let statements = part.pieces.filter { !$0.isDeclaration }
    if !statements.isEmpty {
      writer.line("@Test(\(SwiftText.literal(part.title))) func code() async throws {")
      write(statements)
      writer.line("}")
    }
    writer.line("}")
  }

  /// A test that fails for each problem, at its place.
  private func writeProblems(to writer: inout SwiftWriter) {
    guard !problems.isEmpty else { return }
    writer.line("@Suite struct \(typeName)_problems {\n@Test func document() {")
    for problem in problems {
      let message = SwiftText.literal(
        "\(problem.message); \(problem.advice) [\(problem.rule)]")
      let file = SwiftText.literal(problem.place.file)
      writer.line(
        "  Issue.record(\(message), sourceLocation: SourceLocation(fileID: \"Documents/\" + \(file), "
          + "filePath: \(file), line: \(problem.place.line), column: \(problem.place.column)))")
    }
    writer.line("}\n}")
  }
}
