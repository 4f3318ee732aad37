import Attendee
import Dependencies
import Foundation

/// How a class hears of an attendee.
struct ClassMessenger: Sendable {
  /// Has what is new told, and does not wait for it.
  var send: @Sendable (_ root: URL) -> Void
  /// Tells what is new, and waits for two seconds at most; true where it was heard.
  var hurry: @Sendable (_ root: URL) -> Bool
  /// Tells a message, and waits for the answer.
  var tell: @Sendable (ClassAddress, ClassMessage) throws(ClassAddress.Trouble) -> ClassAnswer
}

extension ClassMessenger: DependencyKey {
  static let liveValue = ClassMessenger(
    send: { Courier.send(in: $0) },
    hurry: { Courier.tell(in: $0, within: .seconds(2)) == true },
    tell: { address, message throws(ClassAddress.Trouble) in try address.tell(message) }
  )

  static let testValue = ClassMessenger(
    send: { _ in reportIssue("Unimplemented: ClassMessenger.send. Override $0.classMessenger.") },
    hurry: { _ in
      reportIssue("Unimplemented: ClassMessenger.hurry. Override $0.classMessenger.")
      return false
    },
    tell: { _, _ throws(ClassAddress.Trouble) in
      reportIssue("Unimplemented: ClassMessenger.tell. Override $0.classMessenger.")
      throw .unreachable("")
    }
  )
}

extension DependencyValues {
  var classMessenger: ClassMessenger {
    get { self[ClassMessenger.self] }
    set { self[ClassMessenger.self] = newValue }
  }
}
