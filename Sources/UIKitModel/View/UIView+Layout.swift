import Foundation

/// The most layouts of a view within each other: more never end (model's choice; UIKit's end is that
/// of the stack).
private let deepestLayout = 32
/// The most layouts of views that are being laid out, within one layout from outside: views that lay
/// out each other would double their number at each depth (model's choice).
private let mostInnerLayouts = 1000

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
    if process.layoutDepth == 0 {
      process.innerLayouts = 0
      process.loop.layoutBegins()
    }
    process.layoutDepth += 1
    defer { process.layoutDepth -= 1 }
    root.prepareConstraintsForLayout()
    root.layOutTree()
  }

  private func layOutTree(depth: Int = 0) {
    if isLayoutNeeded {
      guard process.loop.mayLayOut(depth: depth) else {
        process.logOnce("layout", Message.layoutWithoutEnd(self))
        return markForLayout()
      }
      isLayoutNeeded = false
      if layoutDepth > 0 { process.innerLayouts += 1 }
      guard layoutDepth < deepestLayout, layoutDepth == 0 || process.innerLayouts < mostInnerLayouts
      else {
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
      view.layOutTree(depth: depth + 1)
    }
  }
}
