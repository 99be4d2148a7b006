/// Which broken tables make the assertions of a case fail: what it proves about the table.
///
/// A fault is one way in which the model can be broken. An assertion that no fault makes fail would
/// hold of any table, so that it proves nothing.
package struct CaseProof: Codable, Hashable, Sendable {
  /// One way in which the model was broken.
  package struct Fault: Codable, Hashable, Sendable {
    package var id: String
    /// What a table with the fault does, as a verb in the third person: `forgets measured heights`.
    package var words: String

    package init(id: String, words: String) {
      self.id = id
      self.words = words
    }
  }

  /// Something of a case that can fail.
  package struct Assertion: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Sendable {
      /// An `#expect` or a `#require`.
      case expectation
      /// A `trace` block.
      case trace
      /// The text of `raises` on a block's fence.
      case exception
      /// The right half of a pair, which must not misbehave as the wrong one does.
      case pair
      /// A value that the halves of a pair have otherwise, and that an expectation of both reads.
      case value
      /// The code of an app, without which the case must not pass.
      case app
      /// A statement that the right half of a pair has more than the wrong one. The case may pass without
      /// it, which is said of it.
      case statement
      /// That the entry's version changes what the case expects, which a difference of the model must.
      case change
      /// That an exception which the case catches is the one that it is about; only where it may be
      /// any other one.
      case reason
      /// That the case does the same whatever ran before it; only where it does not.
      case order

      /// What is wrong with one that no fault makes fail.
      package var words: String {
        switch self {
        case .app: "the case passes without this code"
        case .statement: "the case passes without this statement, too"
        case .value: "the halves differ in a value of their own here, which no broken table changes"
        case .change: "no difference between versions makes this change"
        case .reason:
          "the case catches an exception, and passes with any other one too; expect words of its reason, "
            + "or write 'raises' on the fence"
        case .order:
          "this does not hold on the oldest version first, the wrong half before the right one: it "
            + "depends on what ran before; make in the case what it uses"
        case .expectation, .trace, .exception, .pair:
          "this \(rawValue) fails on none of the broken tables; expect what the gotcha changes"
        }
      }
    }

    package var kind: Kind
    /// The line in the file of the case, from 1.
    package var line: Int
    /// The column in UTF-8 bytes, from 1.
    package var column: Int
    /// The ids of the faults with which it fails, in the order in which they were tried; it is not
    /// tried with every one.
    package var faults: [String]

    package init(kind: Kind, line: Int, column: Int = 1, faults: [String] = []) {
      self.kind = kind
      self.line = line
      self.column = column
      self.faults = faults
    }
  }

  /// In the order of the file.
  package var assertions: [Assertion]
  /// The faults that the assertions name, each once.
  package var faults: [Fault]

  package init(assertions: [Assertion], faults: [Fault] = []) {
    self.assertions = assertions
    self.faults = faults
  }

  /// The assertions that no fault makes fail.
  package var unproved: [Assertion] {
    assertions.filter { $0.faults.isEmpty && $0.kind != .statement }
  }

  /// The statements of the cure without which the case passes, too.
  package var idleStatements: [Assertion] {
    assertions.filter { $0.faults.isEmpty && $0.kind == .statement }
  }

  /// Whether the case asserts something, and each assertion fails on a broken table.
  package var isWhole: Bool { !assertions.isEmpty && unproved.isEmpty }
}
