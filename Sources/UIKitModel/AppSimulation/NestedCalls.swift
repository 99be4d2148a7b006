import Dispatch

/// How deep the app's code is within itself, by way of UIKit: a callback that makes the change that it
/// hears of.
struct NestedCalls {
  /// A method of the app that UIKit has called.
  struct Call {
    let name: String
    /// The type whose method it is; nil for a closure.
    let receiver: AnyObject.Type?
  }

  /// The most calls within each other: more never end (model's choice; UIKit's end is that of the
  /// stack).
  static let most = 128

  /// How many have not returned.
  var depth = 0
  /// The inner half of them, the innermost last.
  var inner: [Call] = []
  /// Whether there were too many, until the outermost one has returned.
  var areEnded = false

  /// Counts a call; false if there are too many.
  mutating func begin(_ name: @autoclosure () -> String, of receiver: AnyObject?) -> Bool {
    guard depth < Self.most else { return false }
    depth += 1
    if depth > Self.most / 2 {
      inner.append(Call(name: name(), receiver: receiver.map { type(of: $0) }))
    }
    return true
  }

  /// The innermost call has returned.
  mutating func end() {
    if depth > Self.most / 2 { inner.removeLast() }
    depth -= 1
    if depth == 0 { areEnded = false }
  }

  /// The call that comes most often, of those the outermost.
  var mostFrequent: Call? {
    let counts = Dictionary(grouping: inner, by: \.name).mapValues(\.count)
    return inner.max { (counts[$0.name] ?? 0) < (counts[$1.name] ?? 0) }
  }
}

extension AppProcess {
  /// Runs code of the app that UIKit calls, which may make UIKit call it again, and has what it makes
  /// belong to the process.
  ///
  /// Calls within each other without an end raise. What would be called until the outermost one has
  /// returned is left out then: UIKit would not come to it.
  ///
  /// - Parameters:
  ///   - name: The method that is called.
  ///   - receiver: Whose method it is; nil for a closure.
  package func call(
    _ name: @autoclosure () -> String, of receiver: AnyObject? = nil, _ body: () -> Void
  ) {
    guard DispatchQueue.isMainHere else { return bind(body) }
    nest(name(), of: receiver) { bind(body) }
  }

  /// The same on the main thread, for code that makes nothing which would belong to another process.
  func nest(
    _ name: @autoclosure () -> String, of receiver: AnyObject? = nil, _ body: () -> Void
  ) {
    guard !nestedCalls.areEnded else { return }
    guard nestedCalls.begin(name(), of: receiver) else {
      nestedCalls.areEnded = true
      return raise(Message.callsWithoutEnd(nestedCalls))
    }
    defer { nestedCalls.end() }
    body()
  }
}

extension Message {
  /// The words are the model's.
  static func callsWithoutEnd(_ calls: NestedCalls) -> UIKitException {
    let call = calls.mostFrequent
    let whose = (call?.receiver).map { " of \($0)" } ?? ""
    return UIKitException(
      "\(call?.name ?? "The app")\(whose) calls itself without end, by way of UIKit.")
  }
}
