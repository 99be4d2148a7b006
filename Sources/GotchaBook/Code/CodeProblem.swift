/// Something wrong with the code of a block, at an offset of it.
package struct CodeProblem: Equatable, Sendable {
  var offset: Int
  var rule: BookRule
  var message: String
  var advice: String
}
