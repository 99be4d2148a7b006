import Foundation

/// The looks that were set for classes of views in a process.
@MainActor final class AppearanceProxies {
  /// What was set for the views of a class inside of containers.
  private struct Entry {
    let type: AnyClass
    /// The classes of the containers, the innermost first.
    let containers: [AnyClass]
    let proxy: UIView
    /// A view that nothing was set on.
    let pristine: UIView
    let members: [AppearanceMember]
  }

  private var entries: [Entry] = []
  /// Whether proxies are being made, which take nothing over.
  private var isMaking = false

  nonisolated init() {}

  func proxy<View: UIView>(of type: View.Type, in containers: [AnyClass]) -> View {
    for entry in entries where entry.type == type && Self.areSame(entry.containers, containers) {
      if let known = entry.proxy as? View { return known }
    }
    isMaking = true
    defer { isMaking = false }
    let made = DynamicInitializer.make(type, frame: .zero)
    entries.append(
      Entry(
        type: type, containers: containers, proxy: made,
        pristine: DynamicInitializer.make(type, frame: .zero), members: type.appearanceMembers))
    entries.sort { Self.comes($0, before: $1) }
    return made
  }

  private static func areSame(_ some: [AnyClass], _ others: [AnyClass]) -> Bool {
    some.map(ObjectIdentifier.init) == others.map(ObjectIdentifier.init)
  }

  /// What is for fewer views comes first: inside of more containers, then of a subclass.
  private static func comes(_ first: Entry, before second: Entry) -> Bool {
    guard first.containers.count == second.containers.count else {
      return first.containers.count > second.containers.count
    }
    return first.type != second.type && ObjectiveC.isSubclass(first.type, of: second.type)
  }

  /// A view enters a window.
  func apply(to view: UIView) {
    guard !entries.isEmpty, !isMaking else { return }
    let type: AnyClass = Swift.type(of: view)
    for entry in entries
    where ObjectiveC.isSubclass(type, of: entry.type) && Self.lies(view, in: entry.containers) {
      for member in entry.members { member.apply(entry.proxy, entry.pristine, view) }
    }
  }

  /// Whether views and controllers around a view are of the classes, from the inside outwards.
  private static func lies(_ view: UIView, in containers: [AnyClass]) -> Bool {
    var left = containers[...]
    var next: UIResponder? = view.next
    while let wanted = left.first {
      guard let container = next else { return false }
      if ObjectiveC.isSubclass(Swift.type(of: container), of: wanted) { left.removeFirst() }
      next = container.next
    }
    return true
  }
}
