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
    return name.hasPrefix("$s") ? MethodSymbols.demangled(name) : nil
  }
}
