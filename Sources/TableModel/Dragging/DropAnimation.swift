import Foundation

/// What runs along with the drop of an item.
@MainActor class DropAnimation: NSObject, UIDragAnimating {
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var isOver = false

  /// An animation as long as that of a row.
  init(in process: AppProcess) {
    super.init()
    process.loop.schedule(after: BatchUpdates.animationDuration) { self.end() }
  }

  func addAnimations(_ animations: @escaping () -> Void) {
    UIView.animate(withDuration: BatchUpdates.animationDuration, animations: animations)
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    if isOver { completion(.end) } else { completions.append(completion) }
  }

  private func end() {
    isOver = true
    for completion in completions { completion(.end) }
    completions = []
  }
}
