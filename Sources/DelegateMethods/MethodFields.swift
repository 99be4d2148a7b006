import Foundation

/// The fields of one method, checked.
struct MethodFields {
  private let fields: Fields
  private let result: String?
  private let place: Place

  init(_ fields: Fields, result: String?, place: Place) {
    self.fields = fields
    self.result = result
    self.place = place
  }

  func method(
    named name: String, _ parameters: [DelegateMethod.Parameter]
  ) throws(FieldError) -> DelegateMethod {
    let known = Fields.OfMethod.allCases.map(\.rawValue)
    if let (name, place) = fields.unknown(known) {
      let list = known.joined(separator: ", ")
      throw FieldError(place: place, problem: "“\(name)” is no field of a method: \(list)")
    }
    let (absence, absencePlace) = try absence()
    return DelegateMethod(
      baseName: name, parameters: parameters, result: result, documentation: fields.words,
      isRequired: isRequired, absence: absence, absencePlace: absencePlace, event: try event(),
      selector: try selector(), place: place)
  }

  private var isRequired: Bool { fields[Fields.OfMethod.required] != nil }

  private func absence() throws(FieldError) -> (DelegateMethod.Absence, Place) {
    let optional = fields[Fields.OfMethod.optional]
    let required = fields[Fields.OfMethod.required]
    guard let field = optional ?? required, optional == nil || required == nil else {
      throw FieldError(
        place: place,
        problem: "the method needs “- Optional:” or “- Required:” with what takes"
          + " its place")
    }
    return (try absence(field), field.place)
  }

  /// The return types that have a value for "not implemented".
  private static let typesWithSentinel = ["CGFloat", "Int", "String?", "UIView?"]

  private func absence(_ field: Fields.Field) throws(FieldError) -> DelegateMethod.Absence {
    switch field.value {
    case "": throw FieldError(place: field.place, problem: "the field is empty")
    case "nothing":
      guard result == nil else {
        throw FieldError(place: field.place, problem: "the method returns a value; name it")
      }
      return .nothing
    case "sentinel":
      guard let result, Self.typesWithSentinel.contains(result), !isRequired else {
        let types = Self.typesWithSentinel.joined(separator: ", ")
        throw FieldError(
          place: field.place, problem: "only optional methods that return \(types) have a sentinel")
      }
      return .sentinel
    default: return .value(field.value)
    }
  }

  private func event() throws(FieldError) -> DelegateMethod.Event? {
    guard let field = fields[Fields.OfMethod.call] else { return nil }
    guard
      let match = field.value.wholeMatch(
        of: /(?<name>\w+)(?:, at: (?<path>[^,]+))?(?<details>, .+)?/)
    else {
      throw FieldError(
        place: field.place, problem: "a call is an event, and arguments of its log after a comma")
    }
    guard result == nil || match.details == nil else {
      throw FieldError(place: field.place, problem: "the method returns a value, which is logged")
    }
    return DelegateMethod.Event(
      name: String(match.name), path: match.path.map(String.init),
      details: match.details.map(String.init) ?? "")
  }

  private func selector() throws(FieldError) -> String? {
    guard let field = fields[Fields.OfMethod.selector] else { return nil }
    guard !isRequired, fields[Fields.OfMethod.call] != nil else {
      throw FieldError(
        place: field.place, problem: "an optional method with “- Call:” may have a selector")
    }
    guard field.value.wholeMatch(of: /(\w+:)+/) != nil else {
      throw FieldError(place: field.place, problem: "“\(field.value)” is no selector")
    }
    return field.value
  }
}
