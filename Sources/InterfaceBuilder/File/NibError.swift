import Foundation

/// What is wrong with a file of Interface Builder, and where.
struct NibError: Error, Hashable, CustomStringConvertible {
  /// The name of the file.
  let file: String
  /// The line, from 1 on.
  let line: Int
  /// The column, from 1 on.
  let column: Int
  /// What is wrong, and what to do.
  let message: String

  var description: String { "\(file):\(line):\(column): error: \(message)" }
}
