extension EntryParser {
  /// A block with its code cut into words.
  private struct CutBlock {
    var block: CodeBlock
    var code: SwiftCode
    /// What keeps it from being whole by itself.
    var problems: [CodeProblem]

    init(_ block: CodeBlock) {
      self.block = block
      code = SwiftCode(block.code)
      problems = block.attributes.ignoreReason == nil ? WholeCode.problems(in: code) : []
      if block.isTooLong { problems.append(.tooLong) }
      // What an app does not have: expectations belong to the blocks that drive the code.
      if block.attributes.isApp { problems += code.words.compactMap(CodeProblem.init(inApp:)) }
    }

    /// Whether it is on the way with this half.
    func isOn(_ half: CodeBlock.Attributes.Way?) -> Bool {
      block.attributes.way == nil || block.attributes.way == half
    }

    /// Whether it is compiled with the others, and can be judged.
    var isRun: Bool {
      block.attributes.ignoreReason == nil && problems.isEmpty
    }
  }

  /// What is wrong with the code of the cases: blocks that are not whole by themselves, and what
  /// proves nothing.
  mutating func checkCode(of cases: [Case], setup: [CodeBlock]) {
    let shared = setup.map(CutBlock.init)
    let sharedNames = CodeDeclarations(shared.filter(\.isRun).map(\.code))
    let proof = Proof(setup: shared.map(\.code))
    check(shared, on: [(nil, sharedNames)], shared: shared)
    for found in cases {
      let blocks = found.swiftBlocks.map(CutBlock.init)
      check(blocks, on: ways(through: blocks, setup: sharedNames), shared: shared)
      checkProof(of: found, blocks, proof)
    }
  }

  /// A way through a case, and what the code declares on it.
  private typealias Way = (half: CodeBlock.Attributes.Way?, names: CodeDeclarations)

  /// Both ways through a pair, or the one through a case without halves.
  private func ways(through blocks: [CutBlock], setup: CodeDeclarations) -> [Way] {
    let halves = Set(blocks.map(\.block.attributes.way)).subtracting([nil])
    return (halves.isEmpty ? [nil] : [.right, .wrong].filter(halves.contains)).map { half in
      let run = blocks.filter { $0.isRun && $0.isOn(half) }
      return (half, CodeDeclarations(run.map(\.code), setup: setup))
    }
  }

  private mutating func check(_ blocks: [CutBlock], on ways: [Way], shared: [CutBlock]) {
    var problems = blocks.map(\.problems)
    let redefinitions = Redefinitions((shared + blocks).filter(\.isRun).map(\.code))
    for (index, cut) in blocks.enumerated() where cut.isRun {
      problems[index] += redefinitions.problems(in: cut.code)
      let attributes = cut.block.attributes
      if attributes.raises != nil || attributes.way == .wrong {
        problems[index] += VainExpectations.raised(in: cut.code)
      }
    }
    for way in ways {
      var expectations = VainExpectations(way.names, isInPair: way.half != nil)
      for (index, cut) in blocks.enumerated() where cut.isRun && cut.isOn(way.half) {
        let isShared = cut.block.attributes.isSetup || cut.block.attributes.isApp
        let found =
          expectations.problems(in: cut.code)
          + way.names.madeOnce(in: cut.code, isShared: isShared)
        let known = Set(problems[index].map(\.offset))
        problems[index] += found.filter { !known.contains($0.offset) }
      }
    }
    for (cut, found) in zip(blocks, problems) { report(found, in: cut.block) }
  }

  private mutating func report(_ problems: [CodeProblem], in block: CodeBlock) {
    for problem in problems {
      error(
        problem.rule, at: block.place(ofByte: problem.offset), problem.message,
        advice: problem.advice)
    }
  }

  private mutating func checkProof(of found: Case, _ blocks: [CutBlock], _ proof: Proof) {
    let hasOutcome = blocks.contains { cut in
      let attributes = cut.block.attributes
      return attributes.raises != nil || attributes.ignoreReason != nil
    }
    guard found.swiftFile == nil, !blocks.isEmpty, !hasOutcome, found.traceBlocks.isEmpty,
      !blocks.contains(where: { proof.isIn($0.code) })
    else { return }
    error(
      "proves-nothing", at: found.place, "Nothing in the case can fail",
      advice: "add an #expect, a trace, or 'raises' on the fence")
  }
}

extension CodeBlock {
  /// The most bytes that a block may have: some two hundred lines, which is too much for a page.
  /// The formatter needs quadratic time for long blocks, a minute for twenty thousand lines.
  package static let maximumBytes = 8 * 1024

  package var isTooLong: Bool { code.utf8.count > Self.maximumBytes }
}

extension CodeProblem {
  /// Nil for a word that an app may have.
  fileprivate init?(inApp word: SwiftCode.Word) {
    guard ["#expect", "#require"].contains(word.text) else { return nil }
    self.init(
      offset: word.offset, rule: "expectation-in-app", message: "App code has no expectations",
      advice: "move it to the 'swift' block that drives the code")
  }

  fileprivate static let tooLong = CodeProblem(
    offset: 0, rule: "code-too-long",
    message: "The block has more than \(CodeBlock.maximumBytes) bytes",
    advice: "show what matters, and move the rest to a Swift file: 'Swift case: Tests/…'")
}
