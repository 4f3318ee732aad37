import Dependencies
import Foundation

// What previews, scripts and tests begin with.

extension Standup {
  static let design = Standup(
    id: .sample(1),
    title: "Design",
    minutes: 1,
    theme: .orange,
    attendees: ["Ada", "Charles", "Eileen", "Grace", "Margaret", "Ray"].enumerated().map {
      Attendee(id: .sample($0), name: $1)
    },
    meetings: [
      Meeting(
        id: .sample(1),
        date: Date(timeIntervalSince1970: 1_700_000_000),
        transcript: """
          The new list scrolls. Nobody likes the second colour of the buttons, so we go back to \
          the first. Ray draws the empty screen until Thursday, and Grace shows it to two people \
          who have never seen the app.
          """
      )
    ]
  )

  static let engineering = Standup(
    id: .sample(2),
    title: "Engineering",
    minutes: 10,
    theme: .cyan,
    attendees: ["Barbara", "Edsger"].enumerated().map { Attendee(id: .sample(10 + $0), name: $1) }
  )

  static let product = Standup(
    id: .sample(3),
    title: "Product",
    minutes: 30,
    theme: .violet,
    attendees: ["Hedy", "Katherine", "Sofja"].enumerated().map {
      Attendee(id: .sample(20 + $0), name: $1)
    }
  )
}

extension [Standup] {
  static let samples = [Standup.design, .engineering, .product]
}

extension Identifier {
  /// `00000000-0000-0000-0000-000000000007`
  static func sample(_ number: Int) -> Identifier { Identifier(UUID(number)) }
}
