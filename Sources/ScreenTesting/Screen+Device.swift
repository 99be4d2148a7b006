#if !canImport(UIKit)
  public import TableModel
  public import Testing

  extension Screen {
    /// The screen of a phone or a tablet, by its name.
    ///
    ///     let screen = Screen(ReadingListViewController(), in: .navigation, on: .iPhone15Pro)
    ///
    /// Insets are those of `Tests/Facts/conformance.tsv`, rows C-125 to C-133, read off libraries
    /// that keep such tables, and for tablets C-134; devices that it does not have are not here.
    public struct Device: Hashable, Sendable, CustomStringConvertible {
      /// The name of the device, as in "iPhone 15 Pro".
      public let name: String
      /// The size in points.
      public let size: CGSize
      /// Pixels a point.
      public let scale: CGFloat
      /// What the status bar, the home indicator and the corners take, in points (iOS 11).
      public let safeAreaInsets: UIEdgeInsets

      /// The kind of device.
      public let idiom: UIUserInterfaceIdiom

      /// The name.
      public var description: String { name }

      /// A phone without a name, all of whose screen is safe.
      @MainActor init(plain size: CGSize) {
        self.init(name: "", size: size, scale: UIScreen.main.scale, safeAreaInsets: .zero)
      }

      /// The phone held upright; `top` and `bottom` are its safe area.
      private init(
        _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, top: CGFloat,
        bottom: CGFloat
      ) {
        self.init(
          name: "iPhone " + name, size: CGSize(width: width, height: height), scale: scale,
          safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
      }

      private init(
        name: String, size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets,
        idiom: UIUserInterfaceIdiom = .phone
      ) {
        (self.name, self.size, self.scale) = (name, size, scale)
        (self.safeAreaInsets, self.idiom) = (safeAreaInsets, idiom)
      }

      /// What the home indicator takes of an upright phone and of one that lies, in points; C-125
      /// has 24 for the latter in one of two libraries.
      private static let indicator = (upright: CGFloat(34), lying: CGFloat(21))

      /// Whether the device lies.
      private var isLying: Bool { size.width > size.height }

      /// The device on its side. What is safe of a tablet stays the same.
      public var landscape: Device {
        guard !isLying else { return self }
        let turned = CGSize(width: size.height, height: size.width)
        guard idiom == .phone else {
          return Device(
            name: name, size: turned, scale: scale, safeAreaInsets: safeAreaInsets, idiom: idiom)
        }
        let side = safeAreaInsets.bottom > 0 ? safeAreaInsets.top : 0
        return Device(
          name: name, size: turned, scale: scale,
          safeAreaInsets: UIEdgeInsets(
            top: 0, left: side, bottom: side > 0 ? Self.indicator.lying : 0, right: side))
      }

      /// The device held upright.
      var upright: Device {
        guard isLying else { return self }
        if let known = Self.all.first(where: { $0.name == name }) { return known }
        return Device(
          name: name, size: CGSize(width: size.height, height: size.width), scale: scale,
          safeAreaInsets: safeAreaInsets, idiom: idiom)
      }

      /// A tablet; one without a home button has a home indicator (C-134).
      private static func tablet(
        _ name: String, _ width: CGFloat, _ height: CGFloat, hasButton: Bool
      ) -> Device {
        Device(
          name: "iPad" + name, size: CGSize(width: width, height: height), scale: 2,
          safeAreaInsets: UIEdgeInsets(
            top: hasButton ? 20 : 24, left: 0, bottom: hasButton ? 0 : 20, right: 0), idiom: .pad)
      }

      // The sizes of tablets are those of Apple's Human Interface Guidelines, "Layout".

      /// 768 × 1024 points, 9.7 inches.
      public static let iPadPro9_7 = tablet(" Pro 9.7", 768, 1024, hasButton: true)
      /// 834 × 1112 points, 10.5 inches.
      public static let iPadPro10_5 = tablet(" Pro 10.5", 834, 1112, hasButton: true)
      /// 810 × 1080 points, 10.2 inches: the seventh to the ninth generation.
      public static let iPad = tablet("", 810, 1080, hasButton: true)
      /// 744 × 1133 points, 8.3 inches: from the sixth generation.
      public static let iPadMini = tablet(" mini", 744, 1133, hasButton: false)
      /// 820 × 1180 points, 10.9 inches: from the fourth generation.
      public static let iPadAir = tablet(" Air", 820, 1180, hasButton: false)
      /// 834 × 1194 points, 11 inches.
      public static let iPadPro11 = tablet(" Pro 11", 834, 1194, hasButton: false)
      /// 1024 × 1366 points, 12.9 inches, from the third generation.
      public static let iPadPro12_9 = tablet(" Pro 12.9", 1024, 1366, hasButton: false)

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
        iPadPro9_7, iPadPro10_5, iPad, iPadMini, iPadAir, iPadPro11, iPadPro12_9,
      ]
    }

    /// Shows a controller on the screen of a device and waits until it rests.
    public convenience init(
      _ controller: @autoclosure () -> UIViewController, in container: Container = .window,
      on device: Device, system: SystemVersion = .current,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      UIScreen.main.scale = device.scale
      self.init(controller(), in: container, of: device, system: system, sourceLocation)
    }
  }
#endif
