import Foundation
import TableModel
import TableTechniques
import Testing

/// What a row says will come of it.
@MainActor enum SectionExpectation {
  case number(CGFloat)
  /// The table's own estimate.
  case tablesEstimate
  case responds(Bool)
  /// Asked until the delegate is assigned again.
  case cachedUntilReassigned
  case titles([Int: String])
  /// No title, and yet an automatic height.
  case noTitleButAutomatic
  case models([String])
  case noView([SectionAnomaly])
  case registeredView
  case ownersView
  /// Views of different classes in sections 0 and 1.
  case viewsByModel
  case handledSection(Int)
  case methodNames
  case kinds

  /// An expectation of no known form.
  struct UnknownForm: Error, CustomStringConvertible {
    var description: String
  }

  init(_ row: SectionCase) throws {
    guard let expectation = Self.read(row) else {
      throw UnknownForm(
        description: "“\(row.expected)” is no known expectation of \(row.asked.rawValue)")
    }
    self = expectation
  }

  private static func read(_ row: SectionCase) -> SectionExpectation? {
    let text = row.expected
    switch row.asked {
    case .height: return Double(text).map { .number(CGFloat($0)) }
    case .estimatedHeight: return estimate(text)
    case .responds: return Bool(text).map { .responds($0) }
    case .respondsAfterToggling:
      return text.contains("until its delegate is re-assigned") ? .cachedUntilReassigned : nil
    case .title: return title(text)
    case .model: return text.quoted.isEmpty ? nil : .models(text.quoted)
    case .view: return view(text, row.sides)
    case .ownersView: return text == "delegate view, no anomaly" ? .ownersView : nil
    case .handledView:
      return text.number(after: "section index ").map { .handledSection(Int($0)) }
    case .method: return text.contains("equals the real delegate selector") ? .methodNames : nil
    case .kinds: return text.contains("are set on the storage") ? .kinds : nil
    }
  }

  private static func estimate(_ text: String) -> SectionExpectation? {
    text.hasPrefix("tableView.estimatedSection")
      ? .tablesEstimate : Double(text).map { .number(CGFloat($0)) }
  }

  private static func title(_ text: String) -> SectionExpectation? {
    if text == "nil" || text.hasSuffix("rule gives nil)") { return .titles([:]) }
    if text == "nil (but height is automatic -1)" { return .noTitleButAutomatic }
    let titles = text.quoted
    guard !titles.isEmpty else { return nil }
    return .titles(Dictionary(uniqueKeysWithValues: titles.enumerated().map { ($0, $1) }))
  }

  private static func view(_ text: String, _ sides: [SectionSide]) -> SectionExpectation? {
    switch text {
    case "nil", "nil, no anomaly": return .noView([])
    case "instance of registered class", "plain UIView subclass works as header",
      "plain UIView subclass works as footer":
      return .registeredView
    default: break
    }
    if text.contains("-> class A") && text.contains("-> class B") { return .viewsByModel }
    return anomaly(text, sides[0]).map { .noView([$0]) }
  }

  private static func anomaly(_ text: String, _ side: SectionSide) -> SectionAnomaly? {
    if let match = text.firstMatch(of: /nil \+ anomaly nil(?:Header|Footer)Model\((\d+)\)/) {
      return Int(match.1).map { .nilModel(side, section: $0) }
    }
    let form = /nil \+ anomaly noHeaderFooterMappingFound\("(.*)", section (\d+)\)/
    guard let match = text.firstMatch(of: form) else { return nil }
    return Int(match.2).map { .noMapping(side, model: String(match.1), section: $0) }
  }
}
