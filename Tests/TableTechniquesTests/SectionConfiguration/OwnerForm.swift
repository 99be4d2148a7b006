import Foundation
import TableModel
import TableTechniques

/// What a row's own delegate implements.
enum OwnerForm: Equatable {
  case none
  case height(CGFloat)
  case view

  init?(_ text: String) {
    switch text {
    case "none", "": self = .none
    case "implemented": self = .height(33)
    case "returns a view": self = .view
    default:
      guard let height = Double(text) else { return nil }
      self = .height(CGFloat(height))
    }
  }
}

/// A delegate that implements heights or views and says so.
@MainActor final class SectionOwnerStub: NSObject, UITableViewDelegate {
  private let form: OwnerForm
  let view = UIView()

  init(_ form: OwnerForm) { self.form = form }

  func responds(to aSelector: Selector) -> Bool {
    let name = aSelector.description
    guard name.contains("InSection:") else { return false }
    return name.contains("eight") == (height != nil)
  }

  private var height: CGFloat? {
    if case .height(let height) = form { height } else { nil }
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    height ?? 0
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    height ?? 0
  }
  func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { height ?? 0 }
  func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { height ?? 0 }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    form == .view ? view : nil
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    form == .view ? view : nil
  }
}
