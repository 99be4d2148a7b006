import GotchaBook
import SwiftSource

/// Swift code whose expectations note that they are evaluated: each is given its own place as the
/// result of a call, in an argument that Swift evaluates whether or not the expectation holds.
struct ExpectationCode {
  /// The function that the calls name; each generated file declares it.
  static let function = "gotchaPlace"

  /// The code with the calls in it; every line stays on its line.
  private(set) var code = ""
  /// The places of the expectations, in their order.
  private(set) var places: [Place] = []
  /// The places of the expectations that already name a source location.
  private(set) var misplaced: [Place] = []

  /// - Parameter block: the block of which this is the code, or what is left of it.
  init(_ code: String, of block: CodeBlock) {
    let source = SourceText(path: block.place.file, bytes: Array(code.utf8))
    var insertions: [Insertion] = []
    for expectation in Expectation.all(in: code) {
      var place = source.place(ofByte: expectation.offset)
      place.line += block.firstLine - 1
      places.append(place)
      if expectation.hasSourceLocation { misplaced.append(place) }
      let argument = "sourceLocation: \(Self.function)(\(place.line), \(place.column))"
      insertions.append(
        Insertion(
          offset: expectation.argumentOffset,
          text: expectation.argumentPrefix + argument + expectation.argumentSuffix))
    }
    self.code = code.inserting(insertions)
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
