#if canImport(UIKit)
  package import UIKit
#else
  package import TableModel
#endif

extension UIView {
  /// The first view of a type among the view and its subviews, level by level.
  package func first<View: UIView>(_ type: View.Type) -> View? {
    var level: [UIView] = [self]
    while !level.isEmpty {
      if let found = level.lazy.compactMap({ $0 as? View }).first { return found }
      level = level.flatMap(\.subviews)
    }
    return nil
  }
}
