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
      /// What the shared expectations read of values that a half may have of its own, in the right half
      /// and in the wrong one.
      var values: [ProofNote.Place: (right: String, wrong: String)] = [:]
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

      /// The values in which the halves differ where the wrong one misses an expectation.
      var differences: [ProofNote.Place] {
        guard misbehavior == .expectation else { return [] }
        let lines = Set(missed.map { [$0.line, $0.column] })
        return values.filter { place, value in
          value.right != value.wrong && lines.contains([place.line, place.column])
        }.map(\.key)
      }

      /// Those among some values that are others than in another trial.
      func changed(_ places: [ProofNote.Place], since whole: Tried) -> [ProofNote.Place] {
        places.filter { place in
          guard let now = values[place], let then = whole.values[place] else { return false }
          return now.right != then.right || now.wrong != then.wrong
        }
      }
    }

    convenience init(_ gotchaCase: GotchaCase, version: Version?) {
      self.init(gotchaCase, version: version, claim: .affected, isFilmed: false)
    }

    /// Runs the ways through the case as `trial` breaks what they run on.
    ///
    /// - Parameter wrongFirst: Whether the wrong half of a pair comes before the right one.
    func tried(
      _ ways: CaseProver.Ways, trial: any CaseTrial, wrongFirst: Bool = false
    ) async -> Tried {
      let callsBefore = AppCodeSwitch.begin()
      switch ways {
      case .single(let body):
        let performed = await broken(body, way: nil, trial)
        var tried = Tried(asserted: places(in: performed), failed: failedPlaces(in: performed))
        tried.misbehaves = performed.issues.count > tried.failed.count
        tried.callsApp = AppCodeSwitch.callCount > callsBefore
        return tried
      case .pair(let wrong, let right):
        let before = wrongFirst ? await broken(wrong, way: Trace.wrongWay, trial) : nil
        let rightWay = await broken(right, way: Trace.rightWay, trial)
        let callsApp = AppCodeSwitch.callCount > callsBefore
        let behind = wrongFirst ? nil : await broken(wrong, way: Trace.wrongWay, trial)
        guard let wrongWay = before ?? behind else { return Tried(isPair: true) }
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
      tried.values = values(in: right, wrong)
      let found = misbehavior(of: wrong, unlike: right)
      tried.misbehavior = found?.kind
      tried.misbehaves = right.issues.count > failedPlaces(in: right).count || found == nil
      return tried
    }

    /// What the shared expectations that both halves have come to read.
    private func values(
      in right: Performed, _ wrong: Performed
    ) -> [ProofNote.Place: (right: String, wrong: String)] {
      var values: [ProofNote.Place: (right: String, wrong: String)] = [:]
      for place in right.log.places {
        let ofWrong = wrong.log.values(at: place)
        for (name, text) in right.log.values(at: place) {
          guard let other = ofWrong[name] else { continue }
          values[.init(.value, place.line, place.column, value: name)] = (text, other)
        }
      }
      return values
    }

    private func broken(
      _ body: @escaping GotchaCase.Body, way: String?, _ trial: any CaseTrial
    ) async -> Performed {
      await trial.run { await perform(body, way: way) }
    }

    // MARK: - Assertions

    /// What a way through the case asserts: what it has reached.
    private func places(in performed: Performed) -> [ProofNote.Place] {
      guard gotchaCase.knowsExpectations else { return [.init(.expectation, gotchaCase.line)] }
      return performed.log.places.map { .init(.expectation, $0.line, $0.column) }
        + performed.context.answers.map { answer in
          .init(isTrace(answer.line) ? .trace : .exception, answer.line)
        }
    }

    /// The assertions that failed.
    private func failedPlaces(in performed: Performed) -> [ProofNote.Place] {
      guard gotchaCase.knowsExpectations else {
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
