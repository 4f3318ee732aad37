import Synchronization

extension Program {
  /// Starts it in a session of its own, where Ctrl-C does not reach it.
  ///
  /// It gets these three descriptors and no other. `/dev/null` stands in for each that is nil.
  package func start(
    input: Int32? = nil,
    output: Int32? = nil,
    errors: Int32? = nil
  ) throws(SystemFailure) -> ChildProcess {
    try spawn { actions in
      for (number, descriptor) in [(Int32(0), input), (1, output), (2, errors)] {
        if let descriptor {
          posix_spawn_file_actions_adddup2(&actions, descriptor, number)
        } else {
          posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
        }
      }
    }
  }

  /// Starts it in a session of its own, on a terminal of its own. The first terminal that a session
  /// opens becomes its controlling terminal, from which Ctrl-C reaches it.
  package func start(
    on terminal: borrowing PseudoTerminalPair
  ) throws(SystemFailure) -> ChildProcess {
    #if canImport(Darwin)
      // macOS opens the files before the session begins. So a shell opens the terminal afterwards,
      // and then becomes the program.
      let script = """
        exec 0<>"$0" 1>&0 2>&0
        stty rows \(terminal.rows) columns \(terminal.columns)
        exec "$@"
        """
      let all = ["-c", script, terminal.path, name] + arguments
      return try Program("/bin/sh", all, environment: environment).start()
    #else
      let path = terminal.path
      return try spawn { actions in
        posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
        for number: Int32 in [1, 2] { posix_spawn_file_actions_adddup2(&actions, 0, number) }
      }
    #endif
  }

  /// Starts it on the terminal of this process, with the same three descriptors.
  ///
  /// It stays in this process group, because the terminal stops a program of another group when it
  /// reads a key. Ctrl-C goes to both processes, so this one should ignore it while it waits.
  package func startOnTerminal() throws(SystemFailure) -> ChildProcess {
    try spawn(flags: 0) { _ in }
  }

  private func spawn(
    flags: Int32 = inOwnSession,
    _ descriptors: (inout FileActions) -> Void
  ) throws(SystemFailure) -> ChildProcess {
    var actions = noActions
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    descriptors(&actions)
    var attributes = noAttributes
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    let signals = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, Int16(flags | signals))
    // The program must not inherit which signals this process ignores or blocks.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var usual = sigset_t()
    sigemptyset(&usual)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGQUIT] { sigaddset(&usual, number) }
    posix_spawnattr_setsigdefault(&attributes, &usual)

    // `posix_spawnp` fails with "Permission denied" where a folder in PATH cannot be entered.
    guard let file = name.contains("/") ? name : Self.path(of: name) else {
      throw SystemFailure(ENOENT)
    }
    var all = ([name] + arguments).map { strdup($0) } + [nil]
    var variables = (environment ?? [:]).map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in all + variables { free(text) } }
    let inherited = environment == nil ? environ : nil
    var id = pid_t()
    let code = variables.withUnsafeMutableBufferPointer { variables in
      startingLock.withLock { _ in
        posix_spawn(&id, file, &actions, &attributes, &all, inherited ?? variables.baseAddress)
      }
    }
    guard code == 0 else { throw SystemFailure(code) }
    return ChildProcess(id: id)
  }
}

/// Opens a URL, where there is a desktop.
///
/// A shell starts the desktop's program and does not wait for it, because it may run for as long
/// as the page is open. The URL is an argument, so the shell takes nothing in it for a command.
package func openInBrowser(_ url: String) {
  #if canImport(Darwin)
    let opener = "open"
  #else
    let opener = "xdg-open"
  #endif
  guard Program.path(of: opener) != nil else { return }
  _ = (try? Program("sh", ["-c", #""$0" "$1" &"#, opener, url]).start())?.reap()
}

/// Held while a pipe is made and while a program is started. Otherwise a program could inherit a
/// pipe before the pipe is marked as not inherited.
let startingLock = Mutex(())

#if canImport(Darwin)
  private typealias FileActions = posix_spawn_file_actions_t?
  private typealias Attributes = posix_spawnattr_t?
  private var noActions: FileActions { nil }
  private var noAttributes: Attributes { nil }
  private let inOwnSession = POSIX_SPAWN_SETSID | POSIX_SPAWN_CLOEXEC_DEFAULT
  private var environ: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    _NSGetEnviron().pointee
  }
#else
  private typealias FileActions = posix_spawn_file_actions_t
  private typealias Attributes = posix_spawnattr_t
  private var noActions: FileActions { FileActions() }
  private var noAttributes: Attributes { Attributes() }
  // POSIX_SPAWN_SETSID, which Swift does not see on every system.
  private let inOwnSession: Int32 = 0x80
#endif
