import Foundation
import TableModel
import TableTechniques
import TestSupport

/// A row of `section-height-cases.tsv`, read; an empty field leaves all possibilities open.
struct SectionCase {
  /// What the row requests.
  enum Asked: String {
    case height, estimatedHeight, title, view, model, kinds
    case handledView = "view+handler"
    case ownersView = "view, model nil, delegate supplies view"
    case responds = "respondsTo(height method)"
    case respondsAfterToggling =
      "respondsTo(height method) after toggling semantic at run time"
    case method = "respondsTo key"
  }

  /// Where the section style comes from.
  enum Style: Equatable {
    case registered
    case set(SectionStyle)
  }

  var asked: Asked
  var sides: [SectionSide]
  var tableStyles: [UITableView.Style]
  var styles: [Style]
  var items: [Int]
  var isDiffable: Bool
  var displaysOnEmptySection: Bool
  var isHeightSemantic: Bool
  var models: SectionModels
  var reactions: [ReactionForm]
  var owner: OwnerForm
  var tableHeight: CGFloat?
  var minimalHeight: CGFloat?
  var expected: String

  init(_ row: FactTable.Row) throws {
    let read = SectionFields(row)
    asked = try read.choice("asked", Asked.init(rawValue:))
    sides = try read.choice("side") {
      ["header": [.header], "footer": [.footer], "both": [.header, .footer]][$0]
    }
    tableStyles = try read.choice("table_style") {
      [
        "plain": [.plain], "grouped": [.grouped], "insetGrouped": [.insetGrouped],
        "": [.plain, .grouped, .insetGrouped],
      ][$0]
    }
    styles = try read.choice("section_style", Self.styles)
    items = try read.choice("items_in_section", Self.items)
    isDiffable = row["note"].contains("diffable source")
    displaysOnEmptySection = try read.choice("display_on_empty", Self.flag)
    isHeightSemantic = try read.choice("semantic", Self.flag)
    models = try read.choice("model", SectionModels.init)
    reactions = try read.choice("reaction", ReactionForm.all)
    owner = try read.choice("delegate_impl", OwnerForm.init)
    (tableHeight, minimalHeight) = try read.choice("table_property", Self.tableProperty)
    expected = row["expected"].withoutTableQuotes
  }

  private static func styles(_ text: String) -> [Style]? {
    switch text {
    case "title": [.set(.title)]
    case "view", "view (set by hand)": [.set(.view)]
    case "any", "": [.set(.title), .set(.view)]
    default: text.hasPrefix("view (auto") ? [.registered] : nil
    }
  }

  private static func items(_ text: String) -> [Int]? {
    switch text {
    case "": [2]
    case "0 (no section created)": []
    case "0 (section exists)": [0]
    default:
      text.components(separatedBy: " and ").map { Int($0) }.reduce([]) { counts, count in
        guard let counts, let count else { return nil }
        return counts + [count]
      }
    }
  }

  /// A flag as it is at first; what it becomes later is for the question to do.
  private static func flag(_ text: String) -> Bool? {
    ["": true, "true": true, "false": false, "true -> false": true][text]
  }

  private static func tableProperty(_ text: String) -> (table: CGFloat?, minimal: CGFloat?)? {
    if text.isEmpty { return (nil, nil) }
    if let height = Double(text) { return (CGFloat(height), nil) }
    return text.number(after: "minimal closure overridden to return ").map { (nil, $0) }
  }
}
