import CSwiftCall
import Foundation

/// The classes of the program by their names without module, from the symbols of its images.
///
/// `NSClassFromString` finds a class by its module and name; a class whose module is not known, that
/// is private or within another type is found here. Where there are no symbols to read (a stripped
/// program, other platforms than Linux), nothing is found.
@MainActor package enum ProgramClasses {
  /// Positions in a type's context descriptor (`TypeMetadata.rst`, “Nominal Type Descriptor”).
  private enum Layout {
    static let accessFunction = 12
    static let isGeneric: UInt32 = 0x80
  }

  private static let words = "nominal type descriptor for "
  private static let byName: [String: [UnsafeRawPointer]] = descriptors()

  /// The classes of a name, in the order of their images and symbols, behind them those that
  /// `@objc(name)` gives it.
  package static func named(_ name: String) -> [AnyClass] {
    (byName[name] ?? []).compactMap(type) + renamed(name)
  }

  /// The classes whose names begin so, in the order of their symbols. The prefix has to be one word in
  /// small letters, which symbols have unchanged.
  static func named(beginningWith prefix: String) -> [AnyClass] {
    var found: [AnyClass] = []
    #if os(Linux)
      for (file, base) in images() {
        let symbols = ELFSymbols(file: file)?.all(beginningWith: "$s", endingWith: "CMn") ?? []
        for (name, value) in symbols where value != 0 && name.contains(prefix) {
          if let type = type(base + Int(value)) { found.append(type) }
        }
      }
    #endif
    return found
  }

  /// The classes that `@objc(name)` gives a name.
  static func renamed(_ name: String) -> [AnyClass] {
    (byName["_ObjectiveCName_" + name] ?? []).compactMap(type)
      .compactMap { ($0 as? any ObjectiveCNamed.Type)?.named }
  }

  /// The class of a descriptor, by way of its accessor; nil for a generic one.
  private static func type(_ descriptor: UnsafeRawPointer) -> AnyClass? {
    guard descriptor.load(as: UInt32.self) & Layout.isGeneric == 0 else { return nil }
    let place = descriptor + Layout.accessFunction
    let offset = place.load(as: Int32.self)
    guard offset != 0 else { return nil }
    let metadata = swift_call_metadata(place + Int(offset))
    return unsafeBitCast(metadata, to: AnyClass.self)
  }

  private static func descriptors() -> [String: [UnsafeRawPointer]] {
    var found: [String: [UnsafeRawPointer]] = [:]
    #if os(Linux)
      for (file, base) in images() {
        guard let symbols = ELFSymbols(file: file) else { continue }
        for (name, value) in symbols.all(beginningWith: "$s", endingWith: "CMn") where value != 0 {
          guard let text = MethodSymbols.demangled(name), text.hasPrefix(words) else { continue }
          let simple = simpleName(of: String(text.dropFirst(words.count)))
          let descriptor = base + Int(value)
          if found[simple]?.contains(descriptor) != true {
            found[simple, default: []].append(descriptor)
          }
        }
      }
    #endif
    return found
  }

  /// `Feed` for `App.Feed`, `App.(Feed in _0123)` and `Feed #1 in App.f() -> ()`.
  static func simpleName(of text: String) -> String {
    if let number = text.range(of: " #") {
      return String(text[..<number.lowerBound].drop { $0 == "(" })
    }
    var depth = 0
    var start = text.startIndex
    for index in text.indices {
      switch text[index] {
      case "(", "<": depth += 1
      case ")", ">": depth -= 1
      case "." where depth == 0: start = text.index(after: index)
      default: break
      }
    }
    let last = text[start...]
    guard last.first == "(" else { return String(last) }
    return String(last.dropFirst().prefix { $0 != " " && $0 != ")" })
  }

  /// The files of the program and its libraries that are no library of the system, with the places
  /// where they are loaded.
  private static func images() -> [(String, UnsafeRawPointer)] {
    guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else {
      return []
    }
    var seen: Set<String> = []
    var images: [(String, UnsafeRawPointer)] = []
    for line in maps.split(separator: "\n") {
      guard let slash = line.firstIndex(of: "/"), let dash = line.firstIndex(of: "-") else {
        continue
      }
      let file = String(line[slash...])
      guard seen.insert(file).inserted, !file.hasPrefix("/usr/lib"), !file.hasPrefix("/lib"),
        let start = UInt(line[..<dash], radix: 16),
        let address = UnsafeRawPointer(bitPattern: start)
      else { continue }
      var base: UnsafeRawPointer?
      guard swift_call_image(address, &base) != nil, let base else { continue }
      images.append((file, base))
    }
    return images
  }
}
