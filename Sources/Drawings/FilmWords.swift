/// The captions of the films of a case: where they first differ visibly, or for one film what its end
/// changed. Films with the same captions show the same thing.
package struct FilmWords: Hashable, Sendable {
  private let left: String
  private let right: String

  /// Nil where nothing differs visibly.
  package init?(_ films: [Film], wrongWay: String, rightWay: String) {
    let wrong = films.first { $0.way == wrongWay }
    let right = films.first { $0.way == rightWay }
    let found: PictureDifference? =
      if let wrong, let right { Self.first(wrong, right) } else { films.first.flatMap(Self.last) }
    guard let found else { return nil }
    (left, self.right) = (found.wrong.text, found.right.text)
  }

  private static func first(_ wrong: Film, _ right: Film) -> PictureDifference? {
    for step in FilmAlignment(wrong: wrong, right: right).steps {
      let difference = PictureDifference(
        wrong: wrong.drawing(at: step.wrong), right: right.drawing(at: step.right))
      if let difference, !difference.isMinor { return difference }
    }
    return nil
  }

  private static func last(_ film: Film) -> PictureDifference? {
    let end = film.drawing(at: film.moments.count - 1)
    let other = film.moments.indices.reversed().map(film.drawing(at:)).first { $0 != end }
    return other.flatMap { PictureDifference(wrong: $0, right: end) }
  }
}
