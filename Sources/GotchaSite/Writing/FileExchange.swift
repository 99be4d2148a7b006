import Foundation

/// Two paths change places in one step, so that a kill at any moment leaves either state.
enum FileExchange {
  /// Returns whether it was done; the file system may not be able to.
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
