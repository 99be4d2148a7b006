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
  private let compiler: ModuleCompiler

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
        return code
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
}
