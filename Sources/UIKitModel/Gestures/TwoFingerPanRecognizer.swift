import Foundation

/// The recognizer of two fingers that move over a view together. Of one finger alone it leaves the
/// drag to the view.
package final class TwoFingerPanRecognizer: UIPanGestureRecognizer {
  private let began: @MainActor (_ point: CGPoint) -> Bool
  private let moved: @MainActor (_ point: CGPoint) -> Void
  private let ended: @MainActor () -> Void

  /// `began` returns whether the gesture begins at a point of the view; `moved` gets each further one.
  package init(
    began: @escaping @MainActor (_ point: CGPoint) -> Bool,
    moved: @escaping @MainActor (_ point: CGPoint) -> Void, ended: @escaping @MainActor () -> Void
  ) {
    (self.began, self.moved, self.ended) = (began, moved, ended)
    super.init(target: nil, action: nil)
    minimumNumberOfTouches = 2
    maximumNumberOfTouches = 2
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    track()
    let point = location(in: view)
    guard state == .possible else {
      moved(point)
      return state = .changed
    }
    guard begins(after: translation) else { return }
    state = numberOfTouches == 2 && began(point) ? .began : .failed
  }

  package override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    other is ScrollPanGestureRecognizer
  }

  override func sendActions() {
    super.sendActions()
    if state == .ended || state == .cancelled { ended() }
  }
}
