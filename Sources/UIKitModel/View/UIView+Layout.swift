import Foundation

/// The most layouts of a view within each other: more never end (model's choice; UIKit's end is that
/// of the stack).
private let deepestLayout = 32

// MARK: - Marking views for layout, and laying out what is marked

extension UIView {
  /// Marks the view for layout at the end of the turn.
  func markForLayout() {
    isLayoutNeeded = true
    var root = self
    while let parent = root.superview {
      // A marked parent is on the way down from a root that has been marked, or is being laid out.
      guard !parent.isLayoutNeededBelow else { return }
      parent.isLayoutNeededBelow = true
      root = parent
    }
    if root is UIWindow { process.loop.setNeedsLayout(root) }
  }

  /// Lays out the tree that the view belongs to, as far as it is marked.
  func layOutIfNeeded() {
    if Fault.neverLaysOut.isOn { return }
    process.noteUse(of: self)
    var root = self
    while let parent = root.superview, parent.isLayoutNeeded { root = parent }
    root.prepareConstraintsForLayout()
    root.layOutTree()
  }

  private func layOutTree() {
    if isLayoutNeeded {
      isLayoutNeeded = false
      guard layoutDepth < deepestLayout else {
        return process.logOnce("layout", Message.layoutWithoutEnd(self))
      }
      layoutDepth += 1
      defer { layoutDepth -= 1 }
      viewController?.viewWillLayoutSubviewsOfView()
      layoutSubviews()
    }
    guard isLayoutNeededBelow else { return }
    isLayoutNeededBelow = false
    for view in subviews where view.isLayoutNeeded || view.isLayoutNeededBelow {
      view.layOutTree()
    }
  }
}
