/// An expression that compares two others.
struct Comparison {
  var left: ArraySlice<SwiftCode.Word>
  var sign: String
  var right: ArraySlice<SwiftCode.Word>

  private static let opposites = [
    "==": "!=", "!=": "==", "===": "!==", "!==": "===", "<": ">=", ">=": "<", ">": "<=", "<=": ">",
  ]

  private static let mirrors = ["<": ">", ">": "<", "<=": ">=", ">=": "<="]

  /// Nil when the words do not compare, at their top level, exactly two things.
  init?(_ words: ArraySlice<SwiftCode.Word>) {
    let sides = words.split(atTopLevel: { Self.opposites[$0.text] != nil })
    guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty else { return nil }
    (left, right) = (sides[0], sides[1])
    sign = words[left.endIndex].text
  }

  /// The sign that holds where this one does not; nil where neither may, as of `nan`.
  var opposite: String? { Self.opposites[sign] }

  /// The same with its sides exchanged.
  var mirrored: Comparison {
    var mirrored = self
    (mirrored.left, mirrored.right) = (right, left)
    mirrored.sign = Self.mirrors[sign] ?? sign
    return mirrored
  }

  /// Whether it holds of two values; nil where that is not known.
  func truth(_ a: ConstantValue, _ b: ConstantValue) -> Bool? {
    switch (sign, a, b) {
    case ("==", _, _): a == b
    case ("!=", _, _): a != b
    case ("<", .number(let a), .number(let b)): a < b
    case (">", .number(let a), .number(let b)): a > b
    case ("<=", .number(let a), .number(let b)): a <= b
    case (">=", .number(let a), .number(let b)): a >= b
    default: nil
    }
  }

  /// Whether it holds of every number that is not negative; nil when it may or may not.
  func truth(ofCount bound: Double) -> Bool? {
    switch sign {
    case ">=": bound <= 0 ? true : nil
    case ">", "!=": bound < 0 ? true : nil
    default: nil
    }
  }
}
