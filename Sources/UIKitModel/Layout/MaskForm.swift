import Foundation
import SystemVersions

/// One constraint for a frame and an autoresizing mask, before it is made.
///
/// To iOS 12 a mask is a center and a size, from iOS 13 edges and a size (Sources.md AL-2,
/// "Autoresizing mask"). The frames are the same, the printed text is not.
struct MaskForm {
  var attribute: NSLayoutConstraint.Attribute
  var superviewAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  var multiplier: CGFloat = 1
  var constant: CGFloat
  var priority = UILayoutPriority.required
  /// Whether the superview is on the left side: the far edge of a fixed margin.
  var isFromSuperview = false

  /// The names of the constraints that hold a cell's content view at its size (Sources.md AL-2).
  private static let encapsulatedWidth = "UIView-Encapsulated-Layout-Width"
  private static let encapsulatedHeight = "UIView-Encapsulated-Layout-Height"

  @MainActor func hasForm(of constraint: NSLayoutConstraint) -> Bool {
    constraint.firstAttribute == attribute && constraint.secondAttribute == superviewAttribute
      && constraint.multiplier == multiplier && constraint.priority == priority
  }

  @MainActor func made(for view: UIView) -> NSLayoutConstraint {
    let other = superviewAttribute == .notAnAttribute ? nil : view.superview
    let made: NSLayoutConstraint
    if isFromSuperview, let other {
      let mask = NSAutoresizingMaskLayoutConstraint(
        system: other, attribute, to: view, attribute, constant: constant)
      mask.maskedView = view
      return mask
    }
    if view.isEncapsulated, attribute.isLength {
      made = NSLayoutConstraint(system: view, attribute, constant: constant)
      made.identifier = attribute == .width ? Self.encapsulatedWidth : Self.encapsulatedHeight
    } else {
      made = NSAutoresizingMaskLayoutConstraint(
        system: view, attribute, to: other, superviewAttribute, multiplier: multiplier,
        constant: constant)
    }
    made.priority = priority
    return made
  }
}

// MARK: - One axis

extension MaskForm {
  /// The numbers of one axis, with their attributes.
  private struct Axis {
    let start: CGFloat
    let length: CGFloat
    let whole: CGFloat
    let flexible: (start: Bool, length: Bool, end: Bool)
    let startName: NSLayoutConstraint.Attribute
    let centerName: NSLayoutConstraint.Attribute
    let lengthName: NSLayoutConstraint.Attribute
    let endName: NSLayoutConstraint.Attribute
  }

  /// The size that the root of a tree has.
  @MainActor static func size(of view: UIView, priority: UILayoutPriority) -> [MaskForm] {
    [
      MaskForm(attribute: .width, constant: view.bounds.width, priority: priority),
      MaskForm(attribute: .height, constant: view.bounds.height, priority: priority),
    ]
  }

  @MainActor static func forms(
    of view: UIView, in parent: UIView, _ behavior: Behavior
  ) -> [MaskForm] {
    let mask = view.isEncapsulated ? [] : view.autoresizingMask
    let frame = view.alignmentRect(forFrame: view.untransformedFrame)
    let axes = [
      Axis(
        start: frame.minX, length: frame.width, whole: parent.bounds.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        ), startName: .left, centerName: .centerX, lengthName: .width, endName: .right),
      Axis(
        start: frame.minY, length: frame.height, whole: parent.bounds.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        ), startName: .top, centerName: .centerY, lengthName: .height, endName: .bottom),
    ]
    return axes.flatMap { behavior.masksAreCenterAndSize ? centered($0) : edged($0) }
  }

  /// Edges and size: the fixed distances as they are, the flexible ones in proportion to the
  /// room (Sources.md AL-2: ratio = x / (W − w), constant = −ratio · w).
  private static func edged(_ axis: Axis) -> [MaskForm] {
    let length = MaskForm(attribute: axis.lengthName, constant: axis.length)
    let end = axis.whole - axis.start - axis.length
    switch axis.flexible {
    case (false, true, false):
      return [
        MaskForm(attribute: axis.startName, constant: axis.start),
        fixedEnd(axis, end),
      ]
    case (true, false, false):
      return [
        fixedEnd(axis, end), length,
      ]
    case (true, false, true):
      return [proportional(axis.startName, axis, share: axis.start, fixed: axis.length), length]
    case (false, true, true):
      return [
        MaskForm(attribute: axis.startName, constant: axis.start),
        proportional(axis.lengthName, axis, share: axis.length, fixed: axis.start),
      ]
    case (true, true, false):
      return [
        proportional(axis.lengthName, axis, share: axis.length, fixed: end),
        fixedEnd(axis, end),
      ]
    case (true, true, true):
      return [
        proportional(axis.startName, axis, share: axis.start, fixed: 0),
        proportional(axis.lengthName, axis, share: axis.length, fixed: 0),
      ]
    case (false, false, _):
      return [MaskForm(attribute: axis.startName, constant: axis.start), length]
    }
  }

  private static func fixedEnd(_ axis: Axis, _ end: CGFloat) -> MaskForm {
    MaskForm(
      attribute: axis.endName, superviewAttribute: axis.endName, constant: end,
      isFromSuperview: true)
  }

  /// A part of the room that is left beside `fixed`.
  private static func proportional(
    _ name: NSLayoutConstraint.Attribute, _ axis: Axis, share: CGFloat, fixed: CGFloat
  ) -> MaskForm {
    let room = axis.whole - fixed
    guard room != 0, share != 0 else { return MaskForm(attribute: name, constant: share) }
    let ratio = share / room
    return MaskForm(
      attribute: name, superviewAttribute: axis.lengthName, multiplier: ratio,
      constant: share - ratio * axis.whole)
  }

  /// Center and size: fixed margins on both sides, or none that is flexible before the view, as
  /// logs show them; every other mask by its edges.
  private static func centered(_ axis: Axis) -> [MaskForm] {
    let center = axis.start + axis.length / 2
    switch axis.flexible {
    case (false, false, _):
      return [
        MaskForm(attribute: axis.centerName, constant: center),
        MaskForm(attribute: axis.lengthName, constant: axis.length),
      ]
    case (false, true, false):
      return [
        MaskForm(
          attribute: axis.centerName, superviewAttribute: axis.centerName,
          constant: center - axis.whole / 2),
        MaskForm(
          attribute: axis.lengthName, superviewAttribute: axis.lengthName,
          constant: axis.length - axis.whole),
      ]
    default: return edged(axis)
    }
  }
}
