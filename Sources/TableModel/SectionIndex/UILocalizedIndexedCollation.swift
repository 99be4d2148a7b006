import Foundation

/// The letters that a list is indexed by.
///
/// The letters are those of English, whatever the locale. Sorting by a selector needs Objective-C
/// and is not declared.
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
}
