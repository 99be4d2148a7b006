import Drawings
import Foundation
import Testing

/// Films one way through a case, where what it runs on is seen. On UIKit nothing is filmed.
@MainActor final class CaseCamera {
  /// The camera of the case that is running.
  @TaskLocal static var current: CaseCamera?

  private var result: Film?
  private let recorder: (any CaseFilming)?

  init(isOn: Bool) { recorder = CaseSystems.current.recorder(isOn: isOn && Self.mode != "off") }

  /// Films what is seen while `body` runs.
  func filming(_ body: @MainActor () async -> Void) async {
    guard let recorder else { return await body() }
    result = await Self.$current.withValue(self) { await recorder.filming(body) }
  }

  /// `check` compares each marked picture with its views (`make pictures`), `off` films nothing, to
  /// see what filming takes.
  private static let mode = ProcessInfo.processInfo.environment["GOTCHA_PICTURES"]

  /// Adds what is seen now under a mark.
  func mark(_ mark: String) {
    recorder?.mark(mark)
    guard Self.mode == "check" else { return }
    for fault in recorder?.faults() ?? [] {
      Issue.record("The picture at \(mark) is wrong: \(fault)")
    }
  }

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
