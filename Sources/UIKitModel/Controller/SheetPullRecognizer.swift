import Foundation

/// The recognizer of the pull downwards by which a person dismisses a sheet (iOS 13).
///
/// A pull that begins in content that scrolls moves the sheet only where the content is at its top
/// and has no refresh control.
final class SheetPullRecognizer: UIPanGestureRecognizer {
  /// What decides whether the finger has gone far, or fast, enough; the model's choice.
  private enum Measure {
    /// The part of the height from which the sheet goes.
    static let part: CGFloat = 0.4
    /// The speed that dismisses it on a shorter way, in points a second.
    static let speed: CGFloat = 800
  }

  private weak var sheet: UIViewController?
  /// Whether the pull may dismiss the sheet.
  private var dismisses = false

  init(_ sheet: UIViewController) {
    super.init(target: nil, action: nil)
    self.sheet = sheet
  }

  override func begins(after way: CGPoint) -> Bool {
    way.y >= Gesture.slop && way.y > abs(way.x) && isFree
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let isFar = max(abs(translation.x), abs(translation.y)) >= Gesture.slop
    if state == .possible, isFar { state = .failed }
  }

  /// Whether nothing that the finger is in scrolls downwards by it.
  private var isFree: Bool {
    guard let touched = touches.first?.view else { return true }
    let around = sequence(first: touched, next: \.superview).prefix { $0 !== view?.superview }
    return around.compactMap { $0 as? UIScrollView }.filter(\.isScrollEnabled).allSatisfy {
      $0.contentOffset.y <= $0.restingEdges.y.lowerBound && $0.attachedRefreshControl == nil
    }
  }

  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    other is ScrollPanGestureRecognizer
  }

  override func sendActions() {
    super.sendActions()
    guard let sheet else { return }
    switch state {
    case .began: begin(sheet)
    case .changed: move(sheet)
    case .ended: end(sheet)
    case .cancelled: sheet.viewIfLoaded?.transform = .identity
    case .possible, .failed: break
    }
  }

  private func begin(_ sheet: UIViewController) {
    let (presentation, delegate) = asked(sheet)
    dismisses =
      !sheet.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(presentation) ?? true
    if dismisses { delegate?.presentationControllerWillDismiss(presentation) }
    move(sheet)
  }

  private func move(_ sheet: UIViewController) {
    guard dismisses else { return }
    sheet.viewIfLoaded?.transform = CGAffineTransform(
      translationX: 0, y: max(translation.y, 0))
  }

  private func end(_ sheet: UIViewController) {
    let height = sheet.viewIfLoaded?.bounds.height ?? 0
    let isPulled = velocity(in: nil).y >= Measure.speed || translation.y >= height * Measure.part
    let (presentation, delegate) = asked(sheet)
    guard isPulled, dismisses else {
      sheet.viewIfLoaded?.transform = .identity
      if isPulled { delegate?.presentationControllerDidAttemptToDismiss(presentation) }
      return
    }
    sheet.presentingViewController?.dismiss(animated: true) {
      sheet.viewIfLoaded?.transform = .identity
      delegate?.presentationControllerDidDismiss(presentation)
    }
  }

  /// What is asked about a sheet, and told of it.
  private func asked(
    _ sheet: UIViewController
  ) -> (UIPresentationController, (any UIAdaptivePresentationControllerDelegate)?) {
    let presentation =
      sheet.presentationController
      ?? UIPresentationController(
        presentedViewController: sheet, presenting: nil)
    return (presentation, presentation.delegate)
  }
}
