import Foundation
import TableEngine

extension IndexPath {
  /// The path of a row in a section.
  public init(row: Int, section: Int) {
    self.init(index: section)
    append(row)
  }

  /// The path of an item in a section.
  public init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The section, the first index.
  public var section: Int {
    get { count > 0 ? self[0] : NSNotFound }
    set { self = IndexPath(row: count > 1 ? self[1] : 0, section: newValue) }
  }

  /// The row within its section, the second index.
  public var row: Int {
    get { count > 1 ? self[1] : NSNotFound }
    set { self = IndexPath(row: newValue, section: count > 0 ? self[0] : 0) }
  }

  /// The item within its section, the second index.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}
