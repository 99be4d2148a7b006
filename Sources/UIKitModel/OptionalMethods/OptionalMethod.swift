import Foundation

/// An optional method of a delegate with one argument, for calls that leave open whether the delegate
/// has it: by `?` the result is optional, by `!` it need not be.
@preconcurrency @MainActor public struct OptionalMethod<Argument, Result> {
  private let receiver: AnyObject
  private let name: String
  private let call: @MainActor (Argument) -> Result?

  package init(
    _ receiver: AnyObject, _ name: String, _ call: @escaping @MainActor (Argument) -> Result?
  ) {
    self.receiver = receiver
    self.name = name
    self.call = call
  }

  /// Calls the method; nil where the delegate lacks it.
  @discardableResult public func callAsFunction(_ argument: Argument) -> Result? { call(argument) }

  /// Calls the method by `!`; where the delegate lacks it, the program ends.
  @_disfavoredOverload @discardableResult
  public func callAsFunction(_ argument: Argument) -> Result {
    let answer: Result? = call(argument)
    guard let answer else { ObjectiveC.unimplemented(receiver, name) }
    return answer
  }
}
