import Foundation
import TableModel

// A protocol gives every cell class its name.
protocol NamedCell: AnyObject {
  static var cellName: String { get }
}

extension NamedCell where Self: UIView {
  static var cellName: String { String(describing: self) }
}

extension UITableViewCell: NamedCell {}
extension UITableViewHeaderFooterView: NamedCell {}

extension UITableView {
  func add<Cell: UITableViewCell>(_ type: Cell.Type) {
    register(type, forCellReuseIdentifier: type.cellName)
  }

  func add(cells: [UITableViewCell.Type]) {
    cells.forEach { self.register($0.self, forCellReuseIdentifier: NSStringFromClass($0)) }
  }

  func add(header: UITableViewHeaderFooterView.Type) {
    register(header, forHeaderFooterViewReuseIdentifier: header.cellName)
  }

  func take<T>(_ path: IndexPath) -> T where T: UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: T.cellName, for: path) as? T else {
      fatalError("no \(T.self) at \(path)")
    }
    return cell
  }

  func header<T: UITableViewHeaderFooterView>(_: T.Type = T.self) -> T? {
    dequeueReusableHeaderFooterView(withIdentifier: T.cellName) as? T
  }

  func scrollToEnd(animated: Bool = true) {
    let section = numberOfSections - 1
    guard section >= 0, numberOfRows(inSection: section) > 0 else { return }
    DispatchQueue.main.async {
      self.scrollToRow(
        at: IndexPath(row: self.numberOfRows(inSection: section) - 1, section: section),
        at: .bottom, animated: animated)
    }
  }

  func reload(keeping offset: CGPoint, completion: (() -> Void)? = nil) {
    UIView.performWithoutAnimation {
      self.reloadData()
      self.layoutIfNeeded()
      self.setContentOffset(offset, animated: false)
    }
    UIView.animate(
      withDuration: 0, animations: { self.reloadData() }, completion: { _ in completion?() })
  }

  func fitHeader() {
    guard let header = tableHeaderView else { return }
    header.setNeedsLayout()
    header.layoutIfNeeded()
    let size = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if header.frame.size.height != size.height {
      header.frame.size.height = size.height
      tableHeaderView = header
    }
  }
}

extension UIView {
  func pin(to other: UIView, insets: UIEdgeInsets = .zero) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
      other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.right),
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
    ])
  }

  @discardableResult func add(_ views: UIView...) -> Self {
    views.forEach(addSubview)
    return self
  }
}

class MessageCell: UITableViewCell {
  static let margins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)

  private lazy var title: UILabel = {
    let label = UILabel()
    label.font = UIFont.preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    label.textColor = .label
    label.setContentHuggingPriority(.defaultHigh, for: .vertical)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    return label
  }()

  private let body = UILabel()
  private let picture = UIImageView(image: UIImage(systemName: "person.circle"))
  private lazy var stack = UIStackView(arrangedSubviews: [title, body])
  var onTap: ((UITableViewCell) -> Void)?

  override var layoutMargins: UIEdgeInsets {
    get { MessageCell.margins }
    set {}
  }

  override var isSelected: Bool { didSet { accessoryType = isSelected ? .checkmark : .none } }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    commonInit()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    selectionStyle = .none
    backgroundColor = UIColor.systemBackground
    preservesSuperviewLayoutMargins = false
    separatorInset = .zero
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 20
    picture.layer.masksToBounds = true
    picture.layer.borderWidth = 1 / UIScreen.main.scale
    picture.layer.borderColor = UIColor.lightGray.cgColor
    stack.axis = .vertical
    stack.spacing = 4
    stack.alignment = .leading
    stack.distribution = .fill
    contentView.addSubview(stack)
    contentView.addSubview(picture)
    stack.translatesAutoresizingMaskIntoConstraints = false
    picture.translatesAutoresizingMaskIntoConstraints = false
    let guide = contentView.layoutMarginsGuide
    let bottom = stack.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
    bottom.priority = UILayoutPriority(rawValue: 999)
    bottom.isActive = true
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      picture.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stack.leadingAnchor.constraint(
        equalToSystemSpacingAfter: picture.trailingAnchor, multiplier: 1),
      stack.trailingAnchor.constraint(lessThanOrEqualTo: guide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: guide.topAnchor),
    ])
    let tap = UITapGestureRecognizer()
    picture.addGestureRecognizer(tap)
    picture.isUserInteractionEnabled = true
  }

  override func awakeFromNib() {
    super.awakeFromNib()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    title.text = nil
    body.attributedText = nil
    picture.image = nil
    onTap = nil
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    UIView.animate(
      withDuration: 0.2, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
      animations: { [weak self] in
        self?.contentView.transform =
          highlighted ? CGAffineTransform(scaleX: 0.97, y: 0.97) : .identity
      }, completion: nil)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = contentView.frame.inset(
      by: UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8))
    title.preferredMaxLayoutWidth = title.bounds.width
  }

  func show(_ name: String, _ text: String?, date: Date) {
    title.text = name
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 2
    body.attributedText = NSAttributedString(
      string: text ?? "",
      attributes: [
        .font: UIFont.systemFont(ofSize: 15, weight: .medium),
        .foregroundColor: UIColor.secondaryLabel,
        .paragraphStyle: style,
      ])
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    detailTextLabel?.text = formatter.string(from: date)
    textLabel?.textAlignment = .natural
  }
}
