import Foundation
import RunRecord

/// The data of the player of a trace: every scene once, and which one belongs to each call.
struct PlayerData: Encodable {
  /// For each call the index of its scene; -1 before the first.
  private var at: [Int] = []
  private var scenes: [TraceScene] = []

  /// Nil when no call of the trace has a scene that can be drawn.
  init?(_ events: ArraySlice<TraceEvent>) {
    guard events.contains(where: { $0.scene.map { TableDrawing(scene: $0).isPossible } ?? false })
    else { return nil }
    for event in events {
      if let scene = event.scene, scene != scenes.last { scenes.append(scene) }
      at.append(scenes.count - 1)
    }
  }

  /// The data as JSON.
  var text: String? {
    (try? JSONFile.data(of: self)).map { String(decoding: $0.dropLast(), as: UTF8.self) }
  }
}
