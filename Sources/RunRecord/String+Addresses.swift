extension String {
  /// The text without addresses of objects, which are others in each run: `<Feed: 0x7f80>` is
  /// `<Feed>`.
  package var withoutAddresses: String {
    guard contains("0x") else { return self }
    return replacing(/\ ?\(0x[0-9a-fA-F]{6,}\)|: ?0x[0-9a-fA-F]{6,}|0x[0-9a-fA-F]{6,}/, with: "")
  }

  /// The text with the addresses of a process numbered in the order in which they come, so that it is
  /// the same in each run and of each version: `<Feed: 0x00007f5db4017c70>` is `<Feed: #1>`. Swift writes
  /// such an address in 16 digits; those that the model gives to its objects are shorter, and stay.
  package var withNumberedAddresses: String {
    guard contains("0x") else { return self }
    var numbers: [Substring: Int] = [:]
    return replacing(/0x[0-9a-fA-F]{16}\b/) { match in
      let number = numbers[match.output] ?? numbers.count + 1
      numbers[match.output] = number
      return "#\(number)"
    }
  }
}
