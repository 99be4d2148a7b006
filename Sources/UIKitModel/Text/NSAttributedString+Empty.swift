public import Foundation

// Initializers without arguments, which Foundation on Linux does not have.

extension NSAttributedString {
  /// Text without characters: `NSAttributedString()`, or `NSMutableAttributedString()`.
  ///
  /// The argument is never written; an initializer without one cannot be declared outside of
  /// Foundation.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
