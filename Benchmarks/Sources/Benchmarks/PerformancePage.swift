import Foundation

/// `Documentation/Performance/README.md`: all figures of one run.
struct PerformancePage {
  let ratios: [Ratio]

  func write() throws {
    let file = Folders.repository.appending(path: "Documentation/Performance/README.md")
    try Data(text.utf8).write(to: file, options: .atomic)
  }

  private var text: String {
    """
    # Performance

    `make bench` writes this page. Each ratio compares two measurements of one run, taken in turns.

    Measured on \(processor), \(ProcessInfo.processInfo.activeProcessorCount) cores, \
    \(ProcessInfo.processInfo.operatingSystemVersionString).

    | figure | ratio | measured | at most |
    |---|---|---:|---:|
    \(ratios.map(row).joined(separator: "\n"))

    """
  }

  private func row(_ ratio: Ratio) -> String {
    let value = ratio.ratio.map { String(format: "%.3g", $0) } ?? "unknown: \(ratio.reason ?? "")"
    let mark = ratio.isOK ? "" : " **short**"
    return "| `\(ratio.figure.name)` | \(ratio.figure.title) | \(value)\(mark) "
      + "| \(ratio.figure.bar.formatted()) |"
  }

  private var processor: String {
    let lines = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8).split(separator: "\n")
    let line = lines?.first { $0.hasPrefix("model name") }
    return line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
      ?? "an unknown processor"
  }
}
