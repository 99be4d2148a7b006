import Foundation
import RunRecord

/// The data of the player of a trace: every scene and every row once, and which scene belongs to each
/// call.
struct PlayerData: Encodable {
  /// The three properties, in their order.
  func encode(to encoder: any Encoder) throws {
    var parts = encoder.unkeyedContainer()
    try parts.encode(at)
    try parts.encode(items)
    try parts.encode(scenes)
  }

  /// A scene that names its items by their indices.
  private struct Scene: Encodable {
    var scene: TraceScene
    var items: [Int]

    /// Six numbers in the order of the properties, the items, and the refresh control if there is
    /// one.
    func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      for number in scene.numbers { try values.encode(number) }
      try values.encode(items)
      if let control = scene.refreshControl { try values.encode(control) }
    }
  }

  /// For each call the index of its scene; -1 before the first.
  private var at: [Int] = []
  private var items: [TraceScene.Item] = []
  private var scenes: [Scene] = []

  /// Nil when no call of the trace has a scene that can be drawn.
  init?(_ events: ArraySlice<TraceEvent>) {
    guard events.contains(where: { $0.scene.map { TableDrawing(scene: $0).isPossible } ?? false })
    else { return nil }
    var items = SharedElements<TraceScene.Item>()
    for event in events {
      if let scene = event.scene, scene != scenes.last?.scene {
        scenes.append(Scene(scene: scene, items: items.indices(of: scene.items)))
      }
      at.append(scenes.count - 1)
    }
    self.items = items.elements
  }

  /// The data as JSON.
  var text: String? {
    (try? JSONFile.data(of: self)).map { String(decoding: $0.dropLast(), as: UTF8.self) }
  }
}
