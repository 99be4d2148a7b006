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
  /// Observations, notes and broken approaches: nothing to do in an app.
  case labBook = "lab-book"

  package static func < (left: Shelf, right: Shelf) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The oldest system that apps still support: what ended before it is on the shelf of its own.
  static let oldestOfToday = Version(13)

  /// The shelf of an entry.
  ///
  /// - Parameter area: The shelf of its area, for those that are on one as a whole.
  init(_ entry: Entry, area: Shelf?) {
    self =
      switch (area, entry.kind) {
      case (.startHere, _): .startHere
      case (.labBook, _), (_, .observation), (_, .brokenApproach): .labBook
      case (.techniques, _): .techniques
      case (_, .note): .labBook
      case (_, .gotcha):
        entry.lastAffected.map { $0 < Self.oldestOfToday } == true ? .older : area ?? .today
      }
  }

  var title: String {
    switch self {
    case .startHere: "Start here"
    case .today: "On today’s systems"
    case .older: "Older systems"
    case .techniques: "Techniques"
    case .labBook: "Lab book"
    }
  }

  var explanation: String {
    switch self {
    case .startHere: "Pages that lead from a symptom to its cause."
    case .today: "What UITableView does on the systems that apps support today."
    case .older: "What ended before iOS \(Self.oldestOfToday), for apps that still support it."
    case .techniques: "What teams build on a table, when one would still use it, and its traps."
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
