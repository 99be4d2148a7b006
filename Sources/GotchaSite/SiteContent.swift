package import GotchaBook
package import GotchaVerdicts

/// Everything the pages are made from.
package struct SiteContent: Sendable {
  /// The book's name, shown on every page.
  package var title: String
  /// Read in the order in which they stand in the book.
  package var entries: [Entry]
  /// Joined from the same entries, in the same order.
  package var verdicts: BookVerdicts
  /// The sources of the cases that are written in Swift files.
  package var swiftSources: [CaseID: SwiftSource]
  /// Where a file of the package can be changed; the file's path follows. Nil for no such link.
  package var editURL: String?
  /// Where the site will stand, with its last slash; nil when that is not known.
  package var baseURL: String?
  /// What is known of each entry's text; made from the entries when it is not given.
  package var digests: [EntryDigest]?
  /// Reads an entry whose body was left out; nil when all bodies are there.
  package var reread: (@Sendable (Entry) -> Entry?)?
  /// The text of an entry's file; nil when the entries stand in no files.
  package var markdown: (@Sendable (Entry) -> String?)?
  /// What earlier runs said.
  package var history = History()
  /// Which public observations the model reproduces.
  package var observations = Observations([])

  package init(
    title: String, entries: [Entry], verdicts: BookVerdicts,
    swiftSources: [CaseID: SwiftSource] = [:], editURL: String? = nil
  ) {
    self.title = title
    self.entries = entries
    self.verdicts = verdicts
    self.swiftSources = swiftSources
    self.editURL = editURL
  }

  /// A test function of a Swift file, to be shown on a page.
  package struct SwiftSource: Equatable, Sendable {
    package var file: String
    package var firstLine: Int
    package var code: String

    package init(file: String, firstLine: Int, code: String) {
      self.file = file
      self.firstLine = firstLine
      self.code = code
    }
  }
}
