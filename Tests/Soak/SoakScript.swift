import TableModel
import TestSupport

/// One random script: a table, and some dozens of steps, after each of which everything that must
/// always hold is looked at.
@MainActor enum SoakScript {
  private static let steps = 30

  /// What was wrong, with the steps that led to it; nil if nothing was.
  static func run(seed: UInt64) -> String? {
    AppProcess.$bound.withValue(AppProcess()) {
      var random = SplitMix(seed: seed)
      let version = SystemVersion.modelled.randomElement(using: &random) ?? .current
      return SystemVersion.$current.withValue(version) {
        let (wrong, script) = play(using: &random)
        let leak = SoakCell.alive > 0 ? "\(SoakCell.alive) cells outlive their table" : nil
        SoakCell.alive = 0
        guard let failure = wrong ?? leak else { return nil }
        return "on \(version): \(failure)\n  \(script.joined(separator: "\n  "))"
      }
    }
  }

  /// What was wrong, and the steps.
  private static func play(using random: inout SplitMix) -> (wrong: String?, script: [String]) {
    let scene = SoakScene(using: &random)
    var script: [String] = [scene.summary]
    for _ in 0..<steps {
      let exception = UIKitException.caught {
        script.append(SoakStep.perform(on: scene, using: &random))
      }
      if let wrong = exception?.reason ?? scene.whatIsWrong() {
        return (wrong, script)
      }
    }
    scene.end()
    let wrong = scene.whatIsWrong()
    // The loop keeps what it has to lay out.
    MainLoop.runUntilIdle()
    return (wrong, script)
  }
}
