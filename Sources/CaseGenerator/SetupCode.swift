import GotchaBook
import SwiftSource

/// The code of a `setup` block at file scope: what it declares is visible in its file alone, so
/// that two entries may declare the same name.
enum SetupCode {
  /// Writes the block. Each declaration without an access modifier is made `fileprivate`.
  static func write(_ block: CodeBlock, to writer: inout SwiftWriter) {
    let code = ExpectationCode(BlockCode(block).code, of: block).code
    PrefixedCode.write(code, of: block, to: &writer) {
      takesModifier($0) ? "fileprivate" : nil
    }
  }

  private static func takesModifier(_ statement: TopLevelStatement) -> Bool {
    guard let keyword = statement.keyword, !statement.hasAccessModifier else {
      return false
    }
    switch keyword {
    case "import", "operator", "precedencegroup": return false
    // A conformance has no access of its own, and Swift refuses a modifier before it.
    case "extension": return !statement.isConformance
    default: return true
    }
  }
}
