import GotchaBook

/// The shelves of the book, in the order in which a reader meets them.
package enum Shelf: String, CaseIterable, Comparable, Sendable {
  /// Pages that lead a reader from a symptom to its entry.
  case startHere = "start-here"
  /// What is met on today's systems.
  case today
  /// What ended with an older system.
  case older = "older-systems"
  /// What teams build on a table.
  case techniques
  /// Observations and broken approaches, and notes of an area that is on no shelf: nothing to do
  /// in an app.
  case labBook = "lab-book"

  package static func < (left: Shelf, right: Shelf) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The shelf of an entry.
  ///
  /// - Parameters:
  ///   - area: The shelf of its area, for those that are on one as a whole.
  ///   - oldest: The oldest version of today: what ended before it is on the shelf of its own.
  init(_ entry: Entry, area: Shelf?, oldest: Version) {
    self =
      switch (area, entry.kind) {
      case (.startHere, _): .startHere
      case (.labBook, _), (_, .observation), (_, .brokenApproach): .labBook
      case (.techniques, _): .techniques
      case (nil, .note): .labBook
      case (_, .gotcha), (_, .note):
        entry.lastAffected.map { $0 < oldest } == true ? .older : area ?? .today
      }
  }

  /// Those of a book: where nothing is versioned, nothing is of an older system.
  static func all(in settings: BookSettings) -> [Shelf] {
    allCases.filter { $0 != .older || !settings.system.isEmpty }
  }

  func title(in settings: BookSettings) -> String {
    switch self {
    case .startHere: "Find your symptom"
    case .today: settings.system.isEmpty ? "Gotchas" : "On today's systems"
    case .older: "Older systems"
    case .techniques: "Techniques"
    case .labBook: "Observations"
    }
  }

  func explanation(in settings: BookSettings) -> String {
    if let text = settings.shelves[rawValue] { return text }
    return switch self {
    case .startHere: "Pages that lead from a symptom to its cause."
    case .today:
      settings.system.isEmpty
        ? "What happens and few expect." : "What happens on the systems of today."
    case .older: "What ended before \(settings.name(settings.oldestOfToday))."
    case .techniques: "What is built on it, when it is still worth it, and its traps."
    case .labBook:
      "Observations, notes and approaches that failed. Nothing here is a recommendation."
    }
  }

  /// Where all of its entries are listed.
  var path: String { "shelves/\(rawValue).html" }
}

extension Entry {
  /// The last affected version; nil when the entry names none, or no end.
  var lastAffected: Version? {
    guard let spans = appliesTo?.spans, !spans.contains(where: { $0.last == nil }) else {
      return nil
    }
    return spans.compactMap(\.last).max()
  }
}
