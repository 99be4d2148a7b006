import Foundation

/// A control that is on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// The look of a switch.
  public enum Style: Int, Sendable {
    case automatic, checkbox, sliding
  }

  private var storedIsOn = false

  /// A switch; the size of `frame` is ignored, as in UIKit.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlSize.switch))
  }

  /// Archives do not exist here; the switch is made at the origin.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the switch is on; setting it tells nobody.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  open func setOn(_ on: Bool, animated: Bool) { storedIsOn = on }

  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var onImage: UIImage?
  open var offImage: UIImage?
  open var title: String?
  open var preferredStyle = Style.automatic
  open var style: Style { .sliding }

  open override var intrinsicContentSize: CGSize { ControlSize.switch }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlSize.switch }

  override func didTap(at point: CGPoint) {
    storedIsOn.toggle()
    sendValueChanged()
  }
}
