import CSwiftCall
import Foundation

/// What a thread of the process is doing: the functions on its stack.
struct ThreadStack {
  /// Their names, the innermost first: those of Swift whose names the program has.
  let functions: [String]

  /// How many frames are read, and how many functions are named.
  private static let depth = 64
  private static let shown = 4

  init(of thread: UInt64) {
    var frames = [UnsafeMutableRawPointer?](repeating: nil, count: Self.depth)
    let count = swift_call_stack(thread, &frames, Int32(Self.depth))
    let names = frames.prefix(Int(count)).compactMap { $0.flatMap(Self.name) }
    functions = Array(names.prefix(Self.shown))
  }

  private static func name(of address: UnsafeMutableRawPointer) -> String? {
    guard let symbol = swift_call_symbol(address) else { return nil }
    let name = String(cString: symbol)
    guard name.hasPrefix("$s"), let text = demangled(symbol, name.utf8.count, nil, nil, 0) else {
      return nil
    }
    defer { free(text) }
    return String(cString: text)
  }
}

@_silgen_name("swift_demangle")
private func demangled(
  _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
