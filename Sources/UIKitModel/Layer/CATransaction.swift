import Foundation

/// Changes of layers that belong together.
///
/// Layers do not animate by themselves here: the completion runs when the system's animations that
/// began within the transaction have ended.
@preconcurrency @MainActor public final class CATransaction: NSObject {
  struct Values {
    var duration: TimeInterval?
    var disablesActions = false
    var completion: (() -> Void)?
    var timing: CAMediaTimingFunction?
  }

  /// Carries out what waits. Inert: values are set at once.
  public static func flush() {}

  /// Begins a transaction within the one that is open.
  public static func begin() { AppProcess.current.transactions.append(Values()) }

  /// Ends the innermost transaction; its completion runs when the animations have ended.
  public static func commit() {
    let process = AppProcess.current
    guard let completion = process.transactions.popLast()?.completion else { return }
    process.loop.schedule(after: UIView.systemAnimationDuration) { completion() }
  }

  /// Runs `block` when the animations of the transaction have ended.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    change { $0.completion = block }
  }

  /// Whether layers change at once.
  public static func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

  /// Whether layers change at once.
  public static func disableActions() -> Bool {
    AppProcess.current.transactions.last?.disablesActions ?? false
  }

  /// How long layers take to change, in seconds.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    change { $0.duration = duration }
  }

  /// How long layers take to change, in seconds.
  public static func animationDuration() -> TimeInterval {
    AppProcess.current.transactions.last?.duration ?? usualDuration
  }

  /// How layers change in that time; held.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timing = function }
  }

  /// How layers change in that time; nil where nothing was set.
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    AppProcess.current.transactions.last?.timing
  }

  /// What runs when the animations of the transaction have ended.
  public static func completionBlock() -> (() -> Void)? {
    AppProcess.current.transactions.last?.completion
  }

  /// Begins to keep other threads from the layers. Inert: there is one thread.
  public static func lock() {}
  /// Ends to keep other threads from the layers. Inert.
  public static func unlock() {}

  /// The time that layers take to change, in seconds (Apple, `CATransaction`).
  private static let usualDuration: TimeInterval = 0.25

  private static func change(_ body: (inout Values) -> Void) {
    let process = AppProcess.current
    guard !process.transactions.isEmpty else { return }
    body(&process.transactions[process.transactions.count - 1])
  }
}
