package import GotchaBook
import RunRecord

/// Where every entry's page is, and which places inside it can be linked to.
package struct SiteMap: Sendable {
  /// An area and the positions of its entries.
  package struct Area: Equatable, Sendable {
    package var name: String
    package var path: String
    package var entries: [Int]
  }

  package private(set) var areas: [Area] = []
  /// The pages' paths, in the order of the entries.
  package private(set) var pages: [String] = []
  package let anchors: [Anchors]
  package private(set) var diagnostics: [Diagnostic] = []
  private var positions: [String: Int] = [:]
  private var areaIndices: [Int] = []

  package init(entries: [Entry]) {
    anchors = entries.concurrentMap(Anchors.init(of:))
    var names = NumberedNames()
    var areaPositions: [String: Int] = [:]
    var areaNames = NumberedNames()
    for (index, entry) in entries.enumerated() {
      let name = FileName.escaped(entry.id)
      let free = names.free(name)
      if free != name { diagnostics.append(Self.collision(entry)) }
      pages.append("entries/\(free).html")
      positions[entry.path] = index
      areaIndices.append(areaPositions[entry.area] ?? areas.count)
      if let area = areaPositions[entry.area] {
        areas[area].entries.append(index)
      } else {
        areaPositions[entry.area] = areas.count
        let name = areaNames.free(FileName.escaped(PageName.anchor(entry.area)))
        areas.append(Area(name: entry.area, path: "areas/\(name).html", entries: [index]))
      }
    }
  }

  /// The path of the page of an entry with this id.
  package static func path(of id: String) -> String { "entries/\(FileName.escaped(id)).html" }

  /// The path of the page of an area with this name.
  static func areaPath(of name: String) -> String {
    "areas/\(FileName.escaped(PageName.anchor(name))).html"
  }

  /// The position of the entry in the file at `path`, relative to the package.
  package func position(ofFile path: String) -> Int? { positions[path] }

  /// The area of the entry at a position.
  func area(of position: Int) -> Area { areas[areaIndices[position]] }

  private static func collision(_ entry: Entry) -> Diagnostic {
    Diagnostic(
      at: entry.place, rule: .pageCollision,
      "the id “\(entry.id)” differs from another entry's only in case or not at all",
      advice: "rename one of the two files")
  }
}
