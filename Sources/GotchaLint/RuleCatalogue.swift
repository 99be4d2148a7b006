/// Every rule by name, whoever checks it.
package enum RuleCatalogue {
  /// All rules: those of the linter, of the parser, of the book as a whole and of links.
  package static let all = Linter.rules + [SwiftFormat.rule] + parser + book + site

  /// What the parser demands of a file. A file that breaks one of these is not run.
  package static let parser = rules([
    ("block-outside-case", "A swift block is below a heading, or is marked setup."),
    ("code-not-run", "Below the heading of a case no code is shown that is not run."),
    ("code-too-long", "A block of Swift is short enough to be read on a page."),
    ("contradicting-attributes", "The attributes of a block do not exclude each other."),
    ("contradicting-evidence", "Evidence is about versions that the entry names."),
    ("contradicting-versions", "No version is both one that applies and one that is changed."),
    ("duplicate-attribute", "An attribute is on a fence once."),
    ("duplicate-case", "The headings of two cases differ by more than punctuation."),
    ("duplicate-item", "A fact occurs once; only evidence may be repeated."),
    ("empty-file", "A file of the book is not empty."),
    ("empty-heading", "The heading of a case has words."),
    ("empty-phrase", "What an entry is also searched as has words between its commas."),
    ("expectation-in-app", "Code for an app has no expectations."),
    ("file-name", "The file's name has lowercase letters, digits and hyphens."),
    ("file-too-large", "An entry is a page, and no data."),
    ("half-a-pair", "A wrong block has a right one in its case, and the other way round."),
    ("hidden-failure", "No code keeps a case from failing."),
    ("ignore-without-reason", "A block that is ignored has a reason."),
    ("ignored-expectation", "Beside code that is run, an ignored block only declares."),
    ("indented-fence", "A fence starts at the beginning of its line."),
    ("malformed-swift-case", "A case in Swift names a file of the package."),
    ("malformed-version", "Versions can be read."),
    ("misplaced-facts", "The facts of a case are directly below its heading."),
    ("misplaced-sdk", "Only what is documented is in an SDK."),
    ("missing-area", "An entry names its area."),
    ("missing-evidence", "An entry names its evidence."),
    ("missing-text", "An attribute that takes a text has one."),
    ("misspelled-language", "The word on a fence is swift or trace, or something else altogether."),
    ("nested-block", "No swift or trace block is in a list or a quote."),
    ("no-block", "A case has blocks or a Swift file."),
    ("no-case", "An entry has a case, or is a note."),
    ("no-title", "An entry starts with a title."),
    ("not-utf-8", "A file is UTF-8."),
    ("own-test", "Headings and blocks are the tests; code declares none."),
    ("proves-nothing", "Every case can fail: it expects something, or has a trace."),
    ("reaches-other-entries", "No code of an entry can be seen by another."),
    ("redefinition", "A page declares no name or operator in the place of another."),
    ("source-location", "No code gives its failures another place."),
    ("text-before-title", "Nothing comes before the title."),
    ("too-deep", "Neither Markdown nor code is nested deeper than can be read."),
    ("trace-before-code", "A trace comes after the code that makes it."),
    ("trace-outside-case", "A trace belongs to a case."),
    ("two-sources", "A case has blocks or a Swift file, not both."),
    ("two-titles", "An entry has one title."),
    ("unsafe-character", "No character turns the text around or is obeyed by a terminal."),
    ("unclosed-code", "What opens in a block of Swift closes in it."),
    ("unclosed-fence", "Every code block is closed."),
    ("unclosed-quote", "A text on a fence ends with a quote."),
    ("uncovered-version", "A case runs on each modeled version that its entry names."),
    ("undriven-app", "A block of the case drives the code for an app."),
    ("unknown-area", "The area is the folder's, in words."),
    ("unknown-attribute", "Every word on the fence of a block is an attribute."),
    ("unknown-evidence", "Evidence begins with its level."),
    ("unknown-item", "Every item of the list of facts is one that exists."),
    ("unknown-kind", "The kind of an entry is one that exists."),
    ("unknown-version", "Every version of iOS that is named was released."),
    ("unopened-code", "What closes in a block of Swift opened in it."),
    ("vague-exception", "The text of an exception has more than a word."),
  ])

  /// What is demanded of the files together.
  package static let book = rules([
    ("document-size", "A document whose code is tested is as small as a file of the book."),
    ("duplicate-id", "No two entries have the same id."),
    ("former-id", "A former id is named once, and is no entry's now."),
    ("linked-folder", "No link to a folder of the book is in the book."),
    ("link-outside-book", "No symbolic link leads out of the folder of the book."),
    ("missing-swift-case", "A case in Swift is found in the file it names."),
    ("unknown-case", "The trait of a Swift test names a case that exists."),
    ("unknown-entry", "The trait of a Swift test names an entry that exists."),
    ("unlinked-case", "A case names the Swift file whose test names the case."),
    ("untested-without-reason", "A block of a document that is not tested says why."),
    ("unreadable-file", "Every file of the book can be opened."),
  ])

  /// What is demanded of links and pages.
  package static let site = rules([
    ("area-table", "A line of the table of areas names an area once, and a shelf."),
    ("book-settings", "The settings of the book are one JSON object of known members."),
    ("held-members", "A line of the table of held members has its columns, and a state."),
    ("image", "An image has an address on the web."),
    ("page-collision", "The pages of two entries do not have the same address."),
    ("peer-suites", "The table of other projects' tests has its columns, and numbers in them."),
    ("social-image", "Every page with a preview has a PNG file of the right size."),
    ("unknown-anchor", "A link into a page names a heading that is there."),
    ("unknown-link", "A link to another entry names a file that is there."),
    ("unsafe-link", "A link has a scheme that a page may have."),
  ])

  private static func rules(_ pairs: [(String, String)]) -> [LintRule] {
    pairs.map { LintRule($0.0, $0.1) }
  }
}
