/// The index of all symbols, by letter.
struct SymbolsPage {
  let index: SymbolIndex

  var html: HTML {
    Tag.div(.class("symbols")) {
      Tag.header(.class("page-head")) {
        Tag.h1 { "By API" }
        Tag.p(.class("lead")) {
          "Every method, property and type that an entry names, and the entries about it."
        }
        if index.symbols.isEmpty { Tag.p { "No entry names a symbol yet." } }
      }
      for group in groups { section(group.letter, group.symbols) }
    }
  }

  private var groups: [(letter: String, symbols: [SymbolIndex.Symbol])] {
    var groups: [(letter: String, symbols: [SymbolIndex.Symbol])] = []
    for symbol in index.symbols {
      let letter = symbol.name.prefix(1).uppercased()
      if groups.last?.letter == letter {
        groups[groups.count - 1].symbols.append(symbol)
      } else {
        groups.append((letter, [symbol]))
      }
    }
    return groups
  }

  private func section(_ letter: String, _ symbols: [SymbolIndex.Symbol]) -> HTML {
    let anchor = PageName.anchor("letter \(letter)")
    return Tag.section(.class("symbol-group"), .named("aria-labelledby", anchor)) {
      Tag.h2(.id(anchor)) { letter }
      Tag.ul {
        for symbol in symbols {
          Tag.li {
            Tag.a(.href(SafeURL(root: PageFrame.root(from: SymbolIndex.path), path: symbol.path))) {
              Tag.code { symbol.name }
            }
            Tag.span(.class("count")) { "\(symbol.entries.count)" }
          }
        }
      }
    }
  }
}
