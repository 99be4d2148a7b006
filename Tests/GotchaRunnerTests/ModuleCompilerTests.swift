import Foundation
import TestSupport
import Testing

@testable import GotchaRunner

@Suite("A module whose code is generated") struct ModuleCompilerTests: ~Copyable {
  private let folder: ScratchFolder
  private var compiler: ModuleCompiler

  init() throws {
    let scratch = try ScratchFolder()
    let info = try #require(
      Shell(root: scratch.path).output(of: ["swiftc", "-print-target-info"]))
    let toolchain = try #require(Toolchain(targetInfo: info))
    compiler = ModuleCompiler(
      toolchain: toolchain, libraryFlags: [], identity: "test", folder: scratch.url,
      root: scratch.path)
    folder = scratch
  }

  /// Whether a module with this code is compiled, and was not kept.
  private func compiles(_ code: String) throws -> Bool {
    let object = folder.path + "/M.o"
    let before = FileSnapshot.stamp(of: object)
    #expect(try compiler.compile(module("M", code)).errors.isEmpty)
    return FileSnapshot.stamp(of: object) != before
  }

  @Test("is compiled when its code has changed, or its object is gone")
  func kept() throws {
    #expect(try compiles("let a = 1"))
    #expect(try !compiles("let a = 1"))
    #expect(try compiles("let a = 2"))
    try folder.remove("M.o")
    #expect(try compiles("let a = 2"))
  }

  private func module(
    _ name: String, _ code: String, isSelfContained: Bool = true
  ) -> ModuleCompiler.Module {
    ModuleCompiler.Module(
      name: name, code: .init(text: code, isSelfContained: { isSelfContained }), flags: [])
  }

  @Test("is compiled with others in one call, and again alone when one of them does not compile")
  mutating func groups() throws {
    compiler.cores = 1
    let sound = [module("A", "struct A {}"), module("B", "struct B {}")]
    var counts: [Int] = []
    #expect(try compiler.compile(sound) { counts.append($0) }.allSatisfy(\.errors.isEmpty))
    #expect(try compiler.compile(sound) { counts.append($0) }.allSatisfy(\.errors.isEmpty))
    #expect(FileManager.default.fileExists(atPath: folder.path + "/A.objects.json"))
    let objects = sound.map { FileSnapshot.stamp(of: "\(folder.path)/\($0.name).o") }
    let mixed = sound + [module("C", "let c: Unknown"), module("D", "struct D {}")]
    let compiled = try compiler.compile(mixed) { counts.append($0) }
    #expect(counts == [2, 2])
    #expect(compiled.map(\.name) == ["A", "B", "C", "D"])
    #expect(compiled.map(\.errors.count) == [0, 0, 1, 0])
    #expect(FileManager.default.fileExists(atPath: folder.path + "/D.o"))
    #expect(sound.map { FileSnapshot.stamp(of: "\(folder.path)/\($0.name).o") } == objects)
  }

  @Test("sees nothing of what is not self-contained", arguments: [true, false])
  mutating func extensions(isSelfContained: Bool) throws {
    compiler.cores = 1
    let compiled = try compiler.compile([
      module("A", "extension Int { var half: Int { self / 2 } }", isSelfContained: isSelfContained),
      module("B", "let b = 4.half"), module("C", "let c = 1"),
    ])
    // What is said to be self-contained and is not would be seen.
    #expect(compiled.map(\.errors.isEmpty) == [true, isSelfContained, true])
  }
}
