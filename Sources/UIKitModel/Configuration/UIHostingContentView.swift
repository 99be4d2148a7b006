import Foundation
import SystemVersions

/// A content view that knows itself how high it is at least.
@MainActor package protocol SelfLimitingContent {
  /// The least height in points; nil for that of a standard row.
  var leastContentHeight: CGFloat? { get }
}

/// The content view of a ``UIHostingConfiguration``.
final class UIHostingContentView<Content: UIHostedView, Background>: UIView, UIContentView,
  SelfLimitingContent
{
  /// The side margin outside of a cell, in points; the model's choice.
  private let standaloneMargin: CGFloat = 16

  private var shown: UIHostingConfiguration<Content, Background>
  private var hosted: Content.HostedView

  init(configuration: UIHostingConfiguration<Content, Background>) {
    shown = configuration
    hosted = configuration.content.makeHostedView()
    super.init(frame: .zero)
    addSubview(hosted)
    configuration.content.updateHostedView(hosted)
  }

  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
      let isSame = identity(of: new) == identity(of: shown)
      shown = new
      if !isSame { replaceHosted() }
      new.content.updateHostedView(hosted)
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIHostingConfiguration<Content, Background>
  }

  private func identity(
    of configuration: UIHostingConfiguration<Content, Background>
  ) -> AnyHashable? {
    (configuration.content as? any IdentifiedContent)?.id
  }

  private func replaceHosted() {
    hosted.removeFromSuperview()
    hosted = shown.content.makeHostedView()
    addSubview(hosted)
  }

  // MARK: Size

  var leastContentHeight: CGFloat? { shown.leastHeight }

  private var margins: UIEdgeInsets {
    let outer = superview?.marginsInEffect
    let vertical = CGFloat(systemVersion.behavior.cellVerticalMargin)
    return UIEdgeInsets(
      top: shown.margins.top ?? vertical,
      left: shown.margins.leading ?? outer?.left ?? standaloneMargin,
      bottom: shown.margins.bottom ?? vertical,
      right: shown.margins.trailing ?? outer?.right ?? standaloneMargin)
  }

  private func hostedHeight(within width: CGFloat) -> CGFloat {
    let room = CGSize(width: max(width, 0), height: 0)
    guard hosted.hasConstraintsInside else {
      let fitting = hosted.sizeThatFits(CGSize(width: room.width, height: .greatestFiniteMagnitude))
      return fitting.height.isFinite ? fitting.height : 0
    }
    return hosted.systemLayoutSizeFitting(
      room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = margins
    let inner = hostedHeight(within: size.width - margins.left - margins.right)
    return CGSize(
      width: size.width,
      height: (inner + margins.top + margins.bottom).roundedToPixels(.up, scale: pixelScale))
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: sizeThatFits(CGSize(width: bounds.width, height: 0)).height)
  }

  /// In the middle from top to bottom where there is more room than the content needs.
  override func layoutSubviews() {
    super.layoutSubviews()
    let margins = margins
    let width = max(bounds.width - margins.left - margins.right, 0)
    let height = hostedHeight(within: width)
    let room = bounds.height - margins.top - margins.bottom
    hosted.frame = CGRect(
      x: margins.left, y: margins.top + (room - height) / 2, width: width, height: height)
  }
}
