/// Reads what a ``ByteWriter`` wrote; whatever else it is given is an error, never a trap.
package struct ByteReader {
  package struct Malformed: Error {
    package init() {}
  }

  private let bytes: ArraySlice<UInt8>
  private var position: Int

  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  package init(_ bytes: [UInt8]) { self.init(bytes[...]) }

  /// The bytes that a ``ByteWriter`` was given as they are.
  package mutating func blob() throws(Malformed) -> ArraySlice<UInt8> {
    let count = try integer()
    guard count >= 0, count <= bytes.endIndex - position else { throw Malformed() }
    defer { position += count }
    return bytes[position..<position + count]
  }

  package mutating func number() throws(Malformed) -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while position < bytes.endIndex, shift < 64 {
      let byte = bytes[position]
      position += 1
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
    throw Malformed()
  }

  package mutating func integer() throws(Malformed) -> Int { Int(Int64(bitPattern: try number())) }

  package mutating func text() throws(Malformed) -> String {
    String(decoding: try blob(), as: UTF8.self)
  }

  package mutating func array<Element>(
    _ read: (inout ByteReader) throws(Malformed) -> Element
  ) throws(Malformed) -> [Element] {
    let count = try integer()
    // Every element takes a byte at least, so no count of a damaged file asks for more memory.
    guard count >= 0, count <= bytes.endIndex - position else { throw Malformed() }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try read(&self)) }
    return elements
  }

  package mutating func texts() throws(Malformed) -> [String] {
    try array { (reader) throws(Malformed) in try reader.text() }
  }

  /// The numbers that a ``ByteWriter`` was given as words.
  package mutating func words() throws(Malformed) -> [Int] {
    let bytes = try blob()
    let size = MemoryLayout<Int>.size
    guard bytes.count.isMultiple(of: size) else { throw Malformed() }
    return [Int](unsafeUninitializedCapacity: bytes.count / size) { buffer, count in
      count = bytes.count / size
      bytes.withUnsafeBytes { UnsafeMutableRawBufferPointer(buffer).copyMemory(from: $0) }
    }
  }

  package mutating func optional<Value>(
    _ read: (inout ByteReader) throws(Malformed) -> Value
  ) throws(Malformed) -> Value? {
    try integer() == 0 ? nil : try read(&self)
  }
}
