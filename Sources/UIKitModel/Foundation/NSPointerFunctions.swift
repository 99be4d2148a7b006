public import Foundation

/// How a collection keeps objects, which Linux's Foundation lacks.
open class NSPointerFunctions: NSObject {
  /// How objects are kept and compared.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The objects are kept.
    public static let strongMemory: Options = []
    /// The objects are not kept: one that has gone is not there any more.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are the same that say so.
    public static let objectPersonality: Options = []
    /// Objects are the same at one address.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Objects are copied; held: they are kept as they are.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// An object in a collection, kept or not.
struct TableObject {
  private weak var weakObject: AnyObject?
  private var strongObject: AnyObject?
  private let isByAddress: Bool

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    weakObject = object
    strongObject = options.contains(.weakMemory) ? nil : object
    isByAddress = options.contains(.objectPointerPersonality)
  }

  /// The object; nil once it has gone.
  var object: AnyObject? { strongObject ?? weakObject }

  func isSame(as other: AnyObject) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    return !isByAddress && (object as? NSObject)?.isEqual(other) == true
  }
}

/// Goes through objects.
final class TableEnumerator: NSEnumerator {
  private var rest: ArraySlice<Any>

  init(_ objects: [Any]) {
    rest = objects[...]
    super.init()
  }

  override func nextObject() -> Any? { rest.popFirst() }
}
