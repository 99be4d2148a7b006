import GotchaBook

/// The bodies of functions, initializers, observers and computed properties in some code.
struct DeclaredBodies {
  struct Body {
    var name: String
    /// The UTF-8 offsets in the code.
    var bytes: Range<Int>
    var returnsValue = false
    var isThrowing = false
  }

  private let code: SwiftCode
  private let words: [SwiftCode.Word]
  /// The bodies that have code, in their order; what is declared inside one is a part of it.
  private(set) var all: [Body] = []

  init(of code: SwiftCode) {
    self.code = code
    words = code.words
    var index = 0
    while index < words.count {
      guard let (body, next) = body(at: index) else {
        index += 1
        continue
      }
      if !body.bytes.isEmpty { all.append(body) }
      index = next
    }
  }

  private func text(_ index: Int) -> String {
    words.indices.contains(index) ? words[index].text : ""
  }

  /// The body of what is declared at a word, and the position behind it.
  private func body(at index: Int) -> (Body, next: Int)? {
    switch text(index) {
    case "func": return function(at: index, name: text(index + 1))
    case "init" where !words[index].isMember: return initializer(at: index)
    case "didSet", "willSet": return observer(at: index)
    case "var": return property(at: index)
    default: return nil
    }
  }

  private func function(at index: Int, name: String) -> (Body, next: Int)? {
    guard let parameters = words[index...].firstIndex(where: { $0.text == "(" }) else { return nil }
    let signature = code.end(ofGroupAt: parameters)
    guard let open = open(from: signature) else { return nil }
    let parts = words[signature..<open].map(\.text)
    // A recorded call is no asynchronous one.
    guard !parts.contains("async") else { return nil }
    let result = parts.firstIndex(of: "->").map { Array(parts[($0 + 1)...]) } ?? ["Void"]
    var body = Body(name: name, bytes: bytes(in: open))
    body.returnsValue = result != ["Void"] && result != ["(", ")"]
    body.isThrowing = parts.contains("throws")
    return (body, code.end(ofGroupAt: open))
  }

  /// The code behind `super.init`; without it what is left would not compile.
  private func initializer(at index: Int) -> (Body, next: Int)? {
    guard let (whole, next) = function(at: index, name: "init") else { return nil }
    let call = (index..<next).first { text($0) == "super" && text($0 + 2) == "init" }
    guard let call else { return (Body(name: "init", bytes: 0..<0), next) }
    let end = code.end(ofGroupAt: call + 3)
    guard end < next - 1 else { return (Body(name: "init", bytes: 0..<0), next) }
    return (Body(name: "init", bytes: words[end].offset..<whole.bytes.upperBound), next)
  }

  private func observer(at index: Int) -> (Body, next: Int)? {
    let open = text(index + 1) == "(" ? code.end(ofGroupAt: index + 1) : index + 1
    guard text(open) == "{" else { return nil }
    return (Body(name: text(index), bytes: bytes(in: open)), code.end(ofGroupAt: open))
  }

  /// A property that is computed in one body, without accessors.
  private func property(at index: Int) -> (Body, next: Int)? {
    guard text(index + 2) == ":", let open = open(from: index + 3) else { return nil }
    let isStored = words[index..<open].contains { $0.text == "=" }
    let accessors = ["get", "set", "didSet", "willSet"]
    guard !isStored, !accessors.contains(text(open + 1)) else { return nil }
    var body = Body(name: text(index + 1), bytes: bytes(in: open))
    body.returnsValue = true
    return (body, code.end(ofGroupAt: open))
  }

  /// The brace that opens the body of what is declared before `start`; nil when it has none.
  private func open(from start: Int) -> Int? {
    var index = start
    while words.indices.contains(index), text(index) != "{", text(index) != "}" {
      if words[index].kind == .keyword, Self.declaring.contains(text(index)) { return nil }
      index = words[index].nesting > 0 ? code.end(ofGroupAt: index) : index + 1
    }
    return text(index) == "{" ? index : nil
  }

  private static let declaring: Set<String> = [
    "case", "class", "enum", "extension", "func", "init", "let", "private", "struct", "var",
  ]

  /// The bytes between a brace and the one that closes it; empty when there is no word.
  private func bytes(in open: Int) -> Range<Int> {
    let close = code.end(ofGroupAt: open) - 1
    guard close > open + 1, words.indices.contains(close) else { return 0..<0 }
    return (words[open].offset + 1)..<words[close].offset
  }
}
