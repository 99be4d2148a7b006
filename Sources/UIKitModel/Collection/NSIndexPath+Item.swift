import Foundation

extension NSIndexPath {
  /// The path of an item in a section.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The section, the first index; `NSNotFound` in an empty path.
  public var section: Int { length > 0 ? index(atPosition: 0) : NSNotFound }

  /// The item within its section, the second index; `NSNotFound` in a path without one.
  public var item: Int { length > 1 ? index(atPosition: 1) : NSNotFound }
}
