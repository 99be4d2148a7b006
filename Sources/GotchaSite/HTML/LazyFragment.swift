import Synchronization

/// Markup of several pages, made when the first of them is made, on whichever thread that is.
final class LazyFragment: Sendable {
  private let make: @Sendable () -> HTML
  private let made = Mutex<Fragment?>(nil)

  init(_ make: @escaping @Sendable () -> HTML) { self.make = make }

  var html: HTML {
    .fragment(
      made.withLock { made in
        let fragment = made ?? Fragment(make())
        made = fragment
        return fragment
      })
  }
}
