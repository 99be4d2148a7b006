import Foundation
import TableModel
import Testing

/// Cells of collection views.
@Suite @MainActor struct CollectionTests {
  /// A cell as Xcode writes it since version 12: the content view is an element of its own.
  private static let cell = """
    <collectionViewCell opaque="NO" contentMode="center" reuseIdentifier="tile" id="c1">
        <rect key="frame" x="0.0" y="0.0" width="120" height="80"/>
        <collectionViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" \
    multipleTouchEnabled="YES" contentMode="center" insetsLayoutMarginsFromSafeArea="NO" id="v1">
            <rect key="frame" x="0.0" y="0.0" width="120" height="80"/>
            <autoresizingMask key="autoresizingMask"/>
            <subviews>
                <label text="Tile" id="l1">
                    <rect key="frame" x="10" y="20" width="100" height="30"/>
                </label>
            </subviews>
        </collectionViewCellContentView>
    </collectionViewCell>
    """

  @Test func `the content view of a cell has its subviews and clips them`() throws {
    let view: UICollectionViewCell? = NibFolder.view(Self.cell)
    let cell = try #require(view)
    let label = try #require(cell.contentView.subviews.first as? UILabel)
    #expect(label.text == "Tile" && label.frame == CGRect(x: 10, y: 20, width: 100, height: 30))
    #expect(cell.contentView.clipsToBounds && cell.contentView.isMultipleTouchEnabled)
    #expect(cell.subviews.contains(cell.contentView))
    #expect(cell.reuseIdentifier == "tile")
    #expect(ConsoleLog.messages.filter { $0.contains("not acted on") } == [])
  }
}
