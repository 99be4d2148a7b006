import Foundation
import SystemVersions

/// A control that is on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
  private let objectiveC = ObjectiveCTable<UISwitchMembers>()

  /// The look of a switch.
  public enum Style: Int, Sendable {
    case automatic, checkbox, sliding
  }

  private var storedIsOn = false

  /// A switch; the size of `frame` is ignored, as in UIKit.
  public override init(frame: CGRect) {
    let size = SystemVersion.current.behavior.switchSize
    super.init(frame: CGRect(origin: frame.origin, size: size))
  }

  /// Archives do not exist here; the switch is made at the origin.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the switch is on; setting it sends no event.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off, without an event.
  open func setOn(_ on: Bool, animated: Bool) { storedIsOn = on }

  /// The color of the switch while it is on; held.
  open var onTintColor: UIColor?
  /// The color of the thumb; held.
  open var thumbTintColor: UIColor?
  /// The image while the switch is on; held.
  open var onImage: UIImage?
  /// The image while the switch is off; held.
  open var offImage: UIImage?
  /// The text beside a check box (iOS 14).
  open var title: String?
  /// The look that the switch should have (iOS 14).
  open var preferredStyle = Style.automatic
  /// The look of the switch (iOS 14): always sliding.
  open var style: Style { .sliding }

  /// Layout aligns the switch without the last two points of its width.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: ControlSize.switchOverhang)
  }
  open override var intrinsicContentSize: CGSize {
    let size = systemVersion.behavior.switchSize
    return CGSize(width: size.width - ControlSize.switchOverhang, height: size.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { systemVersion.behavior.switchSize }

  override func didTap(at point: CGPoint) {
    storedIsOn.toggle()
    sendValueChanged()
  }
}

extension Behavior {
  fileprivate var switchSize: CGSize { CGSize(width: switchWidth, height: switchHeight) }
}
