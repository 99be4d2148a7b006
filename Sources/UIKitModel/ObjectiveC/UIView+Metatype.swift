import Foundation

extension UIView {
  /// Makes a view of a class that is known only at run time: `type.init(frame:)`.
  ///
  /// On Apple's systems any initializer of UIKit can be called on a class; Swift lets only `required`
  /// ones.
  public static func objectiveCInit(frame: CGRect = .zero) -> Self {
    DynamicInitializer.make(self, frame: frame)
  }
}
