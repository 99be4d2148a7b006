import Foundation

/// A nib: objects that Interface Builder's file describes, made as often as one likes.
///
/// The `.xib` file itself is read, when it is first needed; nothing compiles it.
@preconcurrency @MainActor open class UINib: NSObject {
  /// Names of what a nib can be given from outside.
  public struct OptionsKey: Hashable, Sendable, RawRepresentable {
    /// The name.
    public var rawValue: String

    /// The option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Objects in the place of the nib's external ones, by identifier.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private enum Source {
    case name(String)
    case data(Data)
  }

  private let source: Source
  private let bundle: Bundle?

  /// The nib `name` of a bundle; nil for the main one.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    source = .name(name)
    bundle = bundleOrNil
    super.init()
  }

  /// A nib in memory; its names of images and colors are those of a bundle.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    source = .data(data)
    bundle = bundleOrNil
    super.init()
  }

  /// The top-level objects, made anew and connected to `ownerOrNil`, the file's owner.
  ///
  /// - Raises: `NSInternalInconsistencyException` for a nib that does not exist or cannot be read,
  ///   `NSUnknownKeyException` for an outlet that its object does not have.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    if Fault.loadsNoNib.isOn { return [] }
    let owner = ownerOrNil.map { $0 as AnyObject }
    let options = optionsOrNil ?? [:]
    switch source {
    case .name(let name): return Self.objects(named: name, bundle, owner, options) ?? []
    case .data(let data):
      return Nibs.reader?.objects(ofNib: data, in: bundle, owner: owner, options: options) ?? []
    }
  }

  fileprivate static func objects(
    named name: String, _ bundle: Bundle?, _ owner: AnyObject?, _ options: [OptionsKey: Any]
  ) -> [Any]? {
    guard let reader = Nibs.reader, reader.hasNib(named: name, in: bundle) else {
      AppProcess.current.raise(Message.noNib(name, in: bundle))
      return nil
    }
    return reader.objects(ofNib: name, in: bundle, owner: owner, options: options)
  }
}

extension Bundle {
  /// The top-level objects of the nib `name`, made anew and connected to `owner`.
  ///
  /// - Raises: as ``UINib/instantiate(withOwner:options:)``.
  @preconcurrency @MainActor @discardableResult public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib.objects(named: name, self, owner.map { $0 as AnyObject }, options ?? [:])
  }
}
