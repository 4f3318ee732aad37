/// A time in which another program has the terminal: an editor, a pager, a demo.
///
/// The terminal is given back as it was before, nothing is drawn on it, and no key is taken from
/// the other program. Afterwards the stage is built up again.
@MainActor
package final class TerminalHandover {
  private var cues: AsyncStream<Cue>.Continuation?

  package init() {}

  /// Returns when the body has. If no performance is drawn, the terminal is free already.
  package func callAsFunction(_ body: @escaping @MainActor @Sendable () async -> Void) async {
    guard let cues else { return await body() }
    let (over, end) = AsyncStream.makeStream(of: Void.self)
    cues.yield(
      .handover {
        await body()
        end.finish()
      }
    )
    for await _ in over {}
  }

  func begin(_ cues: AsyncStream<Cue>.Continuation) { self.cues = cues }

  func end() { cues = nil }
}
