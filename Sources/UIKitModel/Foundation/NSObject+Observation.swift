import Foundation

extension NSObject {
  /// What observes the object, as a pointer. Inert: nil, the model keeps observers elsewhere.
  public var observationInfo: UnsafeMutableRawPointer? {
    get { nil }
    set {}
  }
}
