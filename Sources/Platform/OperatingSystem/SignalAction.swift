import Synchronization

/// What this process does about a signal.
package struct SignalAction: Sendable {
  private var action: sigaction
  private let descriptor: Int32

  /// What is done about it now.
  package init(of number: Int32) {
    action = sigaction()
    sigaction(number, nil, &action)
    descriptor = pipes[Int(number)].load(ordering: .relaxed)
  }

  /// What the system does by itself.
  package var isDefault: Bool { handler == unsafeBitCast(SIG_DFL, to: Int.self) }

  /// `nohup` and its like have decided that the signal does not matter.
  package var isIgnored: Bool { handler == unsafeBitCast(SIG_IGN, to: Int.self) }

  /// Does this about the signal again.
  package func restore(_ number: Int32) {
    pipes[Int(number)].store(descriptor, ordering: .relaxed)
    var action = action
    sigaction(number, &action, nil)
  }

  private var handler: Int {
    #if canImport(Darwin)
      unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self)
    #else
      unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    #endif
  }
}

/// Writes a signal's number, as one byte, into a descriptor that does not block, in place of what
/// the signal would do. A handler may do almost nothing, so a thread reads the number from there.
///
/// The number is lost where the pipe is full: it is one of thousands then.
package func sendSignal(_ number: Int32, into descriptor: Int32) {
  pipes[Int(number)].store(descriptor, ordering: .relaxed)
  signal(number) { number in
    let error = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(pipes[Int(number)].load(ordering: .relaxed), &byte, 1)
    errno = error
  }
}

/// Does to this process what the signal does, before it returns: a thread may hold signals back.
package func takeSignal(_ number: Int32) {
  var signals = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, number)
  pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  raise(number)
}

/// Where the handler writes, by signal. Made before a handler is there, and never freed.
private nonisolated(unsafe) let pipes: UnsafeMutablePointer<Atomic<Int32>> = {
  let pipes = UnsafeMutablePointer<Atomic<Int32>>.allocate(capacity: 128)
  for number in 0..<128 { (pipes + number).initialize(to: Atomic(-1)) }
  return pipes
}()
