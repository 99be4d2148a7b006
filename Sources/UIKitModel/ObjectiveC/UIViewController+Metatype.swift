import Foundation

extension UIViewController {
  /// Makes a controller of a class that is known only at run time: `type.init(nibName:bundle:)`.
  public static func objectiveCInit(nibName: String?, bundle: Bundle?) -> Self {
    DynamicInitializer.make(self, nibName: nibName, bundle: bundle)
  }

  /// Makes a controller of a class that is known only at run time: `type.init()`.
  public static func objectiveCInit() -> Self {
    DynamicInitializer.make(self) ?? objectiveCInit(nibName: nil, bundle: nil)
  }
}
