/// A value that an expression has whatever a table does.
enum ConstantValue: Equatable {
  case truth(Bool)
  case number(Double)
  case text(String)
  case nothing
}
