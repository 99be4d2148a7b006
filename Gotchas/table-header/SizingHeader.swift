import TableProbe
import TableTechniques

#if canImport(UIKit)
  import UIKit
#else
  import TableModel
#endif

/// The example of a header that sizes itself, shown in a window.
@MainActor final class SizingHeader {
  let example: HeaderSizingExample
  let window: UIWindow

  init(_ steps: HeaderSizingExample.Steps, width: CGFloat = 320, preferredWidth: CGFloat = 0) {
    example = HeaderSizingExample(steps: steps, width: width)
    example.label.preferredMaxLayoutWidth = preferredWidth
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 568))
    window.rootViewController = example
    window.makeKeyAndVisible()
    TableProbe.settle()
  }

  /// The height of the header, in points.
  var height: CGFloat { example.header.frame.height }
  /// The size of the label, in points.
  var labelSize: CGSize { example.label.frame.size }
}

#if !canImport(UIKit)
  extension ConsoleLog {
    /// The conflicts that were logged.
    static var conflicts: [String] { messages.filter { $0.contains("simultaneously") } }
  }
#endif
