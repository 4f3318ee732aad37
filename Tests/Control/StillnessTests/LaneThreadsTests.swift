import Testing

@testable import Stillness

@Suite struct ThreadsOfTheLane {
  private let threads = Threads()

  @Test func `sends one thread, and no other while it is at work`() {
    #expect(threads.begin()?.number == 1)
    #expect(threads.begin() == nil)
    threads.leave()
    #expect(threads.begin()?.number == 1)
  }

  @Test func `relieves a thread that has not come for a job between two ticks`() throws {
    let first = try #require(threads.begin())
    threads.tick()
    #expect(threads.replaceHeldUp(whileAllWait: true) == nil)
    threads.tick()
    let second = try #require(threads.replaceHeldUp(whileAllWait: true))
    #expect(second.number == 2)
    #expect(threads.admits(second))
    #expect(!threads.hasOneAtWork)
    #expect(!threads.admits(first))
    #expect(threads.hasOneAtWork)
  }

  @Test func `relieves a thread that works only after a second of work`() throws {
    _ = try #require(threads.begin())
    for _ in 1...Watchdog.ticksPerSecond {
      threads.tick()
      #expect(threads.replaceHeldUp(whileAllWait: false) == nil)
    }
    threads.tick()
    #expect(threads.replaceHeldUp(whileAllWait: false)?.number == 2)
  }

  @Test func `does not relieve a thread that keeps coming`() throws {
    let thread = try #require(threads.begin())
    for _ in 1...10 {
      threads.tick()
      #expect(threads.admits(thread))
      #expect(threads.replaceHeldUp(whileAllWait: true) == nil)
    }
  }

  @Test func `lets a thread stay that comes back when no other is at work`() throws {
    let (first, second) = try relieved()
    #expect(threads.admits(second))
    threads.leave()
    #expect(threads.admits(first))
    #expect(threads.begin() == nil)
  }

  @Test func `sends the newest thread again while an older one is stuck`() throws {
    let (first, second) = try relieved()
    #expect(threads.admits(second))
    threads.leave()
    #expect(threads.begin()?.number == second.number)
    #expect(!threads.admits(first))
  }

  @Test func `knows that the main thread is held up, until that one comes back`() throws {
    let first = try #require(threads.begin(on: .main))
    #expect(!threads.isMainHeldUp)
    let second = try relief()
    #expect(second.kind == .pool)
    #expect(threads.isMainHeldUp)
    threads.leave()
    #expect(threads.isMainHeldUp)
    #expect(threads.admits(first))
    #expect(!threads.isMainHeldUp)
  }

  @Test func `gives up on a thread that does not come back`() throws {
    let first = try #require(threads.begin())
    for _ in 1...60 * Watchdog.ticksPerSecond {
      #expect(threads.giveUpOnLost(load: 1) == 0)
      threads.tick()
    }
    // On a machine that is twice as busy as it can be, what the job waits for takes twice as long.
    #expect(threads.giveUpOnLost(load: 2) == 0)
    #expect(threads.giveUpOnLost(load: 1) == 1)
    #expect(threads.begin()?.number == 2)
    #expect(!threads.admits(first))
  }

  private func relieved() throws -> (LaneThread, LaneThread) {
    (try #require(threads.begin()), try relief())
  }

  private func relief() throws -> LaneThread {
    threads.tick()
    threads.tick()
    return try #require(threads.replaceHeldUp(whileAllWait: true))
  }
}

/// Threads that expectations can change.
private final class Threads {
  private var threads = LaneThreads()

  var hasOneAtWork: Bool { threads.hasOneAtWork }
  var isMainHeldUp: Bool { threads.isMainHeldUp }

  func begin(on kind: Job.ThreadKind = .pool) -> LaneThread? { threads.begin(on: kind) }
  func admits(_ thread: LaneThread) -> Bool { threads.admits(thread) }
  func leave() { threads.leave() }
  func tick() { threads.tick() }
  func replaceHeldUp(whileAllWait: Bool) -> LaneThread? {
    threads.replaceHeldUp(whileAllWait: whileAllWait)
  }
  func giveUpOnLost(load: Double) -> Int { threads.giveUpOnLost(load: { load }).count }
}
