import Drawings
import GotchaBook
import GotchaVerdicts
import RunRecord

/// What an entry shows: two screens side by side, step by step, opened where they differ.
///
/// Of a pair they are the wrong and the right way; of a case with one way, what was before and
/// after. An entry in which nothing differs visibly has none.
struct EntryPictures {
  /// Two screens at one step.
  struct Step {
    var left: Drawing
    var right: Drawing
    /// What is done there.
    var words: String
    /// The clock in seconds, of each.
    var times: [Double]
    let difference: PictureDifference?
    /// Of the difference; nil where nothing differs. Stored, because the optimizer of Swift 6.3 fails on
    /// one that reads it from the difference.
    let weight: PictureDifference.Weight?
    /// Whether something moves on either screen.
    var isInMotion: Bool { left.isInMotion || right.isInMotion }
    /// Whether rows change their height on either screen.
    var isResizing: Bool { left.isResizing || right.isResizing }
    /// Whether the left one of the two has crashed, and the right one has not.
    var isHalfCrashed: Bool { left.isCrashed && !right.isCrashed }

    /// Two screens, compared before their empty rows get numbers.
    init(_ left: Drawing, _ right: Drawing, words: String, times: [Double]) {
      let difference = PictureDifference(wrong: left, right: right)
      self.difference = difference
      weight = difference?.weight
      (self.left, self.right) = (left.numbered(beside: right), right.numbered(beside: left))
      self.words = words
      self.times = times
    }
  }

  /// What the two screens are of.
  enum Kind {
    case pair, single
  }

  let kind: Kind
  let version: Version
  private(set) var steps: [Step]
  /// The index of the step that the page shows.
  let opening: Int
  /// Whether the pictures end below what is on the screens.
  let isCut: Bool
  /// Whether the screens are so wide that two of them side by side cannot be read: as wide as a phone
  /// on its side.
  var isWide: Bool { steps.contains { $0.left.isWide || $0.right.isWide } }
  /// The same case on other versions, where something else is seen; the newest first.
  private(set) var others: [EntryPictures] = []

  /// What the screen on each side is called.
  var titles: (left: String, right: String) {
    kind == .pair ? ("Not this", "In your code") : ("Before", "Then")
  }

  /// The marks of a step on each side: red and green for a pair, gray and blue for one way, where
  /// nothing is wrong.
  func marks(at step: Step) -> (left: [Mark], right: [Mark]) {
    guard let difference = step.difference else { return ([], []) }
    let isPair = kind == .pair
    return (
      difference.wrong.toned(isPair ? .wrong : .before).marks,
      difference.right.toned(isPair ? .right : .after).marks
    )
  }

  /// How well a case shows what its entry is about; higher is better.
  private enum Merit: Int {
    case change, crash, difference, failure
  }

  /// Nil for an entry in which nothing differs visibly.
  init?(_ verdict: EntryVerdict) {
    var best: (merit: Merit, pictures: EntryPictures)?
    var shown: CaseVerdict?
    for each in verdict.cases {
      guard let filmed = each.filmed, let found = Self.pictures(of: filmed) else { continue }
      if best.map({ found.merit.rawValue > $0.merit.rawValue }) ?? true {
        (best, shown) = (found, each)
      }
      if found.merit == .failure { break }
    }
    guard let best else { return nil }
    self = best.pictures
    var known = [captions]
    for version in shown?.versions.reversed() ?? [] where version.version != self.version {
      guard let found = Self.pictures(of: version), !known.contains(found.pictures.captions) else {
        continue
      }
      known.append(found.pictures.captions)
      others.append(found.pictures)
    }
  }

  /// The captions of the step that the page shows.
  private var captions: [String] {
    let difference = steps[opening].difference
    return [difference?.wrong.text ?? "", difference?.right.text ?? ""]
  }

  private init(kind: Kind, version: Version, steps: [Step], opening: Int, isCut: Bool) {
    self.kind = kind
    self.version = version
    self.steps = steps
    self.opening = opening
    self.isCut = isCut
    leaveOutIdleFingers()
  }

  /// The step that the page opens with stands still, where a finger that rests elsewhere than at a mark
  /// seems to explain it. In the other steps fingers come and go.
  private mutating func leaveOutIdleFingers() {
    let step = steps[opening]
    let marks = marks(at: step)
    let fingers = FingersShown([step.left, step.right], marks: marks.left + marks.right)
    steps[opening].left = fingers.applied(to: step.left)
    steps[opening].right = fingers.applied(to: step.right)
  }

  private static func pictures(
    of filmed: VersionVerdict
  ) -> (merit: Merit, pictures: EntryPictures)? {
    let wrong = filmed.films.first { $0.way == Trace.wrongWay }
    let right = filmed.films.first { $0.way == Trace.rightWay }
    if let wrong, let right { return pair(wrong, right, filmed) }
    return filmed.films.first { $0.way == nil }.flatMap { single($0, filmed) }
  }

  // MARK: Pairs

  private static func pair(
    _ wrong: Film, _ right: Film, _ filmed: VersionVerdict
  ) -> (merit: Merit, pictures: EntryPictures)? {
    let alignment = FilmAlignment(wrong: wrong, right: right)
    let raised =
      filmed.misbehavior?.kind == .exception
      ? wrong.moments.lastIndex { $0.mark == FilmMark.raise } : nil
    let (shown, isCut) = ShownFilm.all([wrong, right], isCrash: raised != nil)
    let steps = alignment.steps.map { step in
      var left = shown[0].drawing(at: step.wrong)
      if let raised, step.wrong >= raised, let text = filmed.misbehavior?.text {
        left = left.crashed(text)
      }
      let other = shown[1].drawing(at: step.right)
      let moments = (wrong.moments[step.wrong], right.moments[step.right])
      return Step(
        left, other, words: words(moments.0, moments.1),
        times: [moments.0.time, moments.1.time])
    }
    let failing = steps.indices.first { index in
      let line = FilmMark.line(ofExpectation: wrong.moments[alignment.steps[index].wrong].mark)
      return line != nil && line == filmed.misbehavior?.line
        && steps[index].weight.map { $0 > .minor } ?? false
    }
    let atRest = steps.indices.filter { index in
      let step = alignment.steps[index]
      return wrong.moments[step.wrong].mark != FilmMark.pass
        || right.moments[step.right].mark != FilmMark.pass
    }
    guard let opening = opening(of: steps, failing: failing, atRest: atRest) else { return nil }
    let merit: Merit =
      steps[opening].weight == .minor
      ? .change : raised != nil ? .crash : failing == nil ? .difference : .failure
    return (
      merit,
      EntryPictures(
        kind: .pair, version: filmed.version, steps: steps, opening: opening, isCut: isCut)
    )
  }

  /// The step that shows most at a glance: the one whose expectation fails, or the first at which
  /// something is done and the difference is plain; a step between only where there is no other, and
  /// one within an animation only where the screens differ at no other.
  ///
  /// Where nothing but cells differs that are on their way, or the screens differ only while rows change
  /// their height, there is none: of two stills of an animation neither shows what a person sees. What
  /// the calls say remains.
  private static func opening(of steps: [Step], failing: Int?, atRest: [Int]) -> Int? {
    let all = steps.indices.filter { !steps[$0].isResizing }
    let still = Set(all.filter { !steps[$0].isInMotion })
    let orders = [failing.map { [$0] } ?? [], atRest, all]
    for isStill in [true, false] {
      for least in [PictureDifference.Weight.plain, .slight] {
        for order in orders {
          let found = order.first { index in
            still.contains(index) == isStill && all.contains(index)
              && steps[index].weight.map { $0 >= least } ?? false
          }
          if let found { return shownBesideCrash(at: found, of: steps) }
        }
      }
    }
    return steps.firstIndex { $0.weight == .minor }
  }

  /// The same step, or where it has nothing to read beside a crash, the first one after it that has: of
  /// two blank screens nobody sees that one works.
  private static func shownBesideCrash(at step: Int, of steps: [Step]) -> Int {
    guard steps[step].isHalfCrashed else { return step }
    let shown = steps.indices[step...].first {
      steps[$0].isHalfCrashed && steps[$0].right.showsContent
    }
    return shown ?? step
  }

  private static func words(_ left: Film.Moment, _ right: Film.Moment) -> String {
    let mark = left.mark == FilmMark.pass ? right.mark : left.mark
    return words(of: mark, time: max(left.time, right.time))
  }

  /// What is done at a moment.
  private static func words(of mark: String, time: Double) -> String {
    switch mark {
    case FilmMark.pass: return "\(SVGText.number(time)) s"
    case FilmMark.touch: return "a finger comes down"
    case FilmMark.lift: return "the finger leaves"
    case FilmMark.raise: return "an exception is raised"
    case FilmMark.end: return "the end"
    default:
      if let line = FilmMark.line(ofExpectation: mark) { return "expectation in line \(line)" }
      let parts = mark.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { return mark }
      return parts[0] == "block" ? "before line \(parts[1])" : parts[1]
    }
  }

  // MARK: One way

  /// What a case with one way changes: each step shows a picture, and the one before what is being
  /// done began.
  private static func single(
    _ film: Film, _ filmed: VersionVerdict
  ) -> (merit: Merit, pictures: EntryPictures)? {
    let (films, isCut) = ShownFilm.all([film])
    let shown = films[0]
    guard let start = film.moments.indices.first(where: { !shown.drawing(at: $0).isEmpty }) else {
      return nil
    }
    var steps: [Step] = []
    var (atRest, expected): ([Int], [Int]) = ([], [])
    var last = start
    for index in film.moments.indices.dropFirst(start + 1) {
      let moment = film.moments[index]
      let (left, right) = (shown.drawing(at: last), shown.drawing(at: index))
      let isPass = moment.mark == FilmMark.pass
      defer { if !isPass { last = index } }
      let step = Step(
        left, right, words: words(of: moment.mark, time: moment.time),
        times: [film.moments[last].time, moment.time])
      guard step.difference != nil else { continue }
      if !isPass { atRest.append(steps.count) }
      if FilmMark.line(ofExpectation: moment.mark) != nil { expected.append(steps.count) }
      steps.append(step)
    }
    // Where a case scrolls, other rows are seen without it being about them.
    let isAbout = { (index: Int) in steps[index].difference.map { !$0.isScroll } ?? false }
    let isPlain = { (index: Int) in isAbout(index) && steps[index].weight == .plain }
    // What only passes by is nothing that such a case is about.
    let isSeen = { (index: Int) in
      isAbout(index) && (steps[index].weight.map { $0 > .passing } ?? false)
    }
    // What is before an animation and what is within it are no two states that it changes.
    let isStill = { (index: Int) in !steps[index].isInMotion }
    let still = expected.filter(isStill)
    guard
      let opening = still.first(where: isPlain) ?? atRest.filter(isStill).last(where: isPlain)
        ?? still.first(where: isSeen) ?? steps.indices.filter(isStill).last(where: isSeen)
    else { return nil }
    return (
      .change,
      EntryPictures(
        kind: .single, version: filmed.version, steps: steps, opening: opening, isCut: isCut)
    )
  }
}
