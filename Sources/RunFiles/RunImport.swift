import Foundation
package import RunRecord

/// A run of another machine, in a file: what `gotchas export` wrote, or Swift Testing's event stream.
package struct RunImport {
  /// Why a file is not imported.
  package enum Refusal: Error, Equatable, CustomStringConvertible {
    case unreadable
    case damaged(Run.Damage)
    case invalid(RunCondition)
    case nameless
    case ofThisMachine
    case ofAnotherBook
    case ofTheModel

    package var description: String {
      switch self {
      case .unreadable: "the file cannot be opened; check that it exists and may be read"
      case .damaged(let damage): "\(damage)"
      case .invalid(let condition): "\(condition)"
      case .nameless: "an event stream has no name; give it one with --name"
      case .ofThisMachine:
        "it has the name of this machine's own run; give it another one with --name"
      case .ofAnotherBook: "no case of this book is in it; import the run of this book's tests"
      case .ofTheModel: "it was made on the model, which no --device makes real; leave that out"
      }
    }
  }

  private let path: String
  private let name: String?
  private let device: String?
  private let date: String?

  /// - Parameters:
  ///   - device: The device and its system, for a run on real UIKit that does not name them.
  ///   - date: The day of that run (`2026-11-21`); nil for that of the file.
  package init(path: String, name: String?, device: String? = nil, date: String? = nil) {
    self.path = path
    self.name = name
    self.device = device
    self.date = date
  }

  /// Reads the file and checks that it is a whole run of a book with these cases; what it says of
  /// others is left out, with a condition that names them.
  package func read(
    attachments: String?, cases: Set<CaseID>
  ) throws(Refusal) -> Run {
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable }
    let isStream = Self.isEventStream(data)
    var run = try isStream ? stream(attachments: attachments) : file(data)
    run.name = name ?? run.name
    if let device {
      guard isStream || run.system.platform == .device else { throw .ofTheModel }
      run.system = .device(device, date: date ?? fileDate)
    }
    // A part of a run goes beside the others; a whole one would take the place of this machine's.
    guard name != nil || run.shard != nil || run.name != Run.ownName || device != nil else {
      throw .ofThisMachine
    }
    run.removeRepeatedRecords()
    if let damage = run.contradiction { throw .damaged(damage) }
    let unknown = Set(run.records.map(\.id)).subtracting(cases).sorted()
    run.records.removeAll { !cases.contains($0.id) }
    guard !run.records.isEmpty || !run.refusals.isEmpty else { throw .ofAnotherBook }
    run.conditions += unknown.map(RunCondition.unknownCase).filter { !run.conditions.contains($0) }
    return run
  }

  /// The day on which the file was written.
  private var fileDate: String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let date = attributes?[.modificationDate] as? Date ?? .now
    return date.formatted(.iso8601.year().month().day())
  }

  /// More bytes than an event of a stream has.
  private static let longestEvent = 1 << 20

  /// A stream has an object on each line; a run is one object.
  private static func isEventStream(_ data: Data) -> Bool {
    let line = data.prefix(longestEvent).prefix { $0 != UInt8(ascii: "\n") }
    return (try? JSONDecoder().decode(EventRecord.self, from: line)) != nil
  }

  private func file(_ data: Data) throws(Refusal) -> Run {
    // Decoding takes many times as long, and a file may be large.
    guard JSONSyntax.firstFault(in: data) == nil else { throw .damaged(.notJSON) }
    do throws(Run.Damage) {
      return try Run(data: data)
    } catch {
      throw .damaged(error)
    }
  }

  private func stream(attachments: String?) throws(Refusal) -> Run {
    guard let name else { throw .nameless }
    var run = Run(events: path, attachmentFolders: attachments.map { [$0] } ?? [])
    if let attachments { run.compare(withAttachmentsIn: attachments) }
    if let condition = run.conditions.first(where: \.invalidatesRun) { throw .invalid(condition) }
    run.name = name
    return run
  }
}
