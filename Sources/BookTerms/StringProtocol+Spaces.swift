extension StringProtocol {
  /// The same line with runs of spaces folded, so that alignment never makes a difference.
  package var withFoldedSpaces: String {
    split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\r" }).joined(separator: " ")
  }
}
