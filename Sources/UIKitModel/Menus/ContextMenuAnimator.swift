import Foundation

/// Runs the animations and completions that a delegate adds to those of a context menu.
@MainActor
package final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  package let previewViewController: UIViewController?
  package var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  package init(preview: UIViewController?) {
    previewViewController = preview
    super.init()
  }

  package func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  package func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Runs the animations at once and the completions in the next turn: nothing is drawn.
  package func run(in loop: RunLoopModel) {
    for animation in animations { animation() }
    let completions = completions
    loop.perform { for completion in completions { completion() } }
  }
}
