import TableProbe
import TableTechniques

#if canImport(UIKit)
  import UIKit
#else
  import TableModel
#endif

extension FeedExample {
  /// What a row adds to its picture, in points: the gaps, and the separator.
  static let frame: CGFloat = 36.5

  /// A feed of pictures of these heights in one section, shown and left to settle.
  static func shown(_ pictures: [CGFloat]) -> FeedExample { shown([pictures]) }

  /// A feed of pictures of these heights, shown and left to settle.
  static func shown(_ pictures: [[CGFloat]]) -> FeedExample {
    let feed = FeedExample(sections: pictures.map { $0.map(FeedExampleEntry.init(pictureHeight:)) })
    feed.show()
    TableProbe.settle()
    return feed
  }

  /// The heights of the pictures that the kept heights stand for; nil where none is kept.
  var keptPictures: [[CGFloat?]] {
    sections.indices.map { section in
      sections[section].indices.map { row in
        table.cachedHeight(at: [section, row]).map { $0 - Self.frame }
      }
    }
  }
}

#if !canImport(UIKit)
  extension UITableView {
    /// The user drags a row by its reorder control to another place, and lets it go.
    func reorder(_ source: IndexPath, to target: IndexPath) {
      guard reordering.begin(at: source) else { return }
      reordering.drag(to: target)
      reordering.end()
    }
  }
#endif
