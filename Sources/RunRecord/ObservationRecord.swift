/// Whether a run of the model did what a public observation shows.
///
/// Written as the attachment `gotcha-observation.json` of the test that replays it.
package struct ObservationRecord: Codable, Equatable, Sendable {
  package static let attachmentName = "gotcha-observation"
  package static let currentSchema = 1

  package var schema: Int
  /// The observation's id in `observations.jsonl`: `TR-05`.
  package var id: String
  package var isReproduced: Bool
  /// Why it is not.
  package var reason: String?

  package init(id: String, isReproduced: Bool, reason: String? = nil) {
    schema = Self.currentSchema
    self.id = id
    self.isReproduced = isReproduced
    self.reason = reason
  }
}
