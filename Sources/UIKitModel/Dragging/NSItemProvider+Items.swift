import Foundation

// Linux bridges no classes of Foundation: what is loaded is Swift's `URL`, `String` and `Data`.

extension NSItemProvider {
  /// Called with what `loadItem` has loaded, or with an error.
  public typealias CompletionHandler = (Any?, (any Error)?) -> Void

  /// A provider of one object as one type.
  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init()
    guard let item, let typeIdentifier else { return }
    add(typeIdentifier, item: item) { completion in
      let data: Data? =
        switch item {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let object as any NSItemProviderWriting: NSItemProvider.data(of: object)
        default: nil
        }
      completion(data, data == nil ? Fault.unreadable(typeIdentifier) : nil)
      return nil
    }
  }

  private static func data(of object: any NSItemProviderWriting) -> Data? {
    guard let type = Swift.type(of: object).writableTypeIdentifiersForItemProvider.first else {
      return nil
    }
    let loaded = LoadedData()
    _ = object.loadData(withTypeIdentifier: type) { data, _ in loaded.set(data) }
    return loaded.data
  }

  /// Requests what was given as a type: the object itself, or else its data.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    guard let item = item(as: typeIdentifier) else {
      loadDataRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler?($0, $1) }
      return
    }
    AppProcess.current.loop.perform {
      switch item {
      case let url as NSURL: completionHandler?(url as URL, nil)
      case let text as NSString: completionHandler?(text.description, nil)
      case let data as NSData: completionHandler?(Data(referencing: data), nil)
      default: completionHandler?(item, nil)
      }
    }
  }

  /// Requests a file with the data of a type; it is removed after the completion.
  @discardableResult public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    let ending = UTType(importedAs: typeIdentifier).preferredFilenameExtension ?? "data"
    let name = "\(suggestedName ?? "file").\(ending)"
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(name)
        try data.write(to: file)
        completionHandler(file, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Adds a type, whose data is in a file that `loadHandler` provides when it is requested. Its
  /// completion gets the file, whether others may write to it, and an error.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping (
        @escaping (_ file: URL?, _ coordinated: Bool, _ error: (any Error)?) -> Void
      ) -> Progress?
  ) {
    let process = AppProcess.current
    add(typeIdentifier, item: nil) { completion in
      process.bind {
        loadHandler { file, _, error in
          do {
            completion(try file.map { try Data(contentsOf: $0) }, error)
          } catch { completion(nil, error) }
        }
      }
    }
  }

  /// Requests a file with the data of a type, where it is if it may be opened there; here it is always a
  /// copy, which is removed after the completion.
  @discardableResult public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, false, $1) }
  }

  /// Whether a value of a type of Swift, `String` or `URL`, can be made of what is given.
  public func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: Value._ObjectiveCType.self)
  }

  /// Makes a value of a type of Swift, `String` or `URL`.
  @discardableResult public func loadObject<Value: _ObjectiveCBridgeable>(
    ofClass aClass: Value.Type, completionHandler: @escaping (Value?, (any Error)?) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: Value._ObjectiveCType.self) { object, error in
      let object = object as? Value._ObjectiveCType
      completionHandler(object.map { Value._unconditionallyBridgeFromObjectiveC($0) }, error)
    }
  }
}

/// Data that arrives on any thread.
private final class LoadedData: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Data?

  var data: Data? { lock.withLock { stored } }

  func set(_ data: Data?) { lock.withLock { stored = data } }
}
