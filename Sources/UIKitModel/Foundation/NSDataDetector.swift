import Foundation

/// Finds links and numbers of phones in a text.
///
/// Held: what is found is the model's simple rule, and dates and addresses are not found. It is no
/// `NSRegularExpression` here, whose methods cannot be overridden.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// What is looked for.
  public let checkingTypes: NSTextCheckingTypes
  private let rules: [Rule]

  /// A detector.
  ///
  /// - Throws: for no type at all.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes != 0 else { throw CocoaError(.formatting) }
    self.checkingTypes = checkingTypes
    rules = Rule.all.filter { checkingTypes & $0.kind.rawValue != 0 }
    super.init()
  }

  /// What is found in a part of a text, in its order.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let text = string as NSString
    let start = min(max(range.location, 0), text.length)
    let part = NSRange(
      location: start, length: min(max(range.length, 0), text.length - start))
    let found = rules.flatMap { $0.found(in: string, part) }
      .sorted { $0.range.location < $1.range.location }
    return found.reduce(into: []) { kept, each in
      guard kept.last.map({ NSMaxRange($0.range) <= each.range.location }) ?? true else { return }
      kept.append(each)
    }
  }

  /// What is found first.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// How much is found.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// Where something is found first; `NSNotFound` if nothing is.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Calls a block for each thing that is found, until it says to stop.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) where !stop.boolValue {
      block(match, [], &stop)
    }
  }
}

/// How one type of things is found.
private struct Rule {
  let kind: DetectedData.Kind
  let pattern: String

  /// The model's choice: addresses with a scheme or `www.`, names of hosts with a usual ending,
  /// addresses of mail; and numbers of seven to fifteen digits and what is usual between them.
  static let all = [
    Rule(
      kind: .link,
      pattern: #"\b(?:[a-z][a-z0-9+.-]*://[^\s<>"]+|mailto:[^\s<>"]+"#
        + #"|[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}"#
        + #"|(?:www\.[a-z0-9-]+(?:\.[a-z0-9-]+)*"#
        + #"|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|edu|gov|io|co|app|dev|info|de|uk|fr|jp|eu))\b"#
        + #"(?::[0-9]+)?(?:/[^\s<>"]*)?)"#),
    Rule(
      kind: .phoneNumber,
      pattern: #"(?<![\w.])\+?(?:\(?[0-9]{1,4}\)?[-. /]?){2,6}[0-9]{1,4}(?![\w])"#),
  ]

  /// How many digits the number of a phone has (ITU-T E.164: at most 15).
  private static let digits = 7...15

  func found(in text: String, _ range: NSRange) -> [NSTextCheckingResult] {
    let expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
    return (expression?.matches(in: text, range: range) ?? []).compactMap { match in
      result((text as NSString).substring(with: match.range), at: match.range.location)
    }
  }

  private func result(_ found: String, at start: Int) -> NSTextCheckingResult? {
    guard kind == .link else {
      let count = found.filter(\.isNumber).count
      guard Self.digits.contains(count) else { return nil }
      let range = NSRange(location: start, length: (found as NSString).length)
      return DetectedData(range, .phoneNumber, phoneNumber: found)
    }
    // The point at the end of a sentence is none of the link, nor is a bracket around it.
    var text = found
    while let last = text.last, ".,;:!?'’”)]}".contains(last) {
      if last == ")", text.filter({ $0 == "(" }).count == text.filter({ $0 == ")" }).count { break }
      text.removeLast()
    }
    let isWhole = text.contains("://") || text.hasPrefix("mailto:")
    let scheme = isWhole ? "" : text.contains("@") ? "mailto:" : "http://"
    guard let url = URL(string: scheme + text) else { return nil }
    let range = NSRange(location: start, length: (text as NSString).length)
    return DetectedData(range, .link, url: url)
  }
}
