import Foundation

/// The Swift that the commands find.
enum Toolchain {
  /// The identity of a toolchain without starting it: its path and its date.
  static var identity: String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let swift = folders.lazy.map { "\($0)/swift" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    guard let swift else { return "" }
    let file = URL(fileURLWithPath: swift).resolvingSymlinksInPath()
    let tool = file.deletingLastPathComponent().appending(path: "swift-format").path
    let date = try? FileManager.default.attributesOfItem(atPath: tool)[.modificationDate] as? Date
    return "\(tool) \(date?.timeIntervalSince1970 ?? 0)"
  }
}
