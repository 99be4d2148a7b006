extension AppProcess {
  /// Logs, once for each selector, that a target is no object, so that it is gone at once and never
  /// called: in the initial value of a property `self` is a function.
  func checkTarget(_ target: Any?, of action: Selector?) {
    guard let target, let action, !(type(of: target) is AnyClass) else { return }
    logOnce(
      "value target \(action)",
      "The target of '\(action)' is no object but a value of type \(type(of: target)), so it is "
        + "never called; in the initial value of a property, make the property lazy (model)")
  }
}
