import OperatingSystem

// Both take the time for which the processors worked for this process. On a machine that other
// programs use too, most of the time on the wall would be theirs.

/// Takes the time of a piece of work.
@inline(__always)
func time(_ work: () -> Void) -> Duration {
  let start = ProcessorTime.ofProcess
  work()
  return ProcessorTime.ofProcess - start
}

/// Takes the time of a piece of asynchronous work.
@inline(__always)
func asynchronousTime(_ work: () async -> Void) async -> Duration {
  let start = ProcessorTime.ofProcess
  await work()
  return ProcessorTime.ofProcess - start
}

extension Duration {
  var nanoseconds: Double { self / .nanoseconds(1) }
}
