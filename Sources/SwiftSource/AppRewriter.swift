import SwiftSyntax

/// Rewrites what UIKit code needs the Objective-C runtime for into Swift that runs without it.
///
/// What is rewritten is replaced by byte range; everything else stays as it lies there, at its line.
/// What cannot be carried over is an error at its line. Nothing is dropped.
package struct AppRewriter {
  /// A file of the sources that belong together.
  package struct File: Sendable {
    /// The path that the compiler names.
    package var path: String
    package var text: String

    package init(path: String, text: String) {
      (self.path, self.text) = (path, text)
    }
  }

  /// Something that cannot be carried over.
  package struct Problem: Equatable, Sendable {
    /// The file, the line and the column, in bytes from 1, that the compiler would name.
    package var file: String
    package var line: Int
    package var column: Int
    package var message: String
    /// The condition of the `#if` that it is in, as the compiler takes it; nil outside of one.
    package var condition: String?
  }

  /// The result for a file.
  package struct Rewriting: Equatable, Sendable {
    /// The code, each line at its line.
    package var code: String
    /// Declarations for file scope, behind the code.
    package var appendix = ""
    package var problems: [Problem] = []
  }

  /// What is rewritten.
  package enum Extent: Sendable {
    /// Only what needs Objective-C.
    case objectiveC
    /// Imports, conditions and the program's start, too: whole files of an app.
    case app
  }

  /// Words of which each alone needs Objective-C.
  private static let words = [
    "@objc", "@IB", "#selector", "#keyPath", "@NS", "@nonobjc", "@GKInspectable", "#colorLiteral",
  ]

  /// Words that are about the version of the system, which is the model's.
  private static let wordsOfVersions = ["#available(iOS", "#unavailable(iOS"]

  /// Words that need it together: an override in an extension, a class as a generic parameter.
  private static let combinations = [["extension", "override"], [">(", ": UI"]]

  /// Whether an initializer is called through something else than `self` and `super`.
  private static func usesMetatype(_ code: String) -> Bool {
    var rest = Substring(code).utf8
    while let found = rest.firstRange(of: ".init(".utf8) {
      let base = Substring(rest[..<found.lowerBound])
      if !base.hasSuffix("super"), !base.hasSuffix("self") { return true }
      rest = rest[found.upperBound...]
    }
    return false
  }

  private let files: [(file: File, syntax: SourceFileSyntax)]
  private let declarations: AppDeclarations
  private let extent: Extent
  private let modules: Set<String>
  /// The module that takes UIKit's place.
  package static let module = "TableModel"

  /// - Parameters:
  ///   - files: All files of one module: what one declares decides how another is rewritten.
  ///   - modules: The modules that it depends on.
  package init(files: [File], extent: Extent, modules: Set<String> = []) {
    self.extent = extent
    self.modules = modules
    self.files = files.map { ($0, SyntaxTree.parse($0.text)) }
    var declarations = AppDeclarations()
    for file in self.files {
      declarations.merge(AppDeclarationCollector.declarations(of: file.syntax))
    }
    declarations.resolveOverrides()
    self.declarations = declarations
  }

  /// What is in Foundation on Apple's systems and in modules of its own on Linux, by words of which
  /// each needs the module, and what adds to it, which a target may do without.
  static let partsOfFoundation: [(module: String, additions: String?, words: [String])] = [
    (
      "FoundationNetworking", "NetworkingModel",
      [
        "URLSession", "URLRequest", "URLResponse", "URLCache", "URLCredential",
        "URLProtectionSpace",
        "URLAuthenticationChallenge", "URLProtocol", "HTTPCookie", "HTTPURLResponse",
        "NSURLConnection",
      ]
    ),
    ("FoundationXML", nil, ["XMLParser", "XMLDocument", "XMLElement", "XMLNode"]),
  ]

  /// What a file imports beside its own imports: UIKit, which other files of an app may import for
  /// it, and XCTest's waits with the model's loop.
  private func imports(of file: SourceFileSyntax, text: String) -> String {
    let waits = "UIKitXCTest"
    let isTest = file.statements.contains {
      $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription == "XCTest"
    }
    var text = text
    let parts = text.withUTF8 { bytes in
      Self.partsOfFoundation.filter { part in
        part.words.contains { Self.contains($0, in: bytes) }
      }
    }
    let names =
      [Self.module] + parts.map(\.module) + (isTest && modules.contains(waits) ? [waits] : [])
    let additions = parts.compactMap(\.additions).map {
      "#if canImport(\($0))\nimport \($0)\n#endif"
    }
    return (names.map { "import \($0)" } + additions).joined(separator: "\n")
  }

  /// Whether a word is in a text, both as bytes: `firstRange(of:)` of a string's view takes as long as
  /// reading the file's syntax.
  private static func contains(_ word: String, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var word = word
    return word.withUTF8 { word in
      guard let first = word.first, bytes.count >= word.count else { return false }
      for start in 0...(bytes.count - word.count) where bytes[start] == first {
        if (1..<word.count).allSatisfy({ bytes[start + $0] == word[$0] }) { return true }
      }
      return false
    }
  }

  /// Generated code, each line at its place, with what needs Objective-C in it rewritten.
  ///
  /// - Parameter hasModel: Whether the code imports the model.
  package static func withoutObjectiveC(
    _ code: String, path: String, hasModel: Bool = true
  ) -> String {
    let bytes = code.utf8
    let mayNeed =
      (words + (hasModel ? wordsOfVersions : [])).contains { bytes.firstRange(of: $0.utf8) != nil }
      || combinations.contains { $0.allSatisfy { bytes.firstRange(of: $0.utf8) != nil } }
      || usesMetatype(code)
    guard mayNeed else { return code }
    let rewriter = AppRewriter(files: [File(path: path, text: code)], extent: .objectiveC)
    return rewriter.rewritings.map {
      [$0.code, $0.appendix, errors($0.problems)].filter { !$0.isEmpty }.joined(separator: "\n")
    }.joined()
  }

  /// What makes the compiler name what cannot be carried over, at its place: its error is at the
  /// text of `#error`, which is moved to the column.
  private static func errors(_ problems: [Problem]) -> String {
    let directive = "#error("
    return problems.map { problem in
      let indent = max(0, problem.column - 1 - directive.utf8.count)
      let error =
        "#sourceLocation(file: \(SwiftLiteral.text(problem.file)), line: \(problem.line))\n"
        + String(repeating: " ", count: indent)
        + "\(directive)\(SwiftLiteral.text(problem.message)))\n#sourceLocation()\n"
      return problem.condition.map { "#if \($0)\n\(error)#endif\n" } ?? error
    }.joined()
  }

  /// The files rewritten, in their order.
  package var rewritings: [Rewriting] {
    files.map { file in
      let visitor = AppRewritingVisitor(
        file: file.file, syntax: file.syntax, declarations: declarations, extent: extent)
      return visitor.rewriting()
    }
  }

  /// A whole Swift file for each file, as the compiler takes it: errors are at the app's own lines.
  ///
  /// Below an error the compiler shows lines by their numbers in this file. So the first line, where it
  /// can, makes room for what names the app's file, and what is added is at the end: then the numbers
  /// are the app's. While a file has a syntax error none is rewritten.
  package var sources: [String] {
    guard !files.contains(where: \.syntax.hasError) else {
      return files.map { file, syntax in
        syntax.hasError ? UnparsedSource(file).source : UnparsedSource.other
      }
    }
    return zip(files, rewritings).map { file, rewriting in
      let start = FirstLine(file.syntax, text: file.file.text, code: rewriting.code)
      let path = SwiftLiteral.text(file.file.path)
      let moved = start.moved.map {
        "#sourceLocation(file: \(path), line: 1)\n\($0)\n#sourceLocation()"
      }
      let added = [
        "// Rewritten for a system without Objective-C. Do not edit.", moved ?? "",
        imports(of: file.syntax, text: file.file.text), rewriting.appendix,
        Self.errors(rewriting.problems),
      ]
      return """
        #sourceLocation(file: \(path), line: \(start.next))
        \(start.rest)
        #sourceLocation()
        \(added.filter { !$0.isEmpty }.joined(separator: "\n"))
        """
    }
  }
}

/// Swift spellings of texts.
enum SwiftLiteral {
  /// A string literal on one line with this value.
  static func text(_ value: String) -> String {
    var literal = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
