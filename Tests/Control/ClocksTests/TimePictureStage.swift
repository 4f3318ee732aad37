import Clocks
import ConcurrencyExtras

/// What comes first when a value and the end of a wait fall on the same instant.
enum Tie: CaseIterable {
  case valueFirst
  case timerFirst
}

struct PictureError: Error {}

/// Plays a picture to an operator on a test clock, and draws what comes out of it.
struct TimePictureStage {
  typealias Input = AsyncThrowingStream<Character, any Error>

  let clock = TestClock()
  let tie: Tie
  /// For how many seconds the reader does not ask for the next value.
  var readerIsBusyFor = 0

  /// Everything that was begun has to be over in the end: a forgotten sleeper throws.
  func play<Output: AsyncSequence & Sendable>(
    _ drawing: String,
    through transform: (Input, TestClock<Duration>) -> Output
  ) async throws -> String where Output.Element == Character {
    let (input, continuation) = Input.makeStream()
    let output = LockIsolated(TimePicture())
    let sequence = transform(input, clock)
    let columns = TimePicture(drawing).columns
    switch tie {
    case .valueFirst:
      // These fall asleep before any timer, so they wake before it.
      for (second, column) in columns.enumerated() {
        Task {
          try await clock.sleep(until: .init(offset: .seconds(second)))
          continuation.play(column)
        }
        await clock.advance()
      }
      let reader = Task { await read(sequence, into: output) }
      await clock.advance(by: .seconds(columns.count + 100))
      reader.cancel()
    case .timerFirst:
      let reader = Task { await read(sequence, into: output) }
      for column in columns {
        continuation.play(column)
        await clock.advance(by: .seconds(1))
      }
      await clock.advance(by: .seconds(100))
      reader.cancel()
    }
    try await clock.checkSuspension()
    return output.value.drawing
  }

  private func read<Output: AsyncSequence & Sendable>(
    _ sequence: Output,
    into output: LockIsolated<TimePicture>
  ) async where Output.Element == Character {
    func draw(_ character: Character) {
      let second = Int(clock.now.offset.components.seconds)
      output.withValue { $0.draw(character, at: second) }
    }
    do {
      for try await character in sequence {
        draw(character)
        if readerIsBusyFor > 0 { try await clock.sleep(for: .seconds(readerIsBusyFor)) }
      }
      if !Task.isCancelled { draw("|") }
    } catch is PictureError {
      draw("^")
    } catch {}
  }
}

extension TimePictureStage.Input.Continuation {
  fileprivate func play(_ column: [Character]) {
    for character in column {
      switch character {
      case "|": finish()
      case "^": finish(throwing: PictureError())
      default: yield(character)
      }
    }
  }
}
