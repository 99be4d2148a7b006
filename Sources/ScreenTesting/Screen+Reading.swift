#if !canImport(UIKit)
  public import TableModel
  public import Testing

  // MARK: - What is on the screen

  extension Screen {
    /// The controller that a person sees, below an alert: what is presented, on top of its stack, in
    /// its tab.
    public var topController: UIViewController {
      inProcess { window.rootViewController?.shown ?? controller }
    }

    /// The title of the controller that is shown.
    public var title: String? { topController.navigationItem.title ?? topController.title }

    /// The first table of the controller that is shown, or nil.
    public var table: UITableView? { first(UITableView.self) }

    /// The alert or action sheet on the screen, or nil.
    public var alert: UIAlertController? {
      window.rootViewController?.topmostPresented.presentation as? UIAlertController
    }

    /// The URLs that the app has opened with other apps, such as the browser, in their order.
    public var openedURLs: [URL] { inProcess { AppProcess.current.openedURLs } }

    /// The texts of each row in sight, from the top: `[["Milk"], ["Bread"]]` for two rows with a text
    /// each.
    ///
    /// What waits for a layout is laid out first, as it is before anybody sees it.
    public var rows: [[String]] {
      inProcess {
        window.layoutIfNeeded()
        guard let table else { return [] }
        return (table.indexPathsForVisibleRows ?? [])
          .filter { isInSight(table.rectForRow(at: $0), of: table) }
          .map { table.cellForRow(at: $0)?.shownTexts ?? [] }
      }
    }

    /// The texts of each section header in sight, from the top, after a layout, as they are drawn: the
    /// titles of a grouped table are in capitals before iOS 26 (``rows`` has a row's as they are).
    public var headers: [String] {
      inProcess {
        window.layoutIfNeeded()
        guard let table else { return [] }
        return (0..<table.numberOfSections).compactMap { section in
          guard isInSight(table.rectForHeader(inSection: section), of: table) else { return nil }
          return table.headerView(forSection: section)?.shownTexts.joined(separator: " ")
        }
      }
    }

    /// The texts of a row, which is an issue if it is not in sight.
    public func texts(
      ofRow path: IndexPath, sourceLocation: SourceLocation = #_sourceLocation
    ) -> [String] {
      cell(atRow: path, sourceLocation: sourceLocation)?.shownTexts ?? []
    }

    /// The cell of a row, or nil and an issue if it is not in sight.
    public func cell(
      atRow path: IndexPath, sourceLocation: SourceLocation = #_sourceLocation
    ) -> UITableViewCell? {
      inProcess {
        guard let table = reachableTable(path, sourceLocation) else { return nil }
        return table.cellForRow(at: path)
      }
    }

    /// The first view of a type on the shown controller's view, level by level.
    func first<View: UIView>(_ type: View.Type) -> View? {
      topController.viewIfLoaded?.first(type)
    }

    /// Whether a part of the content is in sight, not below a bar.
    func isInSight(_ rect: CGRect, of table: UIScrollView) -> Bool {
      partInSight(rect, of: table) != nil
    }

    /// The part of some content that is in sight, not below a bar, or nil.
    ///
    /// The app makes room by `contentInset` mostly for what lies above the content. Where nothing
    /// does, content in that room is in sight too.
    func partInSight(_ rect: CGRect, of table: UIScrollView) -> CGRect? {
      let clear = rect.overlap(with: table.clearBounds)
      if clear.height > 0 { return clear }
      let part = rect.overlap(with: table.boundsBesideBars)
      guard part.height > 0 else { return nil }
      return obstacle(to: table, at: CGPoint(x: part.midX, y: part.midY)) == nil ? part : nil
    }
  }

  extension UIScrollView {
    /// The bounds without what bars cover and without the room that the app has made.
    var clearBounds: CGRect { bounds.inset(by: adjustedContentInset) }

    /// The bounds without what bars cover.
    var boundsBesideBars: CGRect { bounds.inset(by: barInset) }
  }

  extension UIViewController {
    /// The last of the controllers, alerts left out, that are presented over this one, or itself.
    var topmostPresented: UIViewController {
      var controller = self
      while let presented = controller.presentation, !(presented is UIAlertController) {
        controller = presented
      }
      return controller
    }

    /// What the controller, or one that it contains, presents on the screen.
    var presentation: UIViewController? {
      if let presented = presentedViewController, presented.viewIfLoaded?.window != nil,
        presented.isSeenInPlace
      {
        return presented
      }
      return children.lazy.compactMap(\.presentation).first
    }

    /// Whether a person sees it in place of what presents it: a search only by its results.
    private var isSeenInPlace: Bool {
      guard let search = self as? UISearchController else { return true }
      let results = search.searchResultsController?.viewIfLoaded
      return results?.window != nil && results?.isHidden == false
    }

    /// The controller that a person sees.
    var shown: UIViewController {
      let top = topmostPresented
      return top.contained?.shown ?? top
    }
  }
#endif
