import TableModel

/// A nib whose objects are made in code.
final class CodeNib: UINib {
  private let objects: () -> [Any]

  init(_ objects: @escaping () -> [Any]) {
    self.objects = objects
    super.init(nibName: "Code", bundle: nil)
  }

  override func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] { objects() }
}
