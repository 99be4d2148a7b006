import Foundation
import GotchaBook

/// A file that is to hold what another one holds, but for some stretches.
struct SplicedFile: Sendable {
  /// Relative to the site's root.
  var path: String
  var source: OpenedFile
  /// What stands instead of which bytes of the source, in ascending order.
  var pieces: [(range: Range<Int>, bytes: [UInt8])]

  /// Hands the bytes on in pieces.
  ///
  /// - Parameter body: Returns the error's code, or 0.
  /// - Returns: The code that `body` returned last, or that of a source that cannot be read.
  func write(_ body: (UnsafeRawBufferPointer) -> Int32) -> Int32 {
    var done = 0
    for piece in pieces {
      var code = copy(done..<piece.range.lowerBound, body)
      if code == 0 { code = piece.bytes.withUnsafeBytes(body) }
      guard code == 0 else { return code }
      done = piece.range.upperBound
    }
    return copy(done..<source.stamp.size, body)
  }

  private func copy(_ range: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Int32) -> Int32 {
    withUnsafeTemporaryAllocation(byteCount: OpenedFile.pieceSize, alignment: 1) { buffer in
      var offset = range.lowerBound
      while offset < range.upperBound {
        let wanted = min(buffer.count, range.upperBound - offset)
        let piece = UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted])
        guard source.read(offset, into: piece) == wanted else { return EIO }
        let code = body(UnsafeRawBufferPointer(piece))
        guard code == 0 else { return code }
        offset += wanted
      }
      return 0
    }
  }
}
