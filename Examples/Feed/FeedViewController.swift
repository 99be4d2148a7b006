#if canImport(UIKit)
  import UIKit
#else
  import TableModel
#endif

struct Post {
  let author: String
  let text: String
  let imageSize: CGSize?
}

final class PostCell: UITableViewCell {
  static let reuseID = String(describing: PostCell.self)

  let authorLabel: UILabel = {
    let label = UILabel()
    label.font = .boldSystemFont(ofSize: 15)
    return label
  }()

  let bodyLabel: UILabel = {
    let label = UILabel()
    label.font = .systemFont(ofSize: 17)
    label.numberOfLines = 0
    return label
  }()

  let pictureView: UIImageView = {
    let view = UIImageView()
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    view.backgroundColor = .secondarySystemBackground
    view.layer.cornerRadius = 8
    return view
  }()

  private lazy var stackView: UIStackView = {
    let stack = UIStackView(arrangedSubviews: [authorLabel, bodyLabel, pictureView])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }()

  private var pictureHeight: NSLayoutConstraint!

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(stackView)
    pictureHeight = pictureView.heightAnchor.constraint(equalToConstant: 0)
    pictureHeight.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      stackView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stackView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stackView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      pictureHeight,
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    bodyLabel.text = nil
    pictureView.image = nil
  }

  func configure(with post: Post) {
    authorLabel.text = post.author
    bodyLabel.text = post.text
    pictureView.isHidden = post.imageSize == nil
    pictureHeight.constant = post.imageSize?.height ?? 0
  }
}

final class FeedViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView()
  private(set) var posts: [Post]
  private var heights: [IndexPath: CGFloat] = [:]

  init(posts: [Post]) {
    self.posts = posts
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Feed"
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 120
    tableView.separatorStyle = .none
    tableView.register(PostCell.self, forCellReuseIdentifier: PostCell.reuseID)
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  func prepend(_ post: Post) {
    posts.insert(post, at: 0)
    heights = [:]
    tableView.performBatchUpdates({
      self.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    })
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return posts.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(
        withIdentifier: PostCell.reuseID, for: indexPath) as? PostCell
    else { return UITableViewCell() }
    cell.configure(with: posts[indexPath.row])
    return cell
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    heights[indexPath] = cell.frame.height
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    return heights[indexPath] ?? 120
  }
}
