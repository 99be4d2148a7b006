import Foundation
import GotchaBook

/// The targets of a package that have a book: those that are built with the plugin.
package struct BookTargets {
  /// The plugin that turns entries into cases.
  private static let plugin = "GotchaCases"

  /// Their folders, relative to the package, in the order of the manifest.
  package let folders: [String]

  /// Reads the manifest of the package in `root`; no folders if SwiftPM cannot.
  package init(root: String) {
    folders = PackageManifest.read(root: root).map(Self.folders) ?? []
  }

  static func folders(in manifest: PackageManifest) -> [String] {
    manifest.targets.filter { $0.plugins.contains(plugin) }.map(manifest.folder)
  }

  /// Whether SwiftPM builds a target with this folder: it leaves out one without a source file.
  package static func isBuilt(_ folder: String, root: String) -> Bool {
    !FolderListing(below: folder, root: root, suffix: ".swift").files.isEmpty
  }
}
