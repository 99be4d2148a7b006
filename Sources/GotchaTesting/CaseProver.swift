#if !canImport(UIKit)
  import RunRecord

  /// Tries a case on broken tables, to see which of them make each of its assertions fail.
  ///
  /// First it runs in another order than in its own run, which must make no difference. Then it runs on
  /// the model as it is, which shows what it asserts and which places of faults it comes to; then with
  /// each of these faults, until every assertion has failed once.
  @MainActor struct CaseProver {
    /// The ways through a case.
    enum Ways {
      case single(GotchaCase.Body)
      case pair(wrong: GotchaCase.Body, right: GotchaCase.Body)
    }

    private let gotchaCase: GotchaCase
    private let ways: Ways
    private let journal: ProofJournal
    private let id: CaseID
    /// The trials of earlier programs, nil for those that ended their program.
    private var tried: [ProofNote.Trial: [ProofNote.Place]?] = [:]
    /// Whether a trial has called a function of the app that returns something.
    private var callsApp = false
    /// Whether the case has failed since an exception had another reason.
    private var tellsReasons = false
    /// The faults by which each assertion failed.
    private var faults: [ProofNote.Place: [CaseFault]] = [:]

    init(_ gotchaCase: GotchaCase, _ ways: Ways, _ journal: ProofJournal) {
      self.gotchaCase = gotchaCase
      self.ways = ways
      self.journal = journal
      id = CaseID(entry: gotchaCase.entry, slug: gotchaCase.caseSlug)
    }

    /// Tries the case, unless that is noted already; `versions` are those that it is about, oldest first.
    mutating func prove(on versions: [Version?]) async {
      let notes = journal.notes(of: id, contentHash: gotchaCase.contentHash)
      guard !notes.contains(where: { $0.proof != nil }) else { return }
      for note in notes { if let trial = note.trial { tried[trial] = .some(note.failed) } }
      let chosen = Self.chosen(of: versions)
      guard await holdsInOtherOrder(on: versions.filter(chosen.contains)) else {
        return journal.write(note(proof: proof))
      }
      var isSound = false
      for version in chosen where !isSound || !unproved.isEmpty {
        isSound = await tryFaults(on: version) || isSound
      }
      guard isSound else { return }
      // A function whose result is thrown away counts as one that returns nothing.
      for action in gotchaCase.appActions { await tryWithout(action, as: .app, on: chosen) }
      for own in gotchaCase.ownStatements { await tryWithout(own, as: .statement, on: chosen) }
      if let line = gotchaCase.statementsOnly {
        let place = ProofNote.Place(.app, line)
        await tryWithout(Set(gotchaCase.ownStatements), at: place, on: chosen)
      }
      if let line = gotchaCase.app ?? (callsApp ? nil : gotchaCase.calledApp) {
        await tryWithout(appAt: line, on: chosen)
      }
      journal.write(note(proof: proof))
    }

    /// The newest version, the oldest, and one between them.
    private static func chosen(of versions: [Version?]) -> [Version?] {
      guard let first = versions.first, let last = versions.last else { return [] }
      var seen: Set<Version?> = []
      return [last, first, versions[versions.count / 2]].filter { seen.insert($0).inserted }
    }

    private var unproved: [ProofNote.Place] {
      faults.filter { $0.value.isEmpty && ![.change, .reason].contains($0.key.kind) }.map(\.key)
    }

    private var proof: CaseProof {
      let places = faults.keys.sorted {
        ($0.line, $0.column, $0.kind.rawValue, $0.value ?? "")
          < ($1.line, $1.column, $1.kind.rawValue, $1.value ?? "")
      }
      var known: Set<String> = []
      // The page names the first: what breaks little says what the case is about.
      let named = places.flatMap { faults[$0] ?? [] }.filter { known.insert($0.id).inserted }
      return CaseProof(
        assertions: places.map { place in
          .init(
            kind: place.kind, line: place.line, column: place.column,
            faults: faults[place]?.map(\.id) ?? [])
        },
        faults: (named.filter(\.isSpecific) + named.filter { !$0.isSpecific }).map {
          .init(id: $0.id, words: $0.words)
        })
    }

    // MARK: - Trials

    /// The id of a run in another order, beside those of faults.
    private static let otherOrder = "runs-in-another-order"

    /// Runs the case on the model as it is, on the oldest version first and the wrong half before the
    /// right one, where its own run has the newest version and the right half first. What does not hold
    /// now is about what was there before: a value that is made once, a count of the runs.
    private mutating func holdsInOtherOrder(on versions: [Version?]) async -> Bool {
      for version in versions {
        let trial = ProofNote.Trial(version: version, fault: Self.otherOrder)
        // What has ended a program does not hold either.
        var failed = [ProofNote.Place(.order, gotchaCase.line)]
        if let known = tried[trial] {
          failed = known ?? failed
        } else if let watch = CaseSystems.current.trial(breaking: nil) {
          journal.write(note(trial))
          let found = await GotchaRun(gotchaCase, version: version)
            .tried(ways, trial: watch, wrongFirst: true)
          let places = found.failed.map { ProofNote.Place(.order, $0.line, $0.column) }
          failed = places.isEmpty && found.misbehaves ? failed : places
          journal.write(note(trial, failed: failed))
        }
        for place in failed { faults[place] = [] }
        if !failed.isEmpty { return false }
      }
      return true
    }

    /// Tries the faults that the case comes to on a version; false if it fails there without one.
    private mutating func tryFaults(on version: Version?) async -> Bool {
      let plain = ProofNote.Trial(version: version, fault: nil)
      if case .some(.none) = tried[plain] { return false }
      guard let watch = CaseSystems.current.trial(breaking: nil) else { return false }
      journal.write(note(plain))
      let whole = await GotchaRun(gotchaCase, version: version).tried(ways, trial: watch)
      callsApp = callsApp || whole.callsApp
      journal.write(note(plain, failed: whole.failed))
      guard whole.failed.isEmpty, !whole.misbehaves else { return false }
      for place in whole.asserted + whole.differences where faults[place] == nil {
        faults[place] = []
      }
      let reached = watch.reached.enumerated().sorted {
        ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
      }
      for (_, fault) in reached where !unproved.isEmpty {
        record(await failed(of: fault, on: version, unlike: whole), by: fault, whole)
      }
      await tryChange(reached.map(\.element), on: version, unlike: whole)
      await tryReason(reached.map(\.element), on: version, unlike: whole)
      return true
    }

    /// The fault of an app without a part of its code.
    private static let silence = CaseFault(
      id: "does-without-the-code-of-the-app", words: "does without the code of the app", rank: 0,
      isSpecific: false)

    /// Runs the case without some of its app's code, which is named by `place`, or begins there: on one of
    /// the versions it must not pass.
    private mutating func tryWithout(
      _ code: ExpectationPlace, as kind: CaseProof.Assertion.Kind, on versions: [Version?]
    ) async {
      let place = ProofNote.Place(kind, code.line, code.column)
      await tryWithout([code], at: place, on: versions)
    }

    private mutating func tryWithout(
      _ code: Set<ExpectationPlace>, at place: ProofNote.Place, on versions: [Version?]
    ) async {
      let id = "\(Self.silence.id)-\(place.line)-\(place.column)"
      await trySilence(of: place, id: id, on: versions) { body in
        await AppCodeSwitch.without(.places(code)) { await body() }
      }
    }

    /// Runs the case with all functions of its app's code doing nothing: on one of the versions it must
    /// not pass.
    private mutating func tryWithout(appAt line: Int, on versions: [Version?]) async {
      await trySilence(of: .init(.app, line), id: Self.silence.id, on: versions) { body in
        await AppCodeSwitch.without(.everything) { await body() }
      }
    }

    private mutating func trySilence(
      of place: ProofNote.Place, id: String, on versions: [Version?],
      _ silenced: (@MainActor () async -> GotchaRun.Tried) async -> GotchaRun.Tried
    ) async {
      faults[place] = []
      for version in versions where faults[place]?.isEmpty == true {
        let trial = ProofNote.Trial(version: version, fault: id)
        // What has ended a program did not pass either.
        guard tried[trial] == nil else { return faults[place] = [Self.silence] }
        guard let whole = CaseSystems.current.trial(breaking: nil) else { return }
        journal.write(note(trial))
        let run = GotchaRun(gotchaCase, version: version)
        let ways = ways
        let without = await silenced { await run.tried(ways, trial: whole) }
        journal.write(note(trial, failed: without.failed))
        if !without.failed.isEmpty || without.misbehaves { faults[place] = [Self.silence] }
      }
    }

    /// Whether one of the differences between versions that the case comes to makes it fail.
    private mutating func tryChange(
      _ reached: [CaseFault], on version: Version?, unlike whole: GotchaRun.Tried
    )
      async
    {
      let place = ProofNote.Place(.change, gotchaCase.line)
      guard gotchaCase.changedIn != nil, faults[place] == nil else { return }
      faults[place] = []
      for fault in reached where fault.isOfVersion && faults[place]?.isEmpty == true {
        let failed = await failed(of: fault, on: version, unlike: whole)
        if !failed.isEmpty { faults[place] = [fault] }
      }
    }

    /// Whether a case in which something is raised fails where the exception has another reason. What
    /// the wrong half of a pair raises is compared with the page.
    private mutating func tryReason(
      _ reached: [CaseFault], on version: Version?, unlike whole: GotchaRun.Tried
    ) async {
      let place = ProofNote.Place(.reason, gotchaCase.line)
      guard !tellsReasons, whole.misbehavior != .exception,
        let fault = reached.first(where: \.isOfReason)
      else { return }
      tellsReasons = await !failed(of: fault, on: version, unlike: whole).isEmpty
      faults[place] = tellsReasons ? nil : []
    }

    private mutating func record(
      _ failed: [ProofNote.Place], by fault: CaseFault, _ whole: GotchaRun.Tried
    ) {
      // What the wrong half fails of is about the table, if a broken one makes the right half fail.
      let isPairProved = failed.contains { $0.kind == .pair }
      for place in failed + (isPairProved ? whole.missed : []) where faults[place]?.isEmpty == true
      {
        faults[place]?.append(fault)
      }
    }

    /// What fails with a fault; nothing if it ends the program.
    private mutating func failed(
      of fault: CaseFault, on version: Version?, unlike whole: GotchaRun.Tried
    ) async -> [ProofNote.Place] {
      let trial = ProofNote.Trial(version: version, fault: fault.id)
      if let known = tried[trial] { return known ?? [] }
      guard let watch = CaseSystems.current.trial(breaking: fault) else { return [] }
      journal.write(note(trial))
      let broken = await GotchaRun(gotchaCase, version: version).tried(ways, trial: watch)
      var failed = broken.failed
      if whole.isPair, broken.breaksPair(unlike: whole) {
        failed.append(.init(.pair, gotchaCase.line))
      }
      // On a version that is not affected the wrong half does no harm.
      if whole.isPair, broken.misbehavior == nil {
        failed.append(.init(.change, gotchaCase.line))
      }
      failed += broken.changed(whole.differences, since: whole)
      tried[trial] = failed
      journal.write(note(trial, failed: failed))
      return failed
    }

    private func note(
      _ trial: ProofNote.Trial? = nil, failed: [ProofNote.Place]? = nil, proof: CaseProof? = nil
    ) -> ProofNote {
      ProofNote(
        id: id, contentHash: gotchaCase.contentHash, trial: trial, failed: failed, proof: proof)
    }
  }
#endif
