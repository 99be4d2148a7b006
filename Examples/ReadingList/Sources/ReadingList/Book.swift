/// A book on the list.
struct Book: Hashable, Identifiable {
  let id: Int
  var title: String
  var author: String
  var isRead = false
}

/// Where new books come from.
protocol Catalog {
  func newBooks() async -> [Book]
}
