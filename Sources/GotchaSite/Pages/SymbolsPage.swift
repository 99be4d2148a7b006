/// The index of all symbols, by the type that has them.
struct SymbolsPage {
  let index: SymbolIndex
  let map: SiteMap
  /// Where a type has its members listed before others: what the book is about.
  private static let first = ["UITableView", "UITableViewDelegate", "UITableViewDataSource"]

  var html: HTML {
    Tag.div(.class("symbols")) {
      PageHead("By API") {
        "Every method, property and type that an entry names, and the entries about it."
      } rest: {
        if index.symbols.isEmpty { Tag.p { "No entry names a symbol yet." } }
      }.html
      for owner in owners { section(owner) }
    }
  }

  private var owners: [String] {
    let all = Set(index.symbols.map { $0.owner ?? "" })
    return Self.first.filter(all.contains) + all.subtracting(Self.first).sorted()
  }

  /// The list of a symbol's entries; where there is one entry, its page.
  private func url(of symbol: SymbolIndex.Symbol) -> SafeURL {
    SafeURL(
      root: PageFrame.root(from: SymbolIndex.path),
      path: symbol.isShared ? symbol.path : map.pages[symbol.entries[0]])
  }

  /// A name that may be broken behind its parenthesis and its labels, on a narrow screen.
  private static func breakable(_ name: String) -> HTML {
    var parts: [HTML] = []
    var rest = name[...]
    while let end = rest.firstIndex(where: { $0 == "(" || $0 == ":" }) {
      let next = rest.index(after: end)
      parts.append(.text(String(rest[..<next])))
      rest = rest[next...]
      if let first = rest.first, first != ")" { parts.append(Tag.wbr()) }
    }
    return .group(parts + [.text(String(rest))])
  }

  private func section(_ owner: String) -> HTML {
    let anchor = PageName.anchor("type \(owner)")
    return Tag.section(.class("symbol-group"), .named("aria-labelledby", anchor)) {
      Tag.h2(.id(anchor)) { owner.isEmpty ? "All" : owner }
      Tag.ul {
        for symbol in index.symbols where (symbol.owner ?? "") == owner {
          Tag.li {
            Tag.span {
              Tag.a(.href(url(of: symbol))) { Tag.code { Self.breakable(symbol.name) } }
              if let name = symbol.objectiveC { Tag.small { Self.breakable(name) } }
            }
            Tag.span(.class("count")) { "\(symbol.entries.count)" }
          }
        }
      }
    }
  }
}
