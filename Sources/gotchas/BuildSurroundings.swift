import Foundation
import GotchaBook
import RunRecord

/// Everything that `gotchas build` reads besides the entries and the site that stands: its options
/// and the files of runs, tests, theme, history and observations, by their stamps.
struct BuildSurroundings {
  private let values: OptionParser.Values
  private var root: String { values.one("--root") ?? "." }

  /// Nil for a build that is given a run of its own, or that writes the history.
  init?(_ values: OptionParser.Values) {
    let special = ["--events", "--attachments", "--build-log", "--record"]
    guard special.allSatisfy({ values.all($0).isEmpty }) else { return nil }
    self.values = values
  }

  var hash: UInt64 {
    var writer = ByteWriter()
    for option in BuildCommand.options.options { writer.add(values.all(option.name)) }
    for (folder, root) in folders { add(folder, root: root, to: &writer) }
    add(file: values.one("--history") ?? root + "/" + SiteOptions.history, to: &writer)
    return UInt64(ContentHash.hash(of: writer.bytes), radix: 16) ?? 0
  }

  /// The folders whose files are read, and what their paths are relative to.
  private var folders: [(path: String, root: String)] {
    let theme = values.one("--theme") ?? root + "/" + SiteOptions.theme
    let tests = BookOptions.swiftTests(values).map { (path: $0, root: root) }
    return [
      (theme, "."), (theme + "/../schemas", "."), (".build/runs", root),
      (values.one("--observations") ?? root + "/" + SiteOptions.observations, "."),
    ] + tests
  }

  private func add(_ folder: String, root: String, to writer: inout ByteWriter) {
    for file in FolderListing.files(below: folder, root: root, suffix: "") {
      add(file: file.hasPrefix("/") ? file : root + "/" + file, to: &writer)
    }
  }

  private func add(file: String, to writer: inout ByteWriter) {
    writer.add(file)
    writer.add(FileStamp(ofFile: file)) { writer, stamp in
      writer.add(stamp.size)
      writer.add(stamp.modified)
    }
  }
}
