import GotchaBook

/// Swift code whose expectations note that they are evaluated: each is given its own place as the
/// result of a call, in an argument that Swift evaluates whether or not the expectation holds.
struct ExpectationCode {
  /// The function that the calls name; each generated file declares it.
  static let function = "gotchaPlace"

  /// The code with the calls in it; every line stays on its line.
  private(set) var code: String
  /// The places of the expectations, in their order.
  private(set) var places: [Place] = []
  /// The places of the expectations that already name a source location.
  private(set) var misplaced: [Place] = []

  private static let macros: Set<String> = ["#expect", "#require"]

  /// - Parameter block: the block of which this is the code, or what is left of it.
  init(_ code: String, of block: CodeBlock) {
    self.code = code
    let swift = SwiftCode(code)
    let source = SourceText(path: block.place.file, bytes: Array(code.utf8))
    var insertions: [Insertion] = []
    for index in swift.words.indices where Self.macros.contains(swift.words[index].text) {
      var place = source.place(ofByte: swift.words[index].offset)
      place.line += block.firstLine - 1
      places.append(place)
      if let insertion = insertion(behind: index, of: swift, at: place) {
        insertions.append(insertion)
      }
    }
    self.code = code.inserting(insertions)
  }

  /// What is inserted for the expectation at `index`.
  private mutating func insertion(
    behind index: Int, of code: SwiftCode, at place: Place
  ) -> Insertion? {
    let words = code.words
    let argument = "sourceLocation: \(Self.function)(\(place.line), \(place.column))"
    let open = index + 1
    guard open < words.count else { return nil }
    guard words[open].text == "(" else {
      return Insertion(offset: words[index].end, text: "(\(argument))")
    }
    let close = code.end(ofGroupAt: open) - 1
    guard close > open else { return nil }
    let arguments = words[(open + 1)..<close].split(atTopLevel: { $0.text == "," })
    let labels = arguments.filter { $0.dropFirst().first?.text == ":" }.compactMap(\.first)
    if labels.contains(where: { $0.text == "sourceLocation" }) { misplaced.append(place) }
    // Arguments keep their order, and closures come last.
    if let closure = labels.first(where: { ["performing", "body"].contains($0.text) }) {
      return Insertion(offset: closure.offset, text: argument + ", ")
    }
    let separator =
      switch words[close - 1].text {
      case "(" where close == open + 1: ""
      case ",": " "
      default: ", "
      }
    return Insertion(offset: words[close].offset, text: separator + argument)
  }
}

/// A text to be put in at a UTF-8 offset.
struct Insertion {
  var offset: Int
  var text: String
}

extension String {
  /// The text with others put in.
  func inserting(_ insertions: [Insertion]) -> String {
    let bytes = Array(utf8)
    var result: [UInt8] = []
    var copied = 0
    for insertion in insertions.sorted(by: { $0.offset < $1.offset }) {
      result += bytes[copied..<insertion.offset]
      result += insertion.text.utf8
      copied = insertion.offset
    }
    return String(decoding: result + bytes[copied...], as: UTF8.self)
  }
}
