/// How far the appearance of a controller's view has come.
struct AppearanceState {
  /// The states that the callbacks lead through.
  enum Phase {
    case disappeared, appearing, appeared, disappearing
  }

  private(set) var phase = Phase.disappeared
  /// Whether the latest transition is animated.
  private(set) var isAnimated = false
  /// Whether `viewIsAppearing` has yet to be called in this appearance.
  var owesIsAppearing = false
  /// Whether the transition began because the view came into a window or left one, and ends by
  /// itself.
  var endsByItself = false

  mutating func begin(_ phase: Phase, animated: Bool) {
    self.phase = phase
    isAnimated = animated
    owesIsAppearing = phase == .appearing
    endsByItself = false
  }

  /// Ends the transition.
  mutating func end() {
    switch phase {
    case .appearing: phase = .appeared
    case .disappearing: phase = .disappeared
    case .appeared, .disappeared: break
    }
  }
}

/// What a container is doing with a controller.
enum ParentChange {
  case joining, leaving
}
