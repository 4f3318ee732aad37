import Synchronization
import Testing

@testable import Benchmarks

@Suite struct BenchmarkBatch {
  @Test func `a short operation is repeated until it can be measured`() async {
    let sampling = Sampling { .microseconds($0) }
    let batch = await Batch(of: sampling, atLeast: .microseconds(500))
    #expect(batch.repetitions == 512)
    #expect(await batch.run() == 1_000)
  }

  @Test func `ten thousand operations at once are long enough by themselves`() async {
    let sampling = Sampling(operations: 10_000) { .milliseconds(100) * $0 }
    let batch = await Batch(of: sampling, atLeast: .microseconds(500))
    #expect(batch.repetitions == 1)
    #expect(await batch.run() == 10_000)
  }

  @Test func `without time left, an operation is measured five times`() async {
    let runs = Atomic(0)
    let sampling = Sampling { repetitions in
      runs.add(1, ordering: .relaxed)
      return .milliseconds(1) * repetitions
    }
    let floor = Sampling { .milliseconds(1) * $0 }
    let (operation, _) = await Measurement.take(
      of: sampling,
      beside: floor,
      pace: Pace(batch: .microseconds(500), limit: .zero, batches: 51)
    )
    #expect(operation.median == 1_000_000)
    // Two more find out how often to repeat it.
    #expect(runs.load(ordering: .relaxed) == 7)
  }
}
