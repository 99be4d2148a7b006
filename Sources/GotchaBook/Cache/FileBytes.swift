#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Whole files, read with as few calls and copies as the system allows.
package enum FileBytes {
  /// The bytes of a file, or nil when it cannot be read.
  package static func read(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return nil }
    let size = Int(status.st_size)
    // What says nothing of its size, such as a pipe, is read in pieces.
    return size > 0 ? read(descriptor, size: size) : readPieces(descriptor)
  }

  /// Puts a file with these bytes in the place of the one at `path`, in one step; nothing happens
  /// when that cannot be done.
  package static func replace(_ path: String, with bytes: [UInt8]) {
    let new = path + ".new"
    // Not opened again, since another process may be about to put it in its place.
    unlink(new)
    let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return }
    let isWritten = write(bytes, to: descriptor)
    guard close(descriptor) == 0, isWritten, rename(new, path) == 0 else {
      unlink(new)
      return
    }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var count = 0
      while count < buffer.count, let base = buffer.baseAddress {
        let done = retrying { systemWrite(descriptor, base + count, buffer.count - count) }
        guard done > 0 else { return false }
        count += done
      }
      return true
    }
  }

  private static func systemWrite(
    _ descriptor: Int32, _ source: UnsafeRawPointer, _ count: Int
  ) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, source, count)
    #elseif canImport(Musl)
      Musl.write(descriptor, source, count)
    #else
      Glibc.write(descriptor, source, count)
    #endif
  }

  private static func read(_ descriptor: Int32, size: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = 0
      while count < size, let base = buffer.baseAddress {
        let found = retrying { systemRead(descriptor, base + count, size - count) }
        guard found > 0 else { return }
        count += found
      }
    }
  }

  private static func readPieces(_ descriptor: Int32) -> [UInt8] {
    let pieceSize = 65_536
    var bytes: [UInt8] = []
    while true {
      let piece = [UInt8](unsafeUninitializedCapacity: pieceSize) { buffer, count in
        count = max(0, retrying { systemRead(descriptor, buffer.baseAddress, pieceSize) })
      }
      guard !piece.isEmpty else { return bytes }
      bytes += piece
    }
  }

  private static func systemRead(
    _ descriptor: Int32, _ target: UnsafeMutableRawPointer?, _ count: Int
  ) -> Int {
    #if canImport(Darwin)
      Darwin.read(descriptor, target, count)
    #elseif canImport(Musl)
      Musl.read(descriptor, target, count)
    #else
      Glibc.read(descriptor, target, count)
    #endif
  }

  /// Calls again what a signal interrupted.
  private static func retrying(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      guard result < 0, errno == EINTR else { return result }
    }
  }
}
