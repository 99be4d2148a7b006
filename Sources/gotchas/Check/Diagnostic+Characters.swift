import GotchaBook

extension Diagnostic {
  /// The diagnostic with its column in Unicode code points, as other tools count, not in bytes.
  func countingCharacters(root: String) -> Diagnostic {
    guard place.column > 1, let bytes = FolderListing.bytes(of: place.file, root: root) else {
      return self
    }
    let line = SourceText(path: place.file, bytes: bytes).line(place.line)
    let isFirst = { (byte: UInt8) in byte & 0b1100_0000 != 0b1000_0000 }
    var converted = self
    converted.place.column = line.prefix(place.column - 1).count(where: isFirst) + 1
    return converted
  }
}
