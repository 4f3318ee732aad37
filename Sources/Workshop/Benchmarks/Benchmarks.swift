import OperatingSystem
import Usage

/// Prints how long the operations of the dependency module take, beside what cannot be faster.
@main
struct Benchmarks {
  static func main() async {
    do {
      switch try BenchmarkOrder(arguments: Array(CommandLine.arguments.dropFirst())) {
      case .help: print(BenchmarkOrder.manual)
      case .measure(let options): try await measure(options)
      }
    } catch let error as UsageError {
      StandardError.write("\(error.sentence)\n\n\(BenchmarkOrder.usage)")
      exit(UsageError.exitCode)
    } catch {
      StandardError.write("\(error)")
      exit(1)
    }
  }

  /// Measures what a program does, then becomes a test process and measures what tests do.
  ///
  /// Not on the main actor: going to and from the main thread would be most of what is measured.
  @concurrent private static func measure(_ options: Options) async throws {
    let part: Part = TestProcess.isThis ? .test : .program
    if part == .test { TestProcess.prepare() }
    func chosen(_ part: Part) -> [Row] { part.rows.filter { options.matches($0.operation) } }
    if part == .program {
      try options.check(against: Part.allOperations)
      Table.printHeader()
    }
    if !chosen(part).isEmpty {
      print("\n\(part.title)")
      await Table.print(chosen(part), pace: options.pace)
    }
    switch part {
    case .program:
      TestProcess.become()
    case .test:
      print("\n\(Table.legend)")
    }
  }
}
