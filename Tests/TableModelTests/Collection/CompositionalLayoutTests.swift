import Foundation
import TableModel
import Testing

/// Where a compositional layout puts items.
@MainActor @Suite struct CompositionalLayoutTests {
  private final class Items: NSObject, UICollectionViewDataSource {
    let counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func frames(_ layout: UICollectionViewLayout, _ counts: Int...) -> [CGRect] {
    let items = Items(counts)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 500), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.layoutIfNeeded()
    return counts.enumerated().flatMap { section, count in
      (0..<count).compactMap {
        layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
      }
    }
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { .init(widthDimension: width, heightDimension: height) }

  @Test func `fractions of a row are filled from its beginning, and rows follow each other`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 7, trailing: 10)
    let layout = UICollectionViewCompositionalLayout(section: section)
    #expect(
      frames(layout, 3) == [
        CGRect(x: 12, y: 6, width: 144, height: 46), CGRect(x: 162, y: 6, width: 144, height: 46),
        CGRect(x: 12, y: 66, width: 144, height: 46),
      ])
    let length: CGFloat = 5 + 50 + 10 + 50 + 7
    #expect(abs(layout.collectionViewContentSize.height - length) < 0.001)
  }

  @Test func `a count shares the row, without the distances`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitem: item, count: 3)
    group.interItemSpacing = .fixed(10)
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    #expect(
      frames(layout, 4) == [
        CGRect(x: 0, y: 0, width: 100, height: 40), CGRect(x: 110, y: 0, width: 100, height: 40),
        CGRect(x: 220, y: 0, width: 100, height: 40), CGRect(x: 0, y: 40, width: 100, height: 40),
      ])
  }

  @Test func `groups lie in groups`() {
    let half = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)), subitems: [half])
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.75), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [large, column])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    #expect(
      frames(layout, 3) == [
        CGRect(x: 0, y: 0, width: 240, height: 100), CGRect(x: 240, y: 0, width: 80, height: 50),
        CGRect(x: 240, y: 50, width: 80, height: 50),
      ])
  }

  @Test func `a list has rows of 44 points, sections of their own providers`() {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    #expect(frames(layout, 1, 2).map(\.minY) == [0, 44, 88])
    var asked: [Int] = []
    let provided = UICollectionViewCompositionalLayout { section, environment in
      asked.append(section)
      #expect(environment.container.effectiveContentSize.width == 320)
      return section == 0
        ? nil : .list(using: .init(appearance: .plain), layoutEnvironment: environment)
    }
    #expect(frames(provided, 2, 1).map(\.height) == [44])
    #expect(asked.prefix(2) == [0, 1])
  }

  @Test func `a group of no items and one of no size end`() {
    let none = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(0), .absolute(0)), subitems: [])
    let empty = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: none))
    #expect(frames(empty, 100).isEmpty)
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(0), .absolute(-.infinity)))
    let flat = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(.nan)), subitems: [item])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: flat))
    #expect(frames(layout, 100).count == 100)
  }
}
