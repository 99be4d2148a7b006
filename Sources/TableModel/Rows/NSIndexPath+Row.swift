import Foundation

extension NSIndexPath {
  /// The path of a row in a section.
  public convenience init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The row within its section, the second index; `NSNotFound` in a path without one.
  public var row: Int { item }
}
