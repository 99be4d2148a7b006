import Foundation

/// `inversion [--library FOLDER] [--page FILE]` makes every case of the book wrong in each way that
/// it can be, runs them, and demands that exactly those fail, at the changed lines.
///
/// The library is that of this package, which must be built, or of the one in `FOLDER`; the counts
/// go into `FILE`. Exit codes: 0 everything failed as it must; 1 something did not; 2 nothing could
/// be run; 64 wrong arguments.
@main struct Inversion {
  private var library = FileManager.default.currentDirectoryPath
  private var page: String?

  static func main() {
    var inversion = Inversion()
    guard inversion.read(CommandLine.arguments.dropFirst()) else {
      say("usage: inversion [--library FOLDER] [--page FILE]")
      exit(64)
    }
    do {
      exit(try inversion.run() ? 0 : 1)
    } catch {
      say("error: \(error)")
      exit(2)
    }
  }

  private mutating func read(_ arguments: ArraySlice<String>) -> Bool {
    var rest = arguments
    while let name = rest.popFirst() {
      guard let value = rest.popFirst() else { return false }
      switch name {
      case "--library": library = URL(fileURLWithPath: value).standardizedFileURL.path
      case "--page": page = value
      default: return false
      }
    }
    return true
  }

  private func run() throws -> Bool {
    let root = FileManager.default.currentDirectoryPath
    var unchanged = MutatedBook.cases(of: root)
    var isWhole = true
    var counts = InversionCounts()
    for mutation in Mutation.allCases {
      let book = try MutatedBook(mutation, of: root)
      if book.mutants.isEmpty { continue }
      let survivors = Survivors(of: try book.run(library: library)).all(of: book.mutants)
      survivors.forEach { Self.say("error: \($0)") }
      isWhole = isWhole && survivors.isEmpty
      counts.add(mutation.rawValue, book.mutants.count)
      unchanged.subtract(book.mutants.map(\.case))
      Self.say("\(book.mutants.count) cases, \(mutation.rawValue): \(survivors.count) errors")
    }
    for name in unchanged.sorted() { Self.say("error: \(name): nothing of it can be made wrong") }
    isWhole = isWhole && unchanged.isEmpty
    isWhole = try runAppCode(of: root, &counts) && isWhole
    if isWhole, let page { try counts.write(to: page) }
    return isWhole
  }

  /// Empties what compiles when it is empty, and looks for calls of what does not.
  private func runAppCode(of root: String, _ counts: inout InversionCounts) throws -> Bool {
    let book = AppCodeBook(root: root, library: library)
    let survivors = try book.survivorsOfEmptying()
    survivors.forEach { Self.say("error: \($0)") }
    Self.say("\(book.emptied.count) cases, their functions emptied: \(survivors.count) errors")
    let uncalled = try book.uncalled()
    uncalled.forEach { Self.say("error: \($0)") }
    Self.say("\(book.returning.count) functions, to be called: \(uncalled.count) errors")
    counts.add("the functions of the app code that return nothing", book.emptied.count)
    counts.add(
      "a function of the app code that returns something, seen to be called",
      book.returning.count)
    return survivors.isEmpty && uncalled.isEmpty
  }

  /// Writes a line that is seen at once, in a pipe too.
  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
