import Foundation
import GotchaSite
import GotchaVerdicts
import Testing

@Suite(
  .enabled(
    if: Browser.isAvailable,
    "SKIPPED: the site was not looked at in a browser; missing: \(Browser.missing)"))
struct BrowserTests {
  @Test func `the sample site has no fault in a browser`() async throws {
    let site = try await SiteOnDisk(SampleBook.content)
    let result = try #require(Browser.run([site.output]))
    #expect(result.code == 0, "\(result.output)")
  }

  @Test func `the check sees a dead link, a foreign request and a missing label`() async throws {
    let site = try await SiteOnDisk(SampleBook.content)
    let path = site.output + "/matrix.html"
    let page = try String(contentsOfFile: path, encoding: .utf8).replacing(
      "<h1>",
      with: "<a href=\"gone.html\">x</a><img src=\"http://x.invalid/a\"><button></button><h1>")
    try page.write(toFile: path, atomically: true, encoding: .utf8)
    let output = try #require(Browser.run([site.output])).output
    #expect(output.contains("nothing at gone.html"))
    #expect(output.contains("asks for http://x.invalid/a"))
    #expect(output.contains("axe: button-name"))
    #expect(output.contains("console:"))
  }
}
