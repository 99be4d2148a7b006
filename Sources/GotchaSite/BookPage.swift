import GotchaBook
import GotchaVerdicts

/// One entry as pages need it: what it says, its verdict, and where it is, joined once.
struct BookPage: Sendable {
  /// The entry's place in the book.
  let position: Int
  let entry: Entry
  let verdict: EntryVerdict
  /// The page's path relative to the site's root.
  let path: String
  let shelf: Shelf
  /// What the entry shows, if anything.
  let pictures: EntryPictures?

  /// What the entry shows, in small.
  var smallPicture: SmallPicture? { pictures.map { SmallPicture($0, of: verdict) } }

  /// The page's address; `root` leads from the page that has the link to the site's root.
  func url(root: String) -> SafeURL { SafeURL(root: root, path: path) }

  /// The word of the verdict for attributes and style; `none` for an entry without a case.
  var verdictWord: String { verdict.verdict?.word ?? "none" }

  /// The marks of what names the entry: its id and its verdict.
  var marks: [Attribute] {
    [.named("data-entry", entry.id), .named("data-verdict", verdictWord)]
  }

  /// A link by the entry's title.
  func link(root: String, _ attributes: Attribute...) -> HTML {
    Tag.a(attributes + [.href(url(root: root)), .named("dir", "auto")]) {
      BreakableTitle(title: entry.title).html
    }
  }
}
