package import Foundation

extension Run {
  /// Why some bytes are not a run, and what to do.
  package enum Damage: Error, Equatable, CustomStringConvertible {
    case notJSON
    case unknownSchema(Int)
    /// The member at this path is missing or of another form.
    case malformed(path: String, reason: String)

    package var description: String {
      switch self {
      case .notJSON: "it is not JSON, or it is cut off; export or copy it again"
      case .unknownSchema(let schema):
        "it has schema \(schema); known is \(Run.currentSchema); use the gotchas it came from"
      case .malformed(let path, let reason):
        "\(path.isEmpty ? "the file" : path): \(reason); the form is \(Guide.runSchema.place)"
      }
    }
  }

  /// Reads a file's bytes, and checks them against the schema.
  package init(data: Data) throws(Damage) {
    let file = Result { try JSONFile.decoder.decode(Run.self, from: data) }
    // Only a file that cannot be decoded is examined again, for what is wrong with it.
    self = try file.mapError { Self.damage(of: data, $0) }.get()
    guard schema == Self.currentSchema else { throw .unknownSchema(schema) }
    guard !name.isEmpty else { throw .malformed(path: "name", reason: "a run needs a name") }
    guard system.isComplete else {
      throw .malformed(
        path: "system", reason: "a run on a device needs the name of its system and its date")
    }
    if let shard, Shard(number: shard.number, count: shard.count) == nil {
      throw .malformed(path: "shard", reason: "there is no shard \(shard)")
    }
    if let index = records.firstIndex(where: { $0.schema != CaseRecord.currentSchema }) {
      throw .malformed(
        path: "records[\(index)].schema", reason: "known is \(CaseRecord.currentSchema)")
    }
  }

  /// Reads the file at a path.
  @Sendable
  package static func read(_ path: String) -> Result<Run, Damage> {
    Result { () throws(Damage) in
      guard let data = FileManager.default.contents(atPath: path) else { throw .notJSON }
      return try Run(data: data)
    }
  }

  /// The file's bytes; equal runs give equal bytes.
  package func data() throws -> Data {
    try JSONFile.data(of: self)
  }

  private struct Header: Decodable {
    var schema: Int
  }

  /// The first thing that is wrong: that it is no JSON, that it has another schema, or `error`.
  private static func damage(of data: Data, _ error: any Error) -> Damage {
    guard (try? JSONSerialization.jsonObject(with: data)) != nil else { return .notJSON }
    let header = Result { try JSONDecoder().decode(Header.self, from: data) }
    return switch header {
    case .failure(let error): damage(error)
    case .success(let header) where header.schema != currentSchema: .unknownSchema(header.schema)
    case .success: damage(error)
    }
  }

  private static func damage(_ error: any Error) -> Damage {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      .malformed(path: path(context.codingPath + [key]), reason: "it is missing")
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      .malformed(path: path(context.codingPath), reason: context.debugDescription)
    default: .notJSON
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      if let index = key.intValue { return path + "[\(index)]" }
      return path.isEmpty ? key.stringValue : path + "." + key.stringValue
    }
  }
}
