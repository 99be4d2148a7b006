extension String {
  /// The text without addresses of objects, which are others in each run: `<Feed: 0x7f80>` is
  /// `<Feed>`.
  package var withoutAddresses: String {
    guard contains("0x") else { return self }
    return replacing(/\ ?\(0x[0-9a-fA-F]{6,}\)|: ?0x[0-9a-fA-F]{6,}|0x[0-9a-fA-F]{6,}/, with: "")
  }
}
