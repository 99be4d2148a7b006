import Foundation
import TestSupport
import Testing

@testable import GotchaRunner

@Suite("The build of the library") struct RuntimeLibraryTests {
  @Test func `is that of one product, unless the program comes from a build of the package`() throws
  {
    let folder = try ScratchFolder(["build/x86/debug/gotchas": "", "other/gotchas": ""])
    let link = folder.url.appending(path: "build/debug")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "x86/debug")
    func environment(_ program: String?) -> [String: String] {
      RuntimeLibrary.environment(
        building: "GotchaRuntime", in: link, program: program.map { folder.url.appending(path: $0) }
      )
    }
    #expect(environment("build/debug/gotchas") == [:])
    #expect(environment("build/x86/debug/gotchas") == [:])
    #expect(environment("other/gotchas") == ["ONLY_PRODUCTS": "GotchaRuntime"])
    #expect(environment(nil) == ["ONLY_PRODUCTS": "GotchaRuntime"])
  }
}
