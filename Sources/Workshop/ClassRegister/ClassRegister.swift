import Attendee
import Course
import Foundation
import HTTP
import OperatingSystem
import Synchronization

/// Who is in the class, how far they are, and who needs help.
package final class ClassRegister: Sendable {
  /// The pages that show it, anew twice a second at most.
  package let pages = PageStreams(interval: .milliseconds(500))
  /// Whether a class goes on that was begun before this program.
  package let isResumed: Bool

  private let course: Course
  private let limits: ClassLimits
  private let names: Set<String>
  private let time: @Sendable () -> Double
  private let complain: @Sendable (String) -> Void
  private let state: Mutex<ClassState>
  private let wrongCodes = Mutex<[String: Allowance]>([:])
  private let isSaving = Mutex(false)
  /// Held while this program writes the class down.
  private let lock = Mutex<FileDescriptor?>(nil)

  /// - Parameters:
  ///   - chapter: The chapter of the class; nil for the one where it was, or else the first.
  ///   - isNew: Begins a class, even if one is going on.
  ///   - time: In seconds since 1970.
  ///   - complain: Called with the reason if the class cannot be written down.
  package init(
    of course: Course,
    chapter: CourseChapter? = nil,
    isNew: Bool = false,
    limits: ClassLimits = ClassLimits(),
    time: @escaping @Sendable () -> Double = { Date.now.timeIntervalSince1970 },
    complain: @escaping @Sendable (String) -> Void = { StandardError.write($0) }
  ) {
    (self.course, self.limits, self.time, self.complain) = (course, limits, time, complain)
    let before = isNew ? nil : ClassState(in: course.root, at: time())
    isResumed = before != nil
    var now =
      before
      ?? ClassState(
        chapter: course.chapters[0].number,
        port: ClassAddress.usualPort,
        at: time()
      )
    if let chapter { now.chapter = chapter.number }
    state = Mutex(now)
    names = Set(course.exercises.map(\.name))
  }

  /// Whether no other program writes down the class of this workbook; none will while this one
  /// does.
  package func isAlone() throws(SystemFailure) -> Bool {
    let path = course.root.appending(path: ClassState.path).path(percentEncoded: false)
    try? FileManager.default.createDirectory(
      atPath: Path.folder(of: path),
      withIntermediateDirectories: true
    )
    return try lock.withLock { lock throws(SystemFailure) in
      let file = try FileDescriptor("\(path).lock", O_RDWR | O_CREAT, permissions: 0o600)
      guard try file.lockIfFree() else { return false }
      lock = consume file
      return true
    }
  }

  package var address: String { state.withLock { $0.address } }
  package var code: String { state.withLock { $0.code } }
  /// Where the class listened last.
  package var port: UInt16 { state.withLock { $0.port } }
  package var chapter: Int { state.withLock { $0.chapter } }

  package func listens(at address: ClassAddress) {
    change { ($0.port, $0.address) = (address.port, "\(address)") }
  }

  /// The class is at another chapter now.
  package func isAt(_ chapter: Int) {
    if self.chapter != chapter { change { $0.chapter = chapter } }
  }

  /// Takes down what an attendee tells.
  ///
  /// - Parameter machine: The address from which it came.
  func hear(_ message: ClassMessage, from machine: String) throws(Refusal) -> ClassAnswer {
    let now = time()
    let isKnown = state.withLock { $0.code == message.code && $0.seats[message.member] != nil }
    if !isKnown { try checkCode(message.code, from: machine, at: now) }
    let works = message.works.suffix(100).compactMap(believable)
    let refusal = state.withLock { state -> Refusal? in
      let taken = state.seats.values
      if !isKnown {
        guard taken.count < limits.seats,
          taken.count(where: { $0.machine == machine }) < limits.seatsOfOneMachine
        else { return Refusal(.forbidden, "The class is full.") }
      }
      var seat =
        state.seats[message.member] ?? Seat(taken.count + 1, of: machine, limits, at: now)
      guard seat.mayTalk(limits, at: now) else {
        state.seats[message.member] = seat
        return Refusal(.serviceUnavailable, "That was too often. Try again in a second.")
      }
      var message = message
      message.name = message.name.map { $0.quotable(limit: 32) }
        .flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
      seat.hear(message, works: works, at: now)
      state.seats[message.member] = seat
      return nil
    }
    if let refusal { throw refusal }
    isChanged()
    return ClassAnswer(chapter: chapter)
  }

  /// An attendee's claim with numbers that are possible; nil if the exercise is not of this course.
  private func believable(_ work: ClassMessage.Work) -> ClassMessage.Work? {
    guard names.contains(work.exercise), (0...99).contains(work.of),
      (0...work.of).contains(work.holds), (0...99).contains(work.missing ?? 0)
    else { return nil }
    var work = work
    work.minutes = min(max(0, work.minutes), 999)
    return work
  }

  /// An attendee who guesses has to wait, and so have all of the same machine who have no seat yet.
  private func checkCode(_ code: String, from machine: String, at now: Double) throws(Refusal) {
    let (most, rate) = (limits.wrongCodes, Double(limits.wrongCodes) / 60)
    let isRight = code.uppercased() == self.code
    let mayTry = wrongCodes.withLock { machines in
      // No network has more machines.
      if machines.count > 1_000 {
        machines = machines.filter { !$0.value.isOpen(most: most, eachSecond: rate, at: now) }
      }
      var allowance = machines[machine] ?? Allowance(most, at: now)
      defer { if !isRight { machines[machine] = allowance } }
      return isRight
        ? allowance.isOpen(most: most, eachSecond: rate, at: now)
        : allowance.take(most: most, eachSecond: rate, at: now)
    }
    guard mayTry else {
      throw Refusal(
        .serviceUnavailable,
        "Too many wrong codes came from your machine. Try again in a minute."
      )
    }
    guard isRight else {
      throw Refusal(.forbidden, "That is not the code of this class: it is on the projector.")
    }
  }

  private func change(_ body: (inout ClassState) -> Void) {
    state.withLock { body(&$0) }
    isChanged()
  }

  private func isChanged() {
    pages.note()
    let isFirst = isSaving.withLock { isSaving in
      defer { isSaving = true }
      return !isSaving
    }
    guard isFirst else { return }
    // Changes within a second are written together.
    Task { [weak self] in
      try? await Task.sleep(for: .seconds(1))
      self?.save()
    }
  }

  /// Writes the class down.
  package func save() {
    isSaving.withLock { $0 = false }
    let now = state.withLock { $0 }
    do {
      try now.save(in: course.root)
    } catch {
      let reason = (error as? SystemFailure)?.words ?? error.localizedDescription
      complain("\(ClassState.path) cannot be written, so the class would not survive: \(reason).")
    }
  }

  var exercises: [Exercise] {
    course.chapters.first { $0.number == chapter }?.exercises ?? []
  }

  var seats: [Seat] {
    state.withLock { Array($0.seats.values) }.filter { !$0.hasLeft }.sorted {
      $0.number < $1.number
    }
  }

  var now: Double { time() }
}
