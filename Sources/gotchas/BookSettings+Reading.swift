import Foundation
import GotchaBook
import GotchaLint
import GotchaSite

extension BookSettings {
  /// The settings of the book that a command line names; those of any book where it has none.
  static func read(_ values: OptionParser.Values) -> BookSettings {
    read(values.places.settings, root: values.root) ?? BookSettings()
  }

  private static func read(_ path: String, root: String) -> BookSettings? {
    let file = URL(filePath: root).appending(path: path)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    // To open a pipe waits for somebody who writes to it.
    let place = file.resolvingSymlinksInPath()
    let isFile = try? place.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
    guard isFile == true, let data = FileManager.default.contents(atPath: file.path) else {
      return BookSettings(unreadable: path)
    }
    return BookSettings(data: data, path: path)
  }

  /// What is wrong with the settings: alone, and beside those of the package's other books.
  static func problems(_ values: OptionParser.Values) -> [Diagnostic] {
    read(values).diagnostics + doubleTitles(values)
  }

  /// A warning for each other book of the package that has the same title.
  static func doubleTitles(_ values: OptionParser.Values) -> [Diagnostic] {
    let (root, own) = (values.root, values.places.settings)
    guard let settings = read(own, root: root) else { return [] }
    let site = BookPlaces.usual.site
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(site)")) ?? []
    let files =
      [BookPlaces.usual.settings]
      + folders.sorted().map { BookPlaces(furtherBook: $0).settings }
    let others = files.filter { $0 != own && read($0, root: root)?.title == settings.title }
    return others.map { other in
      Diagnostic(
        .warning, at: Place(file: own, line: 1), rule: .bookSettings,
        "the title “\(settings.title)” is also that of \(other)",
        advice: "give each book of a package a title of its own")
    }
  }

  /// What they demand of the pages.
  var demands: BookDemands {
    var demands = BookDemands()
    demands.system = system
    demands.expectAppCode = expectsAppCode
    return demands
  }

  /// What a new entry is about.
  var template: EntryScaffold.Template {
    EntryScaffold.Template(
      subject: subject, system: system, hasAppCode: expectsAppCode)
  }
}
