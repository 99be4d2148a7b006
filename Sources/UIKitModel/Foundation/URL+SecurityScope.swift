import Foundation

extension URL {
  /// Begins to use a file that belongs to another app. Files here belong to nobody: always true.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Ends to use a file that belongs to another app.
  public func stopAccessingSecurityScopedResource() {}
}

extension NSString {
  /// A text with values in the places of its format, in the user's language.
  public class func localizedStringWithFormat(
    _ format: NSString, _ args: any CVarArg...
  ) -> NSString {
    NSString(
      string: String(format: format as String, locale: .current, arguments: args))
  }
}
