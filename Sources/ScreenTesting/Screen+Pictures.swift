#if !canImport(UIKit)
  import Drawings
  public import ScreenPictures
  import TableModel
  import TestReports
  public import Testing

  // MARK: - Pictures

  extension Screen {
    /// What is seen now: an image, and a text that reads like what a person sees.
    ///
    ///     print(screen.picture())
    ///
    /// Taking it calls no code of the app and changes nothing.
    public func picture() -> Picture {
      inProcess { Picture(of: process) }
    }

    /// Writes what was seen since the screen was shown as one HTML file, which opens from a disk:
    /// the present picture, its text, and the steps that led there.
    ///
    /// A file that cannot be written is an issue. A failure of a verb attaches the same file to the
    /// test; `swift test --attachments-path` keeps it, in a folder that exists.
    public func record(to path: String, sourceLocation: SourceLocation = #_sourceLocation) {
      let html = filmPage(title: title ?? "\(Swift.type(of: controller))")
      do {
        try html.write(toFile: path, atomically: true, encoding: .utf8)
      } catch {
        TestReport.record(
          "The film cannot be written to \(path): \(error)", at: sourceLocation)
      }
    }

    /// Films the screen from now on, unless what runs is filmed as a whole.
    func film() {
      ShownScreens.current?.add(self)
      guard FilmRecorder.current == nil else { return }
      let recorder = FilmRecorder()
      recorder.follow(process)
      self.recorder = recorder
    }

    private func filmPage(title: String) -> String {
      let film = inProcess { recorder?.filmSoFar() }
      return FilmPage(film ?? Film(), title: title, words: "\(picture())").html
    }

    /// How many failures of a screen attach a film: later ones follow from the first.
    private static let mostFilms = 3

    /// The path of the file with what led to a failure of an XCTest, which has no attachments.
    func writtenFilm(_ message: String, _ sourceLocation: SourceLocation) -> String? {
      guard recorder != nil, attachedFilms < Self.mostFilms else { return nil }
      attachedFilms += 1
      let folder = FileManager.default.temporaryDirectory.appending(path: "screen-films")
      let test = sourceLocation.fileName.split(separator: ".").first ?? ""
      let file = folder.appending(path: "\(test)-\(sourceLocation.line)-\(attachedFilms).html")
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(filmPage(title: message).utf8).write(to: file, options: .atomic)
      } catch {
        return nil
      }
      return file.path
    }

    /// Attaches what led to a failure, and what is seen now, to the test.
    func attachFilm(_ message: String, _ sourceLocation: SourceLocation) {
      guard recorder != nil, attachedFilms < Self.mostFilms else { return }
      attachedFilms += 1
      Attachment.record(
        Array(filmPage(title: message).utf8), named: "screen-\(attachedFilms).html",
        sourceLocation: sourceLocation)
    }
  }
#endif
