/// The index of all symbols, by the type that has them.
struct SymbolsPage {
  let index: SymbolIndex
  let pages: [BookPage]
  /// The types whose members are listed before others: what the book is about.
  let first: [String]
  /// What the model declares and does not act on.
  var held = HeldMembers()

  var html: HTML {
    Tag.div(.class("symbols")) {
      PageHead("By API") {
        "Every method, property and type that an entry names, and the entries about it."
      } rest: {
        if index.symbols.isEmpty { Tag.p { "No entry names a symbol yet." } }
      }.html
      for owner in owners { section(owner) }
      whatIsHeld
    }
  }

  /// Where the rest of it is said.
  @HTMLBuilder
  private var whatIsHeld: HTML {
    if !held.members.isEmpty {
      Tag.p {
        Tag.a(.href(SafeURL(root: PageFrame.root(from: SymbolIndex.path), path: HeldPage.path))) {
          HeldPage.title
        }
        ": \(held.members.count) members that it declares and does not act on."
      }
    }
  }

  private var owners: [String] {
    let all = Set(index.symbols.map { $0.owner ?? "" })
    return first.filter(all.contains) + all.subtracting(first).sorted()
  }

  /// The list of a symbol's entries; where there is one entry, its page.
  private func url(of symbol: SymbolIndex.Symbol) -> SafeURL {
    SafeURL(
      root: PageFrame.root(from: SymbolIndex.path),
      path: symbol.isShared ? symbol.path : pages[symbol.entries[0]].path)
  }

  private func section(_ owner: String) -> HTML {
    let anchor = PageName.anchor("type \(owner)")
    return Tag.section(.class("symbol-group"), .named("aria-labelledby", anchor)) {
      Tag.h2(.id(anchor)) { owner.isEmpty ? "All" : owner }
      Tag.ul {
        for symbol in index.symbols where (symbol.owner ?? "") == owner {
          Tag.li(symbol.isShared ? [] : pages[symbol.entries[0]].marks) {
            Tag.span {
              Tag.a(.href(url(of: symbol))) { Tag.code { BreakableName(name: symbol.name).html } }
              if let name = symbol.objectiveC { Tag.small { BreakableName(name: name).html } }
              if let member = held.member(symbol.name, of: owner) {
                Tag.small { "In the model \(member.state.rawValue): \(member.lack)." }
              }
            }
            FaultMark(pages: symbol.entries.map { pages[$0] }).html
            Tag.span(.class("count")) { "\(symbol.entries.count)" }
          }
        }
      }
    }
  }
}

/// A symbol's name, which a narrow column breaks where a reader would: after a parenthesis and after
/// labels, and between the words of a long part.
struct BreakableName {
  /// The characters of a part that the column beside an entry has room for.
  private static let columnWidth = 26

  let name: String
  var width = columnWidth

  var html: HTML {
    .group(
      parts.dropFirst().reduce(into: [.text(String(parts[0]))]) { html, part in
        html += [Tag.wbr(), .text(String(part))]
      })
  }

  /// The name in parts, at least one.
  private var parts: [Substring] {
    name[...].parts { before, after in
      Self.openings.contains(before) && !Self.closings.contains(after)
    }
    .flatMap { part in
      part.utf8.count > width
        ? part.parts { before, after in Self.small.contains(before) && Self.capital.contains(after)
        }
        : [part]
    }
  }

  private static let openings = Array("(:.".utf8)
  private static let closings = Array(").:".utf8)
  private static let small = UInt8(ascii: "a")...UInt8(ascii: "z")
  private static let capital = UInt8(ascii: "A")...UInt8(ascii: "Z")
}

extension Substring {
  /// The parts between the neighboring bytes for which the condition, which only ASCII may meet, holds.
  fileprivate func parts(between isBoundary: (UInt8, UInt8) -> Bool) -> [Substring] {
    var parts: [Substring] = []
    var start = startIndex
    for (before, after) in zip(utf8.indices, utf8.indices.dropFirst())
    where isBoundary(utf8[before], utf8[after]) {
      parts.append(self[start..<after])
      start = after
    }
    return parts + [self[start...]]
  }
}
