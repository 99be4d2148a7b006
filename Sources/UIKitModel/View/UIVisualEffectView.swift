import Foundation

/// An effect on what is behind a view; held, nothing is drawn.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// What is vibrant on a blur; held, nothing is drawn.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// What is vibrant on `blurEffect`.
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// A blur; held, nothing is drawn.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// The look of a blur.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
  }

  /// A blur.
  public init(style: Style) { super.init() }
}

/// A view with an effect; its subviews go into its content view.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  /// The view that holds the content.
  public private(set) lazy var contentView = makeContentView()

  /// A view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Archives do not exist here; the view is made with a zero frame.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func makeContentView() -> UIView {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }
}
