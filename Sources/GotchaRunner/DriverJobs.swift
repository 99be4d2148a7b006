import Foundation
import RunRecord

/// The commands that the compiler's driver makes of one of its own, kept from run to run: working them
/// out takes as long as a small file takes to compile or to link.
struct DriverJobs: Codable, Equatable {
  /// The hash of what they were made from.
  private var key: String
  /// The commands, each a line for the shell, in their order.
  private(set) var lines: [String]

  /// Names in a command that stand for those of one module; no code has them.
  enum Placeholder: String, CaseIterable {
    case module = "PlaceOfTheModule"
    case file = "PlaceOfTheFile"
  }

  /// The jobs of a driver's command, and whether they were kept.
  ///
  /// - Parameters:
  ///   - identity: What else they follow from, beside the command.
  ///   - file: Where they are kept.
  /// - Returns: Nil for a command whose jobs cannot be kept, since they read files that the driver
  ///   makes for itself.
  static func of(
    _ words: [String], identity: [String], keptIn file: URL, root: String
  ) -> (jobs: DriverJobs, areKept: Bool)? {
    let parts = [Toolchain.program("swiftc")?.path ?? "", root] + identity + words
    let key = ContentHash.hash(of: parts.joined(separator: "\n").utf8)
    if let data = try? Data(contentsOf: file),
      let kept = try? JSONDecoder().decode(DriverJobs.self, from: data), kept.key == key
    {
      return (kept, true)
    }
    try? FileManager.default.removeItem(at: file)
    guard let driver = words.first,
      let output = Shell(root: root).output(of: [driver, "-driver-print-jobs"] + words.dropFirst())
    else { return nil }
    let lines = String(decoding: output, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map(String.init)
    // A driver writes a command that is too long for the system into a file of its own.
    guard !lines.isEmpty, !lines.contains(where: { $0.contains(".resp") }) else { return nil }
    let jobs = DriverJobs(key: key, lines: lines)
    // What cannot be kept costs time only.
    try? JSONEncoder().encode(jobs).write(to: file, options: .atomic)
    return (jobs, false)
  }

  /// The command that runs jobs, with names in the places of the placeholders.
  ///
  /// - Parameter count: How many of the last jobs there are to run.
  func command(last count: Int? = nil, _ names: [Placeholder: String] = [:]) -> [String] {
    var text = lines.suffix(count ?? lines.count).joined(separator: " && ")
    for (place, name) in names { text = text.replacing(place.rawValue, with: name) }
    return ["/bin/sh", "-c", text]
  }
}
