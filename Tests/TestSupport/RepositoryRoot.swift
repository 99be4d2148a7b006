package import Foundation

/// The folder of this repository.
package let repositoryRoot = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()
