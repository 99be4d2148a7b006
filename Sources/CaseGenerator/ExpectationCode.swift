import GotchaBook
import SwiftSource

/// Swift code whose expectations note that they are evaluated: each is given its own place as the
/// result of a call, in an argument that Swift evaluates whether or not the expectation holds.
struct ExpectationCode {
  /// The function that the calls name; each generated file declares it.
  static let function = "gotchaPlace"
  /// The one that branches call.
  static let branchFunction = "gotchaBranch"

  /// The code with the calls in it; every line stays on its line.
  private(set) var code = ""
  /// The places of the expectations, in their order.
  private(set) var places: [Place] = []
  /// For each place what it is in.
  private(set) var owners: [Expectation.Owner] = []
  /// The places of its branches, in their order; none where they are not marked.
  private(set) var branches: [Place] = []
  /// The places of the expectations that already name a source location.
  private(set) var misplaced: [Place] = []

  /// - Parameters:
  ///   - block: the block of which this is the code, or what is left of it.
  ///   - values: What is noted with each expectation that reads it.
  ///   - functions: Of the app's code, those that count as called only where their result is used.
  ///   - marksBranches: Whether its branches note that they run.
  init(
    _ code: String, of block: CodeBlock, seeing values: OwnValues = OwnValues(),
    using functions: Set<String> = [], marksBranches: Bool = false
  ) {
    let source = SourceText(path: block.place.file, bytes: Array(code.utf8))
    func position(of offset: Int) -> Place {
      var place = source.place(ofByte: offset)
      place.line += block.firstLine - 1
      return place
    }
    var insertions = Self.marks(of: functions, in: code)
    if marksBranches {
      for branch in Branch.all(in: code, raises: block.attributes.raises != nil) {
        let place = position(of: branch.offset)
        branches.append(place)
        let call = "\(Self.branchFunction)(\(place.line), \(place.column))"
        insertions += branch.marks.map {
          Insertion(
            offset: $0.offset, text: $0.text(function: Self.branchFunction, call: call))
        }
      }
    }
    for expectation in Expectation.all(in: code) {
      let place = position(of: expectation.offset)
      places.append(place)
      owners.append(expectation.owner)
      if expectation.hasSourceLocation { misplaced.append(place) }
      let seen = expectation.values.filter(values.includes).sorted()
        .map { ", (\(SwiftText.literal($0)), \($0) as Any)" }.joined()
      let subjects =
        marksBranches ? expectation.subjects.map { ($0.name, position(of: $0.offset)) } : []
      branches += subjects.map(\.1)
      let noted = subjects.map { name, place in
        "\(Self.branchFunction)(\(place.line), \(place.column), of: \(name))"
      }.joined(separator: ", ")
      let argument =
        "sourceLocation: \(Self.function)(\(place.line), \(place.column)\(seen)"
        + (subjects.isEmpty ? "" : ", of: \(noted)") + ")"
      insertions.append(
        Insertion(
          offset: expectation.argumentOffset,
          text: expectation.argumentPrefix + argument + expectation.argumentSuffix))
    }
    self.code = code.inserting(insertions)
  }

  /// What is put around calls whose result is thrown away: they do not count, and can be left out.
  private static func marks(of functions: Set<String>, in code: String) -> [Insertion] {
    DiscardedCalls(of: functions, in: code).statements.flatMap { statement in
      let (begin, end) = ("AppCodeSwitch.discard(true); ", "; AppCodeSwitch.discard(false)")
      return [
        Insertion(
          offset: statement.start,
          text: statement.declares ? begin : "if !AppCodeSwitch.isOff { \(begin)"),
        Insertion(offset: statement.end, text: statement.declares ? end : "\(end) }"),
      ]
    }
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
