import Foundation

extension UITableView {
  /// The look of the whole table.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// Where a scroll leaves its row.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// From where separators are inset.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }

  /// Whether cells may have themselves measured again (iOS 16).
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
}

/// Parts of a table that can be only as wide as their content (iOS 18).
public struct UITableViewContentHuggingElements: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Makes the object.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The headers of the sections.
  public static let sectionHeaders = UITableViewContentHuggingElements(rawValue: 1 << 0)
}

extension UITableView {
  /// Whether the cached rows are valid.
  enum RowState {
    /// Nothing was requested yet, or the cache was invalidated.
    case unknown
    /// Being requested, in this many nested rebuilds.
    case loading(depth: Int)
    case known

    var isKnown: Bool { if case .known = self { true } else { false } }
  }

  /// What is on the screen. A class, since each access to a value would copy all of it.
  final class DisplayState {
    /// The cells on the screen, in the order of the rows.
    var cells: [(path: IndexPath, cell: UITableViewCell)] = []
    /// Cells of before a reload, which the next layout retires under their old paths.
    var stale: [(path: IndexPath, cell: UITableViewCell)] = []
    /// Cells made ahead of time or kept a while, by row (iOS 15).
    var prepared: [IndexPath: UITableViewCell] = [:]
    /// Views of the headers and footers on the screen, by section.
    private var headers: [Int: UIView] = [:]
    private var footers: [Int: UIView] = [:]
    /// Whether sections are being reloaded by an update.
    var isReloadingSections = false
    /// Headers and footers of before a reload.
    var staleEdges: [(edge: Edge, section: Int, view: UIView)] = []
    /// Whether the table has been laid out in a window.
    var hasBeenShown = false
    /// Whether a reload waits for the next layout.
    var isReloadPending = false
    /// Cells whose size was invalidated.
    var invalidated = InvalidatedCells()
    /// Whether rows turned out lower than assumed, so that the offset may lie beyond the content.
    var isContentShorter = false
    /// Whether the heights were requested for another width or another size of text.
    var hasStaleHeights = false
    /// Whether the visible cells are being updated right now.
    var isUpdating = false
    /// The row whose cell the data source is making, and what it dequeued for it.
    var making: (path: IndexPath, dequeued: UITableViewCell?, reconfigured: UITableViewCell?)?
    /// What `scrollToRow` aims at while there is no window.
    var aim: ScrollAim?
    /// The rows for which the prefetching data source was called.
    var prefetch = PrefetchState()

    /// The views of the headers or of the footers on the screen, by section.
    subscript(edge: Edge) -> [Int: UIView] {
      get { edge == .header ? headers : footers }
      _modify {
        switch edge {
        case .header: yield &headers
        case .footer: yield &footers
        }
      }
    }

    /// The views of all headers and footers on the screen, in no order.
    var edgeViews: [UIView] { Array(headers.values) + footers.values }

    /// The position of a row's cell among the visible ones, by binary search.
    func index(of path: IndexPath) -> Int? {
      let index = lowerBound(path)
      return index < cells.count && cells[index].path == path ? index : nil
    }

    func insert(_ cell: UITableViewCell, at path: IndexPath) {
      cells.insert((path, cell), at: lowerBound(path))
    }

    private func lowerBound(_ path: IndexPath) -> Int {
      var low = 0
      var high = cells.count
      while low < high {
        let middle = (low + high) / 2
        if cells[middle].path < path { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  /// The selected and highlighted rows.
  struct SelectionState {
    /// In the order they were selected.
    var paths: [IndexPath] = []
    var highlighted: IndexPath?
    /// What was selected before editing mode with its own selection began.
    var beforeEditing: [IndexPath]?

    /// The rows have moved; those that are gone are forgotten.
    mutating func follow(_ keptPath: (IndexPath) -> IndexPath?) {
      paths = paths.compactMap(keptPath)
      highlighted = highlighted.flatMap(keptPath)
      beforeEditing = beforeEditing?.compactMap(keptPath)
    }
  }
}
