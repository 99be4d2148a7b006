import Drawings
import Foundation
import GotchaBook
import GotchaVerdicts
import RunRecord

/// The decisive moment of an entry in small, for lists: both screens where they differ.
struct SmallPicture {
  let path: String
  private let pictures: EntryPictures

  init(_ pictures: EntryPictures, of verdict: EntryVerdict) {
    self.pictures = pictures
    path = "pictures/\(FileName.escaped(verdict.id)).svg"
  }

  private var step: EntryPictures.Step { pictures.steps[pictures.opening] }

  private var excerpt: Excerpt {
    var (left, right) = (step.difference?.wrong.mark, step.difference?.right.mark)
    right?.isRight = true
    if pictures.kind == .single { left?.isRight = true }
    return Excerpt([.init(step.left, mark: left), .init(step.right, mark: right)])
  }

  /// Whether it shows that the app crashes.
  var isCrash: Bool { step.left.parts.contains { $0.name == PartName.crash } }

  /// The file.
  var data: Data { Data(excerpt.svg.utf8) }

  /// The picture as an image of a page; it is fetched when it comes into sight.
  func html(root: String) -> HTML {
    let size = excerpt.size
    return Tag.img(
      .class("small-picture"), .src(SafeURL(root: root, path: path)), .named("alt", words),
      .named("loading", "lazy"), .named("width", SVGText.number(size.width)),
      .named("height", SVGText.number(size.height)))
  }

  /// What is shown.
  private var words: String {
    let (left, right) = pictures.titles
    let sides = [(left, step.difference?.wrong.text), (right, step.difference?.right.text)]
    return sides.map { title, text in
      text.flatMap { $0.isEmpty ? nil : "\(title): \($0)" } ?? title
    }.joined(separator: "; ")
  }
}

// MARK: - Pages that lead to others

extension SmallPicture {
  /// Of the entries that a page leads to, what the first shows that shows anything.
  static func first(leadingFrom page: BookPage, map: SiteMap, pages: [BookPage]) -> SmallPicture? {
    first(page.entry.lead + page.entry.body, in: page.entry, map: map, pages: pages)
  }

  /// Of the entries that some text leads to, what the first shows that shows anything.
  static func first(
    _ nodes: [MarkdownNode], in entry: Entry, map: SiteMap, pages: [BookPage]
  ) -> SmallPicture? {
    for node in nodes {
      if case .link(let destination, _) = node.kind, SafeURL.scheme(of: destination) == nil,
        let position = map.position(
          ofFile: LinkPath.resolved(LinkPath.parts(of: destination).path, from: entry.path)),
        let found = pages[position].smallPicture
      {
        return found
      }
      if let found = first(node.children, in: entry, map: map, pages: pages) { return found }
    }
    return nil
  }
}
