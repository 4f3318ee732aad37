import Testing

@testable import Stillness

@Suite struct LaneInAnyOrder {
  /// In a process of its own, because it claims the main thread.
  @Test func `loses no job, and no test goes on before its own jobs have ended`() async {
    await #expect(processExitsWith: .success) {
      for seed in UInt64(1)...200 {
        var threads = DrawnThreads(seed: seed)
        for _ in 1...150 { threads.step() }
        threads.settle()
        precondition(threads.begun[.pool] == threads.made[.pool], "Seed \(seed)")
        threads.unblockAll()
        threads.settle()
        precondition(threads.begun == threads.made && threads.isIdle, "Seed \(seed)")
      }
    }
  }
}

/// Threads that take jobs from a lane, where chance says which goes on, and which is blocked.
private struct DrawnThreads {
  var chance: Chance
  private(set) var begun: [Job.ThreadKind: Int] = [:]
  private(set) var made: [Job.ThreadKind: Int] = [:]

  private var lane: LaneState
  private var waiting = 0
  private var pool: [Turn] = []
  /// The first one is on the main thread, and the others come after it.
  private var main: [Turn] = []
  private var isMainClaimed = false
  private var ready: [Owner: Int] = [:]

  private struct Turn {
    let thread: LaneThread
    var job: Job?
    var isBlocked = false
  }

  /// Every other lane lets the tests have it one after the other from the beginning.
  init(seed: UInt64) {
    chance = Chance(state: seed)
    lane = LaneState(someJobsAreUnseen: seed % 4 > 1, patience: seed % 2 == 0 ? 0 : 10_000)
  }

  var isIdle: Bool { pool.isEmpty && main.isEmpty && waiting == 0 }

  mutating func step() {
    switch Int.random(in: 0..<20, using: &chance) {
    case 0...4: makeJob()
    case 5: wait()
    case 6: watch()
    case 7: if main.first?.job != nil { main[0].isBlocked = true }
    case 8: if let turn = pool.firstIndex(where: { $0.job != nil }) { pool[turn].isBlocked = true }
    case 9: if !main.isEmpty { main[0].isBlocked = false }
    case 10: if let turn = pool.firstIndex(where: \.isBlocked) { pool[turn].isBlocked = false }
    case 11:
      isMainClaimed ? Stillness.releaseMainThread() : Stillness.claimMainThread()
      isMainClaimed.toggle()
    default: goOn()
    }
  }

  /// Lets all go on that is not blocked.
  mutating func settle() {
    for _ in 1...500 {
      goOn()
      watch()
    }
  }

  mutating func unblockAll() {
    for turn in pool.indices { pool[turn].isBlocked = false }
    for turn in main.indices { main[turn].isBlocked = false }
  }

  private mutating func makeJob() {
    let thread = Bool.random(using: &chance) ? Job.ThreadKind.main : .pool
    made[thread, default: 0] += 1
    // It is never run.
    var job = Job(unsafeBitCast(1, to: UnownedJob.self), on: thread)
    job.owner = drawOwner()
    ready[job.owner, default: 0] += 1
    send(lane.append(job))
  }

  private mutating func drawOwner() -> Owner {
    [.test(1), .test(2), .test(3), .nobody].randomElement(using: &chance)!
  }

  private mutating func wait() {
    waiting += 1
    // It is never resumed.
    let continuation = unsafeBitCast(1, to: UnsafeContinuation<Stillness.Outcome, Never>.self)
    send(lane.append(Waiter(work: AwaitedWork(of: drawOwner()), continuation: continuation)))
  }

  private mutating func watch() {
    let allWait = pool.allSatisfy(\.isBlocked) && main.first?.isBlocked ?? true
    _ = lane.isHeldUp()
    send(lane.inspect(Observation(allWait: allWait)).thread)
  }

  private mutating func send(_ thread: LaneThread?) {
    guard let thread else { return }
    thread.kind == .main ? main.append(Turn(thread: thread)) : pool.append(Turn(thread: thread))
  }

  /// One thread ends its job, and comes for the next.
  private mutating func goOn() {
    let free = pool.indices.filter { !pool[$0].isBlocked }
    let isMainFree = main.first?.isBlocked == false
    if isMainFree, free.isEmpty || Bool.random(using: &chance) {
      if let turn = next(for: main.removeFirst()) { main.insert(turn, at: 0) }
    } else if let turn = free.randomElement(using: &chance) {
      if let turn = next(for: pool.remove(at: turn)) { pool.append(turn) }
    }
  }

  private func isAtRest(_ work: AwaitedWork) -> Bool {
    let running = (pool + main).compactMap(\.job)
    return switch work {
    case .all: running.isEmpty && ready.values.allSatisfy { $0 == 0 }
    case .ofTest(let number):
      ready[.test(number), default: 0] == 0 && !running.contains(where: work.includes)
    }
  }

  private mutating func next(for turn: Turn) -> Turn? {
    while true {
      switch lane.next(for: turn.thread) {
      case .run(let job):
        precondition(job.requiredThread == .pool || turn.thread.kind == .main)
        begun[job.requiredThread, default: 0] += 1
        ready[job.owner]! -= 1
        return Turn(thread: turn.thread, job: job)
      case .release(let waiters):
        waiting -= waiters.count
        for waiter in waiters { precondition(isAtRest(waiter.work)) }
      case .move(let thread):
        send(thread)
        return nil
      case .stop: return nil
      }
    }
  }
}

/// The same numbers for the same seed.
private struct Chance: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) | (state << 31)
  }
}
