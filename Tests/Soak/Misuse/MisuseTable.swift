import TableModel

/// A table whose overrides call the script.
final class MisuseTable: UITableView, MisuseActor {
  weak var stage: MisuseStage?

  override func layoutSubviews() {
    stage?.callback("layoutSubviews before")
    super.layoutSubviews()
    stage?.callback("layoutSubviews")
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    stage?.callback("safeAreaInsetsDidChange")
  }
}
