/// A line of a source file.
struct Place {
  var file: String
  /// Counted from 1.
  var line: Int
}

/// A field that is wrong or missing, as the compiler prints errors.
struct FieldError: Error, CustomStringConvertible {
  var place: Place
  var problem: String

  var description: String { "\(place.file):\(place.line):1: error: \(problem)" }
}
