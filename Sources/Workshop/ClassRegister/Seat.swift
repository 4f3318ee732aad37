import Attendee

/// One attendee, as the class knows them.
struct Seat: Codable, Sendable {
  /// The number that stands for an attendee without a name.
  let number: Int
  /// The machine that took the seat.
  let machine: String
  var name: String?
  /// When the hand went up, in seconds since 1970.
  var handUp: Double?
  var hasLeft = false
  var works: [ClassMessage.Work] = []
  /// When the attendee last came further with an exercise, or began it: in seconds since 1970.
  var progressed: [String: Double] = [:]
  private var lastMessage = -1
  private var allowance: Allowance

  init(_ number: Int, of machine: String, _ limits: ClassLimits, at now: Double) {
    (self.number, self.machine) = (number, machine)
    allowance = Allowance(limits.messages, at: now)
  }

  /// False if this attendee sends too many messages.
  mutating func mayTalk(_ limits: ClassLimits, at now: Double) -> Bool {
    allowance.take(most: limits.messages, eachSecond: 1, at: now)
  }

  /// Believes a message, unless it is older than one that came before.
  mutating func hear(_ message: ClassMessage, works: [ClassMessage.Work], at now: Double) {
    guard message.number > lastMessage else { return }
    lastMessage = message.number
    name = message.name
    hasLeft = message.hasLeft
    handUp = message.isHandUp ? handUp ?? now : nil
    for work in works {
      let old = self.works.first { $0.exercise == work.exercise }
      if old == nil || work.holds > old?.holds ?? 0 { progressed[work.exercise] = now }
    }
    self.works = works
  }
}
