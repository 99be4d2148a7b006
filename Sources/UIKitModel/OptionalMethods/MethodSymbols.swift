import CSwiftCall
import Foundation

/// The methods of a Swift class by name and type, from the symbols of its image.
enum MethodSymbols {
  /// Where a class's metadata has its descriptor (`TypeMetadata.rst`).
  private static let descriptorInMetadata = 40
  /// How symbols of descriptors and of functions end (`Mangling.rst`).
  private static let descriptorSuffix = "Mn"
  private static let descriptorWords = "nominal type descriptor for "
  private static let functionSuffix = "F"

  /// The addresses of the methods that `type` itself has, under `name(_:label:)(Types) -> Result`.
  static func methods(of type: AnyClass) -> [String: UnsafeRawPointer] {
    #if os(Linux)
      let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      let descriptor = (metadata + descriptorInMetadata).load(as: UnsafeRawPointer.self)
      var base: UnsafeRawPointer?
      guard let file = swift_call_image(descriptor, &base), let base,
        let symbols = ELFSymbols(file: String(cString: file))
      else { return [:] }
      let offset = UInt64(UInt(bitPattern: descriptor) - UInt(bitPattern: base))
      guard let own = symbols.names(at: offset).first(where: { $0.hasSuffix(descriptorSuffix) })
      else { return [:] }
      guard let owner = demangled(own).map({ String($0.dropFirst(descriptorWords.count)) }) else {
        return [:]
      }
      var methods: [String: UnsafeRawPointer] = [:]
      let context = String(own.dropLast(descriptorSuffix.count))
      for (name, value) in symbols.all(beginningWith: context) where name.hasSuffix(functionSuffix)
      {
        guard let text = demangled(name), let method = key(of: text, in: owner) else { continue }
        methods[method] = base + Int(value)
      }
      return methods
    #else
      return [:]
    #endif
  }

  /// `a(_:b:)(C, D) -> E` for `M.T.a(_: C, b: D) -> E` in `M.T`, or for the same in a class of a
  /// function, which follows; nil for what is no method of the class itself.
  static func key(of text: String, in owner: String) -> String? {
    let declaration: Substring
    if text.hasPrefix(owner + ".") {
      declaration = text.dropFirst(owner.count + 1)
    } else if text.hasSuffix(" in " + owner) {
      declaration = text.dropLast(owner.count + " in ".count)
    } else {
      return nil
    }
    guard let open = declaration.firstIndex(of: "("),
      let arrow = declaration.range(of: ") -> ", options: .backwards), open < arrow.lowerBound,
      !declaration[..<open].contains(".")
    else { return nil }
    var labels = ""
    var types: [Substring] = []
    let arguments = declaration[declaration.index(after: open)..<arrow.lowerBound]
    for argument in arguments.isEmpty ? [] : arguments.components(separatedBy: ", ") {
      // Where no argument has a label, none is printed.
      let colon = argument.range(of: ": ")
      labels += (colon.map { String(argument[..<$0.lowerBound]) } ?? "_") + ":"
      types.append(argument[(colon?.upperBound ?? argument.startIndex)...])
    }
    let signature = "(\(types.joined(separator: ", "))) -> \(declaration[arrow.upperBound...])"
    return "\(declaration[..<open])(\(labels))\(signature)"
  }

  static func demangled(_ name: String) -> String? {
    guard let text = demangle(name, UInt(name.utf8.count), nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}

/// The declaration that a mangled name represents, to be freed; from the Swift runtime.
@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
