import GotchaVerdicts
import Synchronization

/// Makes an entry's row once, when the first of the lists that show it is made; the lists all
/// stand one folder deep.
final class RowMaker: Sendable {
  private let content: SiteContent
  private let map: SiteMap
  private let position: Int
  private let made = Mutex<Fragment?>(nil)

  init(content: SiteContent, map: SiteMap, position: Int) {
    self.content = content
    self.map = map
    self.position = position
  }

  var html: HTML {
    .fragment(
      made.withLock { made in
        let fragment = made ?? Fragment(row)
        made = fragment
        return fragment
      })
  }

  private var row: HTML {
    EntryRow(
      entry: content.entries[position], verdict: content.verdicts.entries[position],
      url: SafeURL(root: "../", path: map.pages[position])
    ).html
  }
}
