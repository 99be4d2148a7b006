import Foundation

/// Gives what is dragged as data or as objects; Linux's Foundation has none.
///
/// What is loaded arrives in a later turn of the main loop, on the main thread.
@preconcurrency @MainActor open class NSItemProvider: NSObject {
  /// Requests data, which the completion gets.
  public typealias DataLoader = (
    _ completion: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?

  /// Why something could not be loaded.
  enum Fault: Error, CustomStringConvertible {
    case notRegistered(String)
    case unreadable(String)

    var description: String {
      switch self {
      case .notRegistered(let type): "Nothing is registered that can be loaded as \(type)."
      case .unreadable(let type): "The data is not of the type \(type)."
      }
    }
  }

  private struct Representation {
    let type: String
    /// What `loadItem` gives; nil for data.
    var item: Any?
    let load: DataLoader
  }

  private var representations: [Representation] = []
  private var objects: [any NSItemProviderWriting] = []
  /// A name for a file of what is given.
  open var suggestedName: String?

  /// A provider of nothing, to which types can be added.
  nonisolated public override init() { super.init() }

  /// A provider of `object`, in all types that it can be written in.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  // MARK: Registering

  /// Adds a type, whose data `loadHandler` provides when it is requested.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping DataLoader
  ) {
    add(typeIdentifier, item: nil, load: loadHandler)
  }

  /// Adds a type, with what `loadItem` gives as it.
  func add(_ type: String, item: Any?, load: @escaping DataLoader) {
    representations.append(Representation(type: type, item: item, load: load))
  }

  /// Adds the types that `object` can be written in.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    objects.append(object)
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      add(type, item: object) { completion in
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
      }
    }
  }

  /// The types that were added, in order.
  open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

  /// Whether one of the types is, or conforms to, `typeIdentifier`.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(conformingTo: typeIdentifier) != nil
  }

  private func representation(conformingTo type: String) -> Representation? {
    representations.first { TypeIdentifier.conforms($0.type, to: type) }
  }

  /// What was given as the type, or as one that conforms to it; nil for data alone.
  func item(as type: String) -> Any? { representation(conformingTo: type)?.item }

  // MARK: Loading

  /// Whether an object of the class can be made of what is given.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    objects.contains { Swift.type(of: $0) == aClass }
      || aClass.readableTypeIdentifiersForItemProvider
        .contains { hasItemConformingToTypeIdentifier($0) }
  }

  /// Makes an object of the class; one that was registered is given as it is.
  @discardableResult open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    if let object = objects.first(where: { Swift.type(of: $0) == aClass }) {
      AppProcess.current.loop.perform {
        completionHandler(object as? any NSItemProviderReading, nil)
      }
      return Progress(totalUnitCount: 1)
    }
    let types = aClass.readableTypeIdentifiersForItemProvider
    let readable = types.first { hasItemConformingToTypeIdentifier($0) }
    return loadDataRepresentation(forTypeIdentifier: readable ?? types.first ?? "") { data, error in
      do {
        let type = readable ?? ""
        let object = try data.map {
          try aClass.object(withItemProviderData: $0, typeIdentifier: type)
        }
        completionHandler(object, error)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Requests the data of a type.
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let delivery = ItemDelivery(completionHandler)
    defer { delivery.handOver() }
    guard let representation = representation(conformingTo: typeIdentifier) else {
      delivery.arrive(nil, Fault.notRegistered(typeIdentifier))
      return Progress(totalUnitCount: 1)
    }
    return representation.load { delivery.arrive($0, $1) } ?? Progress(totalUnitCount: 1)
  }
}
