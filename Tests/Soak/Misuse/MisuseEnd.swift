/// The numbers of steps that end a script badly, by which the watch itself is tried.
enum MisuseEnd: Int {
  case trap = 1_000_000
  case hang

  func perform() {
    switch self {
    case .trap: preconditionFailure("tried on purpose")
    case .hang: while true {}
    }
  }
}
