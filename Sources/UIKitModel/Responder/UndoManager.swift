import Foundation

/// Remembers how to undo changes; Linux's Foundation has none.
///
/// Changes registered within one turn of a user's event form one group in Foundation; here groups
/// are those that are begun and ended, and every change outside of one is a group of its own.
@preconcurrency @MainActor open class UndoManager: NSObject {
  /// A change to be undone.
  private struct Change {
    weak var target: AnyObject?
    let undo: @MainActor () -> Void
  }

  /// Changes that are undone together.
  private struct Group {
    var changes: [Change] = []
    var name = ""
  }

  private enum Phase {
    case recording, undoing, redoing
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var open: [Group] = []
  private var phase = Phase.recording

  /// A manager without actions.
  public override init() { super.init() }

  /// Whether there is a change to undo.
  open var canUndo: Bool { !undoStack.isEmpty }
  /// Whether there is a change to redo.
  open var canRedo: Bool { !redoStack.isEmpty }
  /// Whether a change is being undone.
  open var isUndoing: Bool { phase == .undoing }
  /// Whether a change is being redone.
  open var isRedoing: Bool { phase == .redoing }
  /// The name of the change that would be undone; empty for none.
  open var undoActionName: String { undoStack.last?.name ?? "" }
  /// The name of the change that would be redone; empty for none.
  open var redoActionName: String { redoStack.last?.name ?? "" }
  /// How many groups are open, one within the other.
  open var groupingLevel: Int { open.count }
  /// Held; see the type.
  open var groupsByEvent = true
  /// How many groups are remembered; 0 for all.
  open var levelsOfUndo = 0 { didSet { trim() } }
  /// Whether changes are registered.
  open private(set) var isUndoRegistrationEnabled = true

  /// Stops registering changes.
  open func disableUndoRegistration() { isUndoRegistrationEnabled = false }
  /// Registers changes again.
  open func enableUndoRegistration() { isUndoRegistrationEnabled = true }

  /// Remembers that `handler` undoes a change of `target`, which is not kept alive.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let change = Change(target: target) { [weak target] in
      if let target { handler(target) }
    }
    if open.isEmpty {
      push(Group(changes: [change]))
    } else {
      open[open.count - 1].changes.append(change)
    }
  }

  private func push(_ group: Group) {
    switch phase {
    case .undoing: redoStack.append(group)
    case .redoing: undoStack.append(group)
    case .recording:
      undoStack.append(group)
      redoStack = []
    }
    trim()
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(undoStack.count - levelsOfUndo, 0))
    redoStack.removeFirst(max(redoStack.count - levelsOfUndo, 0))
  }

  /// Opens a group of changes that are undone together.
  open func beginUndoGrouping() { open.append(Group()) }

  /// Ends the group; one within another becomes part of it.
  open func endUndoGrouping() {
    guard let group = open.popLast(), !group.changes.isEmpty else { return }
    if open.isEmpty { push(group) } else { open[open.count - 1].changes += group.changes }
  }

  /// Names the change that was registered last.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if phase == .undoing {
      name(&redoStack, actionName)
    } else {
      name(&undoStack, actionName)
    }
  }

  private func name(_ stack: inout [Group], _ name: String) {
    if !stack.isEmpty { stack[stack.count - 1].name = name }
  }

  /// Undoes the last group; what its handlers register can be redone.
  open func undo() {
    while !open.isEmpty { endUndoGrouping() }
    guard let group = undoStack.popLast() else { return }
    play(group, in: .undoing)
  }

  /// Redoes what was undone last.
  open func redo() {
    guard let group = redoStack.popLast() else { return }
    play(group, in: .redoing)
  }

  private func play(_ group: Group, in phase: Phase) {
    self.phase = phase
    beginUndoGrouping()
    open[open.count - 1].name = group.name
    for change in group.changes.reversed() { change.undo() }
    endUndoGrouping()
    self.phase = .recording
  }

  /// Forgets everything.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    open = []
  }

  /// Forgets the changes of a target.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    func without(_ groups: [Group]) -> [Group] {
      groups.compactMap { group in
        var group = group
        group.changes.removeAll { $0.target === object }
        return group.changes.isEmpty ? nil : group
      }
    }
    undoStack = without(undoStack)
    redoStack = without(redoStack)
    open = open.map { without([$0]).first ?? Group() }
  }
}
