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
    let (known, output) = (cache, output)
    let current = recipes.concurrentMap { known.isCurrent($0.path, $0.fingerprint, in: output) }
    let stale = zip(recipes, current).compactMap { $1 ? nil : $0 }
    let all = Set(recipes.map(\.path))
    if stale.isEmpty, cache.products.count == all.count {
      return Outcome(diagnostics: mapDiagnostics, path: output, written: 0)
    }
    let (made, written) = try await write(stale)
    cache.update(written, all: all, clean: made.clean, in: output)
    return Outcome(
      diagnostics: mapDiagnostics + made.diagnostics, path: output, written: written.count)
  }

  private typealias Made = (clean: Set<String>, diagnostics: [Diagnostic])

  /// Patches the site if that can be done and so little has changed that it is worth while, and
  /// makes it anew otherwise; says what was written.
  private func write(_ stale: [Recipe]) async throws -> (Made, [Recipe]) {
    if stale.count * 2 < recipes.count, access(output + "/" + SiteWriter.marker, F_OK) == 0,
      let patch = try SitePatch(output: output)
    {
      return (try await made(stale, in: patch), stale)
    }
    return (try await replace(), recipes)
  }

  private func made(_ stale: [Recipe], in patch: SitePatch) async throws -> Made {
    do {
      let made = try await Recipe.make(stale) { try patch.write($0) }
      try patch.finish(files: stale.map(\.path), all: recipes.map(\.path))
      return made
    } catch {
      patch.abandon()
      throw error
    }
  }

  private func replace() async throws -> Made {
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
