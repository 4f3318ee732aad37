import Synchronization

/// The action of this process when it gets a signal.
package struct SignalAction: Sendable {
  private var action: sigaction
  private let descriptor: Int32

  /// The action as it is now.
  package init(of number: Int32) {
    action = sigaction()
    sigaction(number, nil, &action)
    descriptor = pipes[Int(number)].load(ordering: .relaxed)
  }

  /// Whether the signal has its default action.
  package var isDefault: Bool { handler == unsafeBitCast(SIG_DFL, to: Int.self) }

  /// Whether the signal is ignored, as `nohup` arranges it.
  package var isIgnored: Bool { handler == unsafeBitCast(SIG_IGN, to: Int.self) }

  /// Handles the signal in this way again.
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

/// Makes a signal write its number, as one byte, to a descriptor that does not block. A signal
/// handler may call almost nothing, so a thread reads the number and does the work.
///
/// Where the pipe is full, the number is lost: thousands are waiting then.
package func sendSignal(_ number: Int32, into descriptor: Int32) {
  pipes[Int(number)].store(descriptor, ordering: .relaxed)
  signal(number) { number in
    let error = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(pipes[Int(number)].load(ordering: .relaxed), &byte, 1)
    errno = error
  }
}

/// Sends a signal to this thread, which receives it before the call returns, even if it had blocked
/// the signal.
package func takeSignal(_ number: Int32) {
  var signals = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, number)
  pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  raise(number)
}

/// The descriptor of each signal. Allocated before the first handler is installed, and never freed.
private nonisolated(unsafe) let pipes: UnsafeMutablePointer<Atomic<Int32>> = {
  let pipes = UnsafeMutablePointer<Atomic<Int32>>.allocate(capacity: 128)
  for number in 0..<128 { (pipes + number).initialize(to: Atomic(-1)) }
  return pipes
}()
