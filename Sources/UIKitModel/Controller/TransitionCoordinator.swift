import Foundation

/// Runs an app's code along with one change from a controller to another.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// What an animated transition takes, in seconds: the model's choice, since no source names it.
  private static let animatedDuration: TimeInterval = 0.35

  private(set) var isAnimated: Bool
  let initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  /// Whether the finger left with a speed that alone completes the transition.
  fileprivate var endedByFlick = false
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionChanges: [Block] = []
  private var hasEnded = false
  private let from: UIViewController?
  private(set) var to: UIViewController?

  let targetTransform: CGAffineTransform
  /// How the screen is held afterwards, where it turns; nil for another change.
  let orientation: UIInterfaceOrientation?

  init(
    from: UIViewController?, to: UIViewController?, isAnimated: Bool, isInteractive: Bool = false,
    targetTransform: CGAffineTransform = .identity, orientation: UIInterfaceOrientation? = nil
  ) {
    self.targetTransform = targetTransform
    self.orientation = orientation
    self.from = from
    self.to = to
    self.isAnimated = isAnimated
    self.isInteractive = isInteractive
    initiallyInteractive = isInteractive
  }

  /// Leads to another controller than it was to, before it has begun.
  func lead(to new: UIViewController?, animated: Bool) {
    to = new
    isAnimated = animated
  }

  var transitionDuration: TimeInterval { isAnimated ? Self.animatedDuration : 0 }
  var percentComplete: CGFloat { hasEnded && !isCancelled ? 1 : 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var presentationStyle: UIModalPresentationStyle { to?.modalPresentationStyle ?? .none }
  var containerView: UIView {
    (to?.viewIfLoaded?.superview ?? from?.viewIfLoaded?.superview) ?? UIView()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.viewIfLoaded
    case .to: to?.viewIfLoaded
    default: nil
    }
  }

  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !hasEnded else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionChanges.append(handler)
  }

  /// Runs what was added so far within an animation.
  func runAnimations() {
    guard !animations.isEmpty else { return }
    guard isAnimated else { return runAlongside() }
    UIView.animate(withDuration: transitionDuration) { self.runAlongside() }
  }

  /// Runs what was added so far, within the animation that is being made.
  func runAlongside() {
    let added = animations
    animations = []
    added.forEach { $0(self) }
  }

  /// The finger leaves.
  func endInteraction(isCancelled: Bool, isFlick: Bool) {
    self.isCancelled = isCancelled
    endedByFlick = isFlick
    isInteractive = false
    interactionChanges.forEach { $0(self) }
  }

  /// Runs the completions, once.
  func end() {
    guard !hasEnded else { return }
    runAnimations()
    hasEnded = true
    let added = completions
    completions = []
    added.forEach { $0(self) }
  }
}

extension UIViewControllerTransitionCoordinatorContext {
  /// Whether the finger left with a speed that alone completes the transition.
  package var wasEndedByFlick: Bool { (self as? TransitionCoordinator)?.endedByFlick == true }
}

extension UIViewController {
  /// Begins a transition whose coordinator both controllers and those within them have.
  func beginTransition(
    from old: UIViewController?, to new: UIViewController?, animated: Bool,
    interactive: Bool = false
  ) -> TransitionCoordinator {
    let coordinator = TransitionCoordinator(
      from: old, to: new, isAnimated: animated, isInteractive: interactive)
    for controller in [old, new] { controller?.runningTransition = coordinator }
    return coordinator
  }

  /// Ends a transition: after the callbacks of the appearance, which is the model's choice.
  func endTransition(
    _ coordinator: TransitionCoordinator, from old: UIViewController?, to new: UIViewController?
  ) {
    coordinator.end()
    for controller in [old, new] where controller?.runningTransition === coordinator {
      controller?.runningTransition = nil
    }
  }
}
