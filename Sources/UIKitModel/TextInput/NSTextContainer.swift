import Foundation

/// Where the text of a text view flows.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// Space before and after each line, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The greatest number of lines; 0 for no limit; held.
  open var maximumNumberOfLines = 0
  /// How the last line is broken.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
}
