// MARK: - Strings

extension SwiftLexer {
  /// Takes the delimiter of a string and its text up to the first interpolation.
  ///
  /// Three quotes open a string of several lines when nothing but space follows them; `""` is an
  /// empty string, and with `#` three quotes on one line are a quote in quotes.
  mutating func openString(hashes: Int) {
    let quote = position + hashes
    let isTriple =
      byte(at: quote + 1) == UInt8(ascii: "\"") && byte(at: quote + 2) == UInt8(ascii: "\"")
    let isMultiline = isTriple && (hashes == 0 || isBlankToEndOfLine(from: quote + 3))
    contexts.append(.string(hashes: hashes, isMultiline: isMultiline, start: position))
    stringText(
      hashes: hashes, isMultiline: isMultiline, from: quote + (isMultiline ? 3 : 1))
  }

  /// Takes the text of the open string from `position`, up to its end or an interpolation.
  mutating func stringText(hashes: Int, isMultiline: Bool, from start: Int? = nil) {
    // Text that goes on after an interpolation starts with the `)`.
    var offset = start ?? position + 1
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        if let end = endOfDelimiter(at: offset, hashes: hashes, isMultiline: isMultiline) {
          contexts.removeLast()
          return emit(.string, to: end)
        }
        offset += 1
      case UInt8(ascii: "\\"):
        let escaped = end(of: hashes, from: offset + 1)
        if let escaped, byte(at: escaped) == UInt8(ascii: "(") {
          contexts.append(.interpolation(parentheses: 0))
          return emit(.string, to: escaped + 1)
        }
        offset = self.offset(afterEscape: offset, escaped: escaped)
      case let byte where Self.isNewline(byte) && !isMultiline:
        if case .string(_, _, let start)? = contexts.popLast() { leaveOpen(.string, at: start) }
        return emit(.string, to: offset)
      default: offset += 1
      }
    }
    emit(.string, to: bytes.count)
  }

  private func isBlankToEndOfLine(from start: Int) -> Bool {
    let end = end(from: start, while: Self.isSpace)
    return end >= bytes.count || Self.isNewline(bytes[end])
  }

  /// The offset behind `count` times `#` at `start`, or nil when fewer are there.
  private func end(of count: Int, from start: Int) -> Int? {
    var offset = start
    while offset < start + count {
      guard byte(at: offset) == UInt8(ascii: "#") else { return nil }
      offset += 1
    }
    return offset
  }

  private func endOfDelimiter(at offset: Int, hashes: Int, isMultiline: Bool) -> Int? {
    guard isMultiline else { return end(of: hashes, from: offset + 1) }
    guard byte(at: offset + 1) == UInt8(ascii: "\""), byte(at: offset + 2) == UInt8(ascii: "\"")
    else { return nil }
    return end(of: hashes, from: offset + 3)
  }

  /// The offset behind a backslash and what it escapes; a line break is never escaped away.
  private func offset(afterEscape backslash: Int, escaped: Int?) -> Int {
    guard let escaped, escaped < bytes.count, !Self.isNewline(bytes[escaped]) else {
      return backslash + 1
    }
    return escaped + 1
  }
}

// MARK: - Regular expressions

extension SwiftLexer {
  /// Takes `#/…/#`, which may span lines when its first line is empty.
  mutating func extendedRegex(hashes: Int) {
    let start = position + hashes + 1
    let isMultiline = isBlankToEndOfLine(from: start)
    var offset = start
    while offset < bytes.count, isMultiline || !Self.isNewline(bytes[offset]) {
      if bytes[offset] == UInt8(ascii: "\\") {
        offset = self.offset(afterEscape: offset, escaped: offset + 1)
      } else if bytes[offset] == UInt8(ascii: "/"), let end = end(of: hashes, from: offset + 1) {
        return emit(.string, to: end)
      } else {
        offset += 1
      }
    }
    leaveOpen(.regex, at: position)
    emit(.string, to: offset)
  }

  /// The end of the `/…/` at `position`, or nil when the slash divides.
  ///
  /// It is a regular expression where an expression may start, when no space follows the first
  /// slash and none comes before the last, and when it closes on its line.
  mutating func endOfRegex() -> Int? {
    let first = byte(at: position + 1)
    guard position >= noRegexBefore, mayStartExpression, !Self.isSpace(first) else { return nil }
    var offset = position + 1
    while offset < bytes.count, !Self.isNewline(bytes[offset]) {
      switch bytes[offset] {
      case UInt8(ascii: "\\"): offset = self.offset(afterEscape: offset, escaped: offset + 1)
      case UInt8(ascii: "/") where !Self.isSpace(bytes[offset - 1]): return offset + 1
      default: offset += 1
      }
    }
    noRegexBefore = offset
    return nil
  }

  /// Whether an expression may start here, judged by the token before.
  private var mayStartExpression: Bool {
    guard let last = lastSignificant else { return true }
    switch last.kind {
    case .keyword: return true
    case .punctuation:
      switch bytes[last.range.upperBound - 1] {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "."): return false
      default: return true
      }
    default: return false
    }
  }
}

// MARK: - Numbers

extension SwiftLexer {
  mutating func number() {
    emit(.number, to: endOfNumber())
  }

  private func endOfNumber() -> Int {
    // `tuple.0.1` is two members, not a fraction.
    if isMember { return end(from: position, while: Self.isDigit) }
    let isHexadecimal =
      byte(at: position) == UInt8(ascii: "0") && byte(at: position + 1) == UInt8(ascii: "x")
    var offset = endOfDigits(from: position, isHexadecimal: isHexadecimal)
    if byte(at: offset) == UInt8(ascii: "."), Self.isDigit(byte(at: offset + 1)) {
      offset = endOfDigits(from: offset + 1, isHexadecimal: isHexadecimal)
    }
    return offset
  }

  /// Digits, letters and `_`, and the sign of an exponent.
  private func endOfDigits(from start: Int, isHexadecimal: Bool) -> Int {
    let exponent = isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e")
    var offset = end(from: start, while: Self.isWord)
    let sign = byte(at: offset)
    let isSign = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
    if isSign, offset > start, bytes[offset - 1] | 0x20 == exponent,
      Self.isDigit(byte(at: offset + 1))
    {
      offset = end(from: offset + 1, while: Self.isWord)
    }
    return offset
  }
}
