import GotchaVerdicts
import RunRecord

/// What the player needs of a trace, as JSON: every scene once, and which one each call saw.
enum PlayerData {
  /// The row of a header; numbers stand for themselves in an attribute, and texts would not.
  private static let noRow = -1
  private static let measured = 1
  private static let withCell = 2

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
              json.integer(item.path.first ?? 0)
              json.integer(item.path.count > 1 ? item.path[1] : noRow)
              json.number(item.y)
              json.number(item.height)
              json.integer((item.isMeasured ? measured : 0) + (item.hasCell ? withCell : 0))
            }
          }
          if let control = scene.refreshControl {
            json.array([0]) { json, _ in
              json.number(control.y)
              json.number(control.height)
              json.integer(control.isRefreshing ? 1 : 0)
            }
          }
        }
      }
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
