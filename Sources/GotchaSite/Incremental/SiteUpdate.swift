import Foundation
package import GotchaBook

/// Builds a site where one stands already, and does only what has to be done.
package struct SiteUpdate: Sendable {
  private let recipes: [Recipe]
  private let mapDiagnostics: [Diagnostic]
  private let output: String

  /// What a build did.
  package struct Outcome: Sendable {
    package var diagnostics: [Diagnostic]
    /// Where the site stands.
    package var path: String
    /// How many files were written.
    package var written: Int
  }

  package init(_ builder: SiteBuilder, theme: [SiteBuilder.File], output: String) {
    recipes = builder.recipes + theme.map(Recipe.init(file:))
    mapDiagnostics = builder.map.diagnostics
    self.output = SiteWriter.resolved(output)
  }

  /// Brings the site up to date; `cache` is what the last build left, and becomes what this one
  /// leaves.
  package func run(_ cache: inout SiteCache) async throws -> Outcome {
    let stale = recipes.filter { !cache.isCurrent($0.path, $0.fingerprint, in: output) }
    let clean: Set<String>
    let diagnostics: [Diagnostic]
    if isPatch(stale.count) {
      (clean, diagnostics) = try await patch(stale)
    } else {
      (clean, diagnostics) = try await replace()
    }
    let isWhole = !isPatch(stale.count)
    cache.update(
      isWhole ? recipes : stale, all: Set(recipes.map(\.path)), clean: clean, in: output)
    return Outcome(
      diagnostics: mapDiagnostics + diagnostics, path: output,
      written: isWhole ? recipes.count : stale.count)
  }

  /// Whether so little has changed that the site is patched and not made anew.
  private func isPatch(_ stale: Int) -> Bool {
    stale * 2 < recipes.count
      && FileManager.default.fileExists(atPath: output + "/" + SiteWriter.marker)
  }

  private func patch(
    _ stale: [Recipe]
  ) async throws -> (clean: Set<String>, diagnostics: [Diagnostic]) {
    guard !stale.isEmpty else { return ([], []) }
    let patch = try SitePatch(output: output)
    do {
      let made = try await Recipe.make(stale) { try patch.write($0) }
      try patch.finish(files: stale.map(\.path), all: recipes.map(\.path))
      return made
    } catch {
      patch.abandon()
      throw error
    }
  }

  private func replace() async throws -> (clean: Set<String>, diagnostics: [Diagnostic]) {
    let writer = try SiteWriter(output: output)
    do {
      let made = try await Recipe.make(recipes) { try writer.write($0) }
      try writer.finish()
      return made
    } catch {
      writer.abandon()
      throw error
    }
  }
}

extension SiteCache {
  /// Notes the files that were made and forgets those that are no longer of the site. A file that
  /// came with a diagnostic is made again each time, so that the diagnostic is said each time.
  fileprivate mutating func update(
    _ made: [Recipe], all: Set<String>, clean: Set<String>, in folder: String
  ) {
    for path in products.keys where !all.contains(path) { forget(path) }
    for recipe in made {
      if clean.contains(recipe.path), let stamp = FileStamp(ofFile: folder + "/" + recipe.path) {
        keep(recipe.path, Product(fingerprint: recipe.fingerprint, stamp: stamp))
      } else {
        forget(recipe.path)
      }
    }
  }
}
