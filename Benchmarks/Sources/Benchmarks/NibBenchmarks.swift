import Foundation
import TableModel

/// Cells of a nib beside the same cells made in code, and scenes beside their first layout.
@MainActor enum NibBenchmarks {
  static let all = [
    Benchmark(
      name: "nibs.cell/made-in-code",
      "A cell of a nib with an image, two labels and eleven constraints, laid out, beside the same "
        + "cell made in code",
      bar: 1.5, measure: cell),
    Benchmark(
      name: "nibs.scene/first-layout",
      "A scene of a storyboard of twenty, a form of eight labels and text fields, made with its view, "
        + "beside its first layout in a window",
      bar: 1, measure: scene),
  ]

  private static let cells = 200

  private static func cell() -> Double {
    let nib = UINib(data: Data(document.utf8), bundle: nil)
    return Benchmark.ratio {
      for _ in 0..<cells {
        layOut(nib.instantiate(withOwner: nil).first as? UITableViewCell)
      }
    } to: {
      for _ in 0..<cells {
        layOut(ContactCell(style: .default, reuseIdentifier: "contact"))
      }
    }
  }

  private static let (scenes, sceneRounds) = (20, 9)

  private static func scene() throws -> Double {
    let folder = Folders.scratch.appending(path: "scenes")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(storyboard.utf8).write(to: folder.appending(path: "Forms.storyboard"))
    let forms = UIStoryboard(name: "Forms", bundle: Bundle(url: folder))
    let clock = ContinuousClock()
    var best = (made: Duration.seconds(Int64.max), laidOut: Duration.seconds(Int64.max))
    for _ in 0..<sceneRounds {
      var controllers: [UIViewController] = []
      let made = clock.measure {
        for number in 0..<scenes {
          let controller = forms.instantiateViewController(withIdentifier: "Form\(number)")
          controller.loadViewIfNeeded()
          controllers.append(controller)
        }
      }
      let laidOut = clock.measure {
        for controller in controllers {
          let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
          window.rootViewController = controller
          window.makeKeyAndVisible()
          window.layoutIfNeeded()
          consume(window)
        }
      }
      best = (min(best.made, made), min(best.laidOut, laidOut))
    }
    return best.made / best.laidOut
  }

  /// Twenty scenes, each with a column of labels and text fields between the margins.
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
    \((0..<scenes).map(form).joined(separator: "\n"))
    </scenes></document>
    """

  nonisolated private static func form(_ number: Int) -> String {
    let fields = (0..<8).map { field in
      let id = "\(number)-\(field)"
      return field.isMultiple(of: 2)
        ? """
        <label opaque="NO" contentMode="left" text="Label \(field)" translatesAutoresizingMaskIntoConstraints="NO" id="f\(id)">
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """
        : """
        <textField opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" placeholder="Field \(field)" translatesAutoresizingMaskIntoConstraints="NO" id="f\(id)">
        <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
        """
    }
    let constraints = (0..<8).flatMap { field in
      let id = "\(number)-\(field)"
      let above =
        field == 0
        ? "secondItem=\"v\(number)\" secondAttribute=\"topMargin\""
        : "secondItem=\"f\(number)-\(field - 1)\" secondAttribute=\"bottom\""
      return [
        "<constraint firstItem=\"f\(id)\" firstAttribute=\"top\" \(above) constant=\"8\" id=\"t\(id)\"/>",
        "<constraint firstItem=\"f\(id)\" firstAttribute=\"leading\" secondItem=\"v\(number)\" "
          + "secondAttribute=\"leadingMargin\" id=\"l\(id)\"/>",
        "<constraint firstAttribute=\"trailingMargin\" secondItem=\"f\(id)\" secondAttribute=\"trailing\" "
          + "id=\"r\(id)\"/>",
      ]
    }
    return """
      <scene sceneID="s\(number)"><objects>
      <viewController storyboardIdentifier="Form\(number)" id="c\(number)">
      <view key="view" contentMode="scaleToFill" id="v\(number)"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(fields.joined())</subviews><constraints>\(constraints.joined())</constraints></view>
      </viewController></objects></scene>
      """
  }

  private static func layOut(_ cell: UITableViewCell?) {
    cell?.frame = CGRect(x: 0, y: 0, width: 375, height: 80)
    cell?.layoutIfNeeded()
    consume(cell)
  }

  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <tableViewCell contentMode="scaleToFill" selectionStyle="default" reuseIdentifier="contact" id="c">
        <rect key="frame" x="0" y="0" width="375" height="80"/>
        <autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" contentMode="center" tableViewCell="c" id="v">
            <rect key="frame" x="0" y="0" width="375" height="80"/>
            <subviews>
                <imageView contentMode="scaleAspectFit" translatesAutoresizingMaskIntoConstraints="NO" id="i"/>
                <label opaque="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Name" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="n">
                    <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>
                </label>
                <label opaque="NO" contentMode="left" text="A longer text about the contact" lineBreakMode="tailTruncation" numberOfLines="2" translatesAutoresizingMaskIntoConstraints="NO" id="t">
                    <fontDescription key="fontDescription" type="system" pointSize="13"/>
                    <color key="textColor" white="0.33333333333333331" alpha="1" colorSpace="calibratedWhite"/>
                </label>
            </subviews>
            <constraints>
                <constraint firstItem="i" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="16" id="1"/>
                <constraint firstItem="i" firstAttribute="centerY" secondItem="v" secondAttribute="centerY" id="2"/>
                <constraint firstItem="i" firstAttribute="width" constant="40" id="3"/>
                <constraint firstItem="i" firstAttribute="height" constant="40" id="4"/>
                <constraint firstItem="n" firstAttribute="leading" secondItem="i" secondAttribute="trailing" constant="12" id="5"/>
                <constraint firstItem="n" firstAttribute="top" secondItem="v" secondAttribute="top" constant="12" id="6"/>
                <constraint firstAttribute="trailing" secondItem="n" secondAttribute="trailing" constant="16" id="7"/>
                <constraint firstItem="t" firstAttribute="leading" secondItem="n" secondAttribute="leading" id="8"/>
                <constraint firstItem="t" firstAttribute="trailing" secondItem="n" secondAttribute="trailing" id="9"/>
                <constraint firstItem="t" firstAttribute="top" secondItem="n" secondAttribute="bottom" constant="4" id="10"/>
                <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="t" secondAttribute="bottom" constant="12" id="11"/>
            </constraints>
        </tableViewCellContentView>
    </tableViewCell></objects></document>
    """
}

/// The same cell in code.
private final class ContactCell: UITableViewCell {
  private let picture = UIImageView()
  private let name = UILabel()
  private let text = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    picture.contentMode = .scaleAspectFit
    name.text = "Name"
    name.font = .boldSystemFont(ofSize: 17)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      name.setContentHuggingPriority(UILayoutPriority(251), for: axis)
    }
    text.text = "A longer text about the contact"
    text.font = .systemFont(ofSize: 13)
    text.numberOfLines = 2
    text.textColor = UIColor(white: 1.0 / 3, alpha: 1)
    for view in [picture, name, text] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      picture.widthAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalToConstant: 40),
      name.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      contentView.trailingAnchor.constraint(equalTo: name.trailingAnchor, constant: 16),
      text.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: name.trailingAnchor),
      text.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
      contentView.bottomAnchor.constraint(greaterThanOrEqualTo: text.bottomAnchor, constant: 12),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
