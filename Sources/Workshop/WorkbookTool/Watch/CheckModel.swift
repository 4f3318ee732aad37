import Course
import Dependencies
import Observation
import Toolchain
import Usage

/// One judgement at a time, what the build does meanwhile, and how long it has taken so far.
@MainActor @Observable
final class CheckModel {
  /// What is judged at the moment; empty when nothing is.
  private(set) var exercises: [Exercise] = []
  private(set) var note: JudgeNote?
  private(set) var seconds = 0

  @ObservationIgnored private var work: Task<Result<[Judgement], ToolchainError>, Never>?
  @ObservationIgnored @Dependency(\.continuousClock) private var clock
  @ObservationIgnored @Dependency(Judge.self) private var judge

  var isRunning: Bool { !exercises.isEmpty }

  /// Judges, after the previous judgement has ended. Nil if this one was cancelled, or another was
  /// asked for: its verdict is then about older files.
  func run(_ exercises: [Exercise]) async -> Result<[Judgement], ToolchainError>? {
    let before = work
    before?.cancel()
    let work = Task {
      _ = await before?.value
      return await judged(exercises)
    }
    self.work = work
    let result = await withTaskCancellationHandler {
      await work.value
    } onCancel: {
      work.cancel()
    }
    return work.isCancelled ? nil : result
  }

  /// Ends what runs.
  func end() { work?.cancel() }

  /// Ends what runs, and returns when nothing is left of it.
  func endAndWait() async {
    end()
    _ = await work?.value
  }

  private func judged(_ exercises: [Exercise]) async -> Result<[Judgement], ToolchainError> {
    guard !Task.isCancelled else { return .success([]) }
    self.exercises = exercises
    note = nil
    seconds = 0
    let (notes, continuation) = AsyncStream.makeStream(of: JudgeNote.self)
    let listening = Task {
      for await note in notes { self.note = note }
    }
    let counting = Task { [clock] in
      for await _ in clock.timer(interval: .seconds(1)) { seconds += 1 }
    }
    defer {
      counting.cancel()
      self.exercises = []
    }
    let result = await Result { () async throws(ToolchainError) in
      try await judge.judge(TestRun(exercises)) { continuation.yield($0) }
    }
    continuation.finish()
    await listening.value
    return result
  }
}

extension CheckModel {
  /// The line for a person who waits: `checking TakeControl · Compiling Kettle.swift · 3 s`.
  var line: String {
    let what = exercises.count == 1 ? exercises[0].name : counted(exercises.count, "exercise")
    let step =
      switch note {
      case nil: "starting"
      case .building(let words): words
      case .running(let count): "running \(counted(count, "test"))"
      }
    return "checking \(what) · \(step) · \(seconds) s"
  }
}
