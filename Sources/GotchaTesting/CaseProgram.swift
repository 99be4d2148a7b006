import Foundation
import Testing

/// A program that runs the cases that are linked into it.
public enum CaseProgram {
  /// Runs the cases that the command line picks, and ends the process.
  public static func run() async -> Never {
    #if !canImport(UIKit)
      endWithRunner()
    #endif
    await Testing.__swiftPMEntryPoint() as Never
  }

  #if !canImport(UIKit)
    /// Ends this process and those it has started when its standard input ends, as it does when
    /// the runner ends in any way.
    private static func endWithRunner() {
      setpgid(0, 0)
      Thread.detachNewThread {
        var byte: UInt8 = 0
        while read(STDIN_FILENO, &byte, 1) > 0 {}
        kill(0, SIGKILL)
      }
    }
  #endif
}
