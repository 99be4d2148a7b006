import Foundation

/// Whether a text is a constant, for `switch` over a `CFString` with names of types.
public func ~= (pattern: String, value: CFString) -> Bool { value.isEqual(to: pattern) }
