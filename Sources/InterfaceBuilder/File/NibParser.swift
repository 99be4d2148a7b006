import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads the elements of a file.
final class NibParser: NSObject, XMLParserDelegate {
  /// How deep elements may lie: far deeper than Interface Builder's own files, and little enough for
  /// views that are made one in the other.
  static let maximumDepth = 200
  /// The bytes that libxml2 takes for a comment, an attribute or a CDATA section (its
  /// `XML_MAX_TEXT_LENGTH`; the option that lifts it is out of `XMLParser`'s reach).
  static let maximumLength = 10_000_000

  /// libxml2's `XML_ERR_UNDECLARED_ENTITY` and `XML_ERR_TAG_NAME_MISMATCH` (xmlerror.h); the raw values
  /// of Foundation's `XMLParser.ErrorCode` are others on Linux.
  private static let (undeclaredEntity, tagNameMismatch) = (26, 76)

  private let file: String
  private var nodes: [NibDocument.Node] = []
  private var open: [Int] = []
  private var failure: NibError?
  /// What the parser stumbled over first. It goes on to the end of the file all the same.
  private var firstError: (code: Int, line: Int, column: Int)?
  /// The entity that the parser looks for, which is none of XML's own.
  private var entity: String?

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
      if let line = Self.lineOfLongText(in: data) {
        throw error(
          "a comment, an attribute or a CDATA section that begins here has more than "
            + "\(Self.maximumLength) bytes, which the parser does not read; shorten it", line, 1)
      }
      let place = firstError ?? (0, parser.lineNumber, parser.columnNumber)
      throw error(
        reason(place.code), max(place.line, 1), max(place.column, 1))
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

  /// The line on which markup begins that is longer than the parser reads; nil if there is none.
  private static func lineOfLongText(in data: Data) -> Int? {
    var line = 1
    var markup: (start: Int, line: Int)?
    for (index, byte) in data.enumerated() {
      switch byte {
      case UInt8(ascii: "<"): markup = (index, line)
      case UInt8(ascii: ">"): markup = nil
      case UInt8(ascii: "\n"): line += 1
      default: break
      }
      if let markup, index - markup.start > maximumLength { return markup.line }
    }
    return nil
  }

  /// What an error of the parser means, and what to do.
  private func reason(_ code: Int) -> String {
    switch code {
    case Self.undeclaredEntity:
      let name = entity.map { "&\($0);" } ?? "an entity"
      return
        "\(name) is none of XML's own entities, and the file declares none; write the character "
        + "itself, and &amp; for a plain &"
    case Self.tagNameMismatch:
      return
        "the file is no whole XML: this end tag is not that of the open element; \(Self.remedy)"
    default: return "the file is no whole XML; \(Self.remedy)"
    }
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

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    guard firstError == nil else { return }
    let code = (parseError as NSError).code
    firstError = (code, parser.lineNumber, parser.columnNumber)
  }

  /// Called for an entity that is not declared, too.
  func parser(
    _ parser: XMLParser, resolveExternalEntityName name: String, systemID: String?
  ) -> Data? {
    if firstError == nil { entity = name }
    return nil
  }

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
