import Foundation
import TableModel

/// A view whose overrides call the script.
final class MisuseView: UIView, MisuseActor {
  weak var stage: MisuseStage?

  override func layoutSubviews() {
    super.layoutSubviews()
    stage?.callback("layoutSubviews")
  }

  override func updateConstraints() {
    stage?.callback("updateConstraints")
    super.updateConstraints()
  }

  override func didMoveToWindow() { stage?.callback("didMoveToWindow") }
  override func didMoveToSuperview() { stage?.callback("didMoveToSuperview") }
  override func willMove(toSuperview newSuperview: UIView?) {
    stage?.callback("willMove(toSuperview:)")
  }
  override func didAddSubview(_ subview: UIView) { stage?.callback("didAddSubview") }
  override func willRemoveSubview(_ subview: UIView) { stage?.callback("willRemoveSubview") }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    stage?.callback("hitTest")
    return super.hitTest(point, with: event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    stage?.callback("touchesBegan")
  }
}
