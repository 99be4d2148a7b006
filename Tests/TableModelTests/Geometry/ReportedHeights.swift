import Foundation
import TableModel

/// Heights as a delegate returned them, and where they put everything: sums of arrays.
struct ReportedHeights {
  struct Section {
    var header: CGFloat = 0
    var rows: [CGFloat] = []
    var footer: CGFloat = 0
  }

  /// A part of a table and where it is.
  struct Part {
    enum Name: Hashable {
      case header(Int), row(IndexPath), footer(Int)
    }

    let name: Name
    let minY: CGFloat
    let height: CGFloat

    var maxY: CGFloat { minY + height }
  }

  var sections: [Section]

  init(sections: Int = 0) {
    self.sections = Array(repeating: Section(), count: sections)
  }

  /// Everything from top to bottom.
  ///
  /// - Parameter padding: The space above each header.
  func parts(padding: CGFloat) -> [Part] {
    var parts: [Part] = []
    var y: CGFloat = 0
    func add(_ name: Part.Name, _ height: CGFloat) {
      parts.append(Part(name: name, minY: y, height: height))
      y += height
    }
    for (section, heights) in sections.enumerated() {
      y += padding
      add(.header(section), heights.header)
      for (row, height) in heights.rows.enumerated() {
        add(.row(IndexPath(row: row, section: section)), height)
      }
      add(.footer(section), heights.footer)
    }
    return parts
  }
}
