import Attendee
import Dependencies
import Foundation

/// Tells a class about an attendee.
struct ClassMessenger: Sendable {
  /// Tells what is new, and does not wait for an answer.
  var send: @Sendable (_ root: URL) -> Void
  /// Tells what is new, and waits for two seconds at most; true if it was heard.
  var hurry: @Sendable (_ root: URL) -> Bool
  /// Tells a message, and waits for the answer.
  var tell: @Sendable (ClassAddress, ClassMessage) throws(ClassAddress.Trouble) -> ClassAnswer
}

extension ClassMessenger: DependencyKey {
  static let liveValue = ClassMessenger(
    send: { ClassSender.send(in: $0) },
    hurry: { ClassSender.tell(in: $0, within: .seconds(2)) == true },
    tell: { address, message throws(ClassAddress.Trouble) in try address.tell(message) }
  )
}
