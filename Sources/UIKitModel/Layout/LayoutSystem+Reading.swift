import Foundation
import LayoutEngine

extension LayoutSystem {
  /// The solved frame of an item, its edges on pixels; nil for one without variables.
  func frame(of item: any LayoutItem) -> CGRect? {
    guard let box = knownBox(item.reference) else { return nil }
    return frame(of: box, scale: root.pixelScale)
  }

  func frame(of box: LayoutBox, scale: CGFloat) -> CGRect {
    let (x, width) = rounded(solver.value(of: box.x), solver.value(of: box.width), scale)
    let (y, height) = rounded(solver.value(of: box.y), solver.value(of: box.height), scale)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// The edges go to pixels, and the length is what is then between them.
  private func rounded(
    _ start: Double, _ length: Double, _ scale: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let first = CGFloat(start).roundedToPixels(scale: scale)
    let last = CGFloat(start + length).roundedToPixels(scale: scale)
    return (first, last - first)
  }

  /// The size of a scroll view's content by its constraints.
  func contentSize(of view: UIScrollView) -> CGSize? {
    view.layoutState?.content.flatMap { frame(of: $0)?.size }
  }

  func contentSizeConstraints(of view: UIView) -> [NSLayoutConstraint] {
    knownBox(view.reference)?.content ?? []
  }

  func isAmbiguous(_ view: UIView) -> Bool {
    guard let box = knownBox(view.reference) else { return false }
    return [box.x, box.y, box.width, box.height].contains { variable in
      (try? solver.isAmbiguous(variable)) ?? false
    }
  }

  /// The constraints that hold an item's place and length along an axis, oldest first.
  func constraintsAffecting(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let box = knownBox(view.reference) else { return [] }
    let variables = axis == .horizontal ? [box.x, box.width] : [box.y, box.height]
    let constraints = constraintsByName
    var found: [NSLayoutConstraint] = []
    for variable in variables {
      for name in (try? solver.constraintsAffecting(variable)) ?? [] {
        guard let constraint = constraints[name] else { continue }
        if !found.contains(where: { $0 === constraint }) { found.append(constraint) }
      }
    }
    return found.sorted { $0.serial < $1.serial }
  }

  // MARK: Fitting

  /// The size of the root that is nearest to `target`, each length rounded up to pixels.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let box = box(of: root)
    wish(.width, target.width, horizontal, "fittingSizeHTarget")
    wish(.height, target.height, vertical, "fittingSizeVTarget")
    recordChange()
    settle()
    let scale = root.pixelScale
    return CGSize(
      width: TextMeasure.roundedUp(CGFloat(solver.value(of: box.width)), scale: scale),
      height: TextMeasure.roundedUp(CGFloat(solver.value(of: box.height)), scale: scale))
  }

  /// Wishes for a length of the root, under the name that logs print (Sources.md AL-3).
  private func wish(
    _ attribute: NSLayoutConstraint.Attribute, _ length: CGFloat, _ priority: UILayoutPriority,
    _ name: String
  ) {
    guard length.isFinite, priority.isValid else { return }
    let constraint = NSLayoutConstraint(system: root, attribute, constant: max(length, 0))
    constraint.identifier = name
    constraint.priority = priority
    pending.append(constraint)
  }
}
