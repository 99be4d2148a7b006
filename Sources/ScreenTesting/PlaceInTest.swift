#if !canImport(UIKit)
  import TableModel
  import Testing

  /// The test that runs where an exception ends the process, which `UIKitModel` finds by its name.
  final class PlaceInTest: ExceptionPlace {
    static var current: String? {
      guard let test = Test.current else { return nil }
      return """
        \(test.sourceLocation): error: in the test “\(test.displayName ?? test.name)”, outside a verb \
        of Screen, where nothing catches an exception; put the call into UIKitException.caught { … } \
        if it is to be expected. The backtrace has the line of the call.
        """
    }
  }
#endif
