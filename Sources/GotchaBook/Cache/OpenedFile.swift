#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file of which parts are read when they are asked for. It stays the same file when another one
/// takes its path.
package final class OpenedFile: Sendable {
  private let descriptor: Int32
  /// What the file was like when it was opened.
  package let stamp: FileStamp

  /// Nil when no file can be read at `path`.
  package init?(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    guard let stamp = FileStamp(of: descriptor) else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    self.stamp = stamp
  }

  deinit { close(descriptor) }

  /// Some of the file's bytes; nil when there are not so many.
  package func bytes(_ range: Range<Int>) -> [UInt8]? {
    guard range.lowerBound >= 0, range.upperBound <= stamp.size else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      count = read(range.lowerBound, into: UnsafeMutableRawBufferPointer(buffer))
    }
    return bytes.count == range.count ? bytes : nil
  }

  /// Fills a buffer with what stands at an offset; returns how many bytes there were.
  package func read(_ offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    var count = 0
    while count < buffer.count, let base = buffer.baseAddress {
      let found = pread(descriptor, base + count, buffer.count - count, off_t(offset + count))
      if found < 0, errno == EINTR { continue }
      guard found > 0 else { break }
      count += found
    }
    return count
  }
}
