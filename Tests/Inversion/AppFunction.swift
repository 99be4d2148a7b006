import GotchaBook

/// A function, initializer, observer or computed property of the app code that readers copy.
struct AppFunction {
  /// The entry's file.
  var path: String
  /// The cases that drive it, each as the entry's id and its slug.
  var cases: Set<String>
  /// Whether it is in the right way of a pair, and not in the code that both share.
  var isRight: Bool
  /// What is declared, for messages: `viewDidLoad`, `init`.
  var name: String
  /// The line of the file that its body begins on.
  var line: Int
  /// The bytes of the file between its braces; of an initializer, behind the call of `super.init`.
  var body: Range<Int>
  /// Whether it has to return something, so that it does not compile when it is empty.
  var returnsValue: Bool
  /// Whether a call of it is marked with `try`.
  var isThrowing = false

  /// What empties it.
  var emptied: Edit { Edit(offset: body.lowerBound, removed: body.count) }

  /// What records that it is called.
  var recorded: [Edit] {
    [
      Edit(
        offset: body.lowerBound,
        text: (isThrowing ? " try " : " ") + RecordedCall.function + " {"),
      Edit(offset: body.upperBound, text: "}"),
    ]
  }

  /// Those of the code that all halves share and of the right ways, in the order of the file.
  static func all(in entry: Entry) -> [AppFunction] {
    let run = entry.cases.filter(\.isRun)
    let shared = entry.setup.flatMap { block in
      all(in: block, of: entry, Set(run.map { "\(entry.id)/\($0.slug)" }))
    }
    return shared
      + run.flatMap { found in
        found.swiftBlocks.flatMap { all(in: $0, of: entry, ["\(entry.id)/\(found.slug)"]) }
      }
  }

  private static func all(
    in block: CodeBlock, of entry: Entry, _ cases: Set<String>
  ) -> [AppFunction] {
    guard block.attributes.isApp, block.attributes.way != .wrong,
      block.attributes.ignoreReason == nil
    else { return [] }
    return DeclaredBodies(of: SwiftCode(block.code)).all.map { found in
      let offset = block.byteRange.lowerBound
      return AppFunction(
        path: entry.path, cases: cases, isRight: block.attributes.way == .right, name: found.name,
        line: block.place(ofByte: found.bytes.lowerBound).line,
        body: (offset + found.bytes.lowerBound)..<(offset + found.bytes.upperBound),
        returnsValue: found.returnsValue, isThrowing: found.isThrowing)
    }
  }
}
