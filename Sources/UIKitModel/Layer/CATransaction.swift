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

  private static func change(_ body: (inout Values) -> Void) {
    let process = AppProcess.current
    guard !process.transactions.isEmpty else { return }
    body(&process.transactions[process.transactions.count - 1])
  }
}
