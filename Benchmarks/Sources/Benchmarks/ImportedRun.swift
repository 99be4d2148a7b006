/// A run as `gotchas export` writes it (`Documentation/run.schema.json`), with nothing in it that is
/// not decoded here, too.
struct ImportedRun: Codable, Equatable {
  struct System: Codable, Equatable {
    var platform = "model"
  }

  struct Record: Codable, Equatable {
    var schema = ImportedRun.schema
    var phase: String
    var entry: String
    var caseID = "the-case"
    var contentHash = "0123456789abcdef"
    var runs: [VersionRun]
    var traces: [String] = []
    var curves: [String] = []
  }

  struct VersionRun: Codable, Equatable {
    var version: String
    var claim = "affected"
    var failures: [Failure]
    var traces: [Int] = []
  }

  struct Failure: Codable, Equatable {
    var file: String
    var line: Int
    var column = 1
    var message: String
  }

  private static let schema = 3
  private static let versions = ["16", "17", "18", "26"]

  var schema = Self.schema
  var name = "another machine"
  var system = System()
  var isContained = true
  var conditions: [String] = []
  var refusals: [String] = []
  var records: [Record]

  /// A run of so many cases, in a file of about so many bytes.
  init(caseCount: Int, bytes: Int) {
    let sample = Self.failure(0, in: 0)
    let length = sample.file.utf8.count + sample.message.utf8.count + Self.lengthOfNames
    let count = bytes / length / caseCount / Self.versions.count
    records = (0..<caseCount).flatMap { number in
      let runs = Self.versions.map { version in
        VersionRun(
          version: version, failures: (0..<count).map { Self.failure($0, in: number) })
      }
      return [
        Record(phase: "started", entry: Self.id(number), runs: []),
        Record(phase: "finished", entry: Self.id(number), runs: runs),
      ]
    }
  }

  /// The bytes of a failure in JSON besides its texts.
  private static let lengthOfNames = 60

  private static func failure(_ line: Int, in number: Int) -> Failure {
    Failure(
      file: "Gotchas/rows/\(id(number)).md", line: line + 1,
      message: "Expectation failed: (probe.table.contentSize.height → \(line).0) == 60.0")
  }

  // MARK: - Its book

  static func id(_ number: Int) -> String { "entry-\(number)" }

  static func entry(_ number: Int) -> String {
    """
    # Table \(number) has its rows

    - Area: Rows
    - Applies to: iOS 16+
    - Evidence: model

    ### The case

    ```swift
    #expect(TableProbe(rows: \(number + 1)).table.numberOfSections == 1)
    ```

    """
  }
}
