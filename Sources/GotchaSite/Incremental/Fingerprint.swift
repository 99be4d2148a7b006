import RunRecord

/// The hash by which a build knows what a file was made from (FNV-1a, 64 bits, word by word).
///
/// It tells equal inputs from others; it is no protection against intent.
struct Fingerprint: Hashable, Sendable {
  // Offset basis and prime of the 64-bit FNV-1a function (RFC 9923).
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325
  private static let prime: UInt64 = 0x0000_0100_0000_01b3

  init() {}

  /// One that was made before.
  init(value: UInt64) { self.value = value }

  init(of bytes: [UInt8]) { add(bytes) }

  init(_ texts: String?...) {
    for text in texts { add(text) }
  }

  mutating func add(_ word: UInt64) {
    value = (value ^ word) &* Self.prime
    value ^= value >> 32
  }

  mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

  mutating func add(_ number: Double) { add(number.bitPattern) }

  mutating func add(_ other: Fingerprint) { add(other.value) }

  /// Adds a text and its length, so that two texts never read as one.
  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add($0) }
  }

  mutating func add(_ text: String?) {
    add(text == nil ? 0 : 1)
    if let text { add(text) }
  }

  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    add(bytes.count)
    var word: UInt64 = 0
    for (index, byte) in bytes.enumerated() {
      word = word << 8 | UInt64(byte)
      if index & 7 == 7 {
        add(word)
        word = 0
      }
    }
    add(word)
  }

  mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { add($0) } }
}

// MARK: - Traces

extension Fingerprint {
  mutating func add(_ trace: Trace) {
    add(trace.way)
    add(trace.recorded.mark ?? Self.mark(of: trace.events))
  }

  mutating func add(_ curve: ScrollCurve) {
    add(curve.name)
    add(curve.way)
    add(curve.restsAtEnd ? 1 : 0)
    add(curve.recorded.mark ?? Self.mark(of: curve.samples))
  }

  /// The number by which the events of a trace are known while they are not here.
  static func mark(of events: [TraceEvent]) -> UInt64 {
    var hash = Fingerprint()
    hash.add(events.count)
    for event in events { hash.add(event) }
    return hash.value
  }

  /// The number by which the samples of a curve are known while they are not here.
  static func mark(of samples: [ScrollCurve.Sample]) -> UInt64 {
    var hash = Fingerprint()
    hash.add(samples.count)
    for sample in samples {
      for number in [sample.time, sample.offset, sample.top] { hash.add(number) }
      hash.add(sample.isRefreshing ? 1 : 0)
    }
    return hash.value
  }

  private mutating func add(_ event: TraceEvent) {
    add(event.call)
    for index in event.path { add(index) }
    add(event.answer)
    add(event.cell?.rawValue)
    for number in event.frame ?? [] { add(number) }
    for note in event.notes {
      add(note.name)
      add(note.value)
    }
    add(event.time)
    if let scene = event.scene { add(scene) }
  }

  private mutating func add(_ scene: TraceScene) {
    for number in [
      scene.offset, scene.width, scene.height, scene.contentHeight, scene.insetTop,
      scene.insetBottom,
    ] { add(number) }
    if let control = scene.refreshControl {
      add(control.y)
      add(control.height)
      add(control.isRefreshing ? 1 : 0)
    }
    add(scene.items.count)
    for item in scene.items {
      for index in item.path { add(index) }
      add(item.y)
      add(item.height)
      add((item.isMeasured ? 1 : 0) + (item.hasCell ? 2 : 0))
    }
  }
}
