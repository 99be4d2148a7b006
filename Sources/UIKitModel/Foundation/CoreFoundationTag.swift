/// The first stored property of every class whose instances go into attributed strings.
///
/// Linux's Foundation compares attributes in C, and C reads the type of an object from the word
/// behind the object's header, which is the first stored property of a Swift class. Type 0 is "no
/// type" and traps; any other one that is not the class's own makes C call Swift's `isEqual(_:)`.
struct CoreFoundationTag: Sendable {
  /// Type 1, in the bits from 8 on (`CFRuntimeBase` of swift-corelibs-foundation).
  private let info: UInt64 = 1 << 8
}
