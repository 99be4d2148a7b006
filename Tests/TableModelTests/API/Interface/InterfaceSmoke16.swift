import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke16 {
  @Test func `UIPercentDrivenInteractiveTransition can be used`() {
    _ = UIKitException.caught {
      let made = UIPercentDrivenInteractiveTransition()
      made.cancel()
      made.completionCurve = same(made.completionCurve)
      made.completionSpeed = same(made.completionSpeed)
      _ = made.duration
      made.finish()
      _ = UIPercentDrivenInteractiveTransition()
      made.pause()
      _ = made.percentComplete
      made.wantsInteractiveStart = same(made.wantsInteractiveStart)
      made.update(1)
    }
  }

  @Test func `UIPickerView can be used`() {
    _ = UIKitException.caught {
      let made = UIPickerView(frame: .smoke)
      made.dataSource = same(made.dataSource)
      made.delegate = same(made.delegate)
      _ = made.intrinsicContentSize
      _ = made.numberOfComponents
      made.reloadAllComponents()
      made.showsSelectionIndicator = same(made.showsSelectionIndicator)
      _ = UIPickerView(coder: NSCoder())
      _ = UIPickerView(frame: .smoke)
      _ = made.numberOfRows(inComponent: 0)
      made.reloadComponent(0)
      _ = made.selectedRow(inComponent: 0)
      _ = made.sizeThatFits(CGSize(width: 4, height: 4))
      made.selectRow(0, inComponent: 0, animated: false)
    }
  }

  @Test func `UIPinchGestureRecognizer can be used`() {
    _ = UIKitException.caught {
      let made = UIPinchGestureRecognizer()
      made.reset()
      made.scale = same(made.scale)
      _ = made.velocity
    }
  }

  @Test func `UIPointerEffect.TintMode can be used`() {
    _ = UIKitException.caught {
      _ = UIPointerEffect.TintMode(rawValue: 0)
    }
  }

  @Test func `UIPointerInteraction can be used`() {
    _ = UIKitException.caught {
      let made = UIPointerInteraction(delegate: nil)
      made.delegate = same(made.delegate)
      made.invalidate()
      made.isEnabled = same(made.isEnabled)
      _ = made.view
      made.didMove(to: nil)
      _ = UIPointerInteraction(delegate: nil)
      made.willMove(to: nil)
    }
  }

  @Test func `UIPointerRegion can be used`() {
    _ = UIKitException.caught {
      let made = UIPointerRegion(rect: .smoke, identifier: nil)
      _ = made.identifier
      _ = made.rect
      _ = UIPointerRegion(rect: .smoke, identifier: nil)
    }
  }

  @Test func `UIPointerRegionRequest can be used`() {
    _ = UIKitException.caught {
      let made = UIPointerRegionRequest()
      _ = made.location
      _ = made.modifiers
    }
  }

  @Test func `UIPointerShape can be used`() {
    _ = UIKitException.caught {
      _ = UIPointerShape.defaultCornerRadius
    }
  }

  @Test func `UIPointerStyle can be used`() {
    _ = UIKitException.caught {
      _ = UIPointerStyle.hidden()
      _ = UIPointerStyle()
      _ = UIPointerStyle.system()
    }
  }

  @Test func `UIPopoverArrowDirection can be used`() {
    _ = UIKitException.caught {
      let made = (UIPopoverArrowDirection())
      _ = UIPopoverArrowDirection.any
      _ = UIPopoverArrowDirection.down
      _ = UIPopoverArrowDirection.left
      _ = made.rawValue
      _ = UIPopoverArrowDirection.right
      _ = UIPopoverArrowDirection.up
      _ = UIPopoverArrowDirection(rawValue: 0)
    }
  }

  @Test func `UIPopoverPresentationController can be used`() {
    _ = UIKitException.caught {
      let made = UIPopoverPresentationController(
        presentedViewController: UIViewController(), presenting: nil)
      made.backgroundColor = same(made.backgroundColor)
      made.barButtonItem = same(made.barButtonItem)
      made.canOverlapSourceViewRect = same(made.canOverlapSourceViewRect)
      made.passthroughViews = same(made.passthroughViews)
      made.permittedArrowDirections = same(made.permittedArrowDirections)
      made.popoverLayoutMargins = same(made.popoverLayoutMargins)
      made.sourceItem = same(made.sourceItem)
      made.sourceRect = same(made.sourceRect)
      made.sourceView = same(made.sourceView)
    }
  }

  @Test func `UIPresentationController can be used`() {
    _ = UIKitException.caught {
      let made = UIPresentationController(
        presentedViewController: UIViewController(), presenting: nil)
      _ = made.containerView
      made.containerViewDidLayoutSubviews()
      made.containerViewWillLayoutSubviews()
      made.delegate = same(made.delegate)
      made.dismissalTransitionWillBegin()
      _ = made.frameOfPresentedViewInContainerView
      made.overrideTraitCollection = same(made.overrideTraitCollection)
      _ = made.presentationStyle
      made.presentationTransitionWillBegin()
      _ = made.presentedView
      _ = made.presentedViewController
      _ = made.presentingViewController
      _ = made.shouldPresentInFullscreen
      _ = made.shouldRemovePresentersView
      _ = made.adaptivePresentationStyle(
        for: UITraitCollection(accessibilityContrast: UIAccessibilityContrast.high))
      made.dismissalTransitionDidEnd(false)
      made.presentationTransitionDidEnd(false)
      _ = UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
    }
  }

  @Test func `UIPress.Phase can be used`() {
    _ = UIKitException.caught {
      _ = UIPress.Phase(rawValue: 0)
    }
  }

  @Test func `UIPress.PressType can be used`() {
    _ = UIKitException.caught {
      _ = UIPress.PressType(rawValue: 0)
    }
  }

  @Test func `UIPreviewAction can be used`() {
    _ = UIKitException.caught {
      let made = UIPreviewAction(
        title: "a", style: UIPreviewAction.Style.default, handler: { _, _ in })
      _ = made.handler
      _ = made.title
      _ = UIPreviewAction(title: "a", style: UIPreviewAction.Style.default, handler: { _, _ in })
    }
  }

  @Test func `UIPreviewAction.Style can be used`() {
    _ = UIKitException.caught {
      _ = UIPreviewAction.Style(rawValue: 0)
    }
  }

  @Test func `UIPreviewActionGroup can be used`() {
    _ = UIKitException.caught {
      let made = UIPreviewActionGroup(title: "a", style: UIPreviewAction.Style.default, actions: [])
      _ = made.title
      _ = UIPreviewActionGroup(title: "a", style: UIPreviewAction.Style.default, actions: [])
    }
  }

  @Test func `UIPreviewParameters can be used`() {
    _ = UIKitException.caught {
      let made = UIPreviewParameters()
      made.backgroundColor = same(made.backgroundColor)
      _ = UIPreviewParameters()
      made.shadowPath = same(made.shadowPath)
      made.visiblePath = same(made.visiblePath)
      _ = UIPreviewParameters(textLineRects: [])
    }
  }

  @Test func `UIPreviewTarget can be used`() {
    _ = UIKitException.caught {
      let made = UIPreviewTarget(container: UIView(), center: CGPoint(x: 0, y: 0))
      _ = made.center
      _ = made.container
      _ = made.transform
      _ = UIPreviewTarget(container: UIView(), center: CGPoint(x: 0, y: 0))
      _ = UIPreviewTarget(
        container: UIView(), center: CGPoint(x: 0, y: 0), transform: CGAffineTransform())
    }
  }

  @Test func `UIPrintFormatter can be used`() {
    _ = UIKitException.caught {
      let made = UIPrintFormatter()
      made.contentInsets = same(made.contentInsets)
      made.maximumContentHeight = same(made.maximumContentHeight)
      made.maximumContentWidth = same(made.maximumContentWidth)
      _ = made.pageCount
      made.perPageContentInsets = same(made.perPageContentInsets)
      _ = made.printPageRenderer
      made.removeFromPrintPageRenderer()
      made.startPage = same(made.startPage)
      _ = made.rect(forPageAt: 0)
      made.draw(in: .smoke, forPageAt: 0)
    }
  }

  @Test func `UIPrintInfo can be used`() {
    _ = UIKitException.caught {
      let made = UIPrintInfo()
      made.duplex = same(made.duplex)
      _ = UIPrintInfo()
      made.jobName = same(made.jobName)
      made.orientation = same(made.orientation)
      made.outputType = same(made.outputType)
      _ = UIPrintInfo.printInfo()
      made.printerID = same(made.printerID)
      _ = UIPrintInfo(dictionary: nil)
    }
  }

  @Test func `UIPrintInfo.Duplex can be used`() {
    _ = UIKitException.caught {
      _ = UIPrintInfo.Duplex(rawValue: 0)
    }
  }

  @Test func `UIPrintInfo.Orientation can be used`() {
    _ = UIKitException.caught {
      _ = UIPrintInfo.Orientation(rawValue: 0)
    }
  }

  @Test func `UIPrintInfo.OutputType can be used`() {
    _ = UIKitException.caught {
      _ = UIPrintInfo.OutputType(rawValue: 0)
    }
  }

  @Test func `UIPrintInteractionController can be used`() {
    _ = UIKitException.caught {
      let made = UIPrintInteractionController.shared
      made.delegate = same(made.delegate)
      _ = UIPrintInteractionController.isPrintingAvailable
      made.printFormatter = same(made.printFormatter)
      made.printInfo = same(made.printInfo)
      made.printPageRenderer = same(made.printPageRenderer)
      _ = UIPrintInteractionController.printableUTIs
      made.printingItem = same(made.printingItem)
      made.printingItems = same(made.printingItems)
      _ = UIPrintInteractionController.shared
      made.showsNumberOfCopies = same(made.showsNumberOfCopies)
      made.showsPageRange = same(made.showsPageRange)
      made.showsPaperOrientation = same(made.showsPaperOrientation)
      made.showsPaperSelectionForLoadedPapers = same(made.showsPaperSelectionForLoadedPapers)
      _ = UIPrintInteractionController.canPrint(URL(filePath: "/"))
      _ = UIPrintInteractionController.canPrint(Data())
      made.dismiss(animated: false)
      _ = made.present(animated: false, completionHandler: nil)
      _ = made.present(from: UIBarButtonItem(), animated: false, completionHandler: nil)
      _ = made.present(from: .smoke, in: UIView(), animated: false, completionHandler: nil)
    }
  }

  @Test func `UIPrintPageRenderer can be used`() {
    _ = UIKitException.caught {
      let made = UIPrintPageRenderer()
      made.footerHeight = same(made.footerHeight)
      made.headerHeight = same(made.headerHeight)
      _ = UIPrintPageRenderer()
      _ = made.numberOfPages
      _ = made.paperRect
      made.printFormatters = same(made.printFormatters)
      _ = made.printableRect
      made.prepare(forDrawingPages: NSRange(location: 0, length: 0))
      _ = made.printFormattersForPage(at: 0)
      made.addPrintFormatter(UIPrintFormatter(), startingAtPageAt: 0)
      made.drawContentForPage(at: 0, in: .smoke)
      made.drawFooterForPage(at: 0, in: .smoke)
      made.drawHeaderForPage(at: 0, in: .smoke)
      made.drawPage(at: 0, in: .smoke)
    }
  }

  @Test func `UIProgressView can be used`() {
    _ = UIKitException.caught {
      let made = UIProgressView(frame: .smoke)
      _ = made.intrinsicContentSize
      made.observedProgress = same(made.observedProgress)
      made.progress = same(made.progress)
      made.progressImage = same(made.progressImage)
      made.progressTintColor = same(made.progressTintColor)
      made.progressViewStyle = same(made.progressViewStyle)
      made.trackImage = same(made.trackImage)
      made.trackTintColor = same(made.trackTintColor)
      _ = UIProgressView(coder: NSCoder())
      _ = UIProgressView(frame: .smoke)
      _ = UIProgressView(progressViewStyle: UIProgressView.Style.bar)
      _ = made.sizeThatFits(CGSize(width: 4, height: 4))
      made.setProgress(1, animated: false)
    }
  }

  @Test func `UIProgressView.Style can be used`() {
    _ = UIKitException.caught {
      _ = UIProgressView.Style(rawValue: 0)
    }
  }

  @Test func `UIPushBehavior can be used`() {
    _ = UIKitException.caught {
      let made = UIPushBehavior(items: [], mode: UIPushBehavior.Mode.continuous)
      made.active = same(made.active)
      made.angle = same(made.angle)
      made.magnitude = same(made.magnitude)
      _ = made.mode
      made.pushDirection = same(made.pushDirection)
      _ = UIPushBehavior(items: [], mode: UIPushBehavior.Mode.continuous)
    }
  }

  @Test func `UIPushBehavior.Mode can be used`() {
    _ = UIKitException.caught {
      _ = UIPushBehavior.Mode(rawValue: 0)
    }
  }

  @Test func `UIRectCorner can be used`() {
    _ = UIKitException.caught {
      let made = (UIRectCorner())
      _ = UIRectCorner.allCorners
      _ = UIRectCorner.bottomLeft
      _ = UIRectCorner.bottomRight
      _ = made.rawValue
      _ = UIRectCorner.topLeft
      _ = UIRectCorner.topRight
      _ = UIRectCorner(rawValue: 0)
    }
  }

  @Test func `UIRectEdge can be used`() {
    _ = UIKitException.caught {
      let made = (UIRectEdge())
      _ = UIRectEdge.all
      _ = UIRectEdge.bottom
      _ = UIRectEdge.left
      _ = made.rawValue
      _ = UIRectEdge.right
      _ = UIRectEdge.top
      _ = UIRectEdge(rawValue: 0)
    }
  }

  @Test func `UIReferenceLibraryViewController can be used`() {
    _ = UIKitException.caught {
      _ = UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "a")
      _ = UIReferenceLibraryViewController(coder: NSCoder())
      _ = UIReferenceLibraryViewController(term: "a")
    }
  }

  @Test func `UIRefreshControl can be used`() {
    _ = UIKitException.caught {
      let made = UIRefreshControl(frame: .smoke)
      made.attributedTitle = same(made.attributedTitle)
      made.beginRefreshing()
      made.didMoveToSuperview()
      made.endRefreshing()
      _ = made.isRefreshing
      _ = UIRefreshControl(coder: NSCoder())
      _ = UIRefreshControl(frame: .smoke)
      _ = made.sizeThatFits(CGSize(width: 4, height: 4))
      made.willMove(toSuperview: nil)
    }
  }
}
