import Foundation
import GotchaBook

/// How one file of the site is made, and the hash of all that goes into it.
struct Recipe: Sendable {
  var path: String
  var fingerprint: Fingerprint
  /// The file's bytes, and what is wrong with the book there.
  var make: @Sendable () -> (bytes: [UInt8], diagnostics: [Diagnostic])

  /// A file that is there already, such as one of the theme.
  init(file: SiteBuilder.File) {
    path = file.path
    fingerprint = Fingerprint()
    fingerprint.add(file.bytes)
    make = { (file.bytes, []) }
  }

  init(
    _ path: String, _ fingerprint: Fingerprint,
    make: @escaping @Sendable () -> (bytes: [UInt8], diagnostics: [Diagnostic])
  ) {
    self.path = path
    self.fingerprint = fingerprint
    self.make = make
  }

  init(_ path: String, _ fingerprint: Fingerprint, bytes: @escaping @Sendable () -> [UInt8]) {
    self.init(path, fingerprint) { (bytes(), []) }
  }

  /// Makes the files on all cores and hands each to `write`, from several threads at once. Says
  /// which came without a diagnostic, and the diagnostics in the recipes' order.
  static func make(
    _ recipes: [Recipe], write: @escaping @Sendable (SiteBuilder.File) throws -> Void
  ) async throws -> (clean: Set<String>, diagnostics: [Diagnostic]) {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let chunk = max(1, recipes.count / (cores * 8))
    let parts = try await withThrowingTaskGroup(
      of: (start: Int, clean: [String], diagnostics: [Diagnostic]).self
    ) { group in
      for start in stride(from: 0, to: recipes.count, by: chunk) {
        group.addTask {
          var clean: [String] = []
          var diagnostics: [Diagnostic] = []
          for recipe in recipes[start..<min(start + chunk, recipes.count)] {
            let (bytes, found) = recipe.make()
            try write(SiteBuilder.File(path: recipe.path, bytes: bytes))
            if found.isEmpty { clean.append(recipe.path) }
            diagnostics += found
          }
          return (start, clean, diagnostics)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    return (
      Set(parts.flatMap(\.clean)), parts.sorted { $0.start < $1.start }.flatMap(\.diagnostics)
    )
  }
}
