import Foundation
import Testing

@testable import gotchas

@Suite("Completions")
struct CompletionTests {
  private static func isInstalled(_ shell: String) -> Bool {
    ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)")
    }
  }

  /// A command line up to the cursor, and what may come next.
  private static let lines: [(line: String, offered: [String])] = [
    ("gotchas ch", ["check"]),
    ("gotchas check --fi", ["--fix"]),
    ("gotchas check --format ", ["text", "github", "sarif"]),
    ("gotchas explain en", ["entry-one", "entry-two"]),
    ("gotchas list --area x --evidence o", ["observed"]),
    ("gotchas help expl", ["explain"]),
    ("gotchas completions ", ["bash", "zsh", "fish"]),
  ]

  @Test(
    "name every command and every option, in every shell",
    arguments: CompletionScript.Shell.allCases)
  func complete(shell: CompletionScript.Shell) {
    let script = CompletionScript(commands: Gotchas.commands).text(for: shell)
    for command in Gotchas.commands {
      #expect(script.contains(command.name))
      for option in command.options.options {
        let name = shell == .fish ? "-l \(option.name.dropFirst(2))" : option.name
        #expect(script.contains(name), "\(command.name) \(option.name)")
      }
    }
  }

  @Test(
    "offer in bash what may come next", .enabled(if: isInstalled("bash"), "bash is not installed"),
    arguments: lines)
  func bash(line: String, offered: [String]) throws {
    let output = try run(
      "bash", script: .bash,
      """
      COMP_WORDS=(\(line)\(line.hasSuffix(" ") ? " ''" : ""))
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _gotchas
      printf '%s\\n' "${COMPREPLY[@]}"
      """)
    #expect(words(output) == Set(offered))
  }

  @Test(
    "offer in fish what may come next", .enabled(if: isInstalled("fish"), "fish is not installed"),
    arguments: lines)
  func fish(line: String, offered: [String]) throws {
    let output = try run("fish", script: .fish, "complete --do-complete '\(line)'")
    let names = output.split(separator: "\n").compactMap { $0.split(separator: "\t").first }
    #expect(Set(names.map(String.init)) == Set(offered))
  }

  @Test(
    "offer in zsh what may come next", .enabled(if: isInstalled("zsh"), "zsh is not installed"),
    arguments: lines)
  func zsh(line: String, offered: [String]) throws {
    // A shell on a terminal of its own, whose tab key lists what it would offer.
    let output = try run(
      "zsh", script: .zsh,
      """
      zmodload zsh/zpty
      zpty shell zsh -f -i
      zpty -w shell "PS1=; unsetopt zle_bracketed_paste; path=($PWD \\$path)"
      zpty -w shell "autoload -Uz compinit; compinit -u -D; source $PWD/completions"
      zpty -w shell "bindkey '^I' list-choices; LISTMAX=1000; print READY"
      zpty -r -m shell skipped '*READY*READY*'
      zpty -w -n shell $'\(line)\\t'
      sleep 1
      zpty -r -t shell output '*'
      while zpty -r -t shell more; do output+=$more; done
      print -r -- $output
      """)
    let isOffered = offered.allSatisfy { output.contains($0) }
    #expect(isOffered, "\(output)")
    let others = Set(Self.lines.flatMap(\.offered)).subtracting(offered)
      .filter { !line.contains($0) }
    for other in others { #expect(!words(output).contains(other)) }
  }

  private func words(_ output: String) -> Set<String> {
    Set(output.split { $0.isWhitespace || $0 == "\u{1B}" }.map(String.init))
  }

  /// Runs a script in a folder that has the completions and a `gotchas` which lists two entries.
  private func run(
    _ shell: String, script: CompletionScript.Shell, _ text: String
  ) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "shell-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let completions = CompletionScript(commands: Gotchas.commands).text(for: script)
    try Data(completions.utf8).write(to: folder.appending(path: "completions"))
    let program = folder.appending(path: "gotchas")
    try Data("#!/bin/sh\nprintf 'entry-one\\nentry-two\\n'\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let source = shell == "zsh" ? "" : "source ./completions\n"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [shell, "-c", source + text]
    process.currentDirectoryURL = folder
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    process.environment = ["PATH": "\(folder.path):\(path)", "HOME": folder.path, "TERM": "xterm"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
