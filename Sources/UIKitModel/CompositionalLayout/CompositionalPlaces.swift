import Foundation

/// Works out where the items of a section are: its group again and again along the layout, and in a
/// group its items again and again until it is full.
///
/// Sizes that are estimated are taken as they are.
@MainActor struct CompositionalPlaces {
  private let environment: any NSCollectionLayoutEnvironment
  /// Where items are, in points of the section.
  private(set) var frames: [CGRect] = []
  /// How long the section is along the layout, in points.
  private(set) var length: CGFloat = 0

  /// The places of the items of a section.
  init(
    _ section: NSCollectionLayoutSection, count: Int, isVertical: Bool,
    in environment: any NSCollectionLayoutEnvironment
  ) {
    self.environment = environment
    let insets = section.contentInsets
    let room = environment.container.effectiveContentSize
    let inner = CGSize(
      width: max(room.width - insets.leading - insets.trailing, 0),
      height: max(room.height - insets.top - insets.bottom, 0))
    let size = section.group.layoutSize.size(in: inner)
    var start = isVertical ? insets.top : insets.leading
    while frames.count < count {
      let before = frames.count
      let origin =
        isVertical
        ? CGPoint(x: insets.leading, y: start) : CGPoint(x: start, y: insets.top)
      fill(section.group, CGRect(origin: origin, size: size), upTo: count)
      // A group without items would never end.
      guard frames.count > before else { break }
      start += (isVertical ? size.height : size.width) + section.interGroupSpacing
    }
    if !frames.isEmpty { start -= section.interGroupSpacing }
    length = start + (isVertical ? insets.bottom : insets.trailing)
  }

  /// Puts items into a group until it is full or all have a place.
  private mutating func fill(_ group: NSCollectionLayoutGroup, _ frame: CGRect, upTo count: Int) {
    let insets = group.contentInsets
    let frame = frame.inset(by: insets)
    if let provider = group.provider {
      let places = provider(environment).map { $0.frame.offsetBy(dx: frame.minX, dy: frame.minY) }
      frames += places.prefix(count - frames.count)
      return
    }
    let isRow = group.direction == .horizontal
    let spacing = group.interItemSpacing?.spacing ?? 0
    let room = isRow ? frame.width : frame.height
    var used: CGFloat = 0
    var placed = 0
    while frames.count < count, !group.subitems.isEmpty {
      let item = group.subitems[placed % group.subitems.count]
      var size = item.layoutSize.size(in: frame.size)
      if let number = group.count {
        guard placed < number else { return }
        let share = max((room - spacing * CGFloat(number - 1)) / CGFloat(number), 0)
        if isRow { size.width = share } else { size.height = share }
      }
      let along = isRow ? size.width : size.height
      guard placed == 0 || used + along <= room + Self.tolerance else { return }
      let origin = CGPoint(
        x: frame.minX + (isRow ? used : 0), y: frame.minY + (isRow ? 0 : used))
      put(item, CGRect(origin: origin, size: size), upTo: count)
      used += along + spacing
      placed += 1
      // What has no length never fills a group.
      if along + spacing <= 0, placed >= group.subitems.count { return }
    }
  }

  private mutating func put(_ item: NSCollectionLayoutItem, _ frame: CGRect, upTo count: Int) {
    if let group = item as? NSCollectionLayoutGroup {
      fill(group, frame, upTo: count)
    } else {
      frames.append(frame.inset(by: item.contentInsets))
    }
  }

  /// What three thirds of a width may be wider than it, in points, by the rounding of numbers.
  private static let tolerance: CGFloat = 0.001
}

extension CGRect {
  /// The rectangle without insets from left to right; never of a negative size.
  fileprivate func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }
}
