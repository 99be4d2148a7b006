import GotchaBook
import GotchaVerdicts
import RunRecord

/// A file of a run as bytes, without the events and samples that its cases recorded.
enum RunCoding {
  static func write(_ file: RunFile, to writer: inout ByteWriter) {
    writer.add(file.name)
    writer.add(file.shard) { writer, shard in
      writer.add(shard.number)
      writer.add(shard.count)
    }
    writer.add(file.isContained ? 1 : 0)
    writer.add(file.records) { write($1, to: &$0) }
  }

  /// - Parameter path: The file, from which events and samples are fetched when they are wanted.
  static func read(
    _ reader: inout ByteReader, _ path: String
  ) throws(ByteReader.Malformed) -> RunFile {
    let source = RecordedFile(path)
    let name = try reader.text()
    let shard = try reader.optional { (reader) throws(ByteReader.Malformed) -> Shard in
      let number = try reader.integer()
      guard let shard = Shard(number: number, count: try reader.integer()) else {
        throw ByteReader.Malformed()
      }
      return shard
    }
    let isContained = try reader.integer() != 0
    var position = -1
    let records = try reader.array { (reader) throws(ByteReader.Malformed) in
      position += 1
      return try record(&reader, position, source)
    }
    return RunFile(name: name, shard: shard, isContained: isContained, records: records)
  }
}

// MARK: - Records

extension RunCoding {
  private static func write(_ record: CaseRecord, to writer: inout ByteWriter) {
    for text in [record.phase.rawValue, record.entry, record.caseID, record.contentHash] {
      writer.add(text)
    }
    writer.add(record.source) { $0.add($1) }
    writer.add(record.runs) { write($1, to: &$0) }
  }

  private static func record(
    _ reader: inout ByteReader, _ position: Int, _ source: RecordedFile
  ) throws(ByteReader.Malformed) -> CaseRecord {
    guard let phase = CaseRecord.Phase(rawValue: try reader.text()) else {
      throw ByteReader.Malformed()
    }
    let entry = try reader.text()
    let caseID = try reader.text()
    let hash = try reader.text()
    let file = try reader.optional { (reader) throws(ByteReader.Malformed) in try reader.text() }
    var run = -1
    let runs = try reader.array { (reader) throws(ByteReader.Malformed) in
      run += 1
      return try versionRun(&reader, position, run, source)
    }
    return CaseRecord(
      phase: phase, entry: entry, caseID: caseID, contentHash: hash, source: file, runs: runs)
  }
}

// MARK: - Runs on a version

extension RunCoding {
  private static func write(_ run: VersionRun, to writer: inout ByteWriter) {
    writer.add(run.version)
    writer.add(run.claim.rawValue)
    writer.add(run.failures) { writer, failure in
      writer.add(failure.file)
      writer.add(failure.line)
      writer.add(failure.column)
      writer.add(failure.message)
    }
    writer.add(run.ignored) { $0.add($1) }
    writer.add(run.answers) { writer, answers in
      writer.add(answers) { writer, answer in
        writer.add(answer.line)
        writer.add(answer.text)
      }
    }
    writer.add(run.traces) { writer, trace in
      writer.add(trace.way) { $0.add($1) }
      writer.add(trace.recorded.mark ?? Fingerprint.mark(of: trace.events))
    }
    writer.add(run.curves) { writer, curves in
      writer.add(curves) { write($1, to: &$0) }
    }
  }

  private static func write(_ curve: ScrollCurve, to writer: inout ByteWriter) {
    writer.add(curve.name) { $0.add($1) }
    writer.add(curve.way) { $0.add($1) }
    writer.add(curve.recorded.mark ?? Fingerprint.mark(of: curve.samples))
    writer.add(curve.restsAtEnd ? 1 : 0)
  }

  private static func versionRun(
    _ reader: inout ByteReader, _ record: Int, _ position: Int, _ source: RecordedFile
  ) throws(ByteReader.Malformed) -> VersionRun {
    let version = try reader.text()
    guard let claim = VersionRun.Claim(rawValue: try reader.text()) else {
      throw ByteReader.Malformed()
    }
    var run = VersionRun(version: version, claim: claim)
    run.failures = try reader.array { (reader) throws(ByteReader.Malformed) in
      VersionRun.Failure(
        file: try reader.text(), line: try reader.integer(), column: try reader.integer(),
        message: try reader.text())
    }
    run.ignored = try text(&reader)
    run.answers = try reader.optional { (reader) throws(ByteReader.Malformed) in
      try reader.array { (reader) throws(ByteReader.Malformed) in
        VersionRun.Answer(line: try reader.integer(), text: try reader.text())
      }
    }
    var trace = -1
    run.traces = try reader.array { (reader) throws(ByteReader.Malformed) in
      trace += 1
      return try Self.trace(&reader) { [trace] in source.events(record, position, trace) }
    }
    run.curves = try reader.optional { (reader) throws(ByteReader.Malformed) in
      var curve = -1
      return try reader.array { (reader) throws(ByteReader.Malformed) in
        curve += 1
        return try Self.curve(&reader) { [curve] in source.samples(record, position, curve) }
      }
    }
    return run
  }

  private static func trace(
    _ reader: inout ByteReader, _ fetch: @escaping @Sendable () -> [TraceEvent]
  ) throws(ByteReader.Malformed) -> Trace {
    let way = try text(&reader)
    return Trace(recorded: .elsewhere(mark: try reader.number(), fetch: fetch), way: way)
  }

  private static func curve(
    _ reader: inout ByteReader, _ fetch: @escaping @Sendable () -> [ScrollCurve.Sample]
  ) throws(ByteReader.Malformed) -> ScrollCurve {
    let name = try text(&reader)
    let way = try text(&reader)
    let mark = try reader.number()
    return ScrollCurve(
      name: name, way: way, recorded: .elsewhere(mark: mark, fetch: fetch),
      restsAtEnd: try reader.integer() != 0)
  }

  private static func text(_ reader: inout ByteReader) throws(ByteReader.Malformed) -> String? {
    try reader.optional { (reader) throws(ByteReader.Malformed) in try reader.text() }
  }
}
