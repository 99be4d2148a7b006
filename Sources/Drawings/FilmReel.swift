/// Makes a film of drawings as they come, in bounded room: the longer it gets, the fewer of its
/// passes are kept, evenly; the first, the last and what is marked stay.
package struct FilmReel {
  /// The most moments of passes that are kept, and of marks.
  package static let limit = 40
  private static let markLimit = 60

  private var film = Film()
  private var parts = SharedValues<Film.StoredPart>()
  private var sprites = SharedValues<[Shape]>()
  private var pictures = SharedValues<Film.StoredPicture>()
  /// Of how many passes one is kept.
  private var stride = 1
  private var passes = 0
  private var marks = 0

  package init() {}

  /// Whether the next pass is to be drawn at all.
  package var wantsPass: Bool { passes % stride == 0 }

  /// Whether another mark is to be drawn.
  package var wantsMark: Bool { marks < Self.markLimit }

  /// A pass goes by that is not drawn.
  package mutating func skipPass() {
    passes += 1
    film.omitted += 1
  }

  /// Adds what is seen now. A pass that changed nothing adds nothing.
  package mutating func add(_ drawing: Drawing, time: Double, mark: String = FilmMark.pass) {
    let isPass = mark == FilmMark.pass
    if isPass { passes += 1 } else { marks += 1 }
    let picture = store(drawing)
    guard !isPass || picture != film.moments.last?.picture else { return }
    film.moments.append(Film.Moment(time: time, mark: mark, picture: picture))
    if isPass, film.moments.count(where: { $0.mark == FilmMark.pass }) > Self.limit { thin() }
  }

  /// Leaves every second pass out, but the first.
  private mutating func thin() {
    stride *= 2
    var index = 0
    let kept = film.moments.filter { moment in
      guard moment.mark == FilmMark.pass else { return true }
      index += 1
      return index % 2 == 1
    }
    film.omitted += film.moments.count - kept.count
    film.moments = kept
  }

  private mutating func store(_ drawing: Drawing) -> Int {
    let indices = drawing.parts.map { part in
      parts.index(
        of: Film.StoredPart(
          name: part.name, frame: part.frame, clip: part.clip,
          sprite: sprites.index(of: part.shapes)))
    }
    return pictures.index(
      of: Film.StoredPicture(
        width: drawing.width, height: drawing.height, isDark: drawing.isDark, parts: indices))
  }

  /// The film so far, without what only moments showed that are left out.
  package func finished(way: String? = nil) -> Film {
    var kept = Film(way: way, omitted: film.omitted)
    var (keptParts, keptSprites) = (SharedValues<Film.StoredPart>(), SharedValues<[Shape]>())
    var keptPictures = SharedValues<Film.StoredPicture>()
    for moment in film.moments {
      var picture = pictures.elements[moment.picture]
      picture.parts = picture.parts.map { index in
        var part = parts.elements[index]
        part.sprite = keptSprites.index(of: sprites.elements[part.sprite])
        return keptParts.index(of: part)
      }
      var moment = moment
      moment.picture = keptPictures.index(of: picture)
      kept.moments.append(moment)
    }
    kept.parts = keptParts.elements
    kept.sprites = keptSprites.elements
    kept.pictures = keptPictures.elements
    return kept
  }
}

/// A list without duplicates, to whose elements others refer by index.
private struct SharedValues<Element: Hashable> {
  private(set) var elements: [Element] = []
  private var positions: [Element: Int] = [:]

  mutating func index(of element: Element) -> Int {
    if let position = positions[element] { return position }
    positions[element] = elements.count
    elements.append(element)
    return elements.count - 1
  }
}
