import Foundation
import TableModel

/// What a table answers about its rows, for comparing before and after.
@MainActor struct TableAnswers: Equatable, CustomStringConvertible {
  private let sections: [CGRect]
  private let counts: [Int]
  private let cells: [ObjectIdentifier]
  private let frames: [CGRect]
  private let selected: [IndexPath]
  private let contentSize: CGSize
  private let contentOffset: CGPoint

  init(_ table: UITableView) {
    let numbers = 0..<table.numberOfSections
    sections = numbers.map(table.rect(forSection:))
    counts = numbers.map(table.numberOfRows(inSection:))
    cells = table.visibleCells.map(ObjectIdentifier.init)
    frames = table.visibleCells.map(\.frame)
    selected = table.indexPathsForSelectedRows ?? []
    contentSize = table.contentSize
    contentOffset = table.contentOffset
  }

  nonisolated var description: String {
    "\(sections) \(counts) \(cells) \(frames) \(selected) \(contentSize) \(contentOffset)"
  }
}
