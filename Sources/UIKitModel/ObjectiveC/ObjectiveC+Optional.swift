// What optional methods of an app's own protocols call, once its sources are rewritten.

extension ObjectiveC {
  /// Whether a class or a superclass of it has a method, by its name and its argument labels:
  /// `save(_:at:)`.
  ///
  /// It is looked for among the symbols of the program; where these cannot be read, it is there.
  public nonisolated static func implements(_ object: AnyObject, _ method: String) -> Bool {
    var type: AnyClass? = Swift.type(of: object)
    var hasSymbols = false
    while let found = type {
      let names = MethodSymbols.methods(of: found).keys
      hasSymbols = hasSymbols || !names.isEmpty
      if names.contains(where: { $0.hasPrefix(method + "(") }) { return true }
      type = _getSuperclass(found)
    }
    return !hasSymbols
  }

  /// Ends the program as a call of a method that is not there does.
  public nonisolated static func unimplemented(_ object: AnyObject, _ method: String) -> Never {
    AppProcess.end(
      with: UIKitException(
        "-[\(Swift.type(of: object)) \(method)]: unrecognized selector sent to instance",
        name: UIKitException.Name.invalidArgument))
  }
}
