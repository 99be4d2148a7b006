import Foundation
import GotchaBook
import GotchaLint
import SwiftSource

/// `gotchas new-book`: makes the target of a book in an existing package.
enum NewBookCommand: Command {
  static let name = "new-book"
  static let abstract = "Makes the target of a book in a package: manifest, folder, settings."
  static let options = OptionParser(
    options: [
      BookOptions.root,
      .init(
        name: "--dependency", value: "path or url",
        help: "where the package has \(BookTarget.package) from",
        defaultValue: "the folder that this program was built in"),
      .init(
        name: "--version", value: "number", help: "the version of a dependency with a URL",
        defaultValue: Gotchas.version),
      .init(
        name: "--about", value: "subject",
        help: "a book about something else than tables: no versions, no code for an app, no model"),
      .flag("--print", help: "change nothing, and print what to put where"),
    ], words: "name")
  static let examples = [
    (line: "OurTableNotes", meaning: "the target Tests/OurTableNotes, in Package.swift, too"),
    (line: "FoundationNotes --about Foundation", meaning: "a book about something else"),
  ]
  static let needsBook = false
  static let exitCodes: [(code: ExitCode, meaning: String)] = [
    (.success, "the target is made; or printed, with --print"),
    (
      .cannotWrite,
      "a file is there already or cannot be written, or the manifest has no list of targets; "
        + "nothing was changed"
    ),
    (.usageError, "there is no package, or the name will not do"),
  ]

  static func run(_ values: OptionParser.Values) async -> ExitCode {
    do {
      return try make(target(values), values)
    } catch {
      return report(error)
    }
  }

  /// Why a file could not be written.
  private struct Unwritten: Error, CustomStringConvertible {
    var description: String
  }

  private static func target(
    _ values: OptionParser.Values
  ) throws(OptionParser.UsageError) -> BookTarget {
    let name = values.words.joined(separator: " ")
    let isName = name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber }
    guard isName, name.allSatisfy(\.isASCII) else {
      throw .init(description: "give the name of a target, such as OurNotes, not “\(name)”")
    }
    guard PackageRoot.hasManifest(values.root) else {
      throw .init(
        description: "there is no Package.swift in \(values.root) or above; "
          + "make a package first: swift package init")
    }
    let source = values.one("--dependency") ?? BookTarget.ownFolder
    guard let source else {
      throw .init(
        description: "say where \(BookTarget.package) is: --dependency ../\(BookTarget.package)")
    }
    return BookTarget(
      name: name, dependency: source, version: values.one("--version") ?? Gotchas.version,
      subject: values.one("--about"),
      root: URL(fileURLWithPath: values.root).standardizedFileURL)
  }

  private static func make(
    _ target: BookTarget, _ values: OptionParser.Values
  ) throws -> ExitCode {
    let file = values.root + "/Package.swift"
    let data = FileManager.default.contents(atPath: file) ?? Data()
    let manifest = String(decoding: data, as: UTF8.self)
    guard !values.has("--print") else {
      print(target.instructions)
      return .success
    }
    guard let edit = ManifestEdit(manifest) else {
      Console.printError(
        "gotchas new-book: error: Package.swift has no targets: list, so nothing was changed")
      print(target.instructions)
      return .cannotWrite
    }
    guard !edit.mentions("\"\(target.name)\"") else {
      throw OptionParser.UsageError(
        description: "the package has a target \(target.name); give another name")
    }
    let folder = values.root + "/" + target.folder
    guard !FileManager.default.fileExists(atPath: folder) else {
      throw Unwritten(description: "\(target.folder) is there already; nothing was changed")
    }
    try write(BookOptions.source, to: folder + "/Book.swift")
    // A further book has a file of settings in any case: it has its places by it.
    let isFurther = edit.mentions(BookTarget.plugin)
    let places = isFurther ? BookPlaces(furtherBook: folder) : .usual
    let settings = "\(values.root)/\(places.settings)"
    if let text = target.settings(isFurther: isFurther),
      !FileManager.default.fileExists(atPath: settings)
    {
      try write(text, to: settings)
    }
    try write(
      edit.adding(
        target: target.code,
        dependency: edit.mentions(BookTarget.package) ? nil : target.dependencyCode), to: file)
    print(target.advice(isFurther ? places : nil))
    return .success
  }

  private static func write(_ text: String, to path: String) throws(Unwritten) {
    let file = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw Unwritten(description: "\(path) cannot be written: \(error.localizedDescription)")
    }
  }
}
