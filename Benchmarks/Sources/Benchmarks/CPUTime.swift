import Foundation

/// Seconds of CPU time: a clock would measure what else the machine does.
enum CPUTime {
  /// What this process has used.
  static var ofProcess: Double {
    #if os(Linux)
      seconds(RUSAGE_SELF.rawValue)
    #else
      seconds(RUSAGE_SELF)
    #endif
  }

  /// What the programs have used that this one has started, and that have ended.
  static var ofChildren: Double {
    #if os(Linux)
      seconds(RUSAGE_CHILDREN.rawValue)
    #else
      seconds(RUSAGE_CHILDREN)
    #endif
  }

  private static func seconds(_ whose: Int32) -> Double {
    var usage = rusage()
    getrusage(whose, &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) { sum, time in
      sum + Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000
    }
  }
}
