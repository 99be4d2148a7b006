/// Writes values as bytes, for a cache that only the same build of the program reads.
package struct ByteWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Seven bits a byte, the last one without the high bit.
  package mutating func add(_ number: UInt64) {
    var rest = number
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  package mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { buffer in
      add(buffer.count)
      bytes.append(contentsOf: buffer)
    }
  }

  package mutating func add(blob: ArraySlice<UInt8>) {
    add(blob.count)
    bytes.append(contentsOf: blob)
  }

  /// Adds numbers as they stand in memory: larger than one by one, and read at once.
  package mutating func add(words: [Int]) {
    words.withUnsafeBytes { words in
      add(words.count)
      bytes.append(contentsOf: words)
    }
  }

  package mutating func add<Element>(
    _ elements: some Collection<Element>, _ write: (inout ByteWriter, Element) -> Void
  ) {
    add(elements.count)
    for element in elements { write(&self, element) }
  }

  package mutating func add(_ texts: [String]) { add(texts) { $0.add($1) } }

  package mutating func add<Value>(_ value: Value?, _ write: (inout ByteWriter, Value) -> Void) {
    add(value == nil ? 0 : 1)
    if let value { write(&self, value) }
  }
}
