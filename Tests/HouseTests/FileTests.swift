import Foundation
import Testing

@Suite("The files")
struct FileTests {
  private let repository = Repository()

  private static let longestFile = 500

  @Test("are short enough to find things in")
  func length() throws {
    for file in try repository.swiftFiles() {
      let lines = repository.text(file)?.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines?.count ?? 0 <= Self.longestFile, "\(file) has \(lines?.count ?? 0) lines")
    }
  }

  /// Where absolute paths begin on the machines of people and of services, and here.
  ///
  /// They are put together so that this file does not have them.
  private var homes: [String] {
    let here = NSRegularExpression.escapedPattern(for: String(repository.root.path.dropFirst()))
    return ["root", "home/[a-z]", "Users/[A-Za-z]", here]
      .map { "(^|[^A-Za-z0-9_.~%-])/" + $0 + "(/|\\b)" }
  }

  @Test("name no path of any machine")
  func paths() throws {
    let pattern = try Regex(homes.joined(separator: "|"))
    for file in try repository.files() where !Self.isData(file) {
      for (index, line) in (repository.text(file) ?? "").split(separator: "\n").enumerated() {
        #expect(line.firstMatch(of: pattern) == nil, "\(file):\(index + 1): \(line)")
      }
    }
  }

  /// Facts quote what others wrote, and fuzzing keeps what a machine made.
  private static func isData(_ file: String) -> Bool {
    file.hasPrefix("Tests/Facts/") || file.hasPrefix("Tests/Fuzz/Corpus/")
  }

  /// Where a process may be ended on purpose, and why.
  private static let mayTrap = [
    // UIKit raises, and nothing in Swift can; this is the one place that does.
    "Sources/TableModel/Process/UIKitException.swift"
  ]

  @Test("force nothing: no try!, no as!, no unwrapping, and no trap but in the one place")
  func force() throws {
    for file in try repository.swiftFiles(below: "Sources/") {
      let source = SwiftSource(repository.text(file) ?? "")
      for line in source.forcedLines { Issue.record("\(file):\(line) forces something") }
      let traps = source.lines(calling: ["fatalError", "preconditionFailure", "precondition"])
      if !Self.mayTrap.contains(file) {
        for line in traps { Issue.record("\(file):\(line) traps") }
      }
    }
  }

  @Test("are looked at closely enough to find what is forced")
  func forcedLines() {
    let source = SwiftSource(
      """
      let a = try! b()
      let c = d as! E
      let f = g!
      let h = i()!.j
      let k = l[0]!
      let m = !n && o != p
      var q: R!
      let s = "t!"
      var u: [V: [W]]! = [:]
      """)
    #expect(source.forcedLines == [1, 2, 3, 4, 5])
  }
}
