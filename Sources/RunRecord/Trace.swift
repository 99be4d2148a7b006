/// The events a probe recorded, in order: the calls a table made, with the state of the table at each.
package struct Trace: Codable, Hashable, Sendable {
  package static let wrongWay = "wrong"
  package static let rightWay = "right"
  /// The most events of a trace that a run keeps: more than anybody reads. A random test that
  /// scrolls for long makes a hundred times as many.
  package static let keptEvents = 250

  package var events: [TraceEvent]
  /// Which way of a pair it is of, `wrong` or `right`; nil for a case that has one way.
  package var way: String?

  /// How many events of each call were left out at the end, see ``keptEvents``.
  package var omitted: [String: Int]

  package init(events: [TraceEvent] = [], way: String? = nil, omitted: [String: Int] = [:]) {
    self.events = events
    self.way = way
    self.omitted = omitted
  }

  /// How many events were recorded, those left out included.
  package var count: Int { omitted.values.reduce(events.count, +) }

  /// How many events of a call were recorded, those left out included.
  package func count(of call: String) -> Int {
    events.count { $0.call == call } + (omitted[call] ?? 0)
  }

  /// The trace with at most ``keptEvents`` events; the rest is counted.
  package var shortened: Trace {
    guard events.count > Self.keptEvents else { return self }
    var trace = self
    trace.events = Array(events.prefix(Self.keptEvents))
    for event in events.dropFirst(Self.keptEvents) { trace.omitted[event.call, default: 0] += 1 }
    return trace
  }
}

/// One line of a trace: a call, its index path, the value returned, and the state at that moment.
package struct TraceEvent: Hashable, Sendable {
  /// Whether `cellForRow(at:)` returns the cell of the row the call is about.
  package enum CellAvailability: String, Codable, Sendable {
    case none, available
  }

  /// The short name of the call, for example `heightForRow`.
  package var call: String
  /// Section and row (`[0, 3]`), a section alone (`[1]`), or empty for the whole table.
  package var path: [Int]
  /// What the callback returned, as printed: `44`, `automatic`, `"Title"`; nil for none.
  package var answer: String?
  /// What `cellForRow(at:)` returned during the call; nil when it was not called.
  package var cell: CellAvailability?
  /// The frame of the view the call is about: x, y, width, height in points.
  package var frame: [Double]?
  /// Further facts, in the order they are printed.
  package var notes: [Note]
  /// The virtual clock in seconds.
  package var time: Double

  package struct Note: Codable, Hashable, Sendable {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  package init(
    call: String, path: [Int] = [], answer: String? = nil, cell: CellAvailability? = nil,
    frame: [Double]? = nil, notes: [Note] = [], time: Double = 0
  ) {
    self.call = call
    self.path = path
    self.answer = answer
    self.cell = cell
    self.frame = frame
    self.notes = notes
    self.time = time
  }
}

// MARK: - Codable

extension TraceEvent: Codable {
  /// The members that most events do not have.
  private struct Details: Codable {
    var cell: CellAvailability?
    var frame: [Double]?
    var notes: [Note]?
    var time: Double?
  }

  /// The call, the path, the value returned, and an object with the details; the last two are left
  /// out where there are none.
  package init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    self.init(call: try values.decode(String.self), path: try values.decode([Int].self))
    guard !values.isAtEnd else { return }
    answer = try values.decodeIfPresent(String.self)
    guard !values.isAtEnd else { return }
    let details = try values.decode(Details.self)
    cell = details.cell
    frame = details.frame
    notes = details.notes ?? []
    time = details.time ?? 0
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(call)
    try values.encode(path)
    let hasDetails = cell != nil || frame != nil || !notes.isEmpty || time != 0
    if answer != nil || hasDetails { try values.encode(answer) }
    guard hasDetails else { return }
    try values.encode(
      Details(
        cell: cell, frame: frame, notes: notes.isEmpty ? nil : notes,
        time: time == 0 ? nil : time))
  }
}
