#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs a program in our place on the terminal, and waits for it.
///
/// It stays in our group of processes: a program in a group of its own is stopped as soon as it
/// reads a key. Ctrl-C is then for it, and not for us who wait.
func runInForeground(_ program: String, _ arguments: [String]) -> EditorLauncher.End {
  let before = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
  defer { for (number, handler) in before { signal(number, handler) } }
  var process = pid_t()
  let code = withSpawnAttributes { attributes in
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    return posix_spawnp(&process, program, nil, attributes, &words, environmentOfThisProcess())
  }
  guard code == 0 else {
    return code == ENOENT ? .isMissing : .cannotRun(reason: String(cString: strerror(code)))
  }
  var status: Int32 = 0
  while waitpid(process, &status, 0) < 0, errno == EINTR {}
  let reason = status & 0x7F
  return .ended(reason == 0 ? (status >> 8) & 0xFF : 128 + reason)
}

/// The program answers Ctrl-C as if nobody above it had ignored or blocked it.
private func withSpawnAttributes(_ body: (UnsafePointer<SpawnAttributes>) -> Int32) -> Int32 {
  var attributes = noSpawnAttributes()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  var defaults = sigset_t()
  sigemptyset(&defaults)
  sigaddset(&defaults, SIGINT)
  sigaddset(&defaults, SIGQUIT)
  posix_spawnattr_setsigdefault(&attributes, &defaults)
  var none = sigset_t()
  sigemptyset(&none)
  posix_spawnattr_setsigmask(&attributes, &none)
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
  return body(&attributes)
}

#if canImport(Darwin)
  private typealias SpawnAttributes = posix_spawnattr_t?
  private func noSpawnAttributes() -> SpawnAttributes { nil }
  private func environmentOfThisProcess() -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    _NSGetEnviron().pointee
  }
#else
  private typealias SpawnAttributes = posix_spawnattr_t
  private func noSpawnAttributes() -> SpawnAttributes { SpawnAttributes() }
  private func environmentOfThisProcess() -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    environ
  }
#endif
