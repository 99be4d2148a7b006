import Testing

@Suite("The files")
struct FileTests {
  private let repository = Repository()

  /// The most lines of code that a file may have, comments and empty lines apart.
  private static let longestFile = 450

  @Test("are short enough to find things in")
  func length() throws {
    for file in try repository.swiftFiles() {
      let lines = (repository.text(file) ?? "").split(separator: "\n")
        .count { !$0.drop(while: \.isWhitespace).hasPrefix("//") }
      #expect(lines <= Self.longestFile, "\(file) has \(lines) lines of code")
    }
  }

  @Test(
    "of the model and the pages lie in the folders of Documentation/Architecture.md",
    arguments: ["UIKitModel", "TableModel", "GotchaSite"])
  func folders(room: String) throws {
    let folders = try repository.swiftFiles(below: "Sources/\(room)/").compactMap { file in
      let parts = file.split(separator: "/")
      return parts.count > 3 ? String(parts[2]) : nil
    }
    let page = try #require(repository.text("Documentation/Architecture.md"))
    let table = try #require(page.split(separator: "### The folders of `\(room)`").last)
    let named = table.prefix { $0 != "#" }.split(separator: "\n").compactMap { line in
      line.wholeMatch(of: /\| `(\w+)` \| .*/).map { String($0.1) }
    }
    #expect(named == named.filter(folders.contains))
    #expect(Set(folders).isSubset(of: named))
  }

  /// The most files that the table itself may have; what it owns is in folders of its own.
  private static let mostTableFiles = 8

  @Test("have the table itself in one folder, and few of them")
  func table() throws {
    let declaration = /(?m)^(?!\s*\/\/).*\b(class|extension) UITableView(?=[ :{])/
    let files = try repository.swiftFiles(below: "Sources/TableModel/").filter {
      repository.text($0)?.contains(declaration) == true
    }
    #expect(files.contains("Sources/TableModel/Table/UITableView.swift"))
    #expect(files.allSatisfy { $0.hasPrefix("Sources/TableModel/Table/") })
    #expect(files.count <= Self.mostTableFiles)
  }

  /// Where absolute paths begin on the machines of people and of services.
  private static let homes = ["root", "home/[a-z]+", "Users/[A-Za-z]+", "work/[a-z]+"]
    .map { "(^|[^A-Za-z0-9_.~%-])/" + $0 + "(/|\\b)" }.joined(separator: "|")

  @Test("name no path of any machine")
  func paths() throws {
    // Facts quote what others wrote, and fuzzing keeps what a machine made.
    let lines = try repository.lines(
      matching: Self.homes, except: ["Site/facts", "Tests/Facts", "Tests/Fuzz/Corpus"])
    #expect(lines == [])
  }

  @Test("are searched with a pattern that finds such paths, and takes no others for them")
  func pattern() throws {
    let pattern = try Regex(Self.homes)
    for path in ["root", "home/me", "Users/Me", "work/x"] {
      #expect("cd \"/\(path)/a\"".firstMatch(of: pattern) != nil)
    }
    for path in ["a/root/b", "https://example.org/home/x", "~/work/x", "/roots"] {
      #expect(path.firstMatch(of: pattern) == nil)
    }
  }

  /// The files that may trap, and why.
  private static let mayTrap = [
    // UIKit raises, and nothing in Swift can; this is the one place that does.
    "Sources/UIKitModel/AppSimulation/UIKitException.swift"
  ]

  @Test("force nothing: no try!, no as!, no unwrapping, and no trap but in the one place")
  func force() throws {
    for file in try repository.swiftFiles(below: "Sources/") {
      let source = SwiftFile(repository.text(file) ?? "")
      for line in source.forcedLines { Issue.record("\(file):\(line) forces something") }
      let traps = source.lines(calling: ["fatalError", "preconditionFailure", "precondition"])
      if !Self.mayTrap.contains(file) {
        for line in traps { Issue.record("\(file):\(line) traps") }
      }
    }
  }

  @Test("have the issue form that the site fills in")
  func issueForm() throws {
    let settings = try #require(repository.text("Site/book.json"))
    let name = try #require(settings.firstMatch(of: /"reportForm": "(?<form>[a-z-]+\.yml)"/)).form
    let form = try #require(repository.text(".github/ISSUE_TEMPLATE/\(name)"))
    let source = try #require(repository.text("Sources/GotchaSite/Repository.swift"))
    let fields = source.matches(of: /&([a-z]+)=/).map(\.1).filter { $0 != "title" }
    #expect(!fields.isEmpty)
    for field in fields { #expect(form.contains("id: \(field)\n")) }
  }

  @Test("are searched so that what is forced is found")
  func forcedLines() {
    let source = SwiftFile(
      """
      let a = try! b()
      let c = d as! E
      let f = g!
      let h = i()!.j
      let k = l[0]!
      let m = !n && o != p
      var q: R!
      var u: [V.W: X]! = [:]
      let s = "t!"
      func w() -> R! { nil }
      """)
    #expect(source.forcedLines == [1, 2, 3, 4, 5])
  }
}
