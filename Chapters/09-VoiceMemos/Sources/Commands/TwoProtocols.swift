import ChapterKit
import Stage

extension DemoCommand {
  /// A key that may have no live value: what the compiler says, and what it takes.
  static let twoProtocols = DemoCommand(
    "two-protocols",
    "A live value that may be in no module: what the compiler says, and what it takes."
  ) { _, terminal in
    terminal.say(protocols)
    for function in [asked, cast] {
      terminal.say(function)
      switch await SmallProgram("\(protocols)\n\(function)\n\(main)").outcome() {
      case .refused(let error): terminal.say("✘ error: \(error)\n")
      case .ran: terminal.say("✔ It compiles.")
      }
    }
    return 0
  }

  private static let protocols = """
    protocol TestDependencyKey<Value> {
      associatedtype Value
      static var testValue: Value { get }
    }
    protocol DependencyKey<Value>: TestDependencyKey {
      static var liveValue: Value { get }
    }

    """

  private static let asked = """
    func liveValue<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value? {
      Key.liveValue
    }
    """

  private static let cast = """
    func liveValue<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value? {
      (key as? any DependencyKey.Type)?.liveValue as? Key.Value
    }
    """

  private static let main = "@main struct App { static func main() {} }"
}
