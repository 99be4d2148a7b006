import Foundation

/// Exchanges two paths in one step, so that a kill at any moment leaves either state.
///
/// `FileManager.replaceItemAt` cannot do it: on Linux it fails for a folder that is not empty.
enum FileExchange {
  /// Returns whether it was done; not every file system can.
  static func swap(_ left: String, _ right: String) -> Bool {
    #if canImport(Darwin)
      return renamex_np(left, right, UInt32(RENAME_SWAP)) == 0
    #else
      // Linux has it since 3.15, but Glibc's module does not declare it.
      typealias Call =
        @convention(c) (
          Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
        ) -> Int32
      let exchange: UInt32 = 2  // RENAME_EXCHANGE, renameat2(2)
      guard let symbol = dlsym(nil, "renameat2") else { return false }
      let call = unsafeBitCast(symbol, to: Call.self)
      return call(AT_FDCWD, left, AT_FDCWD, right, exchange) == 0
    #endif
  }
}
