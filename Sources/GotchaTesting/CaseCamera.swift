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

    init(isOn: Bool) { recorder = FilmRecorder(isOn: isOn && Self.mode != "off") }

    /// Films what the process shows while `body` runs.
    func filming(_ body: @MainActor () async -> Void) async {
      recorder.follow(.current)
      await Self.$current.withValue(self) {
        await FilmRecorder.$current.withValue(recorder, operation: body)
      }
      result = recorder.finished()
    }

    /// `check` compares each marked picture with its views (`make pictures`), `off` films nothing, to see what filming takes.
    private static let mode = ProcessInfo.processInfo.environment["GOTCHA_PICTURES"]

    /// Adds what is seen now under a mark.
    func mark(_ mark: String) {
      recorder.mark(mark)
      guard Self.mode == "check" else { return }
      for fault in recorder.faults() { Issue.record("The picture at \(mark) is wrong: \(fault)") }
    }
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

/// Keeps a picture of the moment for the page of the case that runs, with a caption.
///
/// Pictures are taken by themselves after each pass of the run loop, at expectations and under a
/// finger; this is for a moment between. Outside of a case it does nothing.
@MainActor public func film(_ text: String) { CaseCamera.current?.mark(FilmMark.author(text)) }
