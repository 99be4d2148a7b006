import Foundation
import Synchronization
import TestSupport
import Testing

@testable import GotchaRunner

@Suite("A module whose code is generated") struct ModuleCompilerTests: ~Copyable {
  private enum Step {
    case generated, compiled
  }

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

  /// What is done for a module whose code is generated from `origin`.
  private func steps(_ code: String, of origin: String) throws -> [Step] {
    let generation = Generation()
    let object = folder.path + "/M.o"
    let before = FileSnapshot.stamp(of: object)
    let module = ModuleCompiler.Module(
      name: "M",
      generated: .init(origin: origin) {
        generation.count.withLock { $0 += 1 }
        return ModuleCompiler.Code(text: code)
      }, flags: [])
    #expect(try compiler.compile(module).errors.isEmpty)
    let isCompiled = FileSnapshot.stamp(of: object) != before
    return Array(repeating: .generated, count: generation.count.withLock(\.self))
      + (isCompiled ? [.compiled] : [])
  }

  private final class Generation: Sendable {
    let count = Mutex(0)
  }

  @Test("is generated when its origin has changed, and compiled when its code has")
  func origins() throws {
    #expect(try steps("let a = 1", of: "first") == [.generated, .compiled])
    #expect(try steps("let a = 1", of: "first") == [])
    #expect(try steps("let a = 1", of: "second") == [.generated])
    #expect(try steps("let a = 1", of: "second") == [])
    #expect(try steps("let a = 2", of: "third") == [.generated, .compiled])
    try folder.remove("M.o")
    #expect(try steps("let a = 2", of: "third") == [.generated, .compiled])
  }

  private func module(
    _ name: String, _ code: String, isSelfContained: Bool = true
  ) -> ModuleCompiler.Module {
    ModuleCompiler.Module(
      name: name,
      generated: .init(origin: code) { .init(text: code, isSelfContained: isSelfContained) },
      flags: [])
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
