import GotchaBook
package import GotchaVerdicts
import RunRecord
import Synchronization

/// What the files of runs held when they were last read, but for what their cases recorded, which
/// is most of them and wanted for few pages.
///
/// A cache that another build of the program wrote, or that is damaged, counts as none.
package final class RunCache: Sendable {
  private typealias Known = (stamp: FileStamp, bytes: ArraySlice<UInt8>)

  private let known: [String: Known]
  /// What was read with this cache, but for files that are to be read each time.
  private let read = Mutex<[String: (stamp: FileStamp, bytes: [UInt8])]>([:])

  package init(_ bytes: [UInt8]?, generator: String) {
    known = (try? Self.known(bytes ?? [], generator)) ?? [:]
  }

  /// The file of a run; from the cache when it is what it was.
  package func file(_ path: String) -> Result<RunFile, RunFile.Damage> {
    let stamp = FileStamp(ofFile: path)
    if let known = known[path], known.stamp == stamp {
      var reader = ByteReader(known.bytes)
      if let file = try? RunCoding.read(&reader, path) {
        read.withLock { $0[path] = (known.stamp, Array(known.bytes)) }
        return .success(file)
      }
    }
    let file = RunFile.read(path).map(\.marked)
    // What a run says of itself is short, and read each time.
    if let stamp, let file = try? file.get(), file.conditions.isEmpty, file.refusals.isEmpty {
      keep(file, path, stamp)
    }
    return file
  }

  /// The bytes of a cache of what was read; nil when those that were given say the same.
  package func bytes(generator: String) -> [UInt8]? {
    let read = read.withLock { $0 }
    let isKnown = read.allSatisfy { path, file in known[path]?.stamp == file.stamp }
    guard !isKnown || read.count != known.count else { return nil }
    var writer = ByteWriter()
    writer.add(generator)
    writer.add(read.sorted { $0.key < $1.key }) { writer, file in
      writer.add(file.key)
      file.value.stamp.write(to: &writer)
      writer.add(blob: file.value.bytes[...])
    }
    let content = writer.bytes
    var whole = ByteWriter()
    whole.add(Self.seal(of: content))
    whole.add(blob: content[...])
    return whole.bytes
  }

  /// By which a cache is known to be as it was written.
  private static func seal(of content: some Sequence<UInt8>) -> String {
    ContentHash.hash(of: content)
  }

  private func keep(_ file: RunFile, _ path: String, _ stamp: FileStamp) {
    var writer = ByteWriter()
    RunCoding.write(file, to: &writer)
    read.withLock { $0[path] = (stamp, writer.bytes) }
  }

  private static func known(
    _ bytes: [UInt8], _ generator: String
  ) throws(ByteReader.Malformed) -> [String: Known] {
    var whole = ByteReader(bytes)
    let seal = try whole.text()
    let content = try whole.blob()
    guard seal == self.seal(of: content) else { throw ByteReader.Malformed() }
    var reader = ByteReader(content)
    guard try reader.text() == generator else { throw ByteReader.Malformed() }
    let files = try reader.array { (reader) throws(ByteReader.Malformed) in
      (try reader.text(), (stamp: try FileStamp(from: &reader), bytes: try reader.blob()))
    }
    return Dictionary(files, uniquingKeysWith: { $1 })
  }
}

extension RunFile {
  /// The file with the numbers by which traces and curves are known.
  fileprivate var marked: RunFile {
    var file = self
    for record in file.records.indices {
      for run in file.records[record].runs.indices { file.records[record].runs[run].mark() }
    }
    return file
  }
}

extension VersionRun {
  fileprivate mutating func mark() {
    for index in traces.indices {
      traces[index].recorded = traces[index].recorded.marked(by: Fingerprint.mark)
    }
    curves = curves?.map { curve in
      var curve = curve
      curve.recorded = curve.recorded.marked(by: Fingerprint.mark)
      return curve
    }
  }
}
