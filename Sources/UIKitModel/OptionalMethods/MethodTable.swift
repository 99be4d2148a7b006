import Foundation

/// Finds the implementation of a method in a class, as the Objective-C runtime does.
///
/// A class's metadata has a slot for each method. The slot of a method is found by comparing
/// classes that differ in nothing else: a subclass that overrides it, and one that does not.
@MainActor package enum MethodTable {
  /// Positions in class metadata, from the Swift ABI (`TypeMetadata.rst`) on 64-bit platforms
  /// without Objective-C.
  private enum Layout {
    static let size = 32
    static let addressPoint = 36
    static let firstMethod = 56
  }

  private class Plain: UIView {}

  private class Sized: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { size }
  }

  private class LaidOut: UIView {
    override func layoutSubviews() {}
  }

  /// The methods whose slots are known, with a class that overrides each.
  private static let slots: [Selector: Int] = [
    "sizeThatFits:": slot(of: UIView.self, like: Plain.self, overriddenBy: Sized.self),
    "layoutSubviews": slot(of: UIView.self, like: Plain.self, overriddenBy: LaidOut.self),
  ].compactMapValues(\.self)

  /// The address of the implementation that `type` uses; nil for a method without a known slot.
  static func implementation(of selector: Selector, in type: UIView.Type) -> OpaquePointer? {
    slots[selector].flatMap { OpaquePointer(bitPattern: word($0, of: type)) }
  }

  /// The slot of the one method of `base` that `type` overrides and `plain` does not.
  package static func slot(
    of base: AnyClass, like plain: AnyClass, overriddenBy type: AnyClass
  ) -> Int? {
    methods(of: base).first { index in
      word(index, of: base) == word(index, of: plain)
        && word(index, of: type) != word(index, of: plain)
    }
  }

  /// Whether `type` has another implementation in `slot` than `base`.
  package static func overrides(_ slot: Int, of base: AnyClass, in type: AnyClass) -> Bool {
    word(slot, of: type) != word(slot, of: base)
  }

  /// The words of the metadata that can be methods.
  private static func methods(of type: AnyClass) -> Range<Int> {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let size = (metadata + Layout.size).load(as: UInt32.self)
    let addressPoint = (metadata + Layout.addressPoint).load(as: UInt32.self)
    let bytes = MemoryLayout<UInt>.size
    return Layout.firstMethod / bytes..<Int(size - addressPoint) / bytes
  }

  private static func word(_ index: Int, of type: AnyClass) -> UInt {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
      .load(fromByteOffset: index * MemoryLayout<UInt>.size, as: UInt.self)
  }
}

extension UIView {
  /// The address of the implementation of `sizeThatFits:` or `layoutSubviews` that instances of
  /// the class use; nil for other methods.
  ///
  /// Two classes have the same one when neither overrides the other's.
  public class func instanceMethod(for aSelector: Selector) -> OpaquePointer? {
    MethodTable.implementation(of: aSelector, in: self)
  }
}
