import Foundation

// On Apple's systems a locale is given as any value, which Linux's Foundation takes as an object alone.

extension NSString {
  /// A text of a format and values, as a locale writes these.
  public convenience init(format: String, locale: Locale?, arguments argList: CVaListPointer) {
    self.init(format: format, locale: locale.map { $0 as NSLocale }, arguments: argList)
  }

  /// A text of a format and values, as a locale writes these.
  public convenience init(format: NSString, locale: Locale?, _ args: any CVarArg...) {
    let text = withVaList(args) {
      NSString(format: format as String, locale: locale.map { $0 as NSLocale }, arguments: $0)
    }
    self.init(string: text as String)
  }
}
