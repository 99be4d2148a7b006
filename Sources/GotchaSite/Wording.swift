/// What pages say of what cases run on, and of what nobody has looked at; each book may say it in words
/// of its own, `words` in its settings.
enum Wording: String, CaseIterable {
  /// The name of the basis of a claim that a run on a real system supports.
  case device
  /// The name of the basis of a claim that nothing else supports.
  case model
  /// What is said of versions with that basis, after “is” or “are”.
  case assumed
  /// The link to tell that an entry holds, or does not.
  case report
  /// What is before the version that calls were recorded on.
  case simulated

  /// The words of any book.
  var plain: String {
    switch self {
    case .device: "confirmed"
    case .model: "assumed"
    case .assumed: "assumed from other versions and not checked"
    case .report: "Confirm or contradict this"
    case .simulated: "as"
    }
  }
}
