/// The sections of a table: how many items they have, and the models of their headers and footers.
@MainActor public protocol SectionStorage: AnyObject {
  /// How many sections there are.
  var numberOfSections: Int { get }
  /// The models of headers and footers; they exist independently of sections.
  var supplementaryModels: SupplementaryModels { get set }

  /// How many items a section has; 0 for one that does not exist.
  func numberOfItems(in section: Int) -> Int
}
