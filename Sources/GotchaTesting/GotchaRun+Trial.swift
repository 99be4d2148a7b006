#if !canImport(UIKit)
  import RunRecord

  // A run of a case on a table that may be broken, of which only the assertions count.

  extension GotchaRun {
    /// What a trial showed.
    struct Tried {
      /// What the case asserts, as far as it was reached.
      var asserted: [ProofNote.Place] = []
      /// What failed of that.
      var failed: [ProofNote.Place] = []
      /// The shared expectations that the wrong half of a pair does not meet.
      var missed: [ProofNote.Place] = []
      /// Whether the case is a pair.
      var isPair = false
      /// How the wrong half of a pair misbehaves.
      var misbehavior: VersionRun.Misbehavior.Kind?
      /// Whether the only way, or the right one, calls a function of the app that returns something.
      var callsApp = false
      /// Whether something went wrong that is no assertion.
      var misbehaves = false

      /// Whether a trial shows that the pair is about the table: its right half fails, or the wrong
      /// one's exception or message is gone.
      func breaksPair(unlike whole: Tried) -> Bool {
        !failed.isEmpty || whole.misbehavior != .expectation && misbehavior == nil
      }
    }

    convenience init(_ gotchaCase: GotchaCase, version: Int) {
      self.init(gotchaCase, version: version, claim: .affected, isFilmed: false)
    }

    /// Runs the ways through the case as `trial` breaks what they run on.
    func tried(_ ways: CaseProver.Ways, trial: any CaseTrial) async -> Tried {
      let callsBefore = AppCodeSwitch.callCount
      switch ways {
      case .single(let body):
        let performed = await broken(body, way: nil, trial)
        var tried = Tried(asserted: places(in: performed), failed: failedPlaces(in: performed))
        tried.misbehaves = performed.issues.count > tried.failed.count
        tried.callsApp = AppCodeSwitch.callCount > callsBefore
        return tried
      case .pair(let wrong, let right):
        let rightWay = await broken(right, way: Trace.rightWay, trial)
        let callsApp = AppCodeSwitch.callCount > callsBefore
        let wrongWay = await broken(wrong, way: Trace.wrongWay, trial)
        var tried = tried(wrong: wrongWay, right: rightWay)
        tried.callsApp = callsApp
        return tried
      }
    }

    private func tried(wrong: Performed, right: Performed) -> Tried {
      var tried = Tried(isPair: true)
      let own = gotchaCase.expectations.filter { $0.half == .wrong }
        .map { ProofNote.Place(.expectation, $0.line, $0.column) }
      let ofRight = places(in: right)
      tried.asserted =
        ofRight + places(in: wrong).filter { !ofRight.contains($0) }
        + [ProofNote.Place(.pair, gotchaCase.line)]
      let ofWrong = failedPlaces(in: wrong)
      tried.failed =
        failedPlaces(in: right)
        + ofWrong.filter { own.contains($0) || $0.kind == .exception && !ofRight.contains($0) }
      tried.missed = ofWrong.filter { $0.kind == .expectation && !own.contains($0) }
      let found = misbehavior(of: wrong, unlike: right)
      tried.misbehavior = found?.kind
      tried.misbehaves = right.issues.count > failedPlaces(in: right).count || found == nil
      return tried
    }

    private func broken(
      _ body: @escaping GotchaCase.Body, way: String?, _ trial: any CaseTrial
    ) async -> Performed {
      await trial.run { await perform(body, way: way) }
    }

    // MARK: - Assertions

    /// What a way through the case asserts: what it has reached.
    private func places(in performed: Performed) -> [ProofNote.Place] {
      guard gotchaCase.isMarkdown else { return [.init(.expectation, gotchaCase.line)] }
      return performed.log.places.map { .init(.expectation, $0.line, $0.column) }
        + performed.context.answers.map { answer in
          .init(isTrace(answer.line) ? .trace : .exception, answer.line)
        }
    }

    /// The assertions that failed.
    private func failedPlaces(in performed: Performed) -> [ProofNote.Place] {
      guard gotchaCase.isMarkdown else {
        return performed.issues.isEmpty ? [] : [.init(.expectation, gotchaCase.line)]
      }
      let reached = Set(
        performed.log.places.map { ProofNote.Place(.expectation, $0.line, $0.column) })
      let issues = performed.issues.filter { $0.index != performed.exception }.compactMap { issue in
        let place = ProofNote.Place(.expectation, issue.failure.line, issue.failure.column)
        return reached.contains(place)
          ? place
          : performed.context.raises.contains(place.line) ? .init(.exception, place.line) : nil
      }
      let traces = performed.traceFailures.compactMap { failure in
        gotchaCase.traces.last { $0.line - 1 <= failure.line }
          .map { ProofNote.Place(.trace, $0.line - 1) }
      }
      return issues + traces
    }

    private func isTrace(_ line: Int) -> Bool {
      gotchaCase.traces.contains { $0.line - 1 == line }
    }
  }
#endif
