/// A value that an expression has whatever a table does.
enum ConstantValue: Equatable {
  case truth(Bool)
  case number(Double)
  case text(String)
  case list([ConstantValue])
  case nothing

  /// How many values it consists of.
  var size: Int {
    if case .list(let values) = self { values.reduce(1) { $0 + $1.size } } else { 1 }
  }
}
