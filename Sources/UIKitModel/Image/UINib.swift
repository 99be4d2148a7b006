import Foundation

/// A nib: it names itself, and makes objects.
///
/// There are no nib files here; a subclass that overrides ``instantiate(withOwner:options:)`` takes
/// the place of one.
@preconcurrency @MainActor open class UINib: NSObject {
  /// Names of what a nib can be given from outside.
  public struct OptionsKey: Hashable, Sendable, RawRepresentable {
    /// The name.
    public var rawValue: String

    /// The option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The nib `name`; there are no nib files here.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { super.init() }

  /// The top-level objects, made anew; none here.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] { [] }
}

extension Bundle {
  /// The top-level objects of a nib file: nil, there are none here.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { nil }
}
