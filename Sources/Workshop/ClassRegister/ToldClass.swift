import Attendee
import Course
import Foundation

/// What the room sees of its class: counts, and no name.
package struct RoomCounts: Encodable, Equatable, Sendable {
  struct Row: Encodable, Equatable, Sendable {
    let name: String
    /// `1.2`
    let label: String
    let solved: Int
    let atWork: Int
  }

  let address: String
  let code: String
  let here: Int
  let exercises: [Row]
}

/// What the speaker sees: how far each attendee is.
package struct SpeakerGrid: Encodable, Equatable, Sendable {
  struct Cell: Encodable, Equatable, Sendable {
    let work: ClassMessage.Work
    /// Whether it is what was checked last.
    let isCurrent: Bool
    /// In seconds since 1970.
    let progressed: Double
  }

  struct Row: Encodable, Equatable, Sendable {
    let name: String
    let handUp: Double?
    /// In all chapters.
    let solved: Int
    /// One for each exercise of the chapter; nil if it is not begun.
    let cells: [Cell?]
  }

  /// The demand at which most of those attendees are whose last check was of this exercise.
  struct Stop: Encodable, Equatable, Sendable {
    let exercise: String
    let number: Int
    let demand: String
    let count: Int
  }

  let counts: RoomCounts
  let now: Double
  let rows: [Row]
  let stops: [Stop]
}

extension ClassRegister {
  package var counts: RoomCounts {
    let seats = seats
    return RoomCounts(
      address: address,
      code: code,
      here: seats.count,
      exercises: exercises.map { exercise in
        let works = seats.compactMap { seat in seat.works.first { $0.exercise == exercise.name } }
        let solved = works.count(where: \.isSolved)
        return RoomCounts.Row(
          name: exercise.name,
          label: "\(exercise.chapterNumber).\(exercise.number)",
          solved: solved,
          atWork: works.count - solved
        )
      }
    )
  }

  package var grid: SpeakerGrid {
    let (seats, exercises) = (seats, exercises)
    let rows = seats.map { seat in
      SpeakerGrid.Row(
        name: seat.name ?? "attendee \(seat.number)",
        handUp: seat.handUp,
        solved: seat.works.count(where: \.isSolved),
        cells: exercises.map { exercise in
          seat.works.first { $0.exercise == exercise.name }.map { work in
            SpeakerGrid.Cell(
              work: work,
              isCurrent: seat.works.last?.exercise == work.exercise,
              progressed: seat.progressed[work.exercise] ?? 0
            )
          }
        }
      )
    }
    let stops = exercises.compactMap { exercise -> SpeakerGrid.Stop? in
      let missing = seats.compactMap { seat in
        seat.works.last.flatMap { $0.exercise == exercise.name ? $0.missing : nil }
      }
      let counts = missing.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
      let demands = exercise.demands
      guard let (number, count) = most, demands.indices.contains(number - 1) else { return nil }
      return SpeakerGrid.Stop(
        exercise: exercise.name,
        number: number,
        demand: demands[number - 1],
        count: count
      )
    }
    return SpeakerGrid(counts: counts, now: now, rows: rows, stops: stops)
  }
}
