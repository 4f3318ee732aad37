import OperatingSystem
import Synchronization

import class Foundation.Thread

/// A process that ends a program, and all below it, when this process ends without having done so:
/// `kill -9` gives this process no moment for it.
///
/// It is this same executable, started once more. It reads from a pipe whose other end is open in
/// this process only, so the system tells it when this process is gone. No timer runs, on any
/// platform.
package final class Guardian: Sendable {
  /// What this executable is started with to be a guardian: this word, the number of a program, the
  /// mark of its family, and the paths of its pipes.
  static let word = "--end-with-parent"

  private let process: ChildProcess
  /// Nil when there is nothing to guard any more.
  private let pipe: Mutex<FileDescriptor?>

  /// The executable that knows how to be a guardian; without one there is none.
  package static var executable: String? {
    get { path.withLock(\.self) }
    set { path.withLock { $0 = newValue } }
  }

  private static let path = Mutex<String?>(nil)

  /// Nil where this executable is not known, or cannot be started once more.
  init?(of program: pid_t, _ mark: FamilyMark, _ inlets: [NamedPipe]) {
    let arguments = [Self.word, "\(program)", mark.text] + inlets.map(\.path)
    guard let path = Self.executable, let pipe = try? Pipe(),
      let process = try? Program(path, arguments, environment: [:])
        .start(input: pipe.reading.number)
    else { return nil }
    self.process = process
    self.pipe = Mutex(pipe.keepWriting())
  }

  /// The program is over, with all below it: there is nothing to guard any more.
  func dismiss() {
    pipe.withLock { pipe in
      try? pipe?.writeAll(CollectionOfOne(UInt8(ascii: ".")))
      pipe = nil
    }
    let process = process
    Thread.detachNewThread { process.waitForEnd() }
  }

  /// Is a guardian for as long as one is needed, if that is what this process was started for.
  ///
  /// - Returns: Whether it was.
  package static func serve(_ arguments: [String]) -> Bool {
    guard arguments.count >= 3, arguments[0] == word, let program = pid_t(arguments[1]) else {
      return false
    }
    let inlets = Array(arguments.dropFirst(3))
    guardProgram(program, FamilyMark(arguments[2]), inlets, until: STDIN_FILENO)
    return true
  }

  /// Returns when it is told that the program is over; or when the other end of the pipe has closed
  /// without a word, and the program has been ended with all below it, and its pipes are gone.
  static func guardProgram(
    _ program: pid_t,
    _ mark: FamilyMark? = nil,
    _ inlets: [String] = [],
    until pipe: Int32
  ) {
    var byte: UInt8 = 0
    guard (try? untilAnswered { read(pipe, &byte, 1) }) == 0 else { return }
    defer { inlets.forEach(NamedPipe.remove) }
    var known: [ProcessEntry] = []
    // A process that is killed may have started another one: there is another look.
    for _ in 1...10 {
      let family = ProcessEntry.all.family(of: program, known: known, mark: mark)
      guard !family.isEmpty else { return }
      known += family
      let exits = ExitWaiter(of: family.map(\.id))
      for entry in family { kill(entry.id, SIGKILL) }
      exits.wait()
    }
  }
}
