import IssueReporting
import Stillness

/// Everything that must be in place before the first test runs. It runs once, when the test bundle
/// is loaded, before `main`.
///
/// Another module that must be set up in every test process gets its call here.
private func installAtLoad() {
  Stillness.watch()
  FailingExit.prepare()
  XCTestRun.observe()
  InstalledTestSupport.install(TestFrameworks())
}

// The loader calls each function whose address is in this section. Nothing has to ask for it, and
// no linker strips it: both linkers keep the section, in debug and in release. A look-up by name
// (`dlsym`) was the other way, but on Linux an executable does not export its symbols, and a test
// bundle is an executable there.
#if canImport(Darwin)
  @section("__DATA,__mod_init_func,mod_init_funcs") @used
  private let loadEntry: @convention(c) () -> Void = { installAtLoad() }
#else
  @section(".init_array") @used
  private let loadEntry: @convention(c) () -> Void = { installAtLoad() }
#endif
