import Foundation
import TestSupport
import Testing

/// `Tools/real-uikit` against a toolchain that only writes down its calls: what can be seen of it
/// without a Mac.
@Suite("A run on real UIKit") struct RealUIKitTests: ~Copyable {
  private let folder: ScratchFolder

  init() throws { folder = try Self.repository() }

  /// A copy of what the script reads, with tools that write down their calls.
  private static func repository() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for name in ["Tools", "Sources"] {
      try FileManager.default.copyItem(
        atPath: Repository().root.appending(path: name).path, toPath: "\(folder.path)/\(name)")
    }
    for entry in ["fine", "refused", "crashing"] {
      try folder.write("# \(entry)\n", to: "Gotchas/area/\(entry).md")
    }
    let log = #"printf '%s ' "$(basename "$0")" "$@" >> "$ROOT/calls"; echo >> "$ROOT/calls""#
    let own = ["generate-cases", "gotchas"].map { (".build/debug/\($0)", "") }
    for (path, body) in own + tools.map({ ("bin/\($0)", $1) }) {
      try folder.write("#!/bin/bash\n\(log)\n\(body)\n", to: path)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/\(path)")
    }
    return folder
  }

  private static let hasXcode = FileManager.default.fileExists(atPath: "/usr/bin/xcrun")

  /// What each tool does besides writing down its call.
  private static let tools = [
    "xcrun": """
    case $* in *--find*) echo "$ROOT/bin/swiftc" ;; *) echo /sdk ;; esac
    """,
    "xcode-select": "echo /developer",
    "plutil": "echo 26.1",
    "swift": "",
    "codesign": "",
    "swiftc": #"""
    while [ $# -gt 0 ]; do
      case $1 in
        *refused.swift) echo "refused.md:1:1: error: no such member" >&2; exit 1 ;;
        *crashing.o) crashing=1 ;;
        -o) out=$2 ;;
      esac
      shift
    done
    case $out in
      *MacOS/Gotchas)
        printf '#!/bin/sh\necho program >> "$ROOT/calls"\nexit %s\n' "${crashing:+134}" > "$out"
        chmod +x "$out" ;;
      *) touch "$out" ;;
    esac
    """#,
  ]

  /// Runs the script; its exit code, what it prints, and the calls of tools.
  private func run(
    _ words: String..., path: String? = nil
  ) throws -> (
    code: Int32, output: String, calls: [String]
  ) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["\(folder.path)/Tools/real-uikit"] + words
    let system = "/usr/bin:/bin"
    process.environment = [
      "PATH": path ?? "\(folder.path)/bin:\(system)", "ROOT": folder.path,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let calls = (try? String(contentsOfFile: "\(folder.path)/calls", encoding: .utf8)) ?? ""
    return (process.terminationStatus, output, calls.split(separator: "\n").map(String.init))
  }

  @Test func `imports every entry that compiles, also one that ends its process`() throws {
    let (code, output, calls) = try run()
    #expect(code == 0, "\(output)")
    #expect(calls.count { $0 == "program" } == 2)
    let imported = try #require(calls.last)
    #expect(imported.hasPrefix("gotchas import "))
    #expect(imported.contains("_fine.jsonl") && imported.contains("_crashing.jsonl"))
    #expect(!imported.contains("_refused.jsonl"))
    #expect(imported.contains("--device Mac Catalyst, UIKit of iOS 26.1"))
    #expect(output.contains("warning: Gotchas/area/refused.md does not compile against UIKit"))
  }

  @Test func `compiles for Mac Catalyst, against the Mac's own SDK`() throws {
    let compiled = try run().calls.filter { $0.hasPrefix("swiftc") && $0.contains(" -c ") }
    #expect(!compiled.isEmpty)
    for call in compiled {
      #expect(call.contains("-apple-ios17.0-macabi -sdk /sdk "))
      #expect(call.contains("-Fsystem /sdk/System/iOSSupport/System/Library/Frameworks"))
    }
  }

  @Test func `compiles each module after those that it imports`() throws {
    let modules = try run().calls.compactMap {
      $0.firstMatch(of: /-module-name (\w+) -c/).map { String($0.1) }
    }
    let repository = Repository()
    for (index, module) in modules.enumerated() {
      for file in try repository.swiftFiles(below: "Sources/\(module)/") {
        // The formatter indents what is compiled only without UIKit.
        let imports = (repository.text(file) ?? "")
          .matches(of: /(?m)^(?:@[_a-z]+ )?(?:[a-z]+ )?import (\w+)$/)
        for name in imports.map({ String($0.1) })
        where try !repository.swiftFiles(below: "Sources/\(name)/").isEmpty {
          #expect(modules[..<index].contains(name), "\(file) imports \(name)")
        }
      }
    }
    #expect(modules.contains("TableProbe"))
  }

  @Test(.disabled(if: Self.hasXcode, "this is a Mac"))
  func `is printed and not made in a dry run, also without Xcode`() throws {
    let (code, output, calls) = try run("--dry-run", path: "/usr/bin:/bin")
    #expect(code == 0, "\(output)")
    #expect(calls.isEmpty)
    #expect(output.contains("-macabi -sdk SDK") && output.contains("gotchas import"))
  }

  @Test(.disabled(if: Self.hasXcode, "this is a Mac"))
  func `says what is missing, and which word it does not know`() throws {
    let without = try run(path: "/usr/bin:/bin")
    #expect(without.code == 1 && without.output.contains("run this on a Mac with Xcode"))
    let unknown = try run("--fast")
    #expect(unknown.code == 2 && unknown.output.contains("--fast is no option"))
    let missing = try run("Gotchas/none.md")
    #expect(missing.code == 2 && missing.output.contains("there is no file Gotchas/none.md"))
  }
}
