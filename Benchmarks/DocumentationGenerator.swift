import Foundation

/// A documentation generator from PyPI that reads `mkdocs.yml`.
struct DocumentationGenerator {
  /// The words that build a site into a folder.
  let words: (_ output: String) -> [String]

  static func material(below folder: URL) throws -> Self {
    let python = try PythonEnvironment(
      folder: folder.appending(path: "mkdocs-material"),
      packages: ["mkdocs==1.6.1", "mkdocs-material==9.8.1"])
    return Self { [python.program("mkdocs"), "build", "--quiet", "--site-dir", $0] }
  }

  /// Zensical takes the folder from its configuration.
  ///
  /// Later releases want a package that PyPI does not have.
  static func zensical(below folder: URL) throws -> Self {
    let python = try PythonEnvironment(
      folder: folder.appending(path: "zensical"), packages: ["zensical==0.0.66"])
    return Self { _ in [python.program("zensical"), "build", "--clean"] }
  }

  /// The seconds that a site takes from nothing.
  func build(_ corpus: SiteCorpus) throws -> Double {
    let output = corpus.folder.appending(path: "site")
    for leftover in ["site", ".cache"] {
      OldFiles.putAside(corpus.folder.appending(path: leftover))
    }
    let seconds = try Command(words: words(output.path), folder: corpus.folder).run()
    try corpus.check(pagesIn: output)
    return seconds
  }
}
