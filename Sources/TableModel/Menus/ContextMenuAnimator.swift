import Foundation

/// Runs what a delegate wants to happen along with a context menu.
@MainActor final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(preview: UIViewController?) {
    previewViewController = preview
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Runs the animations at once and the completions in the next turn: nothing is drawn.
  func run(in loop: RunLoopModel) {
    for animation in animations { animation() }
    let completions = completions
    loop.perform { for completion in completions { completion() } }
  }
}
