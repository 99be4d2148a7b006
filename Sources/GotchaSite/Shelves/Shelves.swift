import GotchaBook

/// The shelf of each entry, and the entries by shelf and area in reading order.
struct Shelves: Sendable {
  /// The entries of one area on one shelf.
  struct Group: Equatable, Sendable {
    var shelf: Shelf
    /// The index of the area in the map.
    var area: Int
    /// Positions in the book; on a shelf of techniques the notes come first, which introduce it.
    var entries: [Int]
  }

  /// Of each entry, by its position.
  let shelves: [Shelf]
  /// In the order of the shelves, and on each in that of the areas.
  let groups: [Group]
  private let settings: BookSettings
  /// The positions in each area, in reading order, and where each entry is among them.
  private let orders: [Int: [Int]]
  private let places: [Int: (area: Int, index: Int)]

  init(
    _ entries: [Entry], areas: [SiteMap.Area], table: AreaTable,
    settings: BookSettings = BookSettings()
  ) {
    self.settings = settings
    let oldest = Version(settings.oldestOfToday)
    let shelves = entries.map { Shelf($0, area: table.shelves[$0.area], oldest: oldest) }
    let rank = Dictionary(
      table.areas.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let order = areas.indices.sorted {
      (rank[areas[$0].name] ?? table.areas.count, $0)
        < (rank[areas[$1].name] ?? table.areas.count, $1)
    }
    self.shelves = shelves
    groups = Shelf.allCases.flatMap { shelf in
      order.compactMap { area in
        let members = areas[area].entries.filter { shelves[$0] == shelf }
        let introductions = shelf == .techniques ? members.filter { entries[$0].kind == .note } : []
        return members.isEmpty
          ? nil
          : Group(
            shelf: shelf, area: area,
            entries: introductions + members.filter { !introductions.contains($0) })
      }
    }
    orders = groups.reduce(into: [:]) { $0[$1.area, default: []] += $1.entries }
    places = orders.reduce(into: [:]) { places, order in
      for (index, position) in order.value.enumerated() { places[position] = (order.key, index) }
    }
  }

  /// The entries of the area of an entry, in reading order, and which of them it is.
  func neighbors(of position: Int) -> (order: [Int], place: Int)? {
    places[position].flatMap { place in orders[place.area].map { ($0, place.index) } }
  }

  /// All positions, in reading order.
  var order: [Int] { groups.flatMap(\.entries) }

  func groups(on shelf: Shelf) -> [Group] { groups.filter { $0.shelf == shelf } }

  /// Entries by shelf, for lists of those that have something in common.
  func sections(of entries: [Int]) -> [Listing.Section] {
    let wanted = Set(entries)
    return Shelf.allCases.compactMap { shelf in
      let members = groups(on: shelf).flatMap(\.entries).filter(wanted.contains)
      return members.isEmpty
        ? nil : Listing.Section(title: shelf.title(in: settings), entries: members)
    }
  }
}
