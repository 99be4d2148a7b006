import Synchronization
import SystemVersions

/// What a task breaks of the model, and which places of faults it comes to.
package final class FaultWatch: Sendable {
  /// The watch of the task.
  @TaskLocal package static var current: FaultWatch?

  /// Whether any task of the program has a watch: without one a fault costs the reading of this.
  /// Set once, by ``use()``, before anything runs.
  @usableFromInline nonisolated(unsafe) package private(set) static var isInUse = false

  /// What is broken; nil for nothing, to see what is reached.
  private let broken: Fault?
  private let state = Mutex<(known: Set<Fault>, inOrder: [Fault])>(([], []))

  package init(breaking broken: Fault? = nil) { self.broken = broken }

  /// The faults whose places were reached, in the order of the first time.
  package var reached: [Fault] { state.withLock(\.inOrder) }

  /// Has faults looked for from now on.
  package static func use() {
    guard !isInUse else { return }
    isInUse = true
    Behavior.substitute = { property, compared, version in
      guard let watch = current else { return version }
      let other = VersionFaults.shared.fault(property, compared: compared, version: version)
      return watch.breaks(other.fault) ? other.version : version
    }
  }

  @usableFromInline package static func breaks(_ fault: Fault) -> Bool {
    current?.breaks(fault) ?? false
  }

  private func breaks(_ fault: Fault) -> Bool {
    if let broken { return broken == fault }
    state.withLock { state in
      if state.known.insert(fault).inserted { state.inOrder.append(fault) }
    }
    return false
  }
}

/// The faults by which one property of ``Behavior`` is that of a neighboring version.
private final class VersionFaults: Sendable {
  static let shared = VersionFaults()

  private struct Key: Hashable {
    let property: UInt
    let compared: Int
    let isSince: Bool
  }

  private let known = Mutex<[Key: (fault: Fault, version: Int)]>([:])

  /// The fault that has a property take the other side of a comparison: that of the version which it
  /// is compared with, or of the one before it.
  func fault(
    _ property: StaticString, compared: Int, version: Int
  ) -> (fault: Fault, version: Int) {
    let key = Key(
      property: UInt(bitPattern: property.utf8Start), compared: compared,
      isSince: version >= compared)
    return known.withLock { known in
      if let found = known[key] { return found }
      let before = SystemVersion.modelled.map(\.major).last { $0 < compared } ?? compared - 1
      let other = key.isSince ? before : compared
      let made = (Fault("has \(property) as on iOS \(other)", .version), other)
      known[key] = made
      return made
    }
  }
}
