import Foundation

@testable import StandupsChapter

/// One thing that the list says of a stand-up, or of one of its attendees.
struct Fact: Hashable {
  let of: UUID
  let kind: Kind
  /// The words for it that a person sees.
  let value: String

  enum Kind { case name, length, colour }

  static func all(of standup: Standup) -> [Fact] {
    all(of: standup.id.uuid, named: standup.title)
      + standup.attendees.flatMap { all(of: $0.id.uuid, named: $0.name) } + [
        Fact(of: standup.id.uuid, kind: .length, value: "\(standup.minutes) min"),
        Fact(of: standup.id.uuid, kind: .colour, value: standup.theme.rawValue),
      ]
  }

  /// A name that two have changed shows both.
  private static func all(of id: UUID, named name: String) -> [Fact] {
    name.components(separatedBy: " / ").map { Fact(of: id, kind: .name, value: $0) }
  }
}
