import Foundation
import TableModel

// Written before Swift knew actors: nothing says where it runs.
class Presenter {
  weak var table: UITableView?
  var rows: [String] = []
  lazy var label: UILabel = UILabel()

  func show(_ rows: [String]) {
    self.rows = rows
    table?.reloadData()
    label.text = rows.first
    DispatchQueue.global().async {
      DispatchQueue.main.async {
        self.table?.beginUpdates(); self.table?.endUpdates()
      }
    }
  }

  func makeCell() -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "x")
    cell.textLabel?.text = "a"
    return cell
  }
}

class Adapter: NSObject, UITableViewDataSource, UITableViewDelegate {
  var count = 3
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    Presenter().makeCell()
  }
}

enum Style {
  static let font = UIFont.systemFont(ofSize: 12)
  static let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
  static func apply(to view: UIView) { view.layer.cornerRadius = 4 }
  static var cell: UITableViewCell { UITableViewCell() }
}

protocol Configurable { associatedtype Model; func configure(with model: Model) }
class ModelCell: UITableViewCell, Configurable {
  func configure(with model: String) { textLabel?.text = model }
}

struct CellFactory<Cell: UITableViewCell> where Cell: Configurable {
  let table: UITableView
  func cell(_ model: Cell.Model, at path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "\(Cell.self)", for: path)
    (cell as? Cell)?.configure(with: model)
    return cell
  }
}

func delay(_ seconds: Double, _ body: @escaping () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: body)
}

class Loader {
  func load(into view: UIImageView, completion: @escaping (UIImage?) -> Void) {
    URLSessionLike.shared.fetch { data in
      let image = data.flatMap { UIImage(data: $0) }
      DispatchQueue.main.async {
        view.image = image
        completion(image)
      }
    }
  }
}
class URLSessionLike {
  static let shared = URLSessionLike(); func fetch(_ done: @escaping (Data?) -> Void) { done(nil) }
}

var sharedTable: UITableView? = nil
let headerHeight: CGFloat = UIScreen.main.bounds.height * 0.1
extension UIColor { static let brand = UIColor(named: "Brand") ?? UIColor(white: 0.5, alpha: 1) }
extension UIFont { static var small: UIFont { .preferredFont(forTextStyle: .caption1) } }

typealias Appearance = (UITableViewCell, IndexPath) -> Void

enum Appearances {
  static func fade(duration: TimeInterval, delayFactor: Double) -> Appearance {
    return { cell, path in
      cell.alpha = 0
      UIView.animate(
        withDuration: duration, delay: delayFactor * Double(path.row),
        animations: { cell.alpha = 1 })
    }
  }
}

class Relay {
  weak var delegate: UITableViewDelegate?
  func height(at path: IndexPath, of table: UITableView) -> CGFloat {
    return delegate?.tableView?(table, heightForRowAt: path) ?? table.rowHeight
  }
}
