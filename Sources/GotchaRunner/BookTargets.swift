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
  }

  /// Whether SwiftPM builds a target with this folder: it leaves out one without a source file.
  package static func isBuilt(_ folder: String, root: String) -> Bool {
    !FolderListing(below: folder, root: root, suffix: ".swift").files.isEmpty
  }
}
