import Foundation

/// What a constraint can be about: a view or a layout guide.
@MainActor protocol LayoutItem: AnyObject {
  /// The view in whose coordinates the item's frame lies: the superview, or a guide's owner.
  var layoutParent: UIView? { get }
  /// The innermost view that the item is or belongs to.
  var nearestView: UIView? { get }
  /// What leads to the item from where it is not kept.
  var reference: ItemReference { get }
}

extension UIView: LayoutItem {
  var layoutParent: UIView? { superview }
  var nearestView: UIView? { self }
}

extension UILayoutGuide: LayoutItem {
  var layoutParent: UIView? { owningView }
  var nearestView: UIView? { owningView }
}

/// What Auto Layout keeps of a view that some constraint touches.
@MainActor final class LayoutState {
  /// The constraints installed on the view, oldest first.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// Whether the view or something below it has constraints.
  var hasConstraintsInside = false
  var needsConstraintUpdate = true
  var needsConstraintUpdateBelow = false
  /// Whether a constraint from outside reaches into a cell or header, which then has no system of
  /// its own.
  var isOpened = false
  var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  var compression = [UILayoutPriority.defaultHigh, .defaultHigh]
  /// The system of the tree that the view is the root of.
  var system: LayoutSystem?
  /// The guides that every view has, made when first read.
  var margins: UILayoutGuide?
  var safeArea: UILayoutGuide?
  var readable: UILayoutGuide?
  var content: UILayoutGuide?
  var frameGuide: UILayoutGuide?
}
