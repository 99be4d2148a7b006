/// The table at one moment, in points of its content: enough to draw it.
package struct TraceScene: Hashable, Sendable {
  /// A row or header near the viewport; written as an array of five numbers.
  package struct Item: Hashable, Sendable {
    /// Section and row; a header is `[section]`.
    package var path: [Int]
    package var y: Double
    package var height: Double
    /// Whether the height comes from the delegate or from layout, and is no estimate.
    package var isMeasured: Bool
    /// Whether a cell exists for it.
    package var hasCell: Bool

    package init(path: [Int], y: Double, height: Double, isMeasured: Bool, hasCell: Bool) {
      self.path = path
      self.y = y
      self.height = height
      self.isMeasured = isMeasured
      self.hasCell = hasCell
    }
  }

  /// The control above the content; written as an array of three numbers.
  package struct RefreshControl: Hashable, Sendable {
    package var y: Double
    package var height: Double
    package var isRefreshing: Bool

    package init(y: Double, height: Double, isRefreshing: Bool) {
      self.y = y
      self.height = height
      self.isRefreshing = isRefreshing
    }
  }

  /// Content offset, y.
  package var offset: Double
  /// Size of the viewport.
  package var width: Double
  package var height: Double
  package var contentHeight: Double
  /// Adjusted content inset, top and bottom.
  package var insetTop: Double
  package var insetBottom: Double
  /// Nil for a table that has none.
  package var refreshControl: RefreshControl?
  package var items: [Item]

  package init(
    offset: Double, width: Double, height: Double, contentHeight: Double, insetTop: Double,
    insetBottom: Double, refreshControl: RefreshControl? = nil, items: [Item]
  ) {
    self.offset = offset
    self.width = width
    self.height = height
    self.contentHeight = contentHeight
    self.insetTop = insetTop
    self.insetBottom = insetBottom
    self.refreshControl = refreshControl
    self.items = items
  }
}

// MARK: - Codable

extension TraceScene: Codable {
  /// Six numbers in the order of the properties, the items, and the refresh control if there is one.
  package init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    self.init(
      offset: try values.decode(Double.self), width: try values.decode(Double.self),
      height: try values.decode(Double.self), contentHeight: try values.decode(Double.self),
      insetTop: try values.decode(Double.self), insetBottom: try values.decode(Double.self),
      items: try values.decode([Item].self))
    if !values.isAtEnd { refreshControl = try values.decode(RefreshControl.self) }
  }

  /// The numbers of a scene as it is written.
  package var numbers: [Double] {
    [offset, width, height, contentHeight, insetTop, insetBottom]
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for number in numbers { try values.encode(number) }
    try values.encode(items)
    if let refreshControl { try values.encode(refreshControl) }
  }
}

extension TraceScene.Item: Codable {
  /// The row that marks a header.
  private static let headerRow = -1
  private static let measured = 1
  private static let withCell = 2

  /// Section, row, y, height, and a sum of flags: 1 for a measured height, 2 for a cell.
  package init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    let (section, row) = (try values.decode(Int.self), try values.decode(Int.self))
    let (y, height) = (try values.decode(Double.self), try values.decode(Double.self))
    let flags = try values.decode(Int.self)
    self.init(
      path: row == Self.headerRow ? [section] : [section, row], y: y, height: height,
      isMeasured: flags & Self.measured != 0, hasCell: flags & Self.withCell != 0)
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(path.first ?? 0)
    try values.encode(path.count > 1 ? path[1] : Self.headerRow)
    try values.encode(y)
    try values.encode(height)
    try values.encode((isMeasured ? Self.measured : 0) + (hasCell ? Self.withCell : 0))
  }
}

extension TraceScene.RefreshControl: Codable {
  package init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    self.init(
      y: try values.decode(Double.self), height: try values.decode(Double.self),
      isRefreshing: try values.decode(Int.self) != 0)
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for number in [y, height] { try values.encode(number) }
    try values.encode(isRefreshing ? 1 : 0)
  }
}
