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
    let current = cache.current(in: output)
    let stale = recipes.filter { current[$0.path] != $0.fingerprint }
    if stale.isEmpty, cache.site.count == recipes.count {
      return Outcome(diagnostics: mapDiagnostics, path: output, written: 0)
    }
    let made = try await write(stale)
    keep(made, &cache)
    return Outcome(
      diagnostics: mapDiagnostics + made.diagnostics, path: output, written: made.recipes.count)
  }

  private struct Made {
    /// Those that were followed.
    var recipes: [Recipe]
    /// The paths of the files that came without a diagnostic.
    var clean: Set<String>
    var diagnostics: [Diagnostic]
    /// The time that the site's folders got.
    var settled: Int
  }

  /// Patches the site if that can be done and so little has changed that it is worth while, and
  /// makes it anew otherwise.
  private func write(_ stale: [Recipe]) async throws -> Made {
    if stale.count * 2 < recipes.count, access(output + "/" + SiteWriter.marker, F_OK) == 0,
      let patch = try SitePatch(output: output)
    {
      return try await made(stale, in: patch)
    }
    return try await replace()
  }

  private func made(_ stale: [Recipe], in patch: SitePatch) async throws -> Made {
    do {
      let (clean, diagnostics) = try await Recipe.make(stale) { try patch.write($0) }
      try patch.finish(files: stale.map(\.path), all: recipes.map(\.path))
      return Made(
        recipes: stale, clean: clean, diagnostics: diagnostics, settled: patch.settled)
    } catch {
      patch.abandon()
      throw error
    }
  }

  private func replace() async throws -> Made {
    let writer = try SiteWriter(output: output)
    do {
      let (clean, diagnostics) = try await Recipe.make(recipes) { try writer.write($0) }
      try writer.finish()
      return Made(
        recipes: recipes, clean: clean, diagnostics: diagnostics, settled: writer.settled)
    } catch {
      writer.abandon()
      throw error
    }
  }

  /// Notes the site's files. One that came with a diagnostic is left out, so that it is made again
  /// each time and the diagnostic is said each time.
  private func keep(_ made: Made, _ cache: inout SiteCache) {
    let written = Set(made.recipes.map(\.path))
    let known = Dictionary(
      zip(cache.site.paths, cache.site.stamps), uniquingKeysWith: { first, _ in first })
    let products = recipes.concurrentMap { [output] recipe -> SiteCache.Product? in
      let isWritten = written.contains(recipe.path)
      guard !isWritten || made.clean.contains(recipe.path) else { return nil }
      let stamp =
        isWritten ? FileStamp(ofFile: output + "/" + recipe.path) : known[recipe.path]
      return stamp.map { (recipe.path, recipe.fingerprint, $0) }
    }
    cache.keep(products.compactMap { $0 }, settled: made.settled)
  }
}
