import Foundation
import LayoutEngine

// MARK: - Views whose text wraps

/// A label of several lines without a preferred width, and a text view that does not scroll, take
/// the width that Auto Layout gives them: a first pass gives the width, the view measures its text
/// there, and a second pass uses that height (Sources.md AL-3).
extension LayoutSystem {
  func measureLabels() {
    var changed = false
    for box in boxes {
      guard box.wrapsText, let label = box.view as? any WrappingView, label.wrapsAutomatically,
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
  private func isMeasuredElsewhere(_ label: any WrappingView, _ width: CGFloat) -> Bool {
    guard behavior.remeasuresLabelsOfOtherWidth else { return false }
    return width < label.intrinsicContentSize.width - label.pixel / 2
      || width > label.automaticWidth + label.pixel / 2
  }

  private func measure(_ label: any WrappingView, _ box: LayoutBox, at width: CGFloat) {
    // A fitting size changes nothing: the label keeps what it has.
    let kept = label.automaticWidth
    label.automaticWidth = width
    let size = label.intrinsicContentSize
    if isFitting { label.automaticWidth = kept } else { label.needsAutomaticWidth = false }
    sync(box, label, .horizontal, size.width)
    sync(box, label, .vertical, size.height)
  }
}
