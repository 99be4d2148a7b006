import Foundation

// A presentation of the app's own: what the transitioning delegate returns for a controller of the
// style `custom` (Apple, `UIViewControllerTransitioningDelegate`).

/// The view that such a presentation takes place in: it covers the window, and touches beside what is
/// shown are its own (Apple, `UIPresentationController.containerView`).
final class PresentationContainerView: UIView {
  private weak var presentation: UIPresentationController?

  init(of presentation: UIPresentationController, in window: UIWindow) {
    self.presentation = presentation
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}

extension UIPresentationController {
  /// Adds the container to a window, and returns it.
  fileprivate func begin(in window: UIWindow) -> UIView {
    let view = PresentationContainerView(of: self, in: window)
    container = view
    window.addSubview(view)
    presentationTransitionWillBegin()
    return view
  }

  /// Takes the container from the window.
  fileprivate func end() {
    dismissalTransitionDidEnd(true)
    container?.removeFromSuperview()
    container = nil
  }
}

extension UIViewController {
  /// Requests the presentation of the app's own that the controller's style wants.
  func requestOwnPresentation(over presenter: UIViewController, from source: UIViewController) {
    guard modalPresentationStyle == .custom, source.viewIfLoaded?.window != nil else { return }
    ownPresentation = transitioningDelegate?.presentationController(
      forPresented: self, presenting: presenter, source: source)
  }

  /// Adds the view to a window, in its place. That the presentation is called before the controller
  /// appears is the model's choice.
  func enter(_ window: UIWindow, animated flag: Bool) {
    let place = ownPresentation?.begin(in: window) ?? window
    let shown: UIView? = ownPresentation?.presentedView ?? view
    shown?.frame = presentedFrame(in: window)
    beginAppearanceTransition(true, animated: flag)
    if let shown { place.addSubview(shown) }
  }

  /// Takes the view from the window; the container of a presentation goes later.
  func leaveWindow() {
    let shown = ownPresentation?.presentedView ?? viewIfLoaded
    shown?.removeFromSuperview()
  }

  /// The presentation is over.
  func endOwnPresentation() {
    ownPresentation?.end()
    ownPresentation = nil
  }

  /// The view that shows the controller in the window.
  var viewInWindow: UIView? { ownPresentation?.containerView ?? viewIfLoaded }
}
