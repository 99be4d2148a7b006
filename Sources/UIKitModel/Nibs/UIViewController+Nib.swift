import Foundation

extension UIViewController {
  /// The end of a controller's class name that the name of its nib may lack.
  private static let suffix = "Controller"

  /// Loads the view from the scene, or from the nib that was named, or from one that is named after
  /// the class: first without its `Controller`, then whole (Apple, `nibName`). False where there is
  /// none.
  package func loadViewFromNib() -> Bool {
    if let nibScene { return nibScene.loadView() }
    guard let reader = Nibs.reader else {
      if let nibName { process.raise(Message.noNib(nibName, in: nibBundle)) }
      return false
    }
    if let nibName {
      guard reader.hasNib(named: nibName, in: nibBundle) else {
        process.raise(Message.noNib(nibName, in: nibBundle))
        return false
      }
      return loadView(ofNib: nibName, reader)
    }
    return nibNamedAfterClass.map { loadView(ofNib: $0, reader) } ?? false
  }

  /// The name of the nib that has the view, as messages name it; nil for none.
  package var nameOfViewNib: String? { nibScene?.viewNibName ?? nibName ?? nibNamedAfterClass }

  private var nibNamedAfterClass: String? {
    // The classes of the dialect have no nibs.
    let type = Swift.type(of: self)
    let module = String(reflecting: type).prefix { $0 != "." }
    guard module != "UIKitModel", module != "TableModel" else { return nil }
    let name = "\(type)"
    let candidates = [
      name.hasSuffix(Self.suffix) ? String(name.dropLast(Self.suffix.count)) : name, name,
    ]
    return candidates.first { Nibs.reader?.hasNib(named: $0, in: nibBundle) == true }
  }

  private func loadView(ofNib name: String, _ reader: any NibReader) -> Bool {
    guard reader.objects(ofNib: name, in: nibBundle, owner: self, options: [:]) != nil else {
      return false
    }
    guard isViewLoaded else {
      process.raise(Message.noView(inNib: name, of: self))
      return false
    }
    return true
  }
}
