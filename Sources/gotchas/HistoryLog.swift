import Foundation
import GotchaVerdicts

/// The file that keeps what runs said, one line a run.
struct HistoryLog {
  var path: String

  func read() -> History {
    FileManager.default.contents(atPath: path).map(History.init(data:)) ?? History()
  }

  /// Adds a line if something has changed since the last, and returns the log as it is then; nil
  /// when it could not be written.
  func record(_ verdicts: BookVerdicts, label: String, in history: History) -> History? {
    let today = Date.now.formatted(.iso8601.year().month().day())
    guard let line = history.next(verdicts, date: today, label: label) else { return history }
    guard let file = fopen(path, "ab") else { return nil }
    let bytes = line.bytes
    let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
    guard fclose(file) == 0, isWritten else { return nil }
    return read()
  }
}
