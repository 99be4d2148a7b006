/// The moments at which a table calls its data source or its delegate.
enum Callback: String, CaseIterable {
  case numberOfSections, numberOfRows, cellForRow, titleForFooter, canEdit, commit, moveRow
  case heightForRow, estimatedHeightForRow, heightForHeader, estimatedHeightForHeader
  case heightForFooter, viewForHeader
  case willDisplay, didEndDisplaying, willDisplayHeader, didEndDisplayingHeader
  case willDisplayFooter, didEndDisplayingFooter
  case didScroll, willBeginDragging, willEndDragging, didEndDragging, didEndDecelerating
  case didEndScrollingAnimation
  case shouldHighlight, didHighlight, didUnhighlight, willSelect, didSelect, willDeselect
  case didDeselect, indentationLevel, trailingSwipe, willBeginEditing, didEndEditing
  case prefetch, cancelPrefetching, layoutOfCell, prepareForReuse

  /// What has to happen for a table to make the call.
  enum Occasion {
    case display, dragging, animation, touch, editing
  }

  var occasion: Occasion {
    switch self {
    case .willBeginDragging, .willEndDragging, .didEndDragging, .didEndDecelerating: .dragging
    case .didEndScrollingAnimation: .animation
    case .shouldHighlight, .didHighlight, .didUnhighlight, .willSelect, .didSelect,
      .willDeselect, .didDeselect:
      .touch
    case .canEdit, .commit, .moveRow, .trailingSwipe, .willBeginEditing, .didEndEditing: .editing
    default: .display
    }
  }
}
