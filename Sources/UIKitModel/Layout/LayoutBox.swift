import Foundation
import LayoutEngine

/// The variables of a view or guide, and the constraints that the system makes for it.
@MainActor final class LayoutBox {
  let reference: ItemReference
  let key: ObjectIdentifier
  /// The identity of the item's parent. Both stay the same until the system lets go of the item.
  let parent: ObjectIdentifier?
  /// Whether the item's edges may be those of its content.
  let isScrollView: Bool
  let wrapsText: Bool
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable
  /// The constraints for the frame.
  var masks: [NSLayoutConstraint] = []
  /// The content size across and down.
  var contentWidth: NSContentSizeLayoutConstraint?
  var contentHeight: NSContentSizeLayoutConstraint?
  var content: [NSContentSizeLayoutConstraint] { [contentWidth, contentHeight].compactMap { $0 } }
  var isDirty = false

  init(_ item: any LayoutItem, in solver: inout ConstraintSolver) {
    reference = item.reference
    key = ObjectIdentifier(item)
    if let layoutParent = item.layoutParent {
      parent = ObjectIdentifier(layoutParent)
    } else {
      parent = nil
    }
    isScrollView = (item as? UIScrollView)?.sizesContentByConstraints == true
    wrapsText = item is any WrappingView
    x = solver.makeVariable()
    y = solver.makeVariable()
    width = solver.makeVariable(isNonNegative: true)
    height = solver.makeVariable(isNonNegative: true)
  }

  var item: (any LayoutItem)? { reference.item }
  /// The item, where it is a view.
  var view: UIView? { reference.view }

  func start(_ kind: NSLayoutConstraint.Attribute.Kind) -> Variable {
    kind == .horizontal ? x : y
  }

  func length(_ kind: NSLayoutConstraint.Attribute.Kind) -> Variable {
    kind == .horizontal || kind == .width ? width : height
  }
}

extension LayoutState {
  var allGuides: [UILayoutGuide] {
    guides + [margins, safeArea, readable, content, frameGuide].compactMap { $0 }
  }
}

// MARK: - Boxes of the system

extension LayoutSystem {
  /// The views of a plain cell, for which there is room from the start.
  private static let usualBoxCount = 6

  /// The variables of an item, made when it is first needed.
  func box(of item: any LayoutItem) -> LayoutBox {
    knownBox(item.reference) ?? makeBox(of: item)
  }

  /// The variables of an item, made when it is first needed; nil when it is gone.
  func box(of reference: ItemReference?) -> LayoutBox? {
    guard let reference else { return nil }
    if let known = knownBox(reference) { return known }
    guard let item = reference.item else { return nil }
    return makeBox(of: item)
  }

  /// The variables of an item, if it has any.
  func knownBox(_ reference: ItemReference) -> LayoutBox? {
    let place = isFitting ? reference.placeInFitting : reference.placeInSystem
    if place < boxes.count, boxes[place].reference === reference { return boxes[place] }
    return boxOfItem[ObjectIdentifier(reference)]
  }

  private func makeBox(of item: any LayoutItem) -> LayoutBox {
    let box = LayoutBox(item, in: &solver)
    if boxes.isEmpty { boxOfItem.reserveCapacity(Self.usualBoxCount) }
    if isFitting {
      box.reference.placeInFitting = boxes.count
    } else {
      box.reference.placeInSystem = boxes.count
    }
    boxes.append(box)
    boxOfItem[ObjectIdentifier(box.reference)] = box
    pending += guideConstraints(of: item)
    markDirty(box)
    return box
  }

  /// Forgets an item that no constraint is about any more.
  func forget(_ item: any LayoutItem) {
    guard let box = boxOfItem.removeValue(forKey: ObjectIdentifier(item.reference)) else { return }
    let own = (item as? UILayoutGuide)?.ownConstraints ?? []
    for constraint in box.masks + box.content + own { remove(constraint) }
    boxes.removeIdentical(box)
    dirtyBoxes.removeIdentical(box)
    for variable in [box.x, box.y, box.width, box.height] { try? solver.remove(variable) }
  }

  private func guideConstraints(of item: any LayoutItem) -> [NSLayoutConstraint] {
    guard let guide = item as? UILayoutGuide else { return [] }
    if guide.ownConstraints.isEmpty, let view = guide.owningView as? UIScrollView {
      guide.ownConstraints = view.constraints(ofScrollGuide: guide)
    }
    return guide.ownConstraints
  }

  /// Updates the constraints of boxes for changed frames and content sizes.
  func syncDirtyBoxes() {
    while !dirtyBoxes.isEmpty {
      let batch = dirtyBoxes
      dirtyBoxes = []
      for box in batch {
        box.isDirty = false
        guard let view = box.view else { continue }
        syncMask(of: box, view)
        syncContentSize(of: box, view)
      }
    }
  }

  private func syncMask(of box: LayoutBox, _ view: UIView) {
    let wanted = maskForms(of: view)
    if wanted.isEmpty, box.masks.isEmpty { return }
    let hasSameForm =
      wanted.count == box.masks.count
      && zip(wanted, box.masks).allSatisfy { $0.hasForm(of: $1) }
    if hasSameForm {
      for (form, mask) in zip(wanted, box.masks) where mask.constant != form.constant {
        mask.constant = form.constant
        changedConstants.append(mask)
      }
      return
    }
    for mask in box.masks { remove(mask) }
    box.masks = wanted.map { $0.made(for: view) }
    pending += box.masks
    recordChange()
  }

  private func maskForms(of view: UIView) -> [MaskForm] {
    if view === root {
      if isFitting { return [] }
      let isFixed = view.translatesAutoresizingMaskIntoConstraints
      return MaskForm.size(of: view, priority: isFixed ? .required : .fittingSizeLevel)
    }
    guard view.translatesAutoresizingMaskIntoConstraints, let parent = view.superview else {
      return []
    }
    return MaskForm.forms(of: view, in: parent, behavior)
  }

  private func syncContentSize(of box: LayoutBox, _ view: UIView) {
    let isUsed = !view.translatesAutoresizingMaskIntoConstraints || (view === root && isFitting)
    let size = isUsed ? view.intrinsicContentSize : LayoutSystem.noIntrinsicSize
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let length = axis == .horizontal ? size.width : size.height
      sync(box, view, axis, length.isFinite && length >= 0 ? length : nil)
    }
  }

  static let noIntrinsicSize = CGSize(
    width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

  func sync(
    _ box: LayoutBox, _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ length: CGFloat?
  ) {
    let present = axis == .horizontal ? box.contentWidth : box.contentHeight
    guard present != nil || length != nil else { return }
    let hugging = view.contentHuggingPriority(for: axis)
    let compression = view.contentCompressionResistancePriority(for: axis)
    if let present, let length, present.hugging == hugging, present.compression == compression {
      guard present.constant != length else { return }
      present.constant = length
      changedConstants.append(present)
      recordChange()
      return
    }
    if let present { remove(present) }
    var made: NSContentSizeLayoutConstraint?
    if let length {
      made = NSContentSizeLayoutConstraint(
        view, axis, length: length, hugging: hugging, compression: compression)
    }
    if axis == .horizontal { box.contentWidth = made } else { box.contentHeight = made }
    guard let made else { return }
    pending.append(made)
    recordChange()
  }
}

extension UIScrollView {
  /// What ties the scroll view's guides to it: the content begins at zero, the frame is the view.
  func constraints(ofScrollGuide guide: UILayoutGuide) -> [NSLayoutConstraint] {
    guard guide === layoutState?.content || guide === layoutState?.frameGuide else { return [] }
    var made = [
      NSLayoutConstraint(system: guide, .left, constant: 0),
      NSLayoutConstraint(system: guide, .top, constant: 0),
    ]
    if guide === layoutState?.frameGuide {
      made += [NSLayoutConstraint.Attribute.width, .height].map {
        NSLayoutConstraint(system: guide, $0, to: self, $0, constant: 0)
      }
    }
    return made
  }
}

extension Array where Element: AnyObject {
  /// Removes an object wherever it is. A closure would be asked on which actor it runs, for each
  /// element of the long lists of a stack.
  mutating func removeIdentical(_ object: Element) {
    var index = count
    while index > 0 {
      index -= 1
      if self[index] === object { remove(at: index) }
    }
  }
}
