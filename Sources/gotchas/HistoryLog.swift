import Foundation
import GotchaVerdicts

/// The file with the verdicts of earlier runs, one line a run.
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
    let log = (FileManager.default.contents(atPath: path) ?? Data()) + line.bytes
    let isWritten = (try? log.write(to: URL(fileURLWithPath: path), options: .atomic)) != nil
    return isWritten ? read() : nil
  }
}
