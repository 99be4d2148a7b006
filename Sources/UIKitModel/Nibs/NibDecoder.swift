import Foundation

/// The coder that `init(coder:)` of an object in a nib gets.
///
/// The root class passes itself on once it is initialized, and the decoder sets what the nib says
/// of it: when `super.init(coder:)` returns, the object is complete but for its connections.
@MainActor package protocol NibDecoder: NSCoder {
  /// The raw value of the object's style, where that is fixed when it is made.
  var style: Int? { get }
  /// Whether the object's orientation, fixed when it is made, is vertical.
  var isVertical: Bool { get }
  /// The identifier under which a cell is reused.
  var reuseIdentifier: String? { get }
  /// Sets what the nib says of an object that is being made.
  func decode(into object: NSObject)
}
