/// Breaks prose into lines.
enum WordWrap {
  /// The lines of a text whose words may carry terminal attributes, which take no room.
  ///
  /// A word that is wider than a line has a line of its own.
  static func lines(_ text: String, width: Int, first: String, rest: String) -> [String] {
    var lines: [String] = []
    var line = first
    var used = first.count
    var isStart = true
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      for word in paragraph.split(separator: " ") {
        let size = visibleCount(word)
        if !isStart, used + 1 + size > width {
          lines.append(line)
          (line, used, isStart) = (rest, rest.count, true)
        }
        line += (isStart ? "" : " ") + word
        used += (isStart ? 0 : 1) + size
        isStart = false
      }
      lines.append(line)
      (line, used, isStart) = (rest, rest.count, true)
    }
    return lines
  }

  /// The characters of a word that are seen.
  private static func visibleCount(_ word: Substring) -> Int {
    var count = 0
    var isInEscape = false
    for character in word {
      if character == "\u{1B}" {
        isInEscape = true
      } else if isInEscape {
        isInEscape = character != "m"
      } else {
        count += 1
      }
    }
    return count
  }
}
