import Foundation
import GotchaSite
import Testing

@Suite struct PageTests {
  @Test func `the sample book makes a site`() async throws {
    let site = try await SiteOnDisk(SampleBook.content)
    if let folder = ProcessInfo.processInfo.environment["GOTCHA_SAMPLE_SITE"] {
      try? FileManager.default.removeItem(atPath: folder)
      try FileManager.default.copyItem(atPath: site.output, toPath: folder)
    }
    #expect(site.files.contains("entries/equal-height-asked-twice.html"))
  }
}
