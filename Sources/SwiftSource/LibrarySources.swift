/// The sources of a library, in which a member of a type is looked up.
///
/// They are some megabytes, of which only the files that declare the type are parsed.
package struct LibrarySources: Sendable {
  private let files: [[UInt8]]

  package init(_ files: [[UInt8]]) {
    self.files = files
  }

  /// The public members of a type of the library, or of a type in `code` that inherits from one.
  package func members(of type: String, code: String) -> [PublicMembers.Member] {
    var read = [code]
    var open = [type]
    var seen: Set<String> = []
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      let found = files.filter { Self.declares(next, in: $0) }
        .map { String(decoding: $0, as: UTF8.self) }
      read += found
      open += PublicMembers(of: found + [code]).types[next]?.inherited ?? []
    }
    return PublicMembers(of: read).members(of: type)
  }

  /// The types of the files with the text, each with its public members.
  package func types(whereFilesContain text: String) -> PublicMembers {
    PublicMembers(
      of: files.filter { !Self.places(of: Array(text.utf8), in: $0).isEmpty }
        .map { String(decoding: $0, as: UTF8.self) })
  }

  // MARK: Searching

  private static let kinds = ["class", "struct", "enum", "protocol", "extension", "actor"].map {
    Array($0.utf8)
  }

  /// Whether a file declares a type, or extends it: its path, or its last name, is behind a word such as
  /// `class`.
  private static func declares(_ type: String, in file: [UInt8]) -> Bool {
    let last = type.split(separator: ".").last.map(String.init) ?? type
    let names = Set([type, last]).map { Array($0.utf8) }
    return places(of: Array(last.utf8), in: file).contains { place in
      let end = place + last.utf8.count
      guard end == file.count || !isName(file[end]) else { return false }
      let path = file[..<place].lastIndex { !isName($0) && $0 != UInt8(ascii: ".") } ?? 0
      guard file[path] == UInt8(ascii: " "), names.contains(Array(file[(path + 1)..<end])) else {
        return false
      }
      return kinds.contains { file[..<path].suffix($0.count).elementsEqual($0) }
    }
  }

  private static func places(of text: [UInt8], in file: [UInt8]) -> [Int] {
    guard let first = text.first, text.count <= file.count else { return [] }
    return file.withUnsafeBufferPointer { bytes in
      (0...(bytes.count - text.count)).filter { place in
        bytes[place] == first && bytes[place..<(place + text.count)].elementsEqual(text)
      }
    }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
