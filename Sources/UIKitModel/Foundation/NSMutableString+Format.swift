import Foundation

extension NSMutableString {
  /// An empty text: `NSMutableString()`.
  ///
  /// Linux's Foundation has no initializer without arguments, and an extension can add none.
  public convenience init(contents: String = "") { self.init(string: contents) }

  /// Adds a text of a format and values.
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    append(withVaList(args) { NSString(format: format as String, arguments: $0) as String })
  }
}
