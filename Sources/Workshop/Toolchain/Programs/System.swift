import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The few things that are asked of the system's C library, and where the platforms differ.
enum System {
  static func reason(_ number: Int32) -> String { String(cString: strerror(number)) }

  static func isExecutable(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }

  /// Two ends that no program inherits by accident, if none is spawned meanwhile.
  static func makePipe() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    return (ends[0], ends[1])
  }

  /// What can be read at once: nil at the end, empty where there is nothing yet.
  static func readAvailable(_ descriptor: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 {
        return bytes.isEmpty ? nil : bytes
      } else if errno != EINTR {
        return bytes.isEmpty && errno != EAGAIN ? nil : bytes
      }
    }
  }

  /// Waits until a child is dead, and leaves it to be buried: its number stays taken until then.
  static func waitForDeath(of child: pid_t) {
    var info = siginfo_t()
    while waitid(P_PID, id_t(child), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
  }

  static func bury(_ child: pid_t) -> Program.End {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? .exited((status >> 8) & 0xff) : .killed(signal: signal)
  }

  static func send(_ signal: Int32, to process: pid_t) { _ = kill(process, signal) }

  /// Starts a program, and gives its number and what it writes.
  static func start(_ program: Program) throws(SpawnError) -> (pid_t, output: Int32) {
    // One after the other, so that no program inherits the pipe of another.
    try starting.withLock { _ throws(SpawnError) in
      guard let (reading, writing) = makePipe() else {
        throw SpawnError(path: program.path, reason: reason(errno))
      }
      defer { close(writing) }
      do throws(SpawnError) {
        return (try spawn(program, output: writing), reading)
      } catch {
        close(reading)
        throw error
      }
    }
  }

  /// Starts a program that reads from a pipe and writes nowhere, and gives its number and the pipe.
  static func startWithPipe(_ path: String, _ arguments: [String]) throws(SpawnError)
    -> (pid_t, pipe: Int32)
  {
    try starting.withLock { _ throws(SpawnError) in
      guard let (reading, writing) = makePipe() else {
        throw SpawnError(path: path, reason: reason(errno))
      }
      defer { close(reading) }
      _ = fcntl(reading, F_SETFL, 0)
      do throws(SpawnError) {
        let program = Program(path: path, arguments: arguments, environment: [:])
        return (try spawn(program, input: reading), writing)
      } catch {
        close(writing)
        throw error
      }
    }
  }

  private static let starting = Mutex(())

  /// Starts a program that leads a session of its own. Without a descriptor it hears nothing, or writes
  /// nowhere.
  private static func spawn(
    _ program: Program,
    input: Int32? = nil,
    output: Int32? = nil
  ) throws(SpawnError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let flags =
        POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
        | POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let setSession: Int32 = 0x80  // POSIX_SPAWN_SETSID, which Swift does not see on every system
      let flags = setSession | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, descriptor) in [(Int32(0), input), (1, output), (2, output)] {
      if let descriptor {
        posix_spawn_file_actions_adddup2(&actions, descriptor, number)
      } else {
        posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
      }
    }

    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(flags))
    // What this process ignores or holds back is no matter of the program's.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var usual = sigset_t()
    sigemptyset(&usual)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGQUIT] { sigaddset(&usual, number) }
    posix_spawnattr_setsigdefault(&attributes, &usual)

    var words = ([program.path] + program.arguments).map { strdup($0) } + [nil]
    var environment = program.environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in words + environment { free(word) } }
    var process: pid_t = 0
    let error = posix_spawn(&process, program.path, &actions, &attributes, &words, &environment)
    guard error == 0 else { throw SpawnError(path: program.path, reason: reason(error)) }
    return process
  }
}
