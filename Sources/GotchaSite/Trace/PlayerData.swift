import GotchaVerdicts
import RunRecord

/// What the player needs of a trace, as JSON: every scene once, and which one each call saw.
enum PlayerData {
  /// Nil when no call of the trace saw a table that can be drawn.
  static func text(of events: ArraySlice<TraceEvent>) -> String? {
    guard events.contains(where: { $0.scene.map { TableDrawing(scene: $0).isPossible } ?? false })
    else { return nil }
    var scenes: [TraceScene] = []
    var moments: [Int] = []
    for event in events {
      if let scene = event.scene, scene != scenes.last { scenes.append(scene) }
      moments.append(scenes.count - 1)
    }
    var json = JSONWriter()
    json.object { json in
      json.key("at")
      json.array(moments) { $0.integer($1) }
      json.key("scenes")
      json.array(scenes) { json, scene in
        json.array([0]) { json, _ in
          for value in [
            scene.offset, scene.width, scene.height, scene.contentHeight, scene.insetTop,
            scene.insetBottom,
          ] { json.number(value) }
          json.array(scene.items) { json, item in
            json.array([0]) { json, _ in
              json.string(item.path.map(String.init).joined(separator: "-"))
              json.number(item.y)
              json.number(item.height)
              json.bool(item.isMeasured)
              json.bool(item.hasCell)
            }
          }
        }
      }
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
