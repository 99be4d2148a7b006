import Foundation

/// Writes PNG files of nothing: images without pixels have a size, and their files too (PNG
/// specification, 11.2 and 11.3).
enum PNGWriter {
  /// The most pixels of a side, which a file of more would spend memory on for nothing.
  private static let longestSide: CGFloat = 16_384
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// Of a header: one bit a pixel, colors of a palette, the only methods there are, no interlacing.
  private static let oneBitOfPalette: [UInt8] = [1, 3, 0, 0, 0]
  /// How many bytes a block without compression can have (RFC 1951, 3.2.4).
  private static let longestBlock = 0xFFFF

  /// A transparent file of a size in pixels; nil for an empty size, and one that is too large.
  static func transparent(_ size: CGSize) -> Data? {
    guard size.width >= 1, size.height >= 1, max(size.width, size.height) <= longestSide else {
      return nil
    }
    let (width, height) = (Int(size.width), Int(size.height))
    let rows = [UInt8](repeating: 0, count: ((width + 7) / 8 + 1) * height)
    return Data(
      signature + chunk("IHDR", bytes(width) + bytes(height) + oneBitOfPalette)
        + chunk("PLTE", [0, 0, 0]) + chunk("tRNS", [0]) + chunk("IDAT", stored(rows))
        + chunk("IEND", []))
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return bytes(content.count) + body + bytes(Int(checksum(body)))
  }

  /// The bytes as a stream of zlib without compression (RFC 1950, RFC 1951).
  private static func stored(_ content: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: content.count, by: longestBlock) {
      let block = content[start..<min(start + longestBlock, content.count)]
      let isLast = block.endIndex == content.count
      let (low, high) = (UInt8(block.count & 0xFF), UInt8(block.count >> 8))
      result += [isLast ? 1 : 0, low, high, ~low, ~high] + block
    }
    return result + bytes(Int(adler(content)))
  }

  /// The checksum of a chunk (PNG specification, annex D).
  private static func checksum(_ content: [UInt8]) -> UInt32 {
    let polynomial: UInt32 = 0xEDB8_8320
    var sum = UInt32.max
    for byte in content {
      sum ^= UInt32(byte)
      for _ in 0..<UInt8.bitWidth { sum = sum & 1 == 1 ? (sum >> 1) ^ polynomial : sum >> 1 }
    }
    return ~sum
  }

  /// The checksum of a stream (RFC 1950, 8.2).
  private static func adler(_ content: [UInt8]) -> UInt32 {
    let modulus: UInt32 = 65_521
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in content {
      a = (a + UInt32(byte)) % modulus
      b = (b + a) % modulus
    }
    return b << 16 | a
  }
}
