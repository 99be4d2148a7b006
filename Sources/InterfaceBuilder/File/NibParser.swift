import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads the elements of a file.
final class NibParser: NSObject, XMLParserDelegate {
  /// How deep elements may lie: far deeper than Interface Builder's own files, and little enough for
  /// views that are made one in the other.
  static let maximumDepth = 200

  private let file: String
  private var nodes: [NibDocument.Node] = []
  private var open: [Int] = []
  private var failure: NibError?

  private init(file: String) {
    self.file = file
    super.init()
  }

  /// The elements of `data`, the contents of `file`.
  static func document(of data: Data, file: String, folder: URL?) throws(NibError) -> NibDocument {
    let nodes = try NibParser(file: file).parse(data)
    let document = try NibDocument(file: file, folder: folder, nodes: nodes)
    if let error = NibLinks.broken(in: document) { throw error }
    return document
  }

  private func parse(_ data: Data) throws(NibError) -> [NibDocument.Node] {
    guard !data.isEmpty else { throw error("the file is empty", 1, 1) }
    guard !data.starts(with: Array("NIBArchive".utf8)), !data.starts(with: Array("bplist".utf8))
    else {
      throw error(
        "this is a compiled nib; take the .xib or .storyboard file it was made from", 1, 1)
    }
    try checkProlog(NibProlog(of: data))
    // In one piece, the parser takes no more than ten megabytes.
    let parser = XMLParser(stream: InputStream(data: data))
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
    let isWhole = parser.parse()
    if let failure { throw failure }
    guard isWhole, open.isEmpty, !nodes.isEmpty else {
      let reason = (parser.parserError as NSError?)?.userInfo["Message"] as? String
      throw error(
        "the file is no whole XML"
          + (reason.map { ": \($0.trimmingCharacters(in: .newlines))" } ?? "")
          + "; \(Self.remedy)",
        max(parser.lineNumber, 1), max(parser.columnNumber, 1))
    }
    guard nodes[0].name == "document" else {
      throw error(
        "<\(nodes[0].name)> is no document of Interface Builder, which begins with <document>",
        nodes[0].line, nodes[0].column)
    }
    let type = nodes[0].attributes["type"] ?? ""
    guard type.contains("CocoaTouch") || type.contains("AppleTV") else {
      throw error(
        "documents of the type \"\(type)\" are not read; those of Cocoa Touch, from Xcode 5 on, are",
        nodes[0].line, nodes[0].column)
    }
    return nodes
  }

  private func error(_ message: String, _ line: Int, _ column: Int) -> NibError {
    NibError(file: file, line: line, column: column, message: message)
  }

  private func documentType(_ line: Int, _ column: Int) -> NibError {
    error(
      "a document type is not read, and its entities are never loaded; Interface Builder writes "
        + "none, so delete it", line, column)
  }

  /// Interface Builder writes UTF-8; in another encoding a document type would go unseen.
  private func checkProlog(_ prolog: NibProlog) throws(NibError) {
    if let place = prolog.documentType { throw documentType(place.line, place.column) }
    guard let encoding = prolog.encoding, encoding.lowercased() != "utf-8" else {
      guard prolog.isReadable else {
        throw error("the file is no whole XML in UTF-8; \(Self.remedy)", 1, 1)
      }
      return
    }
    throw error("the file is written in \(encoding), and not in UTF-8; \(Self.remedy)", 1, 1)
  }

  private static let remedy =
    "open it in Xcode and save it again, or take it from the repository once more"

  private func fail(_ parser: XMLParser, _ error: NibError) {
    if failure == nil { failure = error }
    parser.abortParsing()
  }

  // MARK: XMLParserDelegate

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let line = max(parser.lineNumber, 1)
    guard open.count < Self.maximumDepth else {
      return fail(
        parser,
        error(
          "elements lie more than \(Self.maximumDepth) deep, which Interface Builder writes never; "
            + "take views out into a nib of their own", line, max(parser.columnNumber, 1)))
    }
    let index = nodes.count
    nodes.append(
      NibDocument.Node(
        name: elementName, attributes: attributes, line: line,
        column: max(parser.columnNumber, 1), parent: open.last))
    if let parent = open.last { nodes[parent].children.append(index) }
    open.append(index)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) { _ = open.popLast() }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard let index = open.last else { return }
    nodes[index].text += string
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    guard let index = open.last else { return }
    nodes[index].text += String(decoding: block, as: UTF8.self)
  }

  func parser(
    _ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?
  ) { fail(parser, documentType(max(parser.lineNumber, 1), 1)) }

  func parser(
    _ parser: XMLParser, foundExternalEntityDeclarationWithName name: String, publicID: String?,
    systemID: String?
  ) { fail(parser, documentType(max(parser.lineNumber, 1), 1)) }
}
