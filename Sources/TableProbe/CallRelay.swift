#if !canImport(UIKit)
  import TableModel

  /// Passes the calls of a watched table on to the app's own objects and logs them.
  ///
  /// It sits behind the table's properties, so that the app sees its own objects there, keeps
  /// them alive as before, and may set others at any time.
  @MainActor final class CallRelay: TableCallRelay {
    private let dataSource = DataSourceRelay()
    private let delegate = DelegateRelay()
    private let prefetching = PrefetchingRelay()
    private let drag = DragRelay()
    private let drop = DropRelay()

    init(probe: TableProbe?) {
      dataSource.probe = probe
      delegate.probe = probe
      prefetching.probe = probe
      drag.probe = probe
      drop.probe = probe
    }

    func relayed(_ dataSource: any UITableViewDataSource) -> any UITableViewDataSource {
      self.dataSource.target = dataSource
      return self.dataSource
    }

    func relayed(_ delegate: any UITableViewDelegate) -> any UITableViewDelegate {
      self.delegate.target = delegate
      return self.delegate
    }

    func relayed(
      _ dataSource: any UITableViewDataSourcePrefetching
    ) -> any UITableViewDataSourcePrefetching {
      prefetching.target = dataSource
      return prefetching
    }

    func relayed(_ delegate: any UITableViewDragDelegate) -> any UITableViewDragDelegate {
      drag.target = delegate
      return drag
    }

    func relayed(_ delegate: any UITableViewDropDelegate) -> any UITableViewDropDelegate {
      drop.target = delegate
      return drop
    }
  }

  // MARK: - Logging

  /// A relay whose calls are logged by a probe.
  @MainActor protocol LoggingRelay: AnyObject {
    var probe: TableProbe? { get }
    /// Whether calls go to nobody.
    var leavesOut: Bool { get set }
  }

  extension LoggingRelay {
    /// Calls a method that returns a value, and logs the call if the method is implemented.
    func log<Value: LoggedValue>(
      _ call: ProbeEvent.Call, _ path: IndexPath = [], method: String = #function,
      _ body: () -> Value
    ) -> Value {
      if FaultyCalls.repeats(call) { _ = logOnce(call, path, method: method, body) }
      return logOnce(call, path, method: method, body)
    }

    private func logOnce<Value: LoggedValue>(
      _ call: ProbeEvent.Call, _ path: IndexPath, method: String, _ body: () -> Value
    ) -> Value {
      let outer = leavesOut
      leavesOut = FaultyCalls.leavesOut(call)
      defer { leavesOut = outer }
      let isCellAvailable = call == .heightForRow ? probe?.lookedUpCell(at: path) : nil
      let (value, isImplemented) = NotImplemented.passing(method, body)
      guard isImplemented, let probe else { return value }
      return probe.note(
        call, path, value: value, isCellAvailable: isCellAvailable,
        frame: (value as? UITableViewCell)?.frame)
    }

    /// Calls a method that returns nothing; logs the call, before what it causes, if the method is
    /// implemented.
    func log(
      _ call: ProbeEvent.Call, _ path: IndexPath = [], value: (any LoggedValue)? = nil,
      answer: String? = nil, frame: CGRect? = nil, method: String = #function, _ body: () -> Void
    ) {
      log(call, paths: [path], value: value, answer: answer, frame: frame, method: method, body)
    }

    /// Calls a method about several rows, and logs a call for each.
    func log(
      _ call: ProbeEvent.Call, paths: [IndexPath], value: (any LoggedValue)? = nil,
      answer: String? = nil, frame: CGRect? = nil, method: String = #function, _ body: () -> Void
    ) {
      let outer = leavesOut
      leavesOut = FaultyCalls.leavesOut(call)
      defer { leavesOut = outer }
      if FaultyCalls.repeats(call) {
        logOnce(
          call, paths: paths, value: value, answer: answer, frame: frame, method: method, body)
      }
      logOnce(call, paths: paths, value: value, answer: answer, frame: frame, method: method, body)
    }

    private func logOnce(
      _ call: ProbeEvent.Call, paths: [IndexPath], value: (any LoggedValue)?, answer: String?,
      frame: CGRect?, method: String, _ body: () -> Void
    ) {
      let held = probe?.hold {
        for path in paths {
          $0.note(
            call, path, answer: answer ?? value?.loggedText, number: value?.loggedNumber,
            frame: frame)
        }
      }
      let (_, isImplemented) = NotImplemented.passing(method, body)
      if let held { probe?.release(held, keeping: isImplemented) }
    }
  }
#endif
