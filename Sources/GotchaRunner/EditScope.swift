package import GotchaBook

/// What has to be run after an edit.
package enum EditScope: Equatable, Sendable {
  /// Nothing: the pages alone are made anew.
  case pages
  case entries([String])
  case everything

  /// - Parameters:
  ///   - changes: the files that changed, relative to the package.
  ///   - book: the book after the edit.
  ///   - site: the folders of what the pages alone are made of, as `changes` has them.
  package init(changes: [String], book: Book, site: [String]) {
    let code = changes.filter { change in
      !site.contains { change.hasPrefix($0 + "/") } && !change.hasSuffix("README.md")
    }
    let entries = book.readings.filter { code.contains($0.path) }
    if code.isEmpty {
      self = .pages
    } else if entries.count == code.count {
      self = .entries(entries.map(\.path))
    } else {
      // Code that every entry may use, or an entry that is gone.
      self = .everything
    }
  }
}
