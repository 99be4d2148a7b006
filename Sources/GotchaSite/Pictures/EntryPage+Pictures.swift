import Drawings
import GotchaBook

extension EntryPage {
  /// The two screens of "What you see"; nothing where no picture differs.
  @HTMLBuilder
  var pictures: HTML {
    if let found = EntryPictures(verdict) { PictureFigures(found, film: film).html }
  }

  private var film: SafeURL { SafeURL(root: root, path: FilmFile.path(of: verdict)) }
}

/// Two screens side by side as figures of a page; the player plays what led there.
struct PictureFigures {
  let pictures: EntryPictures
  /// The file with all steps.
  let film: SafeURL

  init(_ pictures: EntryPictures, film: SafeURL) {
    self.pictures = pictures
    self.film = film
  }

  var html: HTML {
    let step = pictures.steps[pictures.opening]
    return Tag.div(
      .class("screens"), .named("data-film", film.text), .named("data-step", "\(pictures.opening)")
    ) {
      Tag.div(.class("phones")) {
        figure(step.left, step.difference?.wrong, isRight: false)
        figure(step.right, step.difference?.right, isRight: true)
      }
      Tag.p(.class("screens-note")) {
        "Drawn from the views of the case, simulated as iOS \(pictures.version)."
      }
    }
  }

  private func figure(
    _ drawing: Drawing, _ side: PictureDifference.Side?, isRight: Bool
  ) -> HTML {
    let isPair = pictures.kind == .pair
    let title = isPair ? isRight ? "In your code" : "Not this" : isRight ? "Then" : "Before"
    let text = side?.text ?? ""
    let way = isPair ? isRight ? "right" : "wrong" : "case"
    let label = text.isEmpty ? title : "\(title): \(text)"
    var marks = [side?.mark].compactMap(\.self)
    if !isPair { for index in marks.indices { marks[index].isRight = true } }
    return Tag.figure(.named("data-picture", way)) {
      Tag.figcaption {
        Tag.b { title }
        Tag.span { text }
      }
      HTML.picture(SVGWriter(title: label).svg(drawing, marks: marks))
    }
  }
}
