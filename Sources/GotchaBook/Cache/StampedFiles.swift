#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Files and their stamps, as they were at a time: what has changed since is found without reading
/// a file, and mostly without listing a folder.
package struct StampedFiles: Sendable {
  /// The folders, each once; a path that is not absolute is relative to a root.
  private var folders: [String] = []
  /// For each file the position of its folder.
  private var places: [Int] = []
  /// The files' names one after the other, each with a zero behind it.
  private var names: [UInt8] = []
  /// Where each name begins, and where the last one ends.
  private var starts = [0]
  /// In the order of the files.
  package private(set) var stamps: [FileStamp] = []

  package init() {}

  package init(_ files: some Sequence<(path: String, stamp: FileStamp)>) {
    self.init(files, folders: [])
  }

  /// - Parameter folders: Those that are known, in their order.
  private init(
    _ files: some Sequence<(path: String, stamp: FileStamp)>, folders: [String]
  ) {
    self.folders = folders
    var positions: [Substring: Int] = Dictionary(
      folders.enumerated().map { (Substring($1), $0) }, uniquingKeysWith: { first, _ in first })
    for (path, stamp) in files {
      let end = path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
      let folder = path[..<end]
      let place = positions[folder] ?? self.folders.count
      if place == self.folders.count {
        positions[folder] = place
        self.folders.append(String(folder))
      }
      places.append(place)
      names += path[end...].utf8.drop { $0 == UInt8(ascii: "/") }
      names.append(0)
      starts.append(names.count)
      stamps.append(stamp)
    }
  }

  /// Puts other files in the place of some that stand one behind the other.
  package mutating func replace(
    _ range: Range<Int>, with files: some Sequence<(path: String, stamp: FileStamp)>
  ) {
    let new = StampedFiles(files, folders: folders)
    folders = new.folders
    places.replaceSubrange(range, with: new.places)
    stamps.replaceSubrange(range, with: new.stamps)
    let bytes = starts[range.lowerBound]..<starts[range.upperBound]
    names.replaceSubrange(bytes, with: new.names)
    let growth = new.names.count - bytes.count
    for position in range.upperBound..<starts.count { starts[position] += growth }
    starts.replaceSubrange(range, with: new.starts.dropLast().map { $0 + bytes.lowerBound })
  }

  package var count: Int { stamps.count }

  package func path(_ position: Int) -> String {
    let folder = folders[places[position]]
    let name = String(decoding: name(position), as: UTF8.self)
    return folder.isEmpty ? name : folder + "/" + name
  }

  /// The folders of the files and the folders that those stand in, up to the root.
  package var allFolders: Set<String> { Self.allFolders(of: folders) }

  package static func allFolders(of folders: some Sequence<String>) -> Set<String> {
    var all: Set = [""]
    for folder in folders {
      var rest = Substring(folder)
      while !rest.isEmpty, all.insert(String(rest)).inserted {
        rest = rest[..<(rest.lastIndex(of: "/") ?? rest.startIndex)]
      }
    }
    return all
  }

  package var paths: [String] { stamps.indices.map(path) }

  /// The position of the file at a path.
  package func position(of path: String) -> Int? {
    let end = path.lastIndex(of: "/") ?? path.startIndex
    guard let place = folders.firstIndex(of: String(path[..<end])) else { return nil }
    let wanted = Array(path[end...].drop { $0 == "/" }.utf8)
    return places.indices.first { places[$0] == place && name($0).elementsEqual(wanted) }
  }

  /// The path of every file with its position.
  package var positions: [String: Int] {
    Dictionary(
      stamps.indices.map { (path($0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  package mutating func keep(_ stamp: FileStamp, at position: Int) { stamps[position] = stamp }

  private func name(_ position: Int) -> ArraySlice<UInt8> {
    names[starts[position]..<starts[position + 1] - 1]
  }
}

// MARK: - On the disk

extension StampedFiles {
  /// A file that is not what it was.
  package struct Change: Equatable, Sendable {
    package var position: Int
    /// Nil when there is no such file any more.
    package var stamp: FileStamp?
  }

  /// The files that are not what they were, in order, looked at on all cores.
  package func changes(below root: String) -> [Change] {
    count.concurrentParts { changes($0, below: root) }.flatMap { $0 }
  }

  private func changes(_ positions: Range<Int>, below root: String) -> [Change] {
    var changes: [Change] = []
    var open: (place: Int, descriptor: Int32) = (-1, -1)
    defer { if open.descriptor >= 0 { close(open.descriptor) } }
    names.withUnsafeBufferPointer { names in
      names.withMemoryRebound(to: CChar.self) { names in
        for position in positions {
          if places[position] != open.place {
            if open.descriptor >= 0 { close(open.descriptor) }
            open = (places[position], Self.open(folders[places[position]], below: root))
          }
          let name = names.baseAddress.map { $0 + starts[position] }
          let stamp = name.flatMap { FileStamp(of: $0, in: open.descriptor) }
          if stamp != stamps[position] { changes.append(Change(position: position, stamp: stamp)) }
        }
      }
    }
    return changes
  }

  private static func open(_ folder: String, below root: String) -> Int32 {
    #if canImport(Darwin)
      Darwin.open(FolderListing.absolute(folder, root: root), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    #elseif canImport(Musl)
      Musl.open(FolderListing.absolute(folder, root: root), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    #else
      Glibc.open(FolderListing.absolute(folder, root: root), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    #endif
  }
}

// MARK: - Bytes

extension StampedFiles {
  package init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    folders = try reader.texts()
    places = try reader.words()
    names = Array(try reader.blob())
    starts = try reader.words()
    let sizes = try reader.words()
    let times = try reader.words()
    guard places.count == sizes.count, times.count == sizes.count, starts.count == sizes.count + 1,
      places.allSatisfy(folders.indices.contains), hasWholeNames
    else { throw ByteReader.Malformed() }
    stamps = zip(sizes, times).map(FileStamp.init(size:modified:))
  }

  /// Whether each name is where it is said to be, and ends.
  private var hasWholeNames: Bool {
    starts.first == 0 && starts.last == names.count
      && zip(starts, starts.dropFirst()).allSatisfy { start, end in
        start < end && end <= names.count && names[end - 1] == 0
      }
  }

  package func write(to writer: inout ByteWriter) {
    writer.add(folders)
    writer.add(words: places)
    writer.add(blob: names[...])
    writer.add(words: starts)
    writer.add(words: stamps.map(\.size))
    writer.add(words: stamps.map(\.modified))
  }
}
