/// The function that the bodies of app code are put into to see that they are called.
enum RecordedCall {
  static let function = "recordingCall"
  /// What it records.
  static let message = "the body is called"

  /// Its Swift file. A body is recorded once for each case and version: some are called for every row.
  static let source = """
    import Synchronization
    import TableModel
    import Testing

    nonisolated private let recordedCalls = Mutex<Set<String>>([])

    nonisolated func \(function)<Value>(
      sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Value
    ) rethrows -> Value {
      let test = Test.current.map { "\\($0.id)" } ?? ""
      let call = "\\(test) \\(SystemVersion.current) \\(sourceLocation)"
      if recordedCalls.withLock({ $0.insert(call).inserted }) {
        Issue.record("\(message)", sourceLocation: sourceLocation)
      }
      return try body()
    }

    """
}
