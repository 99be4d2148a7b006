import Drawings

/// The pictures of a film as a page shows them, cut below what is on the screens.
struct ShownFilm {
  let film: Film
  /// By the index of a picture.
  private let drawings: [Drawing]

  /// The films of a case, all cut at one place, and whether they are.
  ///
  /// - Parameter isCrash: Whether one of them ends with a crash.
  static func all(_ films: [Film], isCrash: Bool = false) -> (films: [ShownFilm], isCut: Bool) {
    let drawings = films.map { film in film.pictures.indices.map(film.drawing(_:)) }
    let cut = PictureCut(drawings.flatMap(\.self), isCrash: isCrash)
    return (
      zip(films, drawings).map { film, drawings in
        ShownFilm(film: film, drawings: drawings.map(cut.applied(to:)))
      }, cut.isCut
    )
  }

  var moments: [Film.Moment] { film.moments }

  /// The picture of a moment; empty for an index that the film does not have.
  func drawing(at moment: Int) -> Drawing {
    guard moments.indices.contains(moment), drawings.indices.contains(moments[moment].picture)
    else { return Drawing(width: 0, height: 0) }
    return drawings[moments[moment].picture]
  }
}

extension Drawing {
  /// The least height of a row with room for its number, in points.
  private static let numberedHeight = 18.0

  /// A picture in which rows that show nothing have their number, unless they do in the other picture:
  /// there it has to be seen that they are empty.
  func numbered(beside other: Drawing) -> Drawing {
    let rows = parts.indices.filter { parts[$0].name.hasPrefix("row ") }
    let isOneSection = rows.allSatisfy { parts[$0].name.hasPrefix("row 0-") }
    // A row is drawn in several parts if something cuts it; its number is in the first.
    var named = namesOfFilledRows.union(other.namesOfFilledRows)
    var drawing = self
    for index in rows where named.insert(parts[index].name).inserted {
      let part = parts[index]
      guard part.frame.height >= Self.numberedHeight else { continue }
      drawing.parts[index].shapes.append(
        .text(
          TextRun(
            isOneSection ? "row " + part.name.dropFirst("row 0-".count) : part.name, x: 16,
            y: part.frame.height / 2 + 5, width: 0, size: 14, ink: part.inkOfNumber)))
    }
    return drawing
  }

  private var namesOfFilledRows: Set<String> {
    Set(parts.lazy.filter { $0.name.hasPrefix("row ") && $0.hasContent }.map(\.name))
  }
}

extension Drawing.Part {
  /// The ink that is read on the ground of the part: gray on what follows the appearance, black or white
  /// on a color, which is the same in light and dark.
  fileprivate var inkOfNumber: Ink {
    let ground = shapes.reversed().lazy.compactMap { shape -> Ink? in
      guard case .rectangle(let box, let ink, _) = shape, box.width > frame.width / 2,
        box.height > frame.height / 2
      else { return nil }
      return ink
    }.first
    switch ground?.color {
    case .fixed(let number): return Ink(.fixed(Ink.readable(on: number)))
    case .named(.tint), .named(.red), .named(.green), .named(.orange), .named(.touch):
      return Ink(.fixed(0))
    case .named(.dimming): return .named(.white)
    default: return .named(.secondary)
    }
  }

  /// Whether there is more than a ground and a line.
  fileprivate var hasContent: Bool {
    shapes.contains { shape in
      if case .rectangle(let box, _, _) = shape { return box.height > 2 && box.width < 100 }
      return true
    }
  }
}
