import Testing

@testable import TableModel
@testable import UIKitModel

@Suite("Colors") struct ColorTests {
  @Test("Colors with the same components are equal")
  func equality() {
    #expect(UIColor.systemBlue == UIColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1))
    #expect(UIColor.label.withAlphaComponent(0.5) != .label)
  }

  @Test("Hue, saturation and brightness survive the way there and back")
  func hue() {
    for step in 0..<36 {
      let hue = CGFloat(step) / 36
      let color = UIColor(hue: hue, saturation: 0.7, brightness: 0.9, alpha: 1)
      var back: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.getHue(&back.0, saturation: &back.1, brightness: &back.2, alpha: &back.3)
      #expect(abs(back.0 - hue) < 1e-9 && abs(back.1 - 0.7) < 1e-9 && abs(back.2 - 0.9) < 1e-9)
    }
  }

  @Test("A dynamic color answers by the traits")
  func dynamic() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    #expect(color.cgColor == UIColor.black.cgColor)
  }
}

@Suite("Images") struct ImageTests {
  @Test("A PNG file has the size that its header says, and other data is no image")
  func png() {
    let header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    let data = Data(header + Array("IHDR".utf8) + [0, 0, 1, 0, 0, 0, 0, 30])
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 128, height: 15))
    #expect(UIImage(data: data.dropLast()) == nil)
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: data, scale: 0) == nil)
  }

  @Test("Color and image literals are colors and images")
  func literals() {
    let color = #colorLiteral(red: 0.5, green: 0.25, blue: 0, alpha: 1)
    #expect(color == UIColor(red: 0.5, green: 0.25, blue: 0, alpha: 1))
    let image = #imageLiteral(resourceName: "star")
    #expect(image.name == "star")
  }
}
