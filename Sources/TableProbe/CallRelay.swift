#if !canImport(UIKit)
  import Foundation
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

    init(probe: TableProbe) {
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
  }

  extension DataSourceRelay: LoggingRelay {}
  extension DelegateRelay: LoggingRelay {}
  extension PrefetchingRelay: LoggingRelay {}
  extension DragRelay: LoggingRelay {}
  extension DropRelay: LoggingRelay {}

  extension LoggingRelay {
    /// Passes a request on, and logs it with what was returned if the method is implemented.
    func pass<Answer>(
      _ call: ProbeEvent.Call, _ path: [Int] = [], _ body: () -> Answer,
      method: String = #function, text: (Answer) -> (text: String?, number: CGFloat?)
    ) -> Answer {
      let isCellAvailable = call == .heightForRow ? probe?.lookedUpCell(at: path) : nil
      let (answer, isImplemented) = NotImplemented.passing(method, body)
      guard isImplemented, let probe else { return answer }
      let shown = text(answer)
      let cell = answer as? UITableViewCell
      probe.note(
        call, path, answer: shown.text, number: shown.number, isCellAvailable: isCellAvailable,
        frame: cell?.frame)
      return answer
    }

    /// Passes a notification on; logs it, before what it causes, if the method is implemented.
    func tell(
      _ call: ProbeEvent.Call, _ path: [Int] = [], cell: UITableViewCell? = nil,
      paths: [IndexPath]? = nil, answer: String? = nil, number: CGFloat? = nil,
      frame: CGRect? = nil, method: String = #function, _ body: () -> Void
    ) {
      let answer = answer ?? number.map(TableProbe.text)
      let held = probe?.hold {
        for path in paths.map({ $0.map { Array($0) } }) ?? [path] {
          $0.note(call, path, answer: answer, number: number, frame: cell?.frame ?? frame)
        }
      }
      let (_, isImplemented) = NotImplemented.passing(method, body)
      if let held { probe?.release(held, keeping: isImplemented) }
    }
  }
#endif
