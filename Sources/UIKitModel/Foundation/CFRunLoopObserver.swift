import Foundation

/// Calls a block when the virtual loop is about to sleep; other activities are held.
public final class CFRunLoopObserver: @unchecked Sendable {
  private let activities: CFRunLoopActivity
  private let repeats: Bool
  private let block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)?
  private var tokens: [RunLoopModel.Token] = []
  private(set) var isValid = true

  init(
    _ activities: CFRunLoopActivity, repeats: Bool,
    _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)?
  ) {
    (self.activities, self.repeats, self.block) = (activities, repeats, block)
  }

  @MainActor func begin(in mode: RunLoopModel.Mode, of process: AppProcess) {
    guard isValid, activities.contains(.beforeWaiting) else { return }
    tokens.append(
      process.loop.observeBeforeSleep(in: mode) { _ in process.bind { self.call() } })
  }

  private func call() {
    guard isValid else { return }
    if !repeats { invalidate() }
    block?(self, .beforeWaiting)
  }

  func end() {
    for token in tokens { token.invalidate() }
    tokens = []
  }

  func invalidate() {
    isValid = false
    end()
  }
}
