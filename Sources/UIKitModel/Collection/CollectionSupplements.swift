import Foundation

/// The headers, footers and other views beside the items of a collection view: those in sight, and
/// those that wait to be used again.
@MainActor final class CollectionSupplements {
  /// What a supplementary view is for.
  struct Place: Hashable, Comparable {
    let kind: String
    let path: IndexPath

    static func < (one: Place, other: Place) -> Bool {
      one.path == other.path ? one.kind < other.kind : one.path < other.path
    }
  }

  private unowned let view: UICollectionView
  /// What views are made of, by kind and identifier.
  private var sources: [[String]: ViewSource] = [:]
  private var pools: [String: ReusePool<UICollectionReusableView>] = [:]
  private var shown: [Place: UICollectionReusableView] = [:]

  init(_ view: UICollectionView) { self.view = view }

  func register(_ source: ViewSource?, kind: String, identifier: String) {
    sources[[kind, identifier]] = source
  }

  /// A view that waits to be used again, or a new one.
  func dequeue(kind: String, identifier: String, for path: IndexPath) -> UICollectionReusableView {
    if let waiting = pools[kind]?.take(identifier) {
      waiting.prepareForReuse()
      return waiting
    }
    let place = view.collectionViewLayout.layoutAttributesForSupplementaryView(
      ofKind: kind, at: path)
    let frame = place?.frame ?? .zero
    let found = sources[[kind, identifier]]?.make(UICollectionReusableView.self, frame: frame)
    if found == nil { view.process.raise(Message.unregisteredItem(identifier, kind: kind)) }
    let made = found ?? UICollectionReusableView(frame: frame)
    made.reuseIdentifier = identifier
    return made
  }

  subscript(kind: String, path: IndexPath) -> UICollectionReusableView? {
    shown[Place(kind: kind, path: path)]
  }

  /// Where views of a kind are in sight, in order.
  func paths(ofKind kind: String) -> [IndexPath] {
    shown.keys.filter { $0.kind == kind }.map(\.path).sorted()
  }

  /// Shows the views of these places and takes out all others.
  func show(_ places: [UICollectionViewLayoutAttributes]) {
    let wanted = places.map { Place(kind: $0.representedElementKind ?? "", path: $0.indexPath) }
    let kept = Set(wanted)
    for place in shown.keys.sorted() where !kept.contains(place) { retire(place) }
    for (place, attributes) in zip(wanted, places) { show(place, attributes) }
  }

  private func show(_ place: Place, _ attributes: UICollectionViewLayoutAttributes) {
    if let supplement = shown[place] {
      supplement.frame = attributes.frame
      return
    }
    let made = view.dataSource?.collectionView(
      view, viewForSupplementaryElementOfKind: place.kind, at: place.path)
    guard let made else { return }
    made.frame = attributes.frame
    made.apply(attributes)
    shown[place] = made
    view.addSubview(made)
    view.delegate?.collectionView(
      view, willDisplaySupplementaryView: made, forElementKind: place.kind, at: place.path)
  }

  private func retire(_ place: Place) {
    guard let supplement = shown.removeValue(forKey: place) else { return }
    supplement.removeFromSuperview()
    pools[place.kind, default: ReusePool()].add(
      supplement, identifier: supplement.reuseIdentifier)
    view.delegate?.collectionView(
      view, didEndDisplayingSupplementaryView: supplement, forElementOfKind: place.kind,
      at: place.path)
  }

  /// Takes out all views.
  func retireAll() { for place in shown.keys.sorted() { retire(place) } }
}
