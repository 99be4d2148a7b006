/// Views that wait to be shown again, by identifier, last in first out.
package struct ReusePool<View: AnyObject> {
  private var waiting: [String: [View]] = [:]

  package init() {}

  /// Puts a view in; a view without an identifier is forgotten.
  package mutating func add(_ view: View, identifier: String?) {
    guard let identifier else { return }
    waiting[identifier, default: []].append(view)
  }

  /// Takes out the view that came last.
  package mutating func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

  package mutating func removeAll() { waiting.removeAll() }
}
