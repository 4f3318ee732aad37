import OperatingSystem
import Synchronization

/// What a program and all that it starts have in their environment, so that they are found also
/// where one has left its session and its parent has ended.
struct FamilyMark: Sendable {
  /// A terminal puts its own mark there, so it means nothing to a program; and the package manager
  /// does not read a manifest anew because of it, as it does because of most variables.
  static let variable = "TERM_SESSION_ID"

  let text: String

  private static let count = Atomic(0)

  init() {
    let number = Self.count.add(1, ordering: .relaxed).newValue
    text = "workbook-\(getpid())-\(number)-\(UInt64.random(in: 0...(.max)))."
  }

  init(_ text: String) { self.text = text }

  /// The program with it. One that belongs to another family stays in that one as well.
  func on(_ program: Program) -> Program {
    var program = program
    var environment = program.environment ?? environmentOfThisProcess()
    environment[Self.variable] = (environment[Self.variable].map { "\($0) " } ?? "") + text
    program.environment = environment
    return program
  }

  /// Whether a process was started with it, as far as we may see that.
  func isOn(_ id: pid_t) -> Bool {
    String(decoding: Self.environment(of: id), as: UTF8.self).contains(text)
  }

  #if canImport(Darwin)
    private static func environment(of id: pid_t) -> [UInt8] {
      var name = [CTL_KERN, KERN_PROCARGS2, id]
      var size = 0
      guard sysctl(&name, 3, nil, &size, nil, 0) == 0 else { return [] }
      var bytes = [UInt8](repeating: 0, count: size)
      return sysctl(&name, 3, &bytes, &size, nil, 0) == 0 ? bytes : []
    }
  #else
    private static func environment(of id: pid_t) -> [UInt8] {
      let file = try? FileDescriptor("/proc/\(id)/environ", O_RDONLY)
      return (try? file?.readAll()) ?? []
    }
  #endif
}
