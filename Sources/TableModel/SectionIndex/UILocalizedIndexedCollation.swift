import Foundation

/// The letters that a list is indexed by.
///
/// The letters are those of English, whatever the locale.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation()

  /// The collation of the current locale.
  open class func current() -> UILocalizedIndexedCollation { shared }

  /// The titles of the sections: the letters, and `#` for everything else.
  open var sectionTitles: [String] {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) } + ["#"]
  }

  /// The titles at the edge of the table.
  open var sectionIndexTitles: [String] { sectionTitles }

  /// The section of a title at the edge.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// The section of an object, by the text that its method returns; the last one for a text that begins
  /// with no letter.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let first = Self.text(of: object, selector).first.map { plain(String($0)) } ?? ""
    return sectionTitles.firstIndex(of: first) ?? sectionTitles.count - 1
  }

  /// Objects in the order of the texts that their method returns.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    let texts = array.map { Self.text(of: $0, selector) }
    let order = array.indices.sorted {
      let (left, right) = (plain(texts[$0]), plain(texts[$1]))
      return left == right ? $0 < $1 : left < right
    }
    return order.map { array[$0] }
  }

  private static func text(of object: Any, _ selector: Selector) -> String {
    let text = ObjectiveC.send(selector, to: object as AnyObject)
    return text as? String ?? (text as? NSString).map { $0 as String } ?? ""
  }

  /// A text without accents and cases.
  private func plain(_ text: String) -> String {
    text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).uppercased()
  }
}
