/// Elements that are here, or that are fetched each time somebody asks for them.
package enum Deferred<Element: Sendable>: Sendable {
  /// `mark` is a number that equal elements share; nil when nobody has worked it out.
  case here([Element], mark: UInt64? = nil)
  case elsewhere(mark: UInt64, fetch: @Sendable () -> [Element])

  package var value: [Element] {
    get {
      switch self {
      case .here(let value, _): value
      case .elsewhere(_, let fetch): fetch()
      }
    }
    _modify {
      var value = value
      // What is here is given up first, so that a change in place copies nothing.
      self = .here([])
      defer { self = .here(value) }
      yield &value
    }
  }

  package var mark: UInt64? {
    switch self {
    case .here(_, let mark): mark
    case .elsewhere(let mark, _): mark
    }
  }

  /// The same with the number by which it is known, which is worked out when nobody has done so.
  package func marked(by mark: ([Element]) -> UInt64) -> Deferred {
    if case .here(let value, nil) = self { .here(value, mark: mark(value)) } else { self }
  }
}

extension Deferred: Equatable where Element: Equatable {
  package static func == (left: Deferred, right: Deferred) -> Bool {
    if let mark = left.mark, let other = right.mark, mark != other { return false }
    return left.value == right.value
  }
}

// MARK: - Codable

extension Deferred: Codable where Element: Codable {
  package init(from decoder: any Decoder) throws { self = .here(try [Element](from: decoder)) }

  package func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
