import OperatingSystem

/// Waits for the end of processes that are not children of this one: the system tells parents
/// alone, unless it is asked.
struct ExitWaiter {
  /// In milliseconds. A process that takes longer to end is stuck in the system.
  private static let patience: Int32 = 500

  #if canImport(Darwin)
    private let queue = kqueue()
    private let count: Int

    init(of processes: [pid_t]) {
      var expected = 0
      for process in processes {
        var wish = kevent(
          ident: UInt(process),
          filter: Int16(EVFILT_PROC),
          flags: UInt16(EV_ADD | EV_ONESHOT),
          fflags: UInt32(NOTE_EXIT),
          data: 0,
          udata: nil
        )
        if kevent(queue, &wish, 1, nil, 0, nil) == 0 { expected += 1 }
      }
      count = expected
    }

    func wait() {
      defer { close(queue) }
      var limit = timespec(tv_sec: 0, tv_nsec: Int(ExitWaiter.patience) * 1_000_000)
      for _ in 0..<count {
        var event = kevent()
        guard kevent(queue, nil, 0, &event, 1, &limit) > 0 else { return }
      }
    }
  #else
    private let descriptors: [Int32]

    init(of processes: [pid_t]) {
      descriptors = processes.map(openProcess).filter { $0 >= 0 }
    }

    func wait() {
      for descriptor in descriptors {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&request, 1, ExitWaiter.patience)
        close(descriptor)
      }
    }
  #endif
}

#if !canImport(Darwin)
  /// A descriptor that can be read from when the process is dead; negative where the system has
  /// none.
  private func openProcess(_ process: pid_t) -> Int32 {
    guard let systemCall else { return -1 }
    return Int32(systemCall(434, Int(process), 0))  // pidfd_open, on every processor
  }

  /// `syscall`, which Swift does not import because it takes any number of arguments.
  private let systemCall: (@Sendable @convention(c) (Int, Int, Int) -> Int)? =
    dlsym(dlopen(nil, RTLD_NOW), "syscall").map {
      unsafeBitCast($0, to: (@Sendable @convention(c) (Int, Int, Int) -> Int).self)
    }
#endif
