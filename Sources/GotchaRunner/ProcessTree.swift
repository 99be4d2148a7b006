import Foundation

/// The processes that a process has started, with those that they have started.
enum ProcessTree {
  /// The processes below one, wherever they have been moved in groups and sessions.
  ///
  /// What `/proc` has; none on a system without.
  static func descendants(of process: pid_t) -> [pid_t] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    let parents = names.compactMap { pid_t($0) }.compactMap { id in parent(of: id).map { (id, $0) }
    }
    let children = Dictionary(grouping: parents) { $0.1 }
    var found: [pid_t] = []
    var open = [process]
    while let next = open.popLast() {
      let below = children[next, default: []].map(\.0)
      found += below
      open += below
    }
    return found
  }

  /// Ends processes, and kills those that are still there a moment later.
  static func end(_ processes: [pid_t]) {
    for process in processes { kill(process, SIGTERM) }
    for _ in 0..<Patience.looks {
      guard processes.contains(where: isThere) else { return }
      usleep(Patience.pause)
    }
    for process in processes where isThere(process) { kill(process, SIGKILL) }
  }

  /// How long a process gets to end by itself: half a second.
  private enum Patience {
    static let looks = 25
    /// In microseconds.
    static let pause: UInt32 = 20_000
  }

  /// Whether a process runs; one that has ended and is not yet waited for does not.
  private static func isThere(_ process: pid_t) -> Bool {
    guard kill(process, 0) == 0 else { return false }
    return state(of: process).map { $0.state != "Z" } ?? true
  }

  private static func parent(of process: pid_t) -> pid_t? { state(of: process)?.parent }

  /// The state and the parent, which follow the name in parentheses.
  private static func state(of process: pid_t) -> (state: Substring, parent: pid_t)? {
    guard let data = FileManager.default.contents(atPath: "/proc/\(process)/stat") else {
      return nil
    }
    let text = String(decoding: data, as: UTF8.self)
    guard let end = text.lastIndex(of: ")") else { return nil }
    let fields = text[text.index(after: end)...].split(separator: " ")
    guard fields.count > 1, let parent = pid_t(fields[1]) else { return nil }
    return (fields[0], parent)
  }
}
