import GotchaBook
import GotchaVerdicts
import RunRecord

/// `traces/<entry>.json`: every trace of an entry, whole.
enum TraceFile {
  static let schema = 1

  /// The file's bytes; nil when no case recorded anything.
  static func bytes(of verdict: EntryVerdict) -> [UInt8]? {
    guard verdict.cases.contains(where: { $0.shown != nil }) else { return nil }
    var json = JSONWriter()
    json.object { json in
      json.key("schema")
      json.integer(schema)
      json.key("entry")
      json.string(verdict.id)
      json.key("cases")
      json.array(verdict.cases) { json, each in
        json.lineBreak()
        json.traces(of: each)
      }
      json.lineBreak()
    }
    return json.bytes + "\n".utf8
  }
}

extension JSONWriter {
  fileprivate mutating func traces(of each: CaseVerdict) {
    object { json in
      json.key("case")
      json.string(each.id.slug)
      json.key("versions")
      json.array(each.versions.filter(\.hasRecorded)) { json, version in
        json.object { json in
          json.key("version")
          json.string(version.version.description)
          json.key("ways")
          json.array(version.traces) { $0.string($1.way) }
          json.key("traces")
          json.array(version.traces) { json, trace in
            json.array(trace.events) { json, event in
              json.lineBreak()
              json.event(event)
            }
          }
          json.key("curves")
          json.array(version.curves) { json, curve in
            json.lineBreak()
            json.curve(curve)
          }
        }
      }
    }
  }

  private mutating func curve(_ curve: ScrollCurve) {
    object { json in
      json.key("name")
      json.string(curve.name)
      json.key("way")
      json.string(curve.way)
      json.key("restsAtEnd")
      json.bool(curve.restsAtEnd)
      json.key("samples")
      json.array(curve.samples) { json, sample in
        json.object { json in
          json.key("time")
          json.number(sample.time)
          json.key("offset")
          json.number(sample.offset)
          json.key("top")
          json.number(sample.top)
          json.key("isRefreshing")
          json.bool(sample.isRefreshing)
        }
      }
    }
  }

  private mutating func event(_ event: TraceEvent) {
    object { json in
      json.key("call")
      json.string(event.call)
      json.key("path")
      json.array(event.path) { $0.integer($1) }
      json.key("answer")
      json.string(event.answer)
      json.key("cell")
      json.string(event.cell?.rawValue)
      json.key("frame")
      json.array(event.frame ?? []) { $0.number($1) }
      json.key("notes")
      json.array(event.notes) { json, note in json.strings([note.name, note.value]) }
      json.key("time")
      json.number(event.time)
      if let scene = event.scene {
        json.key("scene")
        json.scene(scene)
      }
    }
  }

  private mutating func scene(_ scene: TraceScene) {
    object { json in
      json.key("offset")
      json.number(scene.offset)
      json.key("viewport")
      json.array([scene.width, scene.height]) { $0.number($1) }
      json.key("contentHeight")
      json.number(scene.contentHeight)
      json.key("inset")
      json.array([scene.insetTop, scene.insetBottom]) { $0.number($1) }
      if let control = scene.refreshControl {
        json.key("refreshControl")
        json.object { json in
          json.key("y")
          json.number(control.y)
          json.key("height")
          json.number(control.height)
          json.key("isRefreshing")
          json.bool(control.isRefreshing)
        }
      }
      json.key("items")
      json.array(scene.items) { json, item in
        json.object { json in
          json.key("path")
          json.array(item.path) { $0.integer($1) }
          json.key("y")
          json.number(item.y)
          json.key("height")
          json.number(item.height)
          json.key("isMeasured")
          json.bool(item.isMeasured)
          json.key("hasCell")
          json.bool(item.hasCell)
        }
      }
    }
  }
}
