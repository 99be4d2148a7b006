/// A run: the records of its cases, what the compiler refused, and what is wrong with its files.
///
/// It is kept, exported and imported as one JSON file whose form is
/// `Documentation/run.schema.json`.
package struct Run: Codable, Equatable, Sendable {
  /// Raised when a member changes its meaning or goes away.
  package static let currentSchema = 3

  /// What the compiler refused of one entry.
  package struct Refusal: Codable, Hashable, Sendable {
    /// The entry's file, relative to its package.
    package var path: String
    /// The hash of the text that was refused.
    package var contentHash: String
    package var messages: [CompilerMessage]

    package init(path: String, contentHash: String, messages: [CompilerMessage]) {
      self.path = path
      self.contentHash = contentHash
      self.messages = messages
    }
  }

  package var schema = Self.currentSchema
  /// The name that distinguishes runs for readers.
  package var name: String
  /// Which part of a run of that name this is; nil for the whole.
  package var shard: Shard?
  /// On what the run was made.
  package var system: RunSystem
  /// When and with what it was made; nil where that is not known.
  package var origin: RunOrigin?
  /// Whether each case that began and did not finish ran alone when it ended the process.
  package var isContained: Bool
  package var conditions: [RunCondition]
  package var refusals: [Refusal]
  package var records: [CaseRecord]

  package init(
    name: String, shard: Shard? = nil, system: RunSystem = .model, origin: RunOrigin? = nil,
    isContained: Bool = true, conditions: [RunCondition] = [], refusals: [Refusal] = [],
    records: [CaseRecord] = []
  ) {
    self.name = name
    self.shard = shard
    self.system = system
    self.origin = origin
    self.isContained = isContained
    self.conditions = conditions
    self.refusals = refusals
    self.records = records
  }

  /// Of a run that was read from an event stream, the records that count: none when it is damaged.
  package var validRecords: [CaseRecord] {
    conditions.contains(where: \.invalidatesRun) ? [] : records
  }

  /// Adds what a part of the run holds. Of parts that were made at different times the run has the
  /// newest origin.
  package mutating func add(_ part: Run) {
    origin = [origin, part.origin].compactMap(\.self).max { $0.date < $1.date }
    records += part.records
    refusals += part.refusals
    conditions += part.conditions
    isContained = isContained && part.isContained
  }

  /// Puts records and refusals into the order of their entries and cases.
  package mutating func sort() {
    records = records.enumerated().sorted { left, right in
      (left.element.entry, left.element.caseID, left.offset)
        < (right.element.entry, right.element.caseID, right.offset)
    }.map(\.element)
    refusals.sort { ($0.path, $0.contentHash) < ($1.path, $1.contentHash) }
  }
}
