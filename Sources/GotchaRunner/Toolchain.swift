import Foundation
import RunRecord

/// The Swift compiler that the path names.
package struct Toolchain: Codable, Equatable {
  var compilerVersion: String
  var triple: String
  /// `linux`, `macosx`, …
  var platform: String
  /// The folder of the toolchain's own libraries.
  var resourcePath: String

  /// What the compiler that the path names says of itself; nil when it says nothing.
  static func inPath(_ shell: Shell) -> Toolchain? {
    shell.output(of: ["swiftc", "-print-target-info"]).flatMap { Toolchain(targetInfo: $0) }
  }

  /// What `swiftc -print-target-info` prints; nil for another form.
  init?(targetInfo: Data) {
    guard let read = try? JSONDecoder().decode(Info.self, from: targetInfo) else { return nil }
    compilerVersion = read.compilerVersion
    triple = read.target.triple
    platform = read.target.platform ?? ""
    resourcePath = read.paths.runtimeResourcePath
  }

  /// What a run that is made today with this compiler says of its origin.
  ///
  /// - Parameter shell: Runs commands in the folder of the book.
  func originOfRun(_ shell: Shell) -> RunOrigin {
    let commit = shell.output(of: ["git", "rev-parse", "--short", "HEAD"]).map {
      String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return RunOrigin(
      date: Date.now.formatted(.iso8601.year().month().day()),
      toolchain: compilerVersion.split(whereSeparator: \.isNewline).first.map(String.init) ?? "",
      platform: triple, commit: commit)
  }

  /// The flags with which the compiler finds the macros of Swift Testing.
  var macroFlags: [String] {
    let folder = resourcePath + "/host/plugins/testing"
    return FileManager.default.fileExists(atPath: folder) ? ["-plugin-path", folder] : []
  }

  /// By which what one compiler made is distinguished from what another made.
  var identity: String { compilerVersion + " " + triple }

  /// The program of a name in the path, links followed; nil when there is none.
  static func program(_ name: String) -> URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { URL(filePath: "\($0)/\(name)").resolvingSymlinksInPath() }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// By which one formatter is distinguished from another, without starting it: its path and date.
  package static var formatterStamp: String {
    let folder = program("swift")?.deletingLastPathComponent()
    guard let formatter = folder?.appending(path: "swift-format").path else { return "" }
    return "\(formatter) \(FileSnapshot.stamp(of: formatter))"
  }

  private struct Info: Decodable {
    struct Target: Decodable {
      var triple: String
      var platform: String?
    }

    struct Paths: Decodable {
      var runtimeResourcePath: String
    }

    var compilerVersion: String
    var target: Target
    var paths: Paths
  }
}
