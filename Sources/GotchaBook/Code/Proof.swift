/// Whether cases can fail, by what is in their code and in the functions that they share.
struct Proof {
  /// Words that make a test fail: macros and functions of Swift Testing.
  private static let words: Set<String> = ["#expect", "#require", "Issue"]

  /// The functions of the setup whose bodies can fail, and those that call them.
  private let functions: Set<String>

  init(setup: [SwiftCode]) {
    functions = Self.provingFunctions(in: setup)
  }

  /// Whether the code expects something, or calls a function that does.
  func isIn(_ code: SwiftCode) -> Bool {
    code.words.contains { Self.words.contains($0.text) || functions.contains($0.text) }
  }

  private static func provingFunctions(in setup: [SwiftCode]) -> Set<String> {
    var callers: [String: [String]] = [:]
    var open: [String] = []
    for code in setup {
      var function: String?
      for (index, word) in code.words.enumerated() {
        if word.text == "func", index + 1 < code.words.count {
          function = code.words[index + 1].text
        } else if let function {
          if words.contains(word.text) { open.append(function) }
          if word.isName { callers[word.text, default: []].append(function) }
        }
      }
    }
    var proving: Set<String> = []
    while let name = open.popLast() {
      if proving.insert(name).inserted { open += callers[name] ?? [] }
    }
    return proving
  }
}
