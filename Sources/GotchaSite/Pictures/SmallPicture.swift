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
    let marks = pictures.marks(at: step)
    return Excerpt([
      .init(step.left, marks: marks.left), .init(step.right, marks: marks.right),
    ])
  }

  /// Whether it shows that the app crashes.
  var isCrash: Bool { step.left.isCrashed }

  /// The file.
  var data: Data { Data(excerpt.svg.utf8) }

  /// The picture as an image of a page; it is fetched when it comes into sight.
  ///
  /// - Parameter isOrnament: Whether it only stands for what is named beside it.
  func html(root: String, isOrnament: Bool = false) -> HTML {
    let size = excerpt.size
    return Tag.img(
      .class("small-picture"), .src(SafeURL(root: root, path: path)),
      .named("alt", isOrnament ? "" : words),
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
  /// For each of some pages that lead to entries, what the first of these shows that is seen at a
  /// glance: for each another picture, as far as there are any. The page with the fewest comes first.
  static func each(
    leadingFrom leading: [BookPage], map: SiteMap, pages: [BookPage]
  ) -> [SmallPicture?] {
    let all = leading.map {
      Self.all($0.entry.lead + $0.entry.body, in: $0.entry, map: map, pages: pages)
    }
    var chosen = [SmallPicture?](repeating: nil, count: all.count)
    for index in all.indices.sorted(by: { (all[$0].count, $0) < (all[$1].count, $1) }) {
      let others = Set(chosen.compactMap { $0?.path })
      chosen[index] = best(of: all[index], besides: others) ?? all[index].first
    }
    return chosen
  }

  /// Of some pictures the first that is seen at a glance, of a pair if there is one.
  static func best(of pictures: [SmallPicture], besides others: Set<String>) -> SmallPicture? {
    let left = pictures.filter { !others.contains($0.path) }
    let plain = left.filter { $0.step.weight == .plain }
    return plain.first { $0.pictures.kind == .pair } ?? plain.first ?? left.first
  }

  /// Of the entries that some text leads to, what the first shows that shows anything.
  static func first(
    _ nodes: [MarkdownNode], in entry: Entry, map: SiteMap, pages: [BookPage]
  ) -> SmallPicture? {
    all(nodes, in: entry, map: map, pages: pages).first
  }

  /// What the entries show that some text leads to, in its order.
  private static func all(
    _ nodes: [MarkdownNode], in entry: Entry, map: SiteMap, pages: [BookPage]
  ) -> [SmallPicture] {
    nodes.flatMap { node in
      let own = picture(of: node, in: entry, map: map, pages: pages).map { [$0] } ?? []
      return own + all(node.children, in: entry, map: map, pages: pages)
    }
  }

  /// What the entry shows that a link leads to.
  private static func picture(
    of node: MarkdownNode, in entry: Entry, map: SiteMap, pages: [BookPage]
  ) -> SmallPicture? {
    guard case .link(let destination, _) = node.kind, SafeURL.scheme(of: destination) == nil
    else { return nil }
    let path = LinkPath.resolved(LinkPath.parts(of: destination).path, from: entry.path)
    return map.position(ofFile: path).flatMap { pages[$0].smallPicture }
  }
}
