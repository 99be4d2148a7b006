/// What headers, or footers, are made from.
public enum SectionStyle: CaseIterable, Sendable {
  /// Text that the table shows in a view of its own; the models are strings.
  case title
  /// A view registered for the type of the model.
  case view
}
