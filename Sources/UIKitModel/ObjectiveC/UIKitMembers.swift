import Foundation

// The members of UIKit's classes that apps, nibs and their runtime attributes name by text.

enum UIResponderMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init(Selector("becomeFirstResponder", UIResponder.becomeFirstResponder)),
      .init(Selector("resignFirstResponder", UIResponder.resignFirstResponder)),
      .init(Selector("reloadInputViews", UIResponder.reloadInputViews)),
      .init(Selector("cut:", UIResponder.cut(_:))),
      .init(Selector("copy:", UIResponder.copy(_:))),
      .init(Selector("paste:", UIResponder.paste(_:))),
      .init(Selector("select:", UIResponder.select(_:))),
      .init(Selector("selectAll:", UIResponder.selectAll(_:))),
      .init(Selector("delete:", UIResponder.delete(_:))),
    ]
  }
}

enum UIViewMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("frame", \UIView.frame), .init("bounds", \UIView.bounds),
      .init("center", \UIView.center), .init("alpha", \UIView.alpha),
      .init("hidden", \UIView.isHidden), .init("isHidden", \UIView.isHidden),
      .init("opaque", \UIView.isOpaque), .init("backgroundColor", \UIView.backgroundColor),
      .init("tintColor", \UIView.tintColor), .init("tag", \UIView.tag),
      .init("clipsToBounds", \UIView.clipsToBounds), .init("contentMode", \UIView.contentMode),
      .init("userInteractionEnabled", \UIView.isUserInteractionEnabled),
      .init("multipleTouchEnabled", \UIView.isMultipleTouchEnabled),
      .init("transform", \UIView.transform), .init("layer", \UIView.layer),
      .init("superview", \UIView.superview), .init("subviews", \UIView.subviews),
      .init("window", \UIView.window), .init("layoutMargins", \UIView.layoutMargins),
      .init(
        "translatesAutoresizingMaskIntoConstraints",
        \UIView.translatesAutoresizingMaskIntoConstraints),
      .init("accessibilityIdentifier", \UIView.accessibilityIdentifier),
      .init("accessibilityLabel", \UIView.accessibilityLabel),
      .init("accessibilityHint", \UIView.accessibilityHint),
      .init("accessibilityValue", \UIView.accessibilityValue),
      .init("isAccessibilityElement", \UIView.isAccessibilityElement),
      .init(Selector("endEditing:", UIView.endEditing(_:))),
      .init(Selector("setNeedsLayout", UIView.setNeedsLayout)),
      .init(Selector("layoutIfNeeded", UIView.layoutIfNeeded)),
      .init(Selector("layoutSubviews", UIView.layoutSubviews)),
      .init(Selector("setNeedsDisplay", { (view: UIView) in { view.setNeedsDisplay() } })),
      .init(Selector("sizeToFit", UIView.sizeToFit)),
      .init(Selector("removeFromSuperview", UIView.removeFromSuperview)),
    ]
  }
}

enum UIScrollViewMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("contentOffset", \UIScrollView.contentOffset),
      .init("contentSize", \UIScrollView.contentSize),
      .init("contentInset", \UIScrollView.contentInset),
      .init("scrollEnabled", \UIScrollView.isScrollEnabled),
      .init("pagingEnabled", \UIScrollView.isPagingEnabled),
      .init("bounces", \UIScrollView.bounces),
      .init("refreshControl", \UIScrollView.refreshControl),
      .init(Selector("flashScrollIndicators", UIScrollView.flashScrollIndicators)),
      .init("directionalLockEnabled", \UIScrollView.isDirectionalLockEnabled),
      .init("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
      .init("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal),
      .init("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
      .init("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
      .init("scrollsToTop", \UIScrollView.scrollsToTop),
      .init("delaysContentTouches", \UIScrollView.delaysContentTouches),
      .init("canCancelContentTouches", \UIScrollView.canCancelContentTouches),
      .init("keyboardDismissMode", \UIScrollView.keyboardDismissMode),
      .init("minimumZoomScale", \UIScrollView.minimumZoomScale),
      .init("maximumZoomScale", \UIScrollView.maximumZoomScale),
      .init("zoomScale", \UIScrollView.zoomScale), .init("tracking", \UIScrollView.isTracking),
      .init("dragging", \UIScrollView.isDragging),
      .init("decelerating", \UIScrollView.isDecelerating),
      .init("panGestureRecognizer", \UIScrollView.panGestureRecognizer),
      .init("delegate", \UIScrollView.delegate),
    ]
  }
}

enum UIControlMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("enabled", \UIControl.isEnabled), .init("selected", \UIControl.isSelected),
      .init("highlighted", \UIControl.isHighlighted),
      .init("state", \UIControl.state),
      .init("contentVerticalAlignment", \UIControl.contentVerticalAlignment),
      .init("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment),
      .init("tracking", \UIControl.isTracking), .init("touchInside", \UIControl.isTouchInside),
    ]
  }
}

enum UILabelMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("text", \UILabel.text), .init("textColor", \UILabel.textColor),
      .init("font", \UILabel.font), .init("textAlignment", \UILabel.textAlignment),
      .init("numberOfLines", \UILabel.numberOfLines),
      .init("attributedText", \UILabel.attributedText),
      .init("lineBreakMode", \UILabel.lineBreakMode),
      .init("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth),
      .init("enabled", \UILabel.isEnabled), .init("highlighted", \UILabel.isHighlighted),
      .init("highlightedTextColor", \UILabel.highlightedTextColor),
      .init("shadowColor", \UILabel.shadowColor), .init("shadowOffset", \UILabel.shadowOffset),
      .init("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
      .init("minimumScaleFactor", \UILabel.minimumScaleFactor),
    ]
  }
}

enum UIImageViewMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("image", \UIImageView.image),
      .init("highlightedImage", \UIImageView.highlightedImage),
      .init("highlighted", \UIImageView.isHighlighted),
      .init("animationImages", \UIImageView.animationImages),
      .init("animationDuration", \UIImageView.animationDuration),
      .init("animating", \UIImageView.isAnimating),
    ]
  }
}

enum UITextFieldMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("text", \UITextField.text), .init("placeholder", \UITextField.placeholder),
      .init("textColor", \UITextField.textColor), .init("font", \UITextField.font),
      .init("attributedText", \UITextField.attributedText),
      .init("attributedPlaceholder", \UITextField.attributedPlaceholder),
      .init("textAlignment", \UITextField.textAlignment),
      .init("borderStyle", \UITextField.borderStyle), .init("background", \UITextField.background),
      .init("clearButtonMode", \UITextField.clearButtonMode),
      .init("leftView", \UITextField.leftView), .init("leftViewMode", \UITextField.leftViewMode),
      .init("rightView", \UITextField.rightView),
      .init("rightViewMode", \UITextField.rightViewMode),
      .init("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing),
      .init("keyboardType", \UITextField.keyboardType),
      .init("returnKeyType", \UITextField.returnKeyType),
      .init("autocapitalizationType", \UITextField.autocapitalizationType),
      .init("autocorrectionType", \UITextField.autocorrectionType),
      .init("secureTextEntry", \UITextField.isSecureTextEntry),
      .init("editing", \UITextField.isEditing), .init("delegate", \UITextField.delegate),
      // By their names alone.
      .init("placeholderLabel", \UITextField.placeholderLabel),
      .init("_placeholderLabel", \UITextField.ivarPlaceholderLabel),
    ]
  }
}

enum CALayerMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("cornerRadius", \CALayer.cornerRadius), .init("borderWidth", \CALayer.borderWidth),
      .init("borderColor", \CALayer.keyedBorderColor),
      .init("masksToBounds", \CALayer.masksToBounds),
      .init("opacity", \CALayer.opacity), .init("shadowColor", \CALayer.keyedShadowColor),
      .init("shadowOpacity", \CALayer.shadowOpacity), .init("shadowRadius", \CALayer.shadowRadius),
      .init("shadowOffset", \CALayer.shadowOffset),
      .init("backgroundColor", \CALayer.keyedBackgroundColor), .init("bounds", \CALayer.bounds),
      .init("position", \CALayer.position), .init("zPosition", \CALayer.zPosition),
    ]
  }
}

enum CAShapeLayerMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("fillColor", \CAShapeLayer.keyedFillColor),
      .init("strokeColor", \CAShapeLayer.keyedStrokeColor),
      .init("lineWidth", \CAShapeLayer.lineWidth), .init("lineCap", \CAShapeLayer.lineCap),
      .init("lineJoin", \CAShapeLayer.lineJoin), .init("path", \CAShapeLayer.path),
      .init("strokeStart", \CAShapeLayer.strokeStart),
      .init("strokeEnd", \CAShapeLayer.strokeEnd),
      .init("lineDashPattern", \CAShapeLayer.lineDashPattern),
    ]
  }
}

enum UIViewControllerMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("title", \UIViewController.title), .init("view", \UIViewController.view),
      .init("navigationItem", \UIViewController.navigationItem),
      .init("navigationController", \UIViewController.navigationController),
      .init("parentViewController", \UIViewController.parent),
      .init("editing", \UIViewController.isEditing),
    ]
  }
}

enum UINavigationControllerMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init(
        Selector(
          "popViewControllerAnimated:", UINavigationController.popViewController(animated:))),
      .init(
        Selector(
          "popToRootViewControllerAnimated:",
          UINavigationController.popToRootViewController(animated:))),
    ]
  }
}

enum UIBarItemMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("title", \UIBarItem.title), .init("image", \UIBarItem.image),
      .init("enabled", \UIBarItem.isEnabled), .init("tag", \UIBarItem.tag),
      .init("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier),
      .init("accessibilityLabel", \UIBarItem.accessibilityLabel),
      .init("accessibilityHint", \UIBarItem.accessibilityHint),
      .init("accessibilityValue", \UIBarItem.accessibilityValue),
    ]
  }
}
