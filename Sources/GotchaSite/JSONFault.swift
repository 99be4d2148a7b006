import Foundation

/// Where a file is no JSON, and why.
struct JSONFault {
  /// Both from 1.
  var (line, column) = (1, 1)
  /// What Foundation says of it, without the place.
  var words = "it cannot be read"

  /// - Parameters:
  ///   - error: What `JSONSerialization` threw. It names a place by its byte, and none where the file ends
  ///     too early.
  ///   - data: The file's bytes.
  init(_ error: any Error, in data: Data) {
    guard let text = (error as NSError).userInfo["NSDebugDescription"] as? String else { return }
    let parts = text.split(separator: " around character ", maxSplits: 1)
    words = parts.first.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? words
    if words.hasSuffix(".") { words.removeLast() }
    let byte = parts.count == 2 ? Int(parts[1].prefix { $0.isNumber }) : data.count
    let before = data.prefix(byte ?? 0)
    line = before.count { $0 == UInt8(ascii: "\n") } + 1
    column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
  }
}
