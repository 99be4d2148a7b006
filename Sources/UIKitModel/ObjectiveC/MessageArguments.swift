import Foundation

/// The arguments of a message, handed to the parameters of the method one after the other.
struct MessageArguments {
  /// An argument that is of another type than the parameter.
  struct Mismatch: Error {
    let index: Int
    let expected: Any.Type
  }

  private let values: [Any?]
  private var index = 0

  init(_ values: [Any?]) { self.values = values }

  /// The next argument as the type of the parameter.
  mutating func next<Value>(_ type: Value.Type) throws -> Value {
    defer { index += 1 }
    let value = index < values.count ? values[index] : nil
    guard let converted = ObjectiveCValue.convert(value, to: type) else {
      throw Mismatch(index: index, expected: type)
    }
    return converted
  }
}
