import GotchaBook
import SwiftSource

/// Rules about pairs, whose halves must differ in what they do and not in what is expected.
enum PairRules {
  static let all = [pairProvesNothing, strawMan]

  static let pairProvesNothing = LintRule(
    "pair-proves-nothing",
    "What misbehaves in a pair is an expectation that both halves share, an exception or a trace."
  ) { page in
    pairs(in: page).compactMap { found -> Finding? in
      let blocks = found.blocks
      let lastHalf = blocks.lastIndex { way(of: $0) != nil } ?? blocks.startIndex
      let isShared = blocks[lastHalf...].contains { block in
        switch block {
        case .trace: true
        case .swift(let code): code.attributes.way == nil && expects(code)
        }
      }
      let raises = found.swiftBlocks.contains {
        $0.attributes.way == .wrong && $0.attributes.raises != nil
      }
      guard !isShared, !raises else { return nil }
      return Finding(
        at: found.place, "No expectation after the pair distinguishes its halves",
        advice: "put an #expect that the wrong half fails into a block behind both")
    }
  }

  static let strawMan = LintRule(
    "straw-man", "The wrong half of a pair is code that people write."
  ) { page in
    pairs(in: page).flatMap { found in
      let wrong = found.swiftBlocks.filter { $0.attributes.way == .wrong }
      guard wrong.allSatisfy({ isEmptyOrIdle($0) }), let first = wrong.first else {
        return [Finding]()
      }
      return [
        Finding(
          at: first.place, "The wrong half does nothing",
          advice: "write what people really write; issues and public code show it")
      ]
    }
  }

  private static func pairs(in page: Page) -> [Case] {
    page.entry.cases.filter { $0.compiledBlocks.contains { $0.attributes.way != nil } }
  }

  private static func way(of block: Case.Block) -> CodeBlock.Attributes.Way? {
    guard case .swift(let code) = block, code.attributes.ignoreReason == nil else { return nil }
    return code.attributes.way
  }

  private static func expects(_ block: CodeBlock) -> Bool {
    block.attributes.raises != nil
      || SwiftCode(block.code).words.contains { ["#expect", "#require"].contains($0.text) }
  }

  /// Whether a block has no statement, or only lets time pass or sets something to nil.
  private static func isEmptyOrIdle(_ block: CodeBlock) -> Bool {
    if block.attributes.isApp || block.attributes.raises != nil {
      return block.code.allSatisfy(\.isWhitespace)
    }
    var statements: [String] = []
    for word in SwiftCode(block.code).words {
      if word.startsLine { statements.append("") }
      statements[statements.count - 1] += word.text
    }
    return statements.allSatisfy { $0.hasSuffix(".settle()") || $0.hasSuffix("=nil") }
  }
}
