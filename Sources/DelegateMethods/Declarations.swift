/// A protocol whose methods have fields.
struct DelegateProtocol {
  var name: String
  /// What it inherits from.
  var parents: [String]
  var methods: [DelegateMethod]
}

/// A type that gets methods of protocols.
struct Receiver {
  /// With the types around it.
  var name: String
  var role: Fields.OfType
  /// What the field names.
  var names: [String]
  var place: Place

  var protocols: [String] { role == .overridable ? Array(names.dropFirst()) : names }
}

/// What files declare that is of use for generated code.
struct Declarations {
  var protocols: [DelegateProtocol] = []
  var receivers: [Receiver] = []
  /// The names of the methods that types declare themselves.
  var written: [String: Set<String>] = [:]
}
