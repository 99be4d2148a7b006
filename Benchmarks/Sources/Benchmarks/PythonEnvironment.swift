import Foundation

/// A Python environment below the build products, with packages from PyPI in it.
struct PythonEnvironment {
  let folder: URL

  /// Installs what is not there yet.
  init(folder: URL, packages: [String]) throws {
    self.folder = folder
    let here = FileManager.default
    let stamp = folder.appending(path: "packages.txt")
    let wanted = packages.joined(separator: "\n")
    if (try? String(contentsOf: stamp, encoding: .utf8)) == wanted { return }
    try here.createDirectory(at: folder, withIntermediateDirectories: true)
    try Command(words: ["python3", "-m", "venv", folder.path], folder: folder).run()
    try Command(
      words: [program("python3"), "-m", "pip", "install", "--quiet"] + packages, folder: folder
    ).run()
    try wanted.write(to: stamp, atomically: true, encoding: .utf8)
  }

  /// The path of a program that a package brought.
  func program(_ name: String) -> String { folder.appending(path: "bin/\(name)").path }
}
