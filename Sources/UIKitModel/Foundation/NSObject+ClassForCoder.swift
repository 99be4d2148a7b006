import Foundation

extension NSObject {
  /// The class itself, where table code registers a cell's class by it.
  ///
  /// On Apple's systems every class responds to what `NSObject` has for its instances.
  public class func classForCoder() -> AnyClass { self }
}
