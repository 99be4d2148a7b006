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
        let failure = play(using: &random)
        guard failure == nil, SoakCell.alive > 0 else {
          SoakCell.alive = 0
          return failure.map { "on \(version): \($0)" }
        }
        defer { SoakCell.alive = 0 }
        return "on \(version): \(SoakCell.alive) cells outlive their table"
      }
    }
  }

  private static func play(using random: inout SplitMix) -> String? {
    let scene = SoakScene(using: &random)
    var script: [String] = [scene.summary]
    for _ in 0..<steps {
      let exception = UIKitException.caught {
        script.append(SoakStep.perform(on: scene, using: &random))
      }
      if let wrong = exception?.reason ?? scene.whatIsWrong() {
        return "\(wrong)\n  \(script.joined(separator: "\n  "))"
      }
    }
    scene.end()
    return scene.whatIsWrong()
  }
}
