/// What a probe saw, in order: the calls a table made, with the state of the table at each.
package struct Trace: Codable, Equatable, Sendable {
  package static let wrongWay = "wrong"
  package static let rightWay = "right"
  /// The most calls of a trace that are drawn; a page stays readable. Later ones have no scene.
  package static let drawingLimit = 120

  /// The events, which stay in the run's file until somebody asks for them.
  package var recorded: Deferred<TraceEvent>
  /// Which way of a pair it is of, `wrong` or `right`; nil for a case that has one way.
  package var way: String?

  private enum CodingKeys: String, CodingKey {
    case recorded = "events"
    case way
  }

  package init(events: [TraceEvent] = [], way: String? = nil) {
    self.init(recorded: .here(events), way: way)
  }

  package init(recorded: Deferred<TraceEvent>, way: String?) {
    self.recorded = recorded
    self.way = way
  }

  package var events: [TraceEvent] {
    get { recorded.value }
    _modify { yield &recorded.value }
  }

  /// The calls alone.
  package var withoutScenes: Trace {
    var events = events
    for index in events.indices { events[index].scene = nil }
    return Trace(events: events, way: way)
  }
}

/// One line of a trace: a call, its index path, the answer, and what was true at that moment.
package struct TraceEvent: Codable, Equatable, Sendable {
  /// Whether `cellForRow(at:)` returns the cell of the row the call is about.
  package enum CellAvailability: String, Codable, Sendable {
    case none, available
  }

  /// The short name of the call, for example `heightForRow`.
  package var call: String
  /// Section and row (`[0, 3]`), a section alone (`[1]`), or empty for the whole table.
  package var path: [Int]
  /// What the callback answered, as printed: `44`, `automatic`, `"Title"`; nil for none.
  package var answer: String?
  /// What `cellForRow(at:)` returned during the call; nil when it was not asked.
  package var cell: CellAvailability?
  /// The frame of the view the call is about: x, y, width, height in points.
  package var frame: [Double]?
  /// Further facts, in the order they are printed.
  package var notes: [Note]
  /// The virtual clock in seconds.
  package var time: Double
  /// What the table looked like at that moment, for the drawn player; nil when it looked as at
  /// the event before.
  package var scene: TraceScene?

  package struct Note: Codable, Equatable, Sendable {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  package init(
    call: String, path: [Int] = [], answer: String? = nil, cell: CellAvailability? = nil,
    frame: [Double]? = nil, notes: [Note] = [], time: Double = 0, scene: TraceScene? = nil
  ) {
    self.call = call
    self.path = path
    self.answer = answer
    self.cell = cell
    self.frame = frame
    self.notes = notes
    self.time = time
    self.scene = scene
  }
}

/// The table at one moment, in points of its content: enough to draw it.
package struct TraceScene: Codable, Equatable, Sendable {
  /// A row or header near the viewport.
  package struct Item: Codable, Equatable, Sendable {
    /// Section and row; a header is `[section]`.
    package var path: [Int]
    package var y: Double
    package var height: Double
    /// Whether the height was asked, as against estimated.
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

  /// The control above the content.
  package struct RefreshControl: Codable, Equatable, Sendable {
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
