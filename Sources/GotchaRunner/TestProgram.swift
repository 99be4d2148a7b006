import Foundation

/// The program that runs compiled cases.
struct TestProgram {
  /// The module that starts Swift Testing.
  static let main = """
    import GotchaTesting

    @main struct CaseProgramMain {
      static func main() async { await CaseProgram.run() }
    }
    """

  let path: String
  let root: String

  /// Links objects to a program; nil with the linker's output in `log` when that fails.
  init?(
    named name: String, objects: [String], flags: [String], folder: URL, root: String, log: String
  ) {
    path = folder.appending(path: name).path
    self.root = root
    // Longer than a command line may be when a book is large.
    let list = folder.appending(path: name + ".objects")
    let lines = objects.map { "\"\($0)\"" }.joined(separator: "\n")
    guard (try? Data(lines.utf8).write(to: list, options: .atomic)) != nil else { return nil }
    let words = ["swiftc", "-o", path, "@\(list.path)"] + flags
    guard Shell(root: root).run(words, log: log) == 0 else { return nil }
  }
}
