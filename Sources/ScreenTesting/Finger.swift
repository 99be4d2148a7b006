#if !canImport(UIKit)
  public import TableModel

  /// A scripted finger on a view; it comes down when it is made.
  ///
  /// The clock runs while the finger moves and holds, in frames of the display, and stops
  /// otherwise. Points and speeds are of the finger: downwards and to the right is positive.
  ///
  ///     let finger = Finger(on: table, at: CGPoint(x: 160, y: 100))
  ///     finger.move(by: 200, duration: 0.5)
  ///     #expect(table.isDragging)
  ///     finger.lift()
  ///
  /// UIKit takes no touches from code, and has no such class.
  @MainActor public final class Finger {
    /// Frames a second of the display.
    private static let frameRate: Double = 60
    /// The steps of the longest move, an hour; the model's choice.
    private static let mostSteps = 3600 * frameRate

    private let touches: TouchSequence?
    /// Where the finger is, in the window's coordinates.
    public private(set) var location: CGPoint
    private var velocity = CGPoint.zero

    /// A finger that comes down at a point in the view's own coordinates.
    ///
    /// On a view without a window, or beside all views, it touches nothing.
    public init(on view: UIView, at point: CGPoint) {
      location = view.convert(point, to: nil)
      touches = view.window.map { TouchSequence(in: $0, at: view.convert(point, to: $0)) }
    }

    /// Moves up or down by `distance` points within `duration` seconds.
    public func move(by distance: CGFloat, duration: TimeInterval = 0.25) {
      move(by: CGPoint(x: 0, y: distance), duration: duration)
    }

    /// Moves by a way in points within `duration` seconds, in even steps.
    public func move(by way: CGPoint, duration: TimeInterval = 0.25) {
      guard way.x.isFinite, way.y.isFinite, duration.isFinite else { return }
      let start = location
      let steps = max(min((duration * Self.frameRate).rounded(), Self.mostSteps), 1)
      for step in 1...Int(steps) {
        let part = CGFloat(step) / CGFloat(steps)
        location = CGPoint(x: start.x + way.x * part, y: start.y + way.y * part)
        touches?.move(to: location)
        MainRunLoop.run(for: 1 / Self.frameRate)
      }
      let seconds = CGFloat(steps / Self.frameRate)
      velocity = CGPoint(x: way.x / seconds, y: way.y / seconds)
    }

    /// Moves to a point in the window's coordinates, without the clock going on.
    func slide(to point: CGPoint) {
      location = point
      velocity = .zero
      touches?.move(to: point)
    }

    /// Stays where it is, so that it leaves without momentum.
    public func hold(for duration: TimeInterval) {
      velocity = .zero
      MainRunLoop.run(for: duration)
    }

    /// Leaves, with the speed of its last move unless it held since.
    public func lift() {
      touches?.end(velocity: velocity)
    }

    /// Is taken away by the system, as when a call comes in.
    public func cancel() {
      touches?.cancel()
    }
  }
#endif
