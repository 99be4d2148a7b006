/// When a run was made, and with what.
package struct RunOrigin: Codable, Hashable, Sendable {
  /// The day, `2026-11-21`.
  package var date: String
  /// The compiler, `Apple Swift version 6.3 (…)`.
  package var toolchain: String
  /// The platform that the cases ran on, `x86_64-unknown-linux-gnu`.
  package var platform: String
  /// The commit that the book was at, `a9f5939`; nil outside a repository.
  package var commit: String?

  package init(date: String, toolchain: String, platform: String, commit: String? = nil) {
    self.date = date
    self.toolchain = toolchain
    self.platform = platform
    self.commit = commit
  }
}
