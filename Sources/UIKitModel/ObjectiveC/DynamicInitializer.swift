import CSwiftCall
import Foundation

/// Makes instances of a class that is known only at run time.
///
/// `register(_:forCellReuseIdentifier:)` takes a class, and UIKit sends `initWithStyle:…` to it.
/// Swift allows that only for `required` initializers, which would force every cell written for
/// UIKit to declare `required` in place of `override`. The initializer is in the class's method
/// table all the same; this reads its slot from the class's own description (the ABI of the Swift
/// runtime on 64-bit platforms without Objective-C) and calls it.
@MainActor package enum DynamicInitializer {
  /// Positions in class metadata and descriptors, from the Swift ABI (`TypeMetadata.rst`).
  private enum Layout {
    static let descriptorInMetadata = 40
    static let vtableInDescriptor = 44
    static let singletonInitialization = 12
    static let vtableHeader = 8
    static let methodDescriptor = 8
    static let methodKindMask: UInt32 = 0xF
    static let initializerKind: UInt32 = 1
    static let metadataInitializationShift: UInt32 = 16
  }

  /// The slots of the classes that were looked at.
  private static var knownSlots: [ObjectIdentifier: [Int]] = [:]

  /// The slots of the initializers that `declaringClass` itself adds to the method table; `make`
  /// needs one.
  static func initializerSlots(of declaringClass: AnyClass) -> [Int] {
    if let known = knownSlots[ObjectIdentifier(declaringClass)] { return known }
    let slots = slotsInDescription(of: declaringClass)
    knownSlots[ObjectIdentifier(declaringClass)] = slots
    return slots
  }

  private static func slotsInDescription(of declaringClass: AnyClass) -> [Int] {
    let metadata = unsafeBitCast(declaringClass, to: UnsafeRawPointer.self)
    let descriptor = (metadata + Layout.descriptorInMetadata).load(as: UnsafeRawPointer.self)
    let flags = descriptor.load(as: UInt32.self)
    var table = descriptor + Layout.vtableInDescriptor
    if (flags >> Layout.metadataInitializationShift) & 3 == 1 {
      table += Layout.singletonInitialization
    }
    let offset = Int(table.load(as: UInt32.self))
    let count = Int((table + 4).load(as: UInt32.self))
    return (0..<count).compactMap { index in
      let method = table + Layout.vtableHeader + index * Layout.methodDescriptor
      let kind = method.load(as: UInt32.self) & Layout.methodKindMask
      return kind == Layout.initializerKind ? offset + index : nil
    }
  }

  /// Calls the `(style, text)` initializer that `base` declares, on `type`.
  package static func make<Base: AnyObject>(
    _ type: AnyClass, as base: Base.Type, style: Int, text: String?
  ) -> Base? {
    call(type, as: base, text: text) { function, words, metatype in
      swift_call_init_style_text(function, style, words.0, words.1, metatype)
    }
  }

  /// Calls the `(text)` initializer that `base` declares, on `type`.
  package static func make<Base: AnyObject>(
    _ type: AnyClass, as base: Base.Type, text: String?
  ) -> Base? {
    call(type, as: base, text: text) { function, words, metatype in
      swift_call_init_text(function, words.0, words.1, metatype)
    }
  }

  /// Calls the initializer without arguments that `NSObject` declares, on `type`; nil where that is
  /// not found.
  ///
  /// A class that does not inherit it ends the process in it, as it does on Apple's systems.
  package static func make<Base: NSObject>(_ type: Base.Type) -> Base? {
    guard let slot = initializerSlots(of: NSObject.self).first else { return nil }
    let metatype = unsafeBitCast(type, to: UnsafeRawPointer.self)
    // The words of a text are two registers that the callee does not read.
    let object = swift_call_init_text(function(in: slot, of: metatype), 0, 0, metatype)
    return Unmanaged<Base>.fromOpaque(object).takeRetainedValue()
  }

  /// Calls the initializer of a segue that `UIStoryboardSegue` declares, on `type`.
  package static func make(
    _ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController,
    destination: UIViewController
  ) -> UIStoryboardSegue {
    guard let slot = initializerSlots(of: UIStoryboardSegue.self).first else {
      return UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    }
    let metatype = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let words = words(of: identifier)
    let segue = swift_call_init_text_objects(
      function(in: slot, of: metatype), words.0, words.1,
      Unmanaged.passRetained(source).toOpaque(), Unmanaged.passRetained(destination).toOpaque(),
      metatype)
    return Unmanaged<UIStoryboardSegue>.fromOpaque(segue).takeRetainedValue()
  }

  /// Calls the initializer of a nib's controller that `UIViewController` declares, on `type`.
  package static func make<Controller: UIViewController>(
    _ type: Controller.Type, nibName: String?, bundle: Bundle?
  ) -> Controller {
    // It is the first that the class declares.
    let slot = initializerSlots(of: UIViewController.self)[0]
    let metatype = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let words = words(of: nibName)
    let folder = bundle.map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) }
    // The second object is a register that the callee does not read.
    let controller = swift_call_init_text_objects(
      function(in: slot, of: metatype), words.0, words.1, folder, nil, metatype)
    return Unmanaged<Controller>.fromOpaque(controller).takeRetainedValue()
  }

  /// A text as the two words that it is passed in, with a reference for the callee.
  private static func words(of text: String?) -> (UInt64, UInt64) {
    var words: (UInt64, UInt64) = (0, 0)
    withUnsafeMutableBytes(of: &words) { bytes in
      // The callee takes over the reference that this initialization makes.
      _ = bytes.initializeMemory(as: String?.self, repeating: text)
    }
    return words
  }

  /// Calls the `(frame)` initializer on a class of views; it is the first that `UIView` declares.
  package static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
    let metatype = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let function = function(in: initializerSlots(of: UIView.self)[0], of: metatype)
    let view = swift_call_init_rect(
      function, frame.minX, frame.minY, frame.width, frame.height, metatype)
    return Unmanaged<View>.fromOpaque(view).takeRetainedValue()
  }

  /// Calls the `(style, text)` initializer that `base` declares on a subclass, or without a style the
  /// `(text)` initializer.
  package static func make<View: UIView>(
    _ type: View.Type, as base: UIView.Type, style: Int?, text: String?
  ) -> View {
    let metatype = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let function = function(in: initializerSlots(of: base)[0], of: metatype)
    let words = words(of: text)
    let view =
      if let style {
        swift_call_init_style_text(function, style, words.0, words.1, metatype)
      } else {
        swift_call_init_text(function, words.0, words.1, metatype)
      }
    return Unmanaged<View>.fromOpaque(view).takeRetainedValue()
  }

  /// What a class has in a slot of its method table.
  private static func function(
    in slot: Int, of metatype: UnsafeRawPointer
  ) -> UnsafeRawPointer {
    (metatype + slot * MemoryLayout<UnsafeRawPointer>.size).load(as: UnsafeRawPointer.self)
  }

  private static func call<Base: AnyObject>(
    _ type: AnyClass, as base: Base.Type, text: String?,
    with body: (UnsafeRawPointer, (UInt64, UInt64), UnsafeRawPointer) -> UnsafeMutableRawPointer
  ) -> Base? {
    guard let slot = initializerSlots(of: base).first, type is Base.Type else { return nil }
    let metatype = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let function = function(in: slot, of: metatype)
    let made = body(function, words(of: text), metatype)
    return Unmanaged<Base>.fromOpaque(made).takeRetainedValue()
  }
}
