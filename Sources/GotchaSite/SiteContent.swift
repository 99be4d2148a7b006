package import Foundation
package import GotchaBook
package import GotchaVerdicts
package import RunRecord

/// Everything the pages are made from.
package struct SiteContent: Sendable {
  /// The book's name, shown on every page.
  package var title: String
  /// In the order of the book.
  package var entries: [Entry]
  /// Joined from the same entries, in the same order.
  package var verdicts: BookVerdicts
  /// The sources of the cases that are written in Swift files.
  package var swiftSources: [CaseID: SwiftSource]
  /// Where the book is kept; nil for no links to it.
  package var repository: Repository?
  /// The address that the site will have, with its last slash; nil when that is not known.
  package var baseURL: String?
  /// The folder of the images that previews of links show, which need `baseURL`; nil for none.
  package var socialImages: String?
  /// The script of the search library; nil for a site without a search.
  package var searchLibrary: Data?
  /// The texts of the entries' files, by their paths; empty for entries that are in no files.
  package var markdown: [String: String] = [:]
  /// The verdicts of earlier runs.
  package var history = History()
  /// The areas in the order of the front page, and their shelves.
  package var areas = AreaTable()
  /// The tests of other projects that run on the model.
  package var peers = PeerSuites()
  /// What the model declares and does not act on.
  package var held = HeldMembers()
  /// What the book says of itself.
  package var settings = BookSettings()
  /// The newest API that an entry's title names, by the entry's id, and the version that brought it.
  package var introductions: [String: Version] = [:]
  /// The commits of runs that the repository does not have.
  package var unknownCommits: Set<String> = []
  /// UIKit's names; empty for a book of something else.
  package var uikit = UIKitNames()
  /// Which public observations the model reproduces.
  package var observations = Observations([])

  package init(
    title: String, entries: [Entry], verdicts: BookVerdicts,
    swiftSources: [CaseID: SwiftSource] = [:]
  ) {
    self.title = title
    self.entries = entries
    self.verdicts = verdicts
    self.swiftSources = swiftSources
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
