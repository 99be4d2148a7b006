import TableModel

/// A scroll view whose overrides call the script.
final class MisuseScroll: UIScrollView, MisuseActor {
  weak var stage: MisuseStage?

  override func layoutSubviews() {
    super.layoutSubviews()
    stage?.callback("layoutSubviews")
  }

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    stage?.callback("adjustedContentInsetDidChange")
  }
}
