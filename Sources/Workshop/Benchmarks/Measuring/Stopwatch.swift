import OperatingSystem

// Both take the time that the processors have worked for this process, which does nothing else
// meanwhile. On a machine that others use too, the time on the wall would be mostly theirs.

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
