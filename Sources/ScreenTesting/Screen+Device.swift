#if !canImport(UIKit)
  public import TableModel
  public import Testing

  extension Screen {
    /// The screen of a phone, by the phone's name.
    ///
    ///     let screen = Screen(ReadingListViewController(), in: .navigation, on: .iPhone15Pro)
    ///
    /// Insets are those of `Tests/Facts/conformance.tsv`, rows C-125 to C-133, read off libraries
    /// that keep such tables; phones that it does not have are not here.
    public struct Device: Hashable, Sendable, CustomStringConvertible {
      /// The name of the phone, as in "iPhone 15 Pro".
      public let name: String
      /// The size in points.
      public let size: CGSize
      /// Pixels a point.
      public let scale: CGFloat
      /// What the status bar, the home indicator and the corners take, in points (iOS 11).
      public let safeAreaInsets: UIEdgeInsets

      /// The name.
      public var description: String { name }

      /// The phone held upright; `top` and `bottom` are its safe area.
      private init(
        _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, top: CGFloat,
        bottom: CGFloat
      ) {
        self.init(
          name: "iPhone " + name, size: CGSize(width: width, height: height), scale: scale,
          safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
      }

      private init(name: String, size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets) {
        (self.name, self.size, self.scale) = (name, size, scale)
        self.safeAreaInsets = safeAreaInsets
      }

      /// What the home indicator takes of an upright phone and of one that lies, in points; C-125
      /// has 24 for the latter in one of two libraries.
      private static let indicator = (upright: CGFloat(34), lying: CGFloat(21))

      /// The phone on its side.
      public var landscape: Device {
        let side = safeAreaInsets.bottom > 0 ? safeAreaInsets.top : 0
        return Device(
          name: name, size: CGSize(width: size.height, height: size.width), scale: scale,
          safeAreaInsets: UIEdgeInsets(
            top: 0, left: side, bottom: side > 0 ? Self.indicator.lying : 0, right: side))
      }

      /// A phone with a home button (C-133).
      private static func button(
        _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat
      ) -> Device { Device(name, width, height, scale: scale, top: 20, bottom: 0) }

      /// A phone with a home indicator.
      private static func full(
        _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, scale: CGFloat = 3
      ) -> Device {
        Device(name, width, height, scale: scale, top: top, bottom: indicator.upright)
      }

      /// The first one, 320 × 568 points (C-133).
      public static let iPhoneSE = button("SE", 320, 568, scale: 2)
      /// 375 × 667 points (C-133).
      public static let iPhone8 = button("8", 375, 667, scale: 2)
      /// 414 × 736 points (C-133).
      public static let iPhone8Plus = button("8 Plus", 414, 736, scale: 3)
      /// 375 × 812 points (C-125).
      public static let iPhoneX = full("X", 375, 812, top: 44)
      /// 375 × 812 points (C-125).
      public static let iPhoneXS = full("XS", 375, 812, top: 44)
      /// 414 × 896 points (C-126).
      public static let iPhoneXR = full("XR", 414, 896, top: 48, scale: 2)
      /// 414 × 896 points (C-126).
      public static let iPhone11 = full("11", 414, 896, top: 48, scale: 2)
      /// 375 × 812 points (C-120).
      public static let iPhone11Pro = full("11 Pro", 375, 812, top: 44)
      /// 414 × 896 points (C-127).
      public static let iPhone11ProMax = full("11 Pro Max", 414, 896, top: 44)
      /// 390 × 844 points (C-128).
      public static let iPhone12 = full("12", 390, 844, top: 47)
      /// 375 × 812 points (C-129).
      public static let iPhone12mini = full("12 mini", 375, 812, top: 50)
      /// 428 × 926 points (C-130).
      public static let iPhone12ProMax = full("12 Pro Max", 428, 926, top: 47)
      /// 390 × 844 points (C-128).
      public static let iPhone13 = full("13", 390, 844, top: 47)
      /// 375 × 812 points (C-129).
      public static let iPhone13mini = full("13 mini", 375, 812, top: 50)
      /// 428 × 926 points (C-130).
      public static let iPhone13ProMax = full("13 Pro Max", 428, 926, top: 47)
      /// 390 × 844 points (C-128).
      public static let iPhone14 = full("14", 390, 844, top: 47)
      /// 393 × 852 points (C-131).
      public static let iPhone14Pro = full("14 Pro", 393, 852, top: 59)
      /// 393 × 852 points; its bars are those of the iPhone 14 Pro (C-118), and so its safe area is.
      public static let iPhone15 = full("15", 393, 852, top: 59)
      /// 393 × 852 points (C-131).
      public static let iPhone15Pro = full("15 Pro", 393, 852, top: 59)
      /// 393 × 852 points (C-131).
      public static let iPhone16 = full("16", 393, 852, top: 59)
      /// 402 × 874 points (C-132).
      public static let iPhone16Pro = full("16 Pro", 402, 874, top: 62)

      /// All of them, the oldest first.
      public static let all = [
        iPhoneSE, iPhone8, iPhone8Plus, iPhoneX, iPhoneXS, iPhoneXR, iPhone11, iPhone11Pro,
        iPhone11ProMax, iPhone12, iPhone12mini, iPhone12ProMax, iPhone13, iPhone13mini,
        iPhone13ProMax, iPhone14, iPhone14Pro, iPhone15, iPhone15Pro, iPhone16, iPhone16Pro,
      ]
    }

    /// Shows a controller on the screen of a phone and waits until it rests.
    public convenience init(
      _ controller: @autoclosure () -> UIViewController, in container: Container = .window,
      on device: Device, system: SystemVersion = .current,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      UIScreen.main.scale = device.scale
      self.init(
        controller(), in: container, size: device.size, safeArea: device.safeAreaInsets,
        system: system, sourceLocation)
    }
  }
#endif
