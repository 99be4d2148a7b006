import Foundation
import TableEngine
import TableModel

extension UITableView {
  /// Makes the call of an edit.
  func perform(_ edit: TableEdit) {
    switch edit {
    case .insertSection(let section): insertSections([section], with: .none)
    case .deleteSection(let section): deleteSections([section], with: .none)
    case .reloadSection(let section): reloadSections([section], with: .none)
    case .moveSection(let section, let target): moveSection(section, toSection: target)
    case .insertRow(let path): insertRows(at: [path.indexPath], with: .none)
    case .deleteRow(let path): deleteRows(at: [path.indexPath], with: .none)
    case .reloadRow(let path): reloadRows(at: [path.indexPath], with: .none)
    case .moveRow(let path, let target): moveRow(at: path.indexPath, to: target.indexPath)
    case .reconfigureRow(let path): reconfigureRows(at: [path.indexPath])
    }
  }
}

extension RowPath {
  var indexPath: IndexPath { [section, row] }
}
