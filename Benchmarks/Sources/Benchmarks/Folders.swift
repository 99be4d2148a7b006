import Foundation

/// The folders of the repository that the benchmarks use.
enum Folders {
  /// The package of the benchmarks.
  static let benchmarks = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let repository = benchmarks.deletingLastPathComponent()
  /// The build products of the main package.
  static let build = repository.appending(path: ".build")
  /// What the benchmarks install and write.
  static let scratch = benchmarks.appending(path: ".build/benchmarks")
}
