import Foundation

/// A file or a folder in memory, with its name; links are not held.
open class FileWrapper: NSObject, @unchecked Sendable {
  /// How one is read.
  public struct ReadingOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All of it at once; that is so here without it, too.
    public static let immediate = ReadingOptions(rawValue: 1 << 0)
    /// Without mapping it into memory; held.
    public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
  }

  /// How one is written.
  public struct WritingOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Beside the file that is there, which is then replaced.
    public static let atomic = WritingOptions(rawValue: 1 << 0)
    /// With the names of files taken over; held.
    public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
  }

  /// The content of a file; nil for a folder.
  open private(set) var regularFileContents: Data?
  /// What is in a folder, by its names; nil for a file.
  open private(set) var fileWrappers: [String: FileWrapper]?
  /// The name in the folder that it was read from; nil for one that was made.
  open var filename: String?
  /// The name that it gets in a folder.
  open var preferredFilename: String?
  /// The attributes of the file; held.
  open var fileAttributes: [String: Any] = [:]

  /// A file of data.
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
    super.init()
  }

  /// A folder of files.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    fileWrappers = childrenByPreferredName
    super.init()
    for (name, file) in childrenByPreferredName where file.preferredFilename == nil {
      file.preferredFilename = name
    }
  }

  /// The file or the folder at a URL, with all that is in it.
  public init(url: URL, options: ReadingOptions = []) throws {
    super.init()
    (filename, preferredFilename) = (url.lastPathComponent, url.lastPathComponent)
    guard url.resourceIsFolder else {
      regularFileContents = try Data(contentsOf: url)
      return
    }
    var files: [String: FileWrapper] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
      files[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
    }
    fileWrappers = files
  }

  /// Whether it is a folder.
  open var isDirectory: Bool { fileWrappers != nil }
  /// Whether it is a file.
  open var isRegularFile: Bool { regularFileContents != nil }
  /// Whether it is a link: never.
  open var isSymbolicLink: Bool { false }

  /// Puts a file into the folder, under its preferred name or one with a number in front; returns the
  /// name.
  @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
    let wanted = child.preferredFilename ?? child.filename ?? ""
    var (name, number) = (wanted, 1)
    while fileWrappers?[name] != nil {
      number += 1
      name = "\(number)__#$!@%!#__\(wanted)"
    }
    if isDirectory { fileWrappers?[name] = child }
    return name
  }

  /// Puts a file of data into the folder; returns its name.
  @discardableResult open func addRegularFile(
    withContents data: Data, preferredFilename fileName: String
  ) -> String {
    let file = FileWrapper(regularFileWithContents: data)
    file.preferredFilename = fileName
    return addFileWrapper(file)
  }

  /// Takes a file out of the folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    if let name = keyForChildFileWrapper(child) { fileWrappers?[name] = nil }
  }

  /// The name of a file in the folder; nil where it is not.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  /// Writes the file, or the folder with all that is in it.
  open func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL?
  ) throws {
    guard let fileWrappers else {
      try (regularFileContents ?? Data()).write(
        to: url, options: options.contains(.atomic) ? .atomic : [])
      return
    }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, file) in fileWrappers.sorted(by: { $0.key < $1.key }) {
      try file.write(
        to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
    }
  }
}

extension URL {
  fileprivate var resourceIsFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
