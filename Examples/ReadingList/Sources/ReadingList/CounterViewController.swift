#if canImport(UIKit)
  import UIKit
#else
  import TableModel
#endif

/// The line below the list that counts its books.
final class CounterViewController: UIViewController {
  let label = UILabel()
  var count = 0 { didSet { label.text = count == 1 ? "1 book" : "\(count) books" } }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.frame = view.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(label)
  }
}
