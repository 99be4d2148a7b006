import Foundation

/// A scripted drag as the tables see it that it is dragged over.
@MainActor final class DropSession: NSObject, UIDropSession {
  /// Whether a table handles the drag.
  struct Visit {
    let table: UITableView
    let isHandled: Bool
  }

  private let drag: DragSession
  private let isLocal: Bool
  private(set) var visits: [Visit] = []
  let progress = Progress(totalUnitCount: 1)
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

  init(of drag: DragSession, isLocal: Bool) {
    self.drag = drag
    self.isLocal = isLocal
  }

  var items: [UIDragItem] { drag.items }
  var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
  var localDragSession: (any UIDragSession)? { isLocal ? drag : nil }
  func location(in view: UIView) -> CGPoint { drag.location(in: view) }

  func source(of item: UIDragItem, in table: UITableView) -> IndexPath? {
    drag.source(of: item, in: table)
  }

  /// Whether a table handles the drag; `canHandle` is called once.
  func isHandled(by table: UITableView, query: () -> Bool) -> Bool {
    if let visit = visits.first(where: { $0.table === table }) { return visit.isHandled }
    let isHandled = query()
    visits.append(Visit(table: table, isHandled: isHandled))
    return isHandled
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    load(providers[...], ofClass: aClass, loaded: [], completion: completion)
    return progress
  }

  private func load(
    _ providers: ArraySlice<NSItemProvider>, ofClass aClass: any NSItemProviderReading.Type,
    loaded: [any NSItemProviderReading],
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) {
    guard let next = providers.first else {
      AppProcess.current.loop.perform { completion(loaded) }
      return
    }
    next.loadObject(ofClass: aClass) { object, _ in
      self.load(
        providers.dropFirst(), ofClass: aClass, loaded: loaded + (object.map { [$0] } ?? []),
        completion: completion)
    }
  }
}
