import Foundation

extension UIButton {
  /// Makes a button of a class that is known only at run time: `type.init(type:)`.
  public static func objectiveCInit(type: ButtonType) -> Self {
    let button = objectiveCInit()
    button.become(type)
    return button
  }
}
