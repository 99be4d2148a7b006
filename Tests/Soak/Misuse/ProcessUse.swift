import Foundation

/// What a process has used, from `/proc`; nothing where there is none.
struct ProcessUse {
  /// Seconds of CPU time.
  private(set) var seconds = 0.0
  /// Its resident memory.
  private(set) var megabytes = 0
  /// Whether it computes, or would if the machine had time for it.
  private(set) var isRunnable = false

  init(of process: Int32) {
    guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let name = stat.lastIndex(of: ")")
    else { return }
    // Behind the name, from field 3 on, the state: fields 14 and 15 are the ticks of CPU time, 24 the
    // pages.
    let texts = stat[name...].split(separator: " ").dropFirst()
    let fields = texts.map { Double($0) ?? 0 }
    guard fields.count > 21 else { return }
    isRunnable = texts.first == "R"
    seconds = (fields[11] + fields[12]) / Double(sysconf(Int32(_SC_CLK_TCK)))
    megabytes = Int(fields[21]) * Int(sysconf(Int32(_SC_PAGESIZE))) >> 20
  }
}
