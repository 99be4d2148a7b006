import SwiftSource

extension EntryParser {
  /// What is wrong with the code of the cases: blocks that are not whole by themselves, or too long.
  mutating func checkCode(of cases: [Case], setup: [CodeBlock]) {
    for block in setup + cases.flatMap(\.swiftBlocks) {
      let problems = block.isTooLong ? [.tooLong] : WholeCode.problems(in: block)
      for problem in problems {
        error(
          problem.rule, at: block.place(ofByte: problem.offset), problem.message,
          advice: problem.advice)
      }
    }
  }
}

extension CodeBlock {
  /// The most bytes that a block may have: some two hundred lines, which is too much for a page.
  /// The formatter needs quadratic time for long blocks, a minute for twenty thousand lines.
  package static let maximumBytes = 8 * 1024

  package var isTooLong: Bool { code.utf8.count > Self.maximumBytes }
}

extension CodeProblem {
  fileprivate static let tooLong = CodeProblem(
    offset: 0, rule: .codeTooLong,
    message: "The block has more than \(CodeBlock.maximumBytes) bytes",
    advice: "show what matters, and move the rest to a Swift file: 'Swift case: Tests/…'")
}
