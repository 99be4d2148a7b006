/// The models of headers, footers and the like, by kind.
///
/// A model that is set makes no section: with zero sections a table requests none.
@MainActor public struct SupplementaryModels {
  /// The kind that represents headers; nil until the storage belongs to a table.
  public var headerKind: String?
  /// The kind that represents footers; nil until the storage belongs to a table.
  public var footerKind: String?
  private var providers: [String: (Int) -> Any?] = [:]

  /// No models.
  public init() {}

  /// Takes the models of a kind from a closure that gets the index of the section.
  public mutating func provide(_ kind: String, _ provider: @escaping (Int) -> Any?) {
    providers[kind] = provider
  }

  /// Sets the models of a kind, one for each section from the first.
  public mutating func set(_ kind: String, to models: [Any?]) {
    provide(kind) { models.indices.contains($0) ? models[$0] : nil }
  }

  /// The model of a kind in a section, with optionals inside of optionals unwrapped.
  public func model(_ kind: String, in section: Int) -> Any? {
    Self.unwrapped(providers[kind]?(section))
  }

  /// The model of a side; nil as long as the side has no kind.
  func model(of side: SectionSide, in section: Int) -> Any? {
    (side == .header ? headerKind : footerKind).flatMap { model($0, in: section) }
  }

  private static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? unwrapped(mirror.children.first?.value) : value
  }
}
