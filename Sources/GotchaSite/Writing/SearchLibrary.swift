package import Foundation

/// The library of the ranked search, lunr: one script, which the site carries along.
package enum SearchLibrary {
  /// Where the site has it.
  static let path = "theme/lunr.js"

  /// Where it is looked for, relative places below `root`: what the set-up of `make site` puts
  /// there, then Debian's package.
  package static func places(root: String) -> [String] {
    [root + "/.build/lunr.js", "/usr/share/javascript/lunr/lunr.min.js"]
  }

  /// The script; nil where none of the files is there.
  package static func script(at places: [String]) -> Data? {
    places.lazy.compactMap { FileManager.default.contents(atPath: $0) }.first { !$0.isEmpty }
  }
}
