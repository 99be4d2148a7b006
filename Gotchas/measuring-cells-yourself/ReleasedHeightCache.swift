#if canImport(UIKit)
  import UIKit
#else
  import TableModel
#endif

/// The height cache of UITableView-FDTemplateLayoutCell 1.3, written from its description: sections
/// of rows, which every edit changes at once and in the order given (F-02, F-04).
///
/// Entries show with it how the original went wrong. Where the original would have crashed, it
/// notes that and changes nothing.
struct ReleasedHeightCache {
  private(set) var sections: [[CGFloat?]]
  /// Whether an edit was out of range.
  private(set) var wasOutOfRange = false

  subscript(path: IndexPath) -> CGFloat? {
    sections.indices.contains(path.section) && sections[path.section].indices.contains(path.row)
      ? sections[path.section][path.row] : nil
  }

  init(_ sections: [[CGFloat?]]) { self.sections = sections }

  /// Makes the lists long enough to hold a row.
  private mutating func grow(to path: IndexPath) {
    while sections.count <= path.section { sections.append([]) }
    while sections[path.section].count <= path.row { sections[path.section].append(nil) }
  }

  mutating func insertRows(_ paths: [IndexPath]) {
    paths.forEach { grow(to: $0) }
    for path in paths { sections[path.section].insert(nil, at: path.row) }
  }

  mutating func deleteRows(_ paths: [IndexPath]) {
    paths.forEach { grow(to: $0) }
    for path in paths {
      guard sections[path.section].indices.contains(path.row) else {
        wasOutOfRange = true
        return
      }
      sections[path.section].remove(at: path.row)
    }
  }

  mutating func deleteSections(_ indices: [Int]) {
    for index in indices {
      guard sections.indices.contains(index) else {
        wasOutOfRange = true
        return
      }
      sections.remove(at: index)
    }
  }

  mutating func moveRow(_ source: IndexPath, to target: IndexPath) {
    grow(to: source)
    grow(to: target)
    let height = sections[source.section][source.row]
    sections[source.section][source.row] = sections[target.section][target.row]
    sections[target.section][target.row] = height
  }

  mutating func moveSection(_ source: Int, to target: Int) {
    guard sections.indices.contains(source), sections.indices.contains(target) else { return }
    sections.swapAt(source, target)
  }
}
