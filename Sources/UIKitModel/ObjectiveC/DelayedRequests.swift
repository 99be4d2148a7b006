import Foundation

/// The calls that wait for their time: `perform(_:with:afterDelay:)`.
@MainActor enum DelayedRequests {
  /// A call that waits; it keeps its target and its argument.
  final class Request {
    let target: AnyObject
    let selector: Selector
    let argument: Any?
    fileprivate var token: RunLoopModel.Token?

    fileprivate init(_ selector: Selector, _ target: AnyObject, _ argument: Any?) {
      (self.selector, self.target, self.argument) = (selector, target, argument)
    }
  }

  static func add(
    _ selector: Selector, to target: AnyObject, _ argument: Any?, after delay: TimeInterval,
    in mode: RunLoopModel.Mode
  ) {
    let process = AppProcess.current
    let request = Request(selector, target, argument)
    process.delayedRequests.append(request)
    request.token = process.loop.schedule(after: delay, in: mode) {
      process.delayedRequests.removeAll { $0 === request }
      process.bind { _ = ObjectiveC.send(selector, to: target, [argument]) }
    }
  }

  static func cancel(where isMeant: (Request) -> Bool) {
    let process = AppProcess.current
    let cancelled = process.delayedRequests.filter(isMeant)
    process.delayedRequests.removeAll(where: isMeant)
    for request in cancelled { request.token?.invalidate() }
  }

  /// Whether two arguments are equal as `isEqual(_:)` has it.
  static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    let (first, second) = (ObjectiveCValue.flattened(first), ObjectiveCValue.flattened(second))
    guard let first, let second else { return first == nil && second == nil }
    if let first = first as? AnyHashable, let second = second as? AnyHashable {
      return first == second
    }
    return (first as AnyObject) === (second as AnyObject)
  }
}
