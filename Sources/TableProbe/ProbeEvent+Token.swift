extension ProbeEvent {
  /// The call in the short form in which public logs are collected, such as `H0-2` for the height of
  /// a row; nil for a call that they do not name.
  ///
  /// S is `numberOfSections`, R with a section, C, H and D with section and row; headers and footers
  /// have two letters.
  public var token: String? {
    Self.letters[call].map { $0 + path.map { "\($0)" }.joined(separator: "-") }
  }

  private static let letters: [Call: String] = [
    .numberOfSections: "S", .numberOfRows: "R", .cellForRow: "C", .heightForRow: "H",
    .willDisplay: "D", .titleForHeader: "th", .titleForFooter: "tf", .heightForHeader: "hh",
    .heightForFooter: "hf", .viewForHeader: "vh", .viewForFooter: "vf",
    .willDisplayHeader: "wh", .willDisplayFooter: "wf",
  ]
}
