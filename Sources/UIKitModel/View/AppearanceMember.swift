/// A property whose value views take over from the appearance of their class.
@_spi(UIKitSubclassing) public struct AppearanceMember {
  /// Sets the property of a view to that of a proxy, if that was set and the view's was not: each is
  /// compared with a view that nothing was set on.
  let apply: @MainActor (_ proxy: UIView, _ pristine: UIView, _ view: UIView) -> Void

  /// The property at a path. A value that is set to what it is by default counts as not set, which
  /// UIKit would keep.
  @MainActor public init<View: UIView, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<View, Value>
  ) {
    apply = { proxy, pristine, view in
      guard let proxy = proxy as? View, let pristine = pristine as? View, let view = view as? View
      else { return }
      let untouched = pristine[keyPath: path]
      if proxy[keyPath: path] != untouched, view[keyPath: path] == untouched {
        view[keyPath: path] = proxy[keyPath: path]
      }
    }
  }

  /// A property that reads what a view inherits, as the tint color: `own` is what was set on the
  /// view itself, nil for nothing.
  @MainActor package init<View: UIView, Value>(
    own: @escaping @MainActor (View) -> Value?,
    set: @escaping @MainActor (View, Value) -> Void
  ) {
    apply = { proxy, _, view in
      guard let proxy = proxy as? View, let view = view as? View else { return }
      if let value = own(proxy), own(view) == nil { set(view, value) }
    }
  }
}
