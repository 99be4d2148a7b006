import Foundation
import GotchaBook
import GotchaLint
import GotchaRunner
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
      "a file is there already or cannot be written, the manifest does not list its targets and "
        + "dependencies, or SwiftPM would not load the package; nothing was changed"
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
    var target = target
    let file = values.root + "/Package.swift"
    let data = FileManager.default.contents(atPath: file) ?? Data()
    let manifest = String(data: data, encoding: .utf8) ?? ""
    let edit = ManifestEdit(manifest)
    if edit?.name == BookTarget.package { target.targetsOfLibrary = edit?.targets(ofLibrary:) }
    guard !values.has("--print") else {
      print(target.instructions)
      return .success
    }
    guard let edit else {
      return refuse(
        target,
        "Package.swift does not list its targets and dependencies in its call of Package, "
          + "so nothing was changed")
    }
    guard !edit.hasTarget(target.name) else {
      throw OptionParser.UsageError(
        description: "the package has a target \(target.name); give another name")
    }
    guard !FileManager.default.fileExists(atPath: "\(values.root)/\(target.folder)") else {
      throw Unwritten(description: "\(target.folder) is there already; nothing was changed")
    }
    // A further book has a file of settings in any case: it has its places by it.
    let isFurther = edit.usesPlugin(BookTarget.plugin)
    let places = isFurther ? BookPlaces(furtherBook: target.folder) : .usual
    let needsDependency =
      target.targetsOfLibrary == nil && !edit.dependsOn(BookTarget.package)
    try write(
      edit.adding(
        target: target.code, dependency: needsDependency ? target.dependencyCode : nil), to: file)
    if let reason = BookTargets.refusal(root: values.root) {
      try write(manifest, to: file)
      let isOld = BookTargets.refusal(root: values.root) != nil
      return refuse(
        target,
        "SwiftPM does not load the package\(isOld ? "" : " with the target \(target.name)"), "
          + "so nothing was changed: \(reason)")
    }
    try write(BookOptions.source, to: "\(values.root)/\(target.folder)/Book.swift")
    let settings = "\(values.root)/\(places.settings)"
    if let text = target.settings(isFurther: isFurther),
      !FileManager.default.fileExists(atPath: settings)
    {
      try write(text, to: settings)
    }
    print(target.advice(isFurther ? places : nil))
    return .success
  }

  /// Says why the manifest is left as it is, and what to put where by hand.
  private static func refuse(_ target: BookTarget, _ reason: String) -> ExitCode {
    Console.printError("gotchas new-book: error: \(reason)")
    print(target.instructions)
    return .cannotWrite
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
