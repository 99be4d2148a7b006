import Foundation
import Testing
import UIKitModel

/// Counts, ranges and containers that random misuse found the model to end with.
@MainActor struct CountTests {
  private final class Source: NSObject, UIPickerViewDataSource, UICollectionViewDataSource {
    var count = 1 << 40
    /// The components after the first row is counted.
    var laterCount: Int?

    func numberOfComponents(in pickerView: UIPickerView) -> Int { count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      guard let laterCount, laterCount != count else { return 3 }
      count = laterCount
      pickerView.reloadAllComponents()
      return 3
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
  }

  private let source = Source()

  @Test func `a picker goes on with a thousand components, and says so`() {
    let picker = UIPickerView()
    picker.dataSource = source
    #expect(picker.numberOfComponents == 1024)
    #expect(ConsoleLog.messages.contains { $0.contains("goes on with 1024 components") })
  }

  @Test func `a picker that is reloaded while it counts has the last counts`() {
    let picker = UIPickerView()
    (source.count, source.laterCount) = (3, 1)
    picker.dataSource = source
    #expect(picker.numberOfComponents == 1 && picker.numberOfRows(inComponent: 0) == 3)
  }

  @Test func `a collection view goes on with as many items as it holds, and says so`() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.dataSource = source
    #expect(view.numberOfItems(inSection: 0) == 131_072)
    #expect(view.numberOfItems(inSection: 1) == 0)
    #expect(ConsoleLog.messages.contains { $0.contains("goes on with 131072 items") })
  }

  @Test func `a selection that cuts characters in two replaces them whole`() {
    let view = UITextView()
    view.text = "a🧒🧒b"
    view.selectedRange = NSRange(location: 2, length: 2)
    view.insertText("שלום")
    #expect(view.text == "aשלוםb" && view.attributedText.length == 6)
    view.text = "🧑‍🧑‍🧒‍🧒"
    view.selectedRange = NSRange(location: 4, length: .min)
    view.insertText("b")
    #expect(view.text == "b🧑‍🧑‍🧒‍🧒")
  }

  @Test func `a selection beyond the text is its end`() {
    let view = UITextView()
    view.text = "two"
    view.selectedRange = NSRange(location: 9, length: .max)
    view.insertText("!")
    view.selectedRange = NSRange(location: -1, length: -1)
    view.insertText("!")
    #expect(view.text == "!two!")
    #expect(view.position(from: view.endOfDocument, offset: .max) == nil)
  }

  @Test func `a navigation controller is on no stack of its own`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let exception = UIKitException.caught {
      navigation.setViewControllers([UIViewController(), navigation], animated: false)
    }
    #expect(exception?.name == "UIViewControllerHierarchyInconsistency")
    #expect(navigation.viewControllers.count == 1)
  }
}
