import OperatingSystem

/// The number of tests that run at once.
///
/// Swift Testing begins them all at once unless an option says otherwise, and all jobs go through
/// one lane: a test that is woken waits until a thousand others have had their turn. Meanwhile the
/// process that it started may be over, and the thread of Swift Testing that looks for such
/// processes looks without a pause until the test has come for its own.
enum TestsAtOnce {
  private static let limit = 32

  /// Called before the first test begins. A number that is set already stays.
  fileprivate static func prepare() {
    setenv("SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH", "\(limit)", 0)
  }
}

// The loader calls it, as it calls what `DependenciesTestSupport` installs: see `InstallAtLoad`.
#if canImport(Darwin)
  @section("__DATA,__mod_init_func,mod_init_funcs") @used
  private let loadEntry: @convention(c) () -> Void = { TestsAtOnce.prepare() }
#else
  @section(".init_array") @used
  private let loadEntry: @convention(c) () -> Void = { TestsAtOnce.prepare() }
#endif
