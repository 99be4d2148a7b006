import Foundation

extension Message {
  /// No class or nib is registered for the identifier (github.com/kanaishinichi/TAXHeaderSheet/issues/8;
  /// github.com/PacktPublishing/Mastering-iOS-11-Programming/issues/3).
  static func unregisteredItem(
    _ identifier: String, kind: String = "UICollectionElementKindCell"
  ) -> UIKitException {
    UIKitException(
      "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a "
        + "nib or a class for the identifier or connect a prototype cell in a storyboard")
  }
}
