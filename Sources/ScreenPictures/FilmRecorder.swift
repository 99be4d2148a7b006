package import Drawings
import Foundation
import TableModel
package import UIKitModel

/// Films what a process shows: a picture at the end of each pass that changed something, and where
/// something is done.
@MainActor package final class FilmRecorder {
  /// The recorder of what runs now; a screen that finds one makes none of its own.
  @TaskLocal package static var current: FilmRecorder?

  private var reel = FilmReel()
  private weak var process: AppProcess?
  /// The line of the test that touches the screen, if a verb does.
  package var verb: VerbMark?
  /// Whether anything is filmed.
  package let isOn: Bool

  package init(isOn: Bool = true) { self.isOn = isOn }

  /// Films a process from now on.
  package func follow(_ process: AppProcess) {
    guard isOn, self.process == nil else { return }
    self.process = process
    process.onVisibleChange = { [weak self] change in self?.note(change) }
  }

  private func note(_ change: VisibleChange) {
    switch change {
    case .pass:
      guard reel.wantsPass else { return reel.skipPass() }
      add(FilmMark.pass)
    case .touchBegan: mark(verb?.text ?? FilmMark.touch)
    case .touchWillEnd: mark(FilmMark.lift)
    case .raise: mark(FilmMark.raise)
    }
  }

  /// Adds what is seen now under a mark.
  package func mark(_ mark: String) {
    guard isOn, reel.wantsMark else { return }
    add(mark)
  }

  private func add(_ mark: String) {
    // Without a window nothing is seen: one is not shown yet, or has gone with its test.
    guard let process, !process.shownWindows.isEmpty else { return }
    reel.add(Drawing(of: process), time: process.loop.now, mark: mark)
  }

  /// What is wrong with a picture of what is seen now.
  package func faults() -> [String] {
    guard isOn, let process else { return [] }
    return PictureCheck(Drawing(of: process), of: Picture.seen(of: process.shownWindows)).faults
  }

  /// The film up to what is seen now; it goes on.
  package func filmSoFar() -> Film? {
    guard isOn, process != nil else { return nil }
    add(FilmMark.end)
    return reel.finished()
  }

  /// The film up to what is seen now, if anything was ever seen.
  package func finished(way: String? = nil) -> Film? {
    guard var film = filmSoFar(), !film.isEmpty else { return nil }
    film.way = way
    return film
  }
}
