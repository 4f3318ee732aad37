import Dependencies
import Dispatch
import Schedulers

/// The test that most people write for a form that waits: type, wait a little longer, look.
@MainActor
enum WaitingTest {
  /// Whether it passes, when it waits so long where the form waits for 0.3 s.
  static func passes(waiting wait: Duration) async -> Bool {
    let form = withDependencies {
      $0[RegistrationClient.self] = .previewValue
    } operation: {
      UncontrolledRegistration()
    }
    form.password = "blob"
    try? await Task.sleep(for: wait)
    guard form.message == "Too short: 4 characters." else { return false }
    form.password = "blob is awesome"
    try? await Task.sleep(for: .milliseconds(210))
    guard form.message == "Too short: 4 characters." else { return false }
    form.password = "blob is awesome!!!!!!"
    try? await Task.sleep(for: wait)
    return form.message == "Too long: 21 characters."
  }

  /// The same test, on a queue that it moves.
  static func passesWithoutWaiting() -> Bool {
    let queue = DispatchQueue.test
    let form = withDependencies {
      $0[RegistrationClient.self] = .previewValue
      $0.mainQueue = queue.eraseToAnyScheduler()
    } operation: {
      ControlledRegistration()
    }
    form.password = "blob"
    queue.advance(by: .milliseconds(300))
    guard form.message == "Too short: 4 characters." else { return false }
    form.password = "blob is awesome"
    queue.advance(by: .milliseconds(210))
    guard form.message == "Too short: 4 characters." else { return false }
    form.password = "blob is awesome!!!!!!"
    queue.advance(by: .milliseconds(300))
    return form.message == "Too long: 21 characters."
  }
}
