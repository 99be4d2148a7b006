import Foundation

extension NSDictionary {
  /// A dictionary of objects and their keys.
  public convenience init(objects: [Any], forKeys keys: [any NSCopying]) {
    let pairs = zip(keys, objects).map { ($0 as AnyObject, $1) }
    let names = pairs.compactMap { $0.0 as? NSObject }
    guard names.count == pairs.count else {
      self.init()
      return
    }
    self.init(objects: pairs.map(\.1), forKeys: names)
  }
}
