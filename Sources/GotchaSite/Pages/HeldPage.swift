import GotchaBook

/// What the model declares and does not act on, type by type.
struct HeldPage {
  static let path = "api/not-in-the-model.html"
  static let title = "What the model does not do"

  let held: HeldMembers

  var html: HTML {
    Tag.div(.class("symbols")) {
      PageHead(Self.title) {
        "The model declares these members so that code compiles. A member that is held keeps what "
        "is set; an inert one changes nothing."
      }.html
      for type in types { section(type) }
    }
  }

  private func section(_ type: String) -> HTML {
    let anchor = PageName.anchor("type \(type)")
    return Tag.section(.class("symbol-group"), .named("aria-labelledby", anchor)) {
      Tag.h2(.id(anchor)) { Tag.code { BreakableName(name: type).html } }
      Tag.ul {
        for member in held.members where member.type == type {
          Tag.li {
            Tag.span {
              Tag.code { BreakableName(name: member.name ?? "all members").html }
              " (\(member.state.rawValue)): \(member.lack)"
            }
          }
        }
      }
    }
  }

  /// The types of the members, each once, in the order of the file.
  private var types: [String] {
    held.members.reduce(into: []) { types, member in
      if !types.contains(member.type) { types.append(member.type) }
    }
  }
}
