import TableModel

/// A cell whose overrides call the script.
final class MisuseCell: UITableViewCell, MisuseActor {
  weak var stage: MisuseStage?

  override func prepareForReuse() {
    super.prepareForReuse()
    stage?.callback("prepareForReuse")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    stage?.callback("a cell's layoutSubviews")
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    stage?.callback("setSelected")
  }
}
