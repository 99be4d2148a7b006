import Foundation
import RunRecord

/// The words of an entry, by which it names what UIKit raises or prints.
struct PageWords {
  /// The fewest words in a row that two texts do not share by chance.
  private static let fewest = 4

  /// The words in small letters, each between spaces.
  private let text: String

  /// - Parameter file: The entry's file, from the folder of the package on; nil if it cannot be read.
  init?(of file: String) {
    guard let data = FileManager.default.contents(atPath: file) else { return nil }
    self.init(String(decoding: data, as: UTF8.self))
  }

  init(_ text: String) {
    self.text = " " + Self.words(of: text).joined(separator: " ") + " "
  }

  /// Whether some words of a message are on the page, one behind the other; its numbers do not count.
  func name(_ message: String) -> Bool {
    let words = Self.words(of: message)
    let count = min(Self.fewest, words.count)
    return (0...words.count - count).contains { start in
      text.contains(" " + words[start..<start + count].joined(separator: " ") + " ")
    }
  }

  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && $0 != "_" }.map(String.init)
  }
}
