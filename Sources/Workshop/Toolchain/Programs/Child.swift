import Dispatch
import Foundation

/// A program that is running, and everything below it.
///
/// All that happens to it happens on its queue, one thing at a time. One thread hears what it says,
/// and one waits for its death; nobody else waits.
///
/// Its state is touched on its queue only, which the compiler cannot see.
final class Child: @unchecked Sendable {
  private let id: pid_t
  private let queue = DispatchQueue(label: "workbook.child", qos: .userInitiated)
  private let patience: DispatchTimeInterval

  private var listener: Listener?
  private let guardian: Guardian?
  private var known: [ProcessEntry] = []
  private var isStopping = false
  private var death: Program.End?
  private var isOver = false
  private var farewells: [@Sendable () -> Void] = []
  private var waiting: [CheckedContinuation<Program.End, Never>] = []

  init(
    _ program: Program,
    inlets: [NamedPipe],
    take: @escaping @Sendable ([UInt8]) -> Void
  ) throws(SpawnError) {
    patience = program.patience
    let output: Int32
    (id, output) = try System.start(program)
    guardian = Guardian(of: id)
    Interruptions.shared.watch(over: self)
    let ears =
      [Listener.Ear(descriptor: output, take: take)]
      + inlets.map { inlet in Listener.Ear(descriptor: inlet.descriptor, take: inlet.take) }
    listener = Listener(ears) { [self] in
      close(output)
      withExtendedLifetime(inlets) {}
      queue.async { [self] in end() }
    }
    guard listener != nil else {
      let reason = System.reason(errno)
      System.send(SIGKILL, to: id)
      _ = System.bury(id)
      close(output)
      Interruptions.shared.forget(self)
      guardian?.dismiss()
      throw SpawnError(path: program.path, reason: reason)
    }
    Thread.detachNewThread { [self] in
      System.waitForDeath(of: id)
      queue.async { [self] in leaderDied() }
    }
  }

  /// How it ended, when nothing of it is left.
  var howItEnded: Program.End {
    get async {
      await withCheckedContinuation { continuation in
        queue.async { [self] in
          if isOver, let death, farewells.isEmpty {
            continuation.resume(returning: death)
          } else {
            waiting.append(continuation)
          }
        }
      }
    }
  }

  /// Asks all of it to end, and ends what has not ended in time.
  ///
  /// - Parameter farewell: Called at the end instead of whoever waits: this process ends as well, and
  ///   nobody is to draw a conclusion from how the program ended.
  func stop(farewell: (@Sendable () -> Void)? = nil) {
    queue.async { [self] in
      if let farewell {
        if isOver { return farewell() }
        farewells.append(farewell)
      }
      guard death == nil, !isStopping else { return }
      isStopping = true
      known = ProcessEntry.all.family(of: id)
      // The package manager, interrupted, tidies up; its helpers and the tests have nothing to tidy.
      System.send(SIGINT, to: id)
      for entry in known where entry.id != id { System.send(SIGTERM, to: entry.id) }
      queue.asyncAfter(deadline: .now() + patience) { [self] in
        // Its death is noticed, and what it leaves behind is dealt with then.
        if death == nil { System.send(SIGKILL, to: id) }
      }
    }
  }

  /// What it started does not outlive it. It is not buried before that, so that its number stays
  /// its own, and with it the name of the session.
  ///
  /// Who is killed may just have started another, so there is another look when they are dead. Nobody
  /// can wait for who is stuck in the system: after some looks, it is left to the system.
  private func leaderDied(look: Int = 1) {
    let family = ProcessEntry.all.family(of: id, known: known).filter { $0.id != id }
    guard !family.isEmpty, look <= 10 else { return bury() }
    known += family
    let graves = ExitWaiter(of: family.map(\.id))
    for entry in family { System.send(SIGKILL, to: entry.id) }
    Thread.detachNewThread { [self] in
      graves.waitUntilFull()
      queue.async { [self] in leaderDied(look: look + 1) }
    }
  }

  /// Nobody is left who could write.
  private func bury() {
    death = System.bury(id)
    guardian?.dismiss()
    listener?.end()
  }

  private func end() {
    guard let death else { return }
    isOver = true
    Interruptions.shared.forget(self)
    for farewell in farewells { farewell() }
    guard farewells.isEmpty else { return }
    for continuation in waiting { continuation.resume(returning: death) }
    waiting = []
  }
}
