extension AppProcess {
  /// Logs, once for each selector and place, that nothing can call the method it names.
  func logUncallable(_ selector: Selector, of place: String, instead: String) {
    logOnce(
      "\(place) \(selector)",
      "\(place): '\(selector)' is never called, because a selector names no method without the "
        + "Objective-C runtime; use \(instead)")
  }
}
