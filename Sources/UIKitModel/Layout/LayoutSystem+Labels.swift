import Foundation
import LayoutEngine

// MARK: - Labels that wrap

/// A label of several lines without a preferred width takes the width that Auto Layout gives it:
/// a first pass gives the width, the label measures itself there, and a second pass uses that
/// height (Sources.md AL-3).
extension LayoutSystem {
  /// The size of a view's content for this system.
  func intrinsicSize(of view: UIView) -> CGSize { view.intrinsicContentSize }

  func measureLabels() {
    var changed = false
    for box in boxes {
      guard box.isLabel, let label = box.view as? UILabel, label.wrapsAutomatically,
        !label.translatesAutoresizingMaskIntoConstraints
      else { continue }
      let width = CGFloat(solver.value(of: box.width))
      guard isFitting || label.needsAutomaticWidth || isMeasuredElsewhere(label, width) else {
        continue
      }
      changed = true
      measure(label, box, at: width)
    }
    if changed { applyChanges() }
  }

  /// Whether a label that has been measured is now narrower than its text or wider than the width
  /// it was measured at.
  private func isMeasuredElsewhere(_ label: UILabel, _ width: CGFloat) -> Bool {
    guard behavior.remeasuresLabelsOfOtherWidth else { return false }
    return width < label.intrinsicContentSize.width - label.pixel / 2
      || width > label.automaticWidth + label.pixel / 2
  }

  private func measure(_ label: UILabel, _ box: LayoutBox, at width: CGFloat) {
    // A fitting size changes nothing: the label keeps what it has.
    let kept = label.automaticWidth
    label.automaticWidth = width
    let size = label.intrinsicContentSize
    if isFitting { label.automaticWidth = kept } else { label.needsAutomaticWidth = false }
    sync(box, label, .horizontal, size.width)
    sync(box, label, .vertical, size.height)
  }
}
