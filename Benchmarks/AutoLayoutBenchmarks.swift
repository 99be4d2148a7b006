import Foundation
import TableModel

/// A screen of self-sizing cells beside the solver's own time for the same systems.
@MainActor enum AutoLayoutBenchmarks {
  static let all = [
    Benchmark(
      name: "auto-layout.first-screen/solver",
      "15 new self-sizing cells of 8 constraints laid out, beside solving their systems alone",
      bar: 2, measure: firstScreen)
  ]

  /// How many times the screen is laid out; the shortest time counts.
  private static let rounds = 300

  /// Fifteen new cells: each is asked for its fitting size, and is laid out at its height.
  private static func firstScreen() -> Double {
    var best = Pair()
    for _ in 0..<rounds {
      let screen = SelfSizingScreen()
      best.takeLayout { screen.layOut() }
      guard isSolvedAlike(screen) else { return .infinity }
      let sizes = screen.cells.map(SelfSizingSystem.Sizes.init)
      var systems: [SelfSizingSystem] = []
      best.takeSolver {
        for sizes in sizes {
          consume(SelfSizingSystem.fittingHeight(sizes))
          systems.append(SelfSizingSystem(sizes))
          consume(systems.last?.frames)
        }
      }
    }
    return best.ratio
  }

  /// Whether the systems of the solver have the frames of the screen: they are the same systems.
  private static func isSolvedAlike(_ screen: SelfSizingScreen) -> Bool {
    screen.cells.allSatisfy { cell in
      let sizes = SelfSizingSystem.Sizes(of: cell)
      return SelfSizingSystem.fittingHeight(sizes) == cell.frame.height
        && SelfSizingSystem(sizes).frames
          == [cell.contentView.frame, cell.icon.frame, cell.title.frame]
    }
  }

  /// The shortest times of layout and of the solver, taken in turns.
  private struct Pair {
    private let clock = ContinuousClock()
    private var layout = Duration.seconds(Int64.max)
    private var solver = Duration.seconds(Int64.max)

    var ratio: Double { layout / solver }

    mutating func takeLayout(_ body: () -> Void) { layout = min(layout, clock.measure(body)) }
    mutating func takeSolver(_ body: () -> Void) { solver = min(solver, clock.measure(body)) }
  }
}
