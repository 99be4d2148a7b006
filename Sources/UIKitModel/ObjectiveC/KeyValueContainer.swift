/// What keeps values for any keys, beside its properties (Apple, "Key-Value Coding Compliant Container
/// Classes": layers and animations).
@MainActor protocol KeyValueContainer: AnyObject {
  /// The values by those keys that are no properties.
  var keyedValues: [String: Any] { get set }
}
