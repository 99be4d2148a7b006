import GotchaBook
import SwiftSource

/// The values that one half of a pair may have otherwise than the other, whatever the table does.
struct OwnValues {
  private var variables: Set<String> = []
  private var readers: Set<String> = []
  private var types: Set<String> = []

  init() {}

  /// - Parameter blocks: Those on one way through the pair.
  init(of blocks: [CodeBlock]) {
    for block in blocks {
      let review = CodeReview(block.code)
      // What the code for an app declares is seen as a member of its type, or outside of any.
      if block.attributes.isApp { types.formUnion(review.declaredTypes) }
      variables.formUnion(review.declaredVariables)
      readers.formUnion(review.declaredReaders)
    }
  }

  /// Whether a value is one of them: a variable, what a function returns, or a constant of a type of
  /// the page.
  func includes(_ value: String) -> Bool {
    if value.hasSuffix("()") { return readers.contains(String(value.dropLast(2))) }
    let parts = value.replacing("`", with: "").split(separator: ".")
    guard let first = parts.first.map(String.init), let last = parts.last else { return false }
    return parts.count == 1
      ? variables.contains(first) : types.contains(first) && last.first?.isLowercase == true
  }
}
