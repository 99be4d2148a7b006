#if !canImport(UIKit)
  public import TableModel
  public import Testing

  // MARK: - Turning and resizing

  extension Screen {
    /// Turns the device, as a person does, and waits until the screen rests.
    ///
    /// What is on the screen turns along if its controller supports the orientation
    /// (`supportedInterfaceOrientations`); in any other case the device alone is turned.
    ///
    ///     screen.rotate(to: .landscapeLeft)
    ///
    /// The size and the safe area are those of the ``Device`` that the screen was made with; without
    /// one the two lengths change places.
    public func rotate(
      to orientation: UIDeviceOrientation, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      perform(sourceLocation) {
        UIDevice.turn(to: orientation)
        window.turnAlong()
      }
    }

    /// Gives the app another part of a tablet's screen, as Split View and Stage Manager do, in
    /// points, and waits until the screen rests.
    ///
    /// A phone's app has its whole screen: there it is an issue, as is a size that no window has.
    public func resize(
      to size: CGSize, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      guard UIDevice.current.userInterfaceIdiom == .pad else {
        return fail(
          "An app on a phone has the whole screen; show the controller on a tablet, "
            + "as in Screen(…, on: .iPadPro11)", sourceLocation)
      }
      let whole = UIScreen.main.bounds.size
      guard size.width > 0, size.height > 0, size.width <= whole.width, size.height <= whole.height
      else {
        return fail(
          "No window of \(size.width) × \(size.height) points is on a screen of "
            + "\(whole.width) × \(whole.height)", sourceLocation)
      }
      perform(sourceLocation) {
        window.perform(
          WindowTransition(
            size: size, screenSize: whole, safeAreaInsets: UIScreen.main.safeAreaInsets,
            orientation: UIDevice.heldOrientation))
      }
    }
  }
#endif
