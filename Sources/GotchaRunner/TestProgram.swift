import Foundation

/// The program that runs compiled cases.
enum TestProgram {
  /// The module that starts Swift Testing.
  static let main = """
    import GotchaTesting

    @main struct CaseProgramMain {
      static func main() async { await CaseProgram.run() }
    }
    """

  /// Links objects to a program and returns its path; the linker's output goes to `log`.
  ///
  /// - Parameter libraries: What the libraries follow from that the objects require. As long as it and the
  ///   objects' names are the same, the linker is called without asking the driver again; nil to
  ///   always ask.
  static func link(
    named name: String, objects: [String], flags: [String], folder: URL, root: String, log: String,
    libraries: [String]? = nil
  ) throws(CaseRunner.Failure) -> String {
    let path = folder.appending(path: name).path
    // Longer than a command line may be when a book is large.
    let list = folder.appending(path: name + ".objects")
    let lines = objects.map { "\"\($0)\"" }.joined(separator: "\n")
    do {
      try Data(lines.utf8).write(to: list, options: .atomic)
    } catch {
      throw CaseRunner.Failure(
        description: "\(list.path) cannot be written: \(error.localizedDescription)")
    }
    // The driver keeps the libraries that objects require in a file beside the program which it
    // names after the module: two programs with one name read each other's.
    let module = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    let words = ["swiftc", "-module-name", module, "-o", path, "@\(list.path)"] + flags
    let code = Shell(root: root).run(
      command(
        words, objects, libraries, keptIn: folder.appending(path: name + ".jobs"), root: root),
      log: log)
    guard code != 0 else { return path }
    if let shortage = DiskSpace.shortage(in: folder) {
      throw CaseRunner.Failure(description: shortage)
    }
    let output = FileManager.default.contents(atPath: log) ?? Data()
    throw CaseRunner.Failure(
      description: "the cases cannot be linked: \(reason(in: output, exitCode: code)); "
        + "all messages are in \(log)")
  }

  /// The command that links: the driver's, or the linker's own, which is the last of the driver's jobs.
  private static func command(
    _ words: [String], _ objects: [String], _ libraries: [String]?, keptIn file: URL, root: String
  ) -> [String] {
    guard let libraries,
      let (jobs, areKept) = DriverJobs.of(
        words, identity: objects + libraries, keptIn: file, root: root)
    else { return words }
    return jobs.command(last: areKept ? 1 : nil)
  }

  /// The first line that names an error, or the first of any kind.
  private static func reason(in output: Data, exitCode: Int32) -> String {
    let lines = String(decoding: output, as: UTF8.self).split(whereSeparator: \.isNewline)
    let line = lines.first { $0.contains("error") || $0.contains("undefined") } ?? lines.first
    return line.map(String.init) ?? "the linker ended with \(exitCode) and no message"
  }
}
