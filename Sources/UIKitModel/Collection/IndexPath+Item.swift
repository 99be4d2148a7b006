import Foundation

extension IndexPath {
  /// The path of an item in a section.
  public init(item: Int, section: Int) {
    self.init(index: section)
    append(item)
  }

  /// The section, the first index; `NSNotFound` in an empty path.
  public var section: Int {
    get { count > 0 ? self[0] : NSNotFound }
    set { self = IndexPath(item: count > 1 ? self[1] : 0, section: newValue) }
  }

  /// The item within its section, the second index; `NSNotFound` in a path without one.
  public var item: Int {
    get { count > 1 ? self[1] : NSNotFound }
    set { self = IndexPath(item: newValue, section: count > 0 ? self[0] : 0) }
  }
}
