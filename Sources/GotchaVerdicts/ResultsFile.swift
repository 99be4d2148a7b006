package import GotchaBook
import RunRecord

/// `results.json`: every verdict, for machines.
package enum ResultsFile {
  /// The file's schema; raised when a member changes its meaning or goes away.
  package static let schema = 1
  /// Relative to the site's root.
  package static let path = "results.json"

  /// The file's bytes; equal verdicts give equal bytes.
  package static func bytes(
    of verdicts: BookVerdicts, history: History = History(),
    observations: Observations = Observations([])
  ) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("schema")
      json.integer(schema)
      json.lineBreak()
      json.key("modelledVersions")
      json.strings(verdicts.modelled.versions.map(\.description))
      json.lineBreak()
      json.key("runs")
      json.array(verdicts.runs) { $0.run($1) }
      json.lineBreak()
      json.key("counts")
      json.array(BookVerdicts.counts(of: verdicts.entries)) { json, each in
        json.object { json in
          json.key("verdict")
          json.string(each.verdict.word)
          json.key("entries")
          json.integer(each.count)
        }
      }
      json.lineBreak()
      json.key("observations")
      json.array(observations.sorted) { $0.observation($1) }
      json.lineBreak()
      json.key("entries")
      json.array(verdicts.entries) { json, entry in
        json.lineBreak()
        json.entry(entry, since: history.since(entry))
      }
      json.lineBreak()
    }
    return json.bytes + "\n".utf8
  }
}

// MARK: - One line an entry

extension ResultsFile {
  /// What is to stand where in a file so that it says the verdicts of some entries anew, of which
  /// no earlier run is on record; nil when they are not where they should be.
  ///
  /// - Parameter verdicts: With the entries' positions in the book.
  package static func replacements(
    _ verdicts: [(verdict: EntryVerdict, position: Int)], in file: OpenedFile
  ) -> [(range: Range<Int>, bytes: [UInt8])]? {
    file.replacements(
      verdicts.map { verdict, position in
        var json = JSONWriter()
        json.entry(verdict, since: nil)
        return JSONLine(
          number: firstLine + position, start: "{\"id\":\"\(verdict.id)\"".utf8, bytes: json.bytes)
      })
  }

  /// The line of the first entry, from 0: what stands before it takes six.
  private static let firstLine = 6
}

// MARK: - What is in it

extension JSONWriter {
  fileprivate mutating func run(_ run: BookVerdicts.Run) {
    object { json in
      json.key("name")
      json.string(run.name)
      json.key("conditions")
      json.array(run.conditions) { json, condition in
        json.object { json in
          json.key("condition")
          json.string(condition.word)
          json.key("text")
          json.string(condition.description)
        }
      }
    }
  }

  fileprivate mutating func observation(_ record: ObservationRecord) {
    object { json in
      json.key("id")
      json.string(record.id)
      json.key("isReproduced")
      json.bool(record.isReproduced)
      json.key("reason")
      json.string(record.reason)
    }
  }

  fileprivate mutating func entry(_ entry: EntryVerdict, since: History.Since?) {
    object { json in
      json.key("id")
      json.string(entry.id)
      json.key("verdict")
      json.string(entry.verdict?.word)
      if let since {
        json.key("since")
        json.strings([since.date, since.label])
      }
      json.key("cases")
      json.array(entry.cases) { $0.caseVerdict($1) }
    }
  }

  private mutating func caseVerdict(_ each: CaseVerdict) {
    object { json in
      json.key("case")
      json.string(each.id.slug)
      json.key("verdict")
      json.string(each.verdict.word)
      if let reason = each.verdict.reason {
        json.key("reason")
        json.string(reason)
      }
      if let source = each.source {
        json.key("source")
        json.string(source)
      }
      json.key("unknownVersions")
      json.strings(each.unknownVersions.map(\.description))
      json.key("versions")
      json.array(each.versions) { $0.version($1) }
      json.key("compileErrors")
      json.array(each.compileErrors) { json, error in
        json.failure(
          .init(
            file: error.place.file, line: error.place.line, column: error.place.column,
            message: error.message))
      }
    }
  }

  private mutating func version(_ version: VersionVerdict) {
    object { json in
      json.key("version")
      json.string(version.version.description)
      json.key("claim")
      json.string(version.claim.rawValue)
      json.key("verdict")
      json.string(version.verdict.word)
      json.key("runs")
      json.array(version.runs) { json, opinion in
        json.object { json in
          json.key("run")
          json.string(opinion.run)
          json.key("verdict")
          json.string(opinion.verdict.word)
        }
      }
      json.key("failures")
      json.array(version.failures) { $0.failure($1) }
    }
  }

  private mutating func failure(_ failure: VersionRun.Failure) {
    object { json in
      json.key("file")
      json.string(failure.file)
      json.key("line")
      json.integer(failure.line)
      json.key("column")
      json.integer(failure.column)
      json.key("message")
      json.string(failure.message)
    }
  }
}
