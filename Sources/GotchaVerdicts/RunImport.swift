import Foundation
import RunRecord

/// A file of another machine's run: what `gotchas export` wrote, or Swift Testing's event stream.
package struct RunImport {
  /// Why a file is not taken in.
  package enum Refusal: Error, Equatable, CustomStringConvertible {
    case unreadable
    case damaged(RunFile.Damage)
    case spoilt(RunCondition)
    case nameless
    case ofAnotherBook

    package var description: String {
      switch self {
      case .unreadable: "the file cannot be opened; check that it exists and may be read"
      case .damaged(let damage): "\(damage)"
      case .spoilt(let condition): "\(condition)"
      case .nameless: "an event stream has no name; give it one with --name"
      case .ofAnotherBook: "no case of this book is in it; import the results of this book's tests"
      }
    }
  }

  private let path: String
  private let name: String?

  package init(path: String, name: String?) {
    self.path = path
    self.name = name
  }

  /// Reads the file and checks that it is a whole run of a book with these entries.
  package func read(
    attachments: String?, entries: Set<String>
  ) throws(Refusal) -> RunFile {
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable }
    var run = try Self.isEventStream(data) ? stream(attachments: attachments) : file(data)
    run.name = name ?? run.name
    let named = Set(run.records.map(\.entry))
    guard !named.isDisjoint(with: entries) || !run.refusals.isEmpty else { throw .ofAnotherBook }
    return run
  }

  /// A stream has an object on each line; a run is one object.
  private static func isEventStream(_ data: Data) -> Bool {
    let line = data.prefix { $0 != UInt8(ascii: "\n") }
    return (try? JSONDecoder().decode(EventRecord.self, from: line)) != nil
  }

  private func file(_ data: Data) throws(Refusal) -> RunFile {
    do throws(RunFile.Damage) {
      return try RunFile(data: data)
    } catch {
      throw .damaged(error)
    }
  }

  private func stream(attachments: String?) throws(Refusal) -> RunFile {
    guard let name else { throw .nameless }
    var results = RunResults(events: path, attachmentFolders: attachments.map { [$0] } ?? [])
    if let attachments { results.compare(withAttachmentsIn: attachments) }
    if let condition = results.conditions.first(where: \.spoilsRun) { throw .spoilt(condition) }
    return RunFile(
      name: name, isContained: false, conditions: results.conditions, records: results.records)
  }
}
