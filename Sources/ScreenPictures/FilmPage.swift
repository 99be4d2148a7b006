package import Drawings

/// A film as one HTML file that opens from a disk: the moment that is looked at, what is seen in
/// words, and what led there, step by step.
package struct FilmPage {
  package var film: Film
  /// What is said above the picture, such as a failure.
  package var title: String
  /// What a person sees at the end, in words.
  package var words: String

  package init(_ film: Film, title: String, words: String) {
    self.film = film
    self.title = title
    self.words = words
  }

  /// The file.
  package var html: String {
    let title = SVGText.escaped(title)
    var texts: [String: [Substring]] = [:]
    let figures = film.moments.indices.map { figure($0, &texts) }.joined(separator: "\n")
    let last = max(film.moments.count - 1, 0)
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(title)</title>
      <style>
      \(PictureStyle.sheet)
      :root{color-scheme:light dark}
      body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem}
      h1{font-size:1.25rem;white-space:pre-wrap;overflow-wrap:anywhere}
      main{display:grid;grid-template-columns:minmax(0,22rem) minmax(0,1fr);gap:2rem}
      figure{margin:0}figure svg{width:100%;border-radius:14px;box-shadow:0 0 0 1px #8886}
      figure:not(:last-of-type){display:none}.plays figure{display:none}.plays figure.now{display:block}
      input{width:100%}pre{font-size:.8125rem;white-space:pre-wrap;overflow-wrap:anywhere}
      @media(max-width:40rem){main{grid-template-columns:1fr}}
      </style>
      <h1>\(title)</h1>
      <main>
      <div id="film">
      \(figures)
      </div>
      <div>
      <p><label>What led there: <input id="step" type="range" min="0" max="\(last)" \
      value="\(last)"></label></p>
      <p>What is seen at the end:</p>
      <pre dir="ltr">\(SVGText.escapedLines(words))</pre>
      </div>
      </main>
      <script>
      const film = document.getElementById("film"), step = document.getElementById("step");
      const show = () => [...film.children].forEach((figure, index) =>
        figure.classList.toggle("now", index === Number(step.value)));
      film.classList.add("plays");
      step.addEventListener("input", show);
      show();
      </script>
      </html>

      """
  }

  private func figure(_ index: Int, _ texts: inout [String: [Substring]]) -> String {
    let moment = film.moments[index]
    let mark = VerbMark(moment.mark)?.words(&texts) ?? moment.mark
    let words = mark == FilmMark.pass || mark == FilmMark.end ? "" : " · \(mark)"
    let number = SVGText.number(moment.time)
    let time = (number.hasPrefix(".") ? "0" : "") + "\(number) s\(words)"
    let svg = SVGWriter(title: time).svg(film.drawing(at: index)).text
    return "<figure>\(svg)<figcaption>\(SVGText.escaped(time))</figcaption></figure>"
  }
}
