/// What an entry claims of a version that it names.
package enum Claim: String, CaseIterable, Codable, Sendable {
  /// The version is in `Applies to`: what the entry describes happens there.
  case affected
  /// The version is at or after `Changed in`: it does not happen there any more.
  case notAffected
}
