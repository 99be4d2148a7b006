#if !(canImport(UIKit) && canImport(ObjectiveC))
  #if canImport(UIKit)
    public import UIKit
  #else
    public import TableModel
  #endif

  // MARK: - The owner's delegate methods for rows

  // The Objective-C runtime forwards whatever the controller does not implement; without it, the
  // methods have to be written out.
  extension SectionController {
    /// The owner's height.
    public func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      rowDelegate.tableView(tableView, heightForRowAt: indexPath)
    }

    /// The owner's estimate.
    public func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      rowDelegate.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }

    /// Forwards the call.
    public func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      rowDelegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }

    /// Forwards the call.
    public func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      rowDelegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }

    /// Forwards the call.
    public func tableView(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      rowDelegate.tableView(tableView, willSelectRowAt: indexPath)
    }

    /// Forwards the call.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      rowDelegate.tableView(tableView, didSelectRowAt: indexPath)
    }

    /// Forwards the call.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      rowDelegate.tableView(tableView, didDeselectRowAt: indexPath)
    }

    private var rowDelegate: any UITableViewDelegate { owner ?? SectionOwner.absent }
  }
#endif
