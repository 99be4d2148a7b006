import Foundation

extension UIColor {
  /// Red, green and blue of a hue (a part of the circle), saturation and brightness.
  static func rgb(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat
  ) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
    guard hue.isFinite else { return (brightness, brightness, brightness) }
    let sector = (hue - hue.rounded(.down)) * 6
    func part(_ offset: CGFloat) -> CGFloat {
      let k = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    return (part(5), part(3), part(1))
  }

  /// Hue (a part of the circle), saturation and brightness.
  var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let brightness = max(red, green, blue)
    let spread = brightness - min(red, green, blue)
    guard brightness > 0, spread > 0 else { return (0, 0, brightness) }
    let sector: CGFloat
    if brightness == red {
      sector = (green - blue) / spread
    } else if brightness == green {
      sector = (blue - red) / spread + 2
    } else {
      sector = (red - green) / spread + 4
    }
    let hue = sector / 6
    return (hue < 0 ? hue + 1 : hue, spread / brightness, brightness)
  }
}
