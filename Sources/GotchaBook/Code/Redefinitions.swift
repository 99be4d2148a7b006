/// Finds declarations of a page that change what the names and signs in its expectations mean.
struct Redefinitions {
  /// The names of the types that the page declares.
  private let declared: Set<String>

  init(_ blocks: [SwiftCode]) {
    declared = Set(
      blocks.flatMap { code in
        code.words.indices.compactMap { index in
          Self.typeName(at: index, of: code).flatMap { name in
            code.words[index].text == "extension" ? nil : name.text
          }
        }
      })
  }

  /// What is wrong in a block that is whole.
  func problems(in code: SwiftCode) -> [CodeProblem] {
    var problems: [CodeProblem] = []
    // For each open brace whether it is in a type of the page's own.
    var isOwn: [Bool] = []
    var next: Bool?
    for (index, word) in code.words.enumerated() {
      if let name = Self.typeName(at: index, of: code) {
        next = declared.contains(name.text)
        if word.text != "extension", Self.isReserved(name.text) {
          problems.append(Self.problem(ofType: name))
        }
      } else if word.text == "func", let sign = Self.sign(behind: index, of: code),
        isOwn.last != true
      {
        problems.append(Self.problem(ofOperator: sign))
      } else if word.text == "{" {
        isOwn.append(next ?? isOwn.last ?? false)
        next = nil
      } else if word.text == "}" {
        _ = isOwn.popLast()
      }
    }
    return problems
  }

  private static let keywords: Set<String> = [
    "actor", "class", "enum", "extension", "protocol", "struct", "typealias",
  ]

  /// The name behind a keyword that declares or extends a type.
  private static func typeName(at index: Int, of code: SwiftCode) -> SwiftCode.Word? {
    let words = code.words
    guard words[index].kind == .keyword, keywords.contains(words[index].text),
      index + 1 < words.count, words[index + 1].isName
    else { return nil }
    return words[index + 1]
  }

  private static func sign(behind index: Int, of code: SwiftCode) -> SwiftCode.Word? {
    guard index + 1 < code.words.count else { return nil }
    let word = code.words[index + 1]
    return word.kind == .punctuation && word.text != "(" && word.text != "`" ? word : nil
  }

  /// The prefixes of Apple's frameworks belong to them.
  private static let prefixes = ["CA", "CG", "NS", "UI"]

  /// Modules, and what an expectation consists of or asks.
  private static let reserved: Set<String> = [
    "ConsoleLog", "Foundation", "IndexPath", "Issue", "MainLoop", "SourceLocation", "Swift",
    "SystemVersion", "TableModel", "TableProbe", "Testing", "UIKit",
  ]

  private static func isReserved(_ name: String) -> Bool {
    guard let third = name.dropFirst(2).first else { return false }
    return reserved.contains(name)
      || prefixes.contains(where: name.hasPrefix) && third.isUppercase
  }

  private static func problem(ofType name: SwiftCode.Word) -> CodeProblem {
    CodeProblem(
      offset: name.offset, rule: "redefinition",
      message: "A type of the page's own takes the place of '\(name.text)'",
      advice: "give it another name")
  }

  private static func problem(ofOperator sign: SwiftCode.Word) -> CodeProblem {
    CodeProblem(
      offset: sign.offset, rule: "redefinition",
      message: "'\(sign.text)' gets another meaning for values that are not the page's own",
      advice: "declare a function with a name, or the operator within a type of the page")
  }
}
