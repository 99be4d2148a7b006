import Foundation
import TableModel
import Testing

/// The traces of iOS 26, M-01 to M-14, replayed by the numbers in their rows.
@MainActor enum NewestReplay {
  /// A table of rows whose heights come in turn.
  private static func scene(_ row: [String: Any]) throws -> WindowlessTable {
    let heights = try numbers(row["heights"])
    let scene = WindowlessTable(rows: try row["rows"].map { Int(try number($0)) } ?? 100)
    scene.table.estimatedRowHeight = try row["estimate"].map(number) ?? 0
    scene.height = { heights[$0 % heights.count] }
    return scene
  }

  private static func plain(_ rows: Int, height: CGFloat) -> WindowlessTable {
    let scene = WindowlessTable(rows: rows)
    scene.table.estimatedRowHeight = 0
    scene.table.rowHeight = height
    return scene
  }

  private static func number(_ value: Any?) throws -> CGFloat {
    CGFloat(try #require(value as? NSNumber).doubleValue)
  }

  private static func numbers(_ value: Any?) throws -> [CGFloat] {
    try #require(value as? [NSNumber]).map { CGFloat($0.doubleValue) }
  }

  private static func integers(_ value: Any?) throws -> [Int] { try numbers(value).map { Int($0) } }

  private static func cases(_ observation: Observation) throws -> [[String: Any]] {
    try #require(try observation.value("cases") as? [[String: Any]])
  }

  /// The scene of M-01 and M-07: six rows of 100 points below a header.
  private static func sixRows() -> WindowlessTable {
    let scene = WindowlessTable(rows: 6, height: 250)
    scene.table.estimatedRowHeight = 0
    scene.height = { _ in 100 }
    scene.header = 50
    return scene
  }

  static func firstDisplay(_: Observation) {
    let scene = sixRows()
    scene.load()
    let build = ["S", "R"] + (0..<6).map { "H\($0)" }
    #expect(scene.takeLog { $0 == "scroll" } == build)
    scene.table.layoutIfNeeded()
    let cells = (0...1).flatMap { ["c\($0)", "H\($0)", "C\($0)", "H\($0)", "D\($0)"] }
    #expect(scene.takeLog { $0 == "scroll" } == build + cells + ["hh", "vh", "th", "wh"])
  }

  static func heightsWithoutEstimates(_ observation: Observation) throws {
    for row in try cases(observation) {
      let scene = try scene(row)
      scene.show()
      #expect(scene.count("H") == Int(try number(row["H"])))
    }
  }

  static func heightsWithEstimates(_ observation: Observation) throws {
    for row in try cases(observation) {
      let scene = try scene(row)
      scene.show()
      let log = scene.takeLog().filter { $0.hasPrefix("H") }
      #expect(log.count == Int(try number(row["H"])))
      #expect(Set(log).count == Int(try number(row["asked"])))
    }
  }

  /// Heights are given with two decimals.
  static func contentHeights(_ observation: Observation) throws {
    for row in try cases(observation) {
      let scene = try scene(row)
      scene.show()
      let offset = try number(row["offset"])
      if offset > 0 { scene.scroll(to: offset) }
      let difference = scene.table.contentSize.height - (try number(row["contentHeight"]))
      #expect(abs(difference) < 0.01)
    }
  }

  static func dequeuedSizes(_: Observation) {
    let scene = WindowlessTable(rows: 30)
    scene.table.estimatedRowHeight = 41
    scene.height = { _ in 100 }
    var sizes: [CGSize] = []
    scene.cellFrame = { sizes.append($0.frame.size) }
    scene.show()
    #expect(sizes.first == CGSize(width: 390, height: 41))
    let other = scene.table.dequeueReusableCell(withIdentifier: "c", for: [0, 20])
    #expect(other.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  static func scroll(_ observation: Observation) throws {
    let scene = sixRows()
    scene.show()
    _ = scene.takeLog()
    scene.scroll(to: 120)
    let wanted = try #require(try observation.value("scroll") as? [String])
    #expect(scene.takeLog() == ["scroll"] + wanted.dropFirst())
  }

  static func reload(_ observation: Observation) throws {
    let scene = plain(6, height: 100)
    scene.table.frame.size.height = 400
    scene.show()
    _ = scene.takeLog()
    scene.reload()
    let ended = try integers(observation.value("didEndDisplaying"))
    #expect(
      scene.takeLog().filter { $0.hasPrefix("X") } == ended.map { "X\($0)#\($0 + 1)" })
    #expect(scene.visible == (try integers(observation.value("cells"))))
  }

  static func poolOrder(_ observation: Observation) throws {
    for (offsets, pool) in [([400.0], "pool_at_400"), ([400, 450], "pool_after")] {
      let scene = WindowlessTable(rows: 300)
      scene.table.estimatedRowHeight = 0
      scene.height = { [44, 66, 88][$0 % 3] }
      scene.show()
      for offset in offsets { scene.scroll(to: offset) }
      if offsets.count == 2 {
        #expect(scene.visible == (try integers(observation.value("visible_after"))))
      }
      #expect(scene.emptyPool() == (try integers(observation.value(pool))))
    }
  }

  static func madeCells(_ observation: Observation) throws {
    let scene = plain(20, height: 40)
    scene.show()
    let first = scene.cellsMade
    scene.reload()
    let reloaded = scene.cellsMade
    scene.table.reloadRows(at: [[0, 0]], with: .none)
    scene.table.layoutIfNeeded()
    #expect(first == 15)
    #expect(reloaded - first == Int(try number(observation.value("made_by_reloadData"))))
    #expect(
      scene.cellsMade - reloaded == Int(try number(observation.value("made_by_reloadRows"))))
  }

  static func stepsAndJumps(_ observation: Observation) throws {
    for row in try cases(observation) {
      let scene = plain(500, height: 60)
      scene.show()
      scene.scroll(to: 3000, by: try number(row["step"]))
      #expect(scene.cellsMade == Int(try number(row["made"])))
      #expect(scene.emptyPool().count == Int(try number(row["pool"])))
    }
  }

  static func memoryWarning(_: Observation) {
    let scene = plain(500, height: 60)
    scene.show()
    scene.scroll(to: 2400, by: 60)
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared)
    #expect(scene.emptyPool().isEmpty)
  }

  static func unregistered(_ observation: Observation) throws {
    let scene = plain(500, height: 60)
    scene.show()
    scene.scroll(to: 3000)
    scene.table.register(UITableViewCell.self, forCellReuseIdentifier: "reg")
    scene.table.register(nil as AnyClass?, forCellReuseIdentifier: "reg")
    let raised = UIKitException.caught {
      _ = scene.table.dequeueReusableCell(withIdentifier: "reg", for: [0, 50])
    }
    let message = try #require(try observation.value("message") as? String)
    #expect(raised?.reason.hasPrefix(message) == true)
  }

  static func withoutDelegate(_ observation: Observation) throws {
    let scene = plain(100, height: 60)
    scene.table.dataSource = scene
    scene.table.layoutIfNeeded()
    #expect(scene.table.visibleCells.count == Int(try number(observation.value("visible"))))
  }
}
