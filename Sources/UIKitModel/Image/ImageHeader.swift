import Foundation

/// The part of an image's file that holds its size.
enum ImageHeader {
  /// The size in pixels of a PNG, GIF or JPEG file; nil when the data is none.
  static func pixels(of data: Data) -> CGSize? {
    let bytes = [UInt8](data.prefix(longest))
    return valid(png(bytes) ?? gif(bytes) ?? jpeg(bytes))
  }

  /// The size in points of a drawing, a PDF or SVG file; nil when the data is none.
  static func points(of data: Data) -> CGSize? {
    let text = String(decoding: data.prefix(longest), as: UTF8.self)
    if text.hasPrefix("%PDF") { return valid(pdf(text)) }
    return valid(svg(text))
  }

  /// No more of a file is read, in bytes.
  private static let longest = 1 << 20

  private static func valid(_ size: CGSize?) -> CGSize? {
    guard let size, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite
    else { return nil }
    return size
  }

  // MARK: Pixels

  /// PNG specification, 5.2 and 11.2.2.
  private static func png(_ bytes: [UInt8]) -> CGSize? {
    let (widthOffset, heightOffset) = (16, 20)
    guard bytes.count >= heightOffset + 4,
      bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { return nil }
    return CGSize(width: number(bytes[widthOffset..<20]), height: number(bytes[heightOffset..<24]))
  }

  /// GIF 89a specification, 18: the logical screen, the low byte first.
  private static func gif(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
    return CGSize(width: number(bytes[6..<8].reversed()), height: number(bytes[8..<10].reversed()))
  }

  /// ITU T.81, B.2.2: the frame header, found from segment to segment.
  private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    let notFrames: Set<UInt8> = [0xC4, 0xC8, 0xCC]
    var place = 2
    while place + 9 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      if (0xC0...0xCF).contains(marker), !notFrames.contains(marker) {
        return CGSize(
          width: number(bytes[(place + 7)..<(place + 9)]),
          height: number(bytes[(place + 5)..<(place + 7)]))
      }
      place += 2 + Int(number(bytes[(place + 2)..<(place + 4)]))
    }
    return nil
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> CGFloat {
    CGFloat(bytes.reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
  }

  // MARK: Points

  /// ISO 32000-1, 14.11.2: the first page's media box, its left, lower, right and upper edge.
  private static func pdf(_ text: String) -> CGSize? {
    guard let box = text.firstMatch(of: /\/MediaBox\s*\[([^\]]*)\]/) else { return nil }
    let edges = numbers(box.1)
    guard edges.count == 4 else { return nil }
    return CGSize(width: abs(edges[2] - edges[0]), height: abs(edges[3] - edges[1]))
  }

  /// SVG 1.1, 5.1.2 and 7.7: the width and height of the outermost element, or of its view box.
  private static func svg(_ text: String) -> CGSize? {
    guard let element = text.firstMatch(of: /<svg\b[^>]*>/)?.output else { return nil }
    let width = element.firstMatch(of: /\swidth\s*=\s*["']([0-9.]+)(?:px|pt)?["']/)?.1
    let height = element.firstMatch(of: /\sheight\s*=\s*["']([0-9.]+)(?:px|pt)?["']/)?.1
    if let width = width.flatMap({ Double($0) }), let height = height.flatMap({ Double($0) }) {
      return CGSize(width: width, height: height)
    }
    guard let box = element.firstMatch(of: /\sviewBox\s*=\s*["']([^"']*)["']/) else { return nil }
    let values = numbers(box.1)
    return values.count == 4 ? CGSize(width: values[2], height: values[3]) : nil
  }

  private static func numbers(_ text: Substring) -> [Double] {
    text.split { $0.isWhitespace || $0 == "," }.compactMap { Double($0) }
  }
}
