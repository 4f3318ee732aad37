import OperatingSystem

/// What a thread that waits for sound is told from outside.
final class HearingOrders: Sendable {
  enum Order: UInt8, Sendable { case finish, cancel }

  private let pipe: Pipe

  init() throws(SystemFailure) {
    pipe = try Pipe()
    makeNonBlocking(pipe.reading.number)
    makeNonBlocking(pipe.writing.number)
  }

  /// Can be read from, as `poll` sees it, when there is an order.
  var descriptor: Int32 { pipe.reading.number }

  /// An order that finds the pipe full says nothing new.
  func give(_ order: Order) {
    var byte = order.rawValue
    _ = try? untilAnswered { write(pipe.writing.number, &byte, 1) }
  }

  func next() -> Order? {
    var byte: UInt8 = 0
    guard let count = try? untilAnswered({ read(descriptor, &byte, 1) }), count == 1 else {
      return nil
    }
    return Order(rawValue: byte)
  }
}
