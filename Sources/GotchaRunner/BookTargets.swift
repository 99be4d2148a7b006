import CaseGenerator
import Foundation
import GotchaBook

/// The targets of a package that have a book: those that are built with the plugin.
package enum BookTargets {
  /// The plugin that turns entries into cases.
  private static let plugin = "GotchaCases"

  /// Their folders, relative to the package in `root`, in the order of its manifest; none if SwiftPM
  /// cannot read it.
  package static func folders(root: String) -> [String] {
    guard let manifest = PackageManifest.read(root: root) else { return [] }
    return manifest.targets.filter { $0.plugins.contains(plugin) }.map(manifest.folder)
      .filter { !hasOnlyDocuments($0, root: root) }
  }

  /// The folders of the targets with a list of documents: those in the usual place, or else those that
  /// the manifest names, which takes longer.
  package static func ofDocuments(root: String) -> [String] {
    let tests = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/Tests")) ?? []
    let usual = tests.sorted().map { "Tests/" + $0 }.filter { hasDocuments($0, root: root) }
    guard usual.isEmpty, let manifest = PackageManifest.read(root: root) else { return usual }
    return manifest.targets.filter { $0.plugins.contains(plugin) }.map(manifest.folder)
      .filter { hasDocuments($0, root: root) }
  }

  private static func hasDocuments(_ folder: String, root: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(root)/\(folder)/\(DocumentCode.list)")
  }

  /// Whether a target is there for documents alone, whose code it tests.
  private static func hasOnlyDocuments(_ folder: String, root: String) -> Bool {
    hasDocuments(folder, root: root)
      && FolderListing(below: folder, root: root, suffix: ".md").files.isEmpty
  }

  /// Why SwiftPM does not load the package in `root`, in its own words; nil if it does, or there is no
  /// SwiftPM to ask.
  package static func refusal(root: String) -> String? {
    let log = FileManager.default.temporaryDirectory.appending(path: "load-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: log) }
    let code = Shell(root: root).run(PackageManifest.dump(root: root), log: log.path)
    guard code != 0, code != Shell.cannotStart else { return nil }
    let lines = ((try? String(contentsOf: log, encoding: .utf8)) ?? "").split(separator: "\n")
    // Of a manifest that does not compile the compiler says more than SwiftPM, in a later line.
    let error =
      lines.first { $0.contains("Package.swift:") && $0.contains(" error: ") }
      ?? lines.first { $0.contains("error: ") } ?? lines.last
    return error.map(String.init) ?? "swift package ended with \(code)"
  }

  /// Whether SwiftPM builds a target with this folder: it leaves out one without a source file.
  package static func isBuilt(_ folder: String, root: String) -> Bool {
    !FolderListing(below: folder, root: root, suffix: ".swift").files.isEmpty
  }
}
