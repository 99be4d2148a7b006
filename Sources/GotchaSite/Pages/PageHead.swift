/// The head of a page that is not about one entry: its title, a sentence about it, and what follows.
struct PageHead {
  let html: HTML

  init(
    _ title: String, @HTMLBuilder lead: () -> HTML, @HTMLBuilder rest: () -> HTML = { .empty }
  ) {
    html = Tag.header(.class("page-head")) {
      Tag.h1 { title }
      Tag.p(.class("lead"), content: lead)
      rest()
    }
  }
}
