/// Takes the time of a piece of work.
@inline(__always)
func time(_ work: () -> Void) -> Duration {
  ContinuousClock().measure(work)
}

/// Takes the time of a piece of asynchronous work.
@inline(__always)
func asynchronousTime(_ work: () async -> Void) async -> Duration {
  let start = ContinuousClock.now
  await work()
  return .now - start
}

extension Duration {
  var nanoseconds: Double { self / .nanoseconds(1) }
}
