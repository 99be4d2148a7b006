import Foundation
import Testing

@testable import GotchaSite

@Suite struct SiteWriterTests {
  private let folder: String
  private let output: String

  init() throws {
    folder = NSTemporaryDirectory() + "gotcha-writer-\(UUID().uuidString)"
    output = folder + "/public"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func write(_ files: [String: String]) throws {
    let writer = try SiteWriter(output: output)
    for (path, text) in files { try writer.write(.init(path: path, data: Data(text.utf8))) }
    try writer.finish()
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOfFile: output + "/" + path, encoding: .utf8)
  }

  private var inFolder: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  @Test func `a new site takes the old one's place and leaves nothing behind`() throws {
    try write(["index.html": "1", "entries/a.html": "1"])
    try write(["index.html": "2", "b/c/d.html": "2"])
    #expect(text("index.html") == "2")
    #expect(text("b/c/d.html") == "2")
    #expect(text("entries/a.html") == nil)
    #expect(inFolder == ["public"])
  }

  @Test func `a folder with files of another origin is refused and left alone`() throws {
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: URL(fileURLWithPath: output + "/thesis.txt"))
    #expect(throws: SiteWriterError.foreignFiles(folder: output, names: ["thesis.txt"])) {
      try write(["index.html": "1"])
    }
    #expect(text("thesis.txt") == "mine")
    #expect(inFolder == ["public"])
  }

  @Test func `a file put into the site later stops the next build`() throws {
    try write(["index.html": "1"])
    try Data("mine".utf8).write(to: URL(fileURLWithPath: output + "/notes.txt"))
    #expect(throws: SiteWriterError.self) { try write(["index.html": "2"]) }
    #expect(text("index.html") == "1")
    #expect(text("notes.txt") == "mine")
  }

  @Test func `an empty folder may be taken`() throws {
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    try write(["index.html": "1"])
    #expect(text("index.html") == "1")
  }

  @Test func `a file in the output's place is refused`() throws {
    try Data("mine".utf8).write(to: URL(fileURLWithPath: output))
    #expect(throws: SiteWriterError.notAFolder(output)) { try write(["index.html": "1"]) }
  }

  @Test func `a site that is given up leaves the old one`() throws {
    try write(["index.html": "1"])
    let writer = try SiteWriter(output: output)
    try writer.write(.init(path: "index.html", data: Data("2".utf8)))
    writer.abandon()
    #expect(text("index.html") == "1")
    #expect(inFolder == ["public"])
  }

  @Test func `what a killed build left is cleared away by the next`() throws {
    try write(["index.html": "1"])
    // No process has the highest number, so this is a build that is gone.
    let left = folder + "/.public.building-\(Int32.max)"
    try FileManager.default.createDirectory(
      atPath: left + "/entries", withIntermediateDirectories: true)
    for name in [SiteWriter.marker, "entries/a.html"] {
      try Data().write(to: URL(fileURLWithPath: left + "/" + name))
    }
    try write(["index.html": "2"])
    #expect(inFolder == ["public"])
  }

  @Test func `a list that names files outside the folder removes none of them`() throws {
    try write(["index.html": "1"])
    try Data("mine".utf8).write(to: URL(fileURLWithPath: folder + "/outside.txt"))
    try Data("index.html\n../outside.txt".utf8).write(
      to: URL(fileURLWithPath: output + "/" + SiteWriter.marker))
    try write(["index.html": "2"])
    #expect(inFolder == ["outside.txt", "public"])
  }

  @Test func `a site that was moved away for a moment is put back`() throws {
    try write(["index.html": "1"])
    // As a kill between the two steps leaves it, on file systems that cannot exchange folders.
    try FileManager.default.moveItem(
      atPath: output, toPath: folder + "/.public.building-\(Int32.max).old")
    let writer = try SiteWriter(output: output)
    #expect(text("index.html") == "1")
    writer.abandon()
  }

  @Test func `two folders change places in one step`() throws {
    let other = folder + "/other"
    for (path, text) in [(output, "1"), (other, "2")] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/index.html"))
    }
    #expect(FileExchange.swap(output, other))
    #expect(text("index.html") == "2")
    #expect(text("../other/index.html") == "1")
  }

  @Test func `at no moment is there no site`() async throws {
    try write(["index.html": "0"])
    let path = output + "/index.html"
    let watcher = Task.detached {
      var missed = 0
      while !Task.isCancelled { missed += access(path, F_OK) == 0 ? 0 : 1 }
      return missed
    }
    for number in 1...40 { try write(["index.html": "\(number)"]) }
    watcher.cancel()
    #expect(await watcher.value == 0)
  }
}
