import Foundation
import TableModel
import Testing

@testable import ScreenTesting

@Suite(
  "A failure attaches what the screen showed",
  .compactMapIssues { issue in Swallowing.isOn ? nil : issue }, .filmsFailures)
@MainActor
struct FailureFilmTests {
  private let screen = Screen(SampleViewController(style: .plain), in: .navigation)

  private func swallowing(_ body: () -> Void) {
    Swallowing.$isOn.withValue(true, operation: body)
  }

  @Test("once for an expectation")
  func expectation() {
    swallowing { #expect(screen.rows.isEmpty) }
    #expect(screen.attachedFilms == 1)
  }

  @Test("once for a verb, which attaches it by itself")
  func verb() {
    swallowing { screen.tap(row: [0, 20]) }
    #expect(screen.attachedFilms == 1)
  }

  @Test("not without end")
  func several() {
    swallowing { for _ in 0..<20 { Issue.record("again") } }
    #expect(screen.attachedFilms == 3)
  }

  @Test("whose steps have the lines of the test as they are written")
  func steps() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).html")
    defer { try? FileManager.default.removeItem(at: file) }
    screen.tap(row: [0, 1])
    screen.touch(row: [0, 2]).lift()
    screen.record(to: file.path)
    let html = try String(contentsOf: file, encoding: .utf8)
    #expect(html.contains("s · screen.tap(row: [0, 1])</figcaption>"))
    #expect(html.contains("s · touch</figcaption>"))
  }

  @Test("not beside the main thread, where no screen can be read")
  func elsewhere() async {
    await Swallowing.$isOn.withValue(true) {
      await withTaskGroup { group in group.addTask { Issue.record("beside") } }
    }
    #expect(screen.attachedFilms == 0)
  }
}

/// Whether the issues of a test are wanted.
private enum Swallowing {
  @TaskLocal static var isOn = false
}
