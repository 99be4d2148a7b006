import Drawings
import Testing

#if !canImport(UIKit)
  import Foundation
  import ScreenPictures
  import TableModel
#endif

/// Films one way through a case. On UIKit nothing is filmed.
@MainActor final class CaseCamera {
  /// The camera of the case that is running.
  @TaskLocal static var current: CaseCamera?

  private var result: Film?
  #if !canImport(UIKit)
    private let recorder: FilmRecorder

    init(isOn: Bool) { recorder = FilmRecorder(isOn: isOn) }

    /// Films what the process shows while `body` runs.
    func filming(_ body: @MainActor () async -> Void) async {
      recorder.follow(.current)
      await Self.$current.withValue(self) {
        await FilmRecorder.$current.withValue(recorder, operation: body)
      }
      if Self.checksPictures {
        for fault in recorder.faults() { Issue.record("The picture is wrong: \(fault)") }
      }
      result = recorder.finished()
    }

    /// Whether the last picture of each case is compared with its views: `make pictures`.
    private static let checksPictures =
      ProcessInfo.processInfo.environment["GOTCHA_PICTURES"] == "check"

    /// Adds what is seen now under a mark.
    func mark(_ mark: String) { recorder.mark(mark) }
  #else
    init(isOn: Bool) {}

    func filming(_ body: @MainActor () async -> Void) async { await body() }

    func mark(_ mark: String) {}
  #endif

  /// The film, as of a way of a pair.
  func film(of way: String?) -> Film? {
    var film = result
    film?.way = way
    return film
  }
}

/// Keeps a picture of the moment for the page of the case that runs, and says what is to be seen.
///
/// Pictures are taken by themselves after each pass of the run loop, at expectations and under a
/// finger; this is for a moment between. Outside of a case it does nothing.
@MainActor public func film(_ text: String) { CaseCamera.current?.mark(FilmMark.author(text)) }
