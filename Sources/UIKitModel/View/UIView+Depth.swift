import Foundation

// How deep a hierarchy may be. UIKit's walks over it end with the stack; the model says so before.

extension UIView {
  /// The most views that may be within each other (model's choice; screens of apps have dozens).
  private static let mostLevels = 1024

  /// Whether the view can have no subview like another one below it.
  func isTooDeep(for view: UIView) -> Bool {
    guard view.mostLevelsBelow + levelsAbove + 2 > Self.mostLevels else { return false }
    return view.countedLevelsBelow() + levelsAbove + 2 > Self.mostLevels
  }

  /// Takes a new subview into account, here and above.
  func recordHeight(of view: UIView) {
    var levels = view.mostLevelsBelow
    var ancestor: UIView? = self
    while let next = ancestor, next.mostLevelsBelow < levels + 1 {
      levels += 1
      next.mostLevelsBelow = levels
      ancestor = next.superview
    }
  }

  private var levelsAbove: Int {
    var (levels, view) = (0, superview)
    while let next = view {
      levels += 1
      view = next.superview
    }
    return levels
  }

  /// Counts the levels, since views may have left.
  private func countedLevelsBelow() -> Int {
    var (level, levels) = (subviews, 0)
    while !level.isEmpty {
      levels += 1
      level = level.flatMap(\.subviews)
    }
    mostLevelsBelow = levels
    return levels
  }
}

@MainActor extension Message {
  static var addsItself: UIKitException {
    UIKitException("Can't add self as subview", name: UIKitException.Name.invalidArgument)
  }

  /// From iOS 9 on (benjaminencz, 2015, of a table as the accessory view of its own cell); before,
  /// UIKit's end is that of the stack.
  static func layerCycle(_ view: UIView) -> UIKitException {
    let address = view.process.console.address(of: view.layer)
    let layer = UIView.nameOfClass(of: view.layer)
    return UIKitException(
      "layer <\(layer): \(address)> is a part of cycle in its layer tree",
      name: UIKitException.Name.invalidLayer)
  }

  /// The words are the model's.
  static func hierarchyIsTooDeep(_ view: UIView) -> UIKitException {
    UIKitException(
      "\(view) cannot be added: more than a thousand views would be within each other.")
  }

  /// The words are the model's.
  static func layoutWithoutEnd(_ view: UIView) -> String {
    "layoutSubviews of \(view) calls itself without end; the layout goes on without it."
  }

  /// The words are the model's.
  static func scrollsWithoutEnd(_ view: UIScrollView) -> UIKitException {
    UIKitException(
      "scrollViewDidScroll(_:) of the delegate of \(view) scrolls again each time it is called.")
  }
}
