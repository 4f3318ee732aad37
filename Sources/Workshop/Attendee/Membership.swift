import Foundation
import OperatingSystem

/// The class that an attendee is in, and what it is told: a small file in their clone.
package struct Membership: Codable, Equatable, Sendable {
  /// As it was typed.
  package let address: String
  /// The chapter at which the class was when it last answered.
  package var chapter: Int
  package var message: ClassMessage
  /// When each exercise was first checked, in seconds since 1970.
  package var began: [String: Double] = [:]
  /// Whether the class has heard the message.
  package var isTold = true
  /// Why the class refuses what this machine sends.
  package var refusal: String?

  package static let path = ".workbook/class.json"

  package init(address: String, chapter: Int, message: ClassMessage) {
    (self.address, self.chapter, self.message) = (address, chapter, message)
  }

  /// Nil if the attendee is in no class, or if the file is garbled.
  package init?(in root: URL) {
    guard let data = try? Data(contentsOf: root.appending(path: Self.path)),
      let membership = try? JSONDecoder().decode(Membership.self, from: data)
    else { return nil }
    self = membership
  }

  /// Writes it, for this person alone to read: the secret word in it speaks for them.
  package func save(in root: URL) throws {
    // No check waits for the disk: a power cut may lose what the last one wrote.
    try keep(at: root.appending(path: Self.path), survivesPowerCut: false)
  }

  /// Changes it, if there is one, while no other process does.
  package static func change(
    in root: URL,
    _ body: (inout Membership) -> Void
  ) throws -> Membership? {
    guard Membership(in: root) != nil else { return nil }
    let lock = root.appending(path: "\(path).lock").path(percentEncoded: false)
    let file = try FileDescriptor(lock, O_RDWR | O_CREAT, permissions: 0o600)
    try file.lock()
    guard var membership = Membership(in: root) else { return nil }
    body(&membership)
    try membership.save(in: root)
    return membership
  }

  /// Forgets the class.
  package static func end(in root: URL) throws(SystemFailure) {
    for path in [path, "\(path).lock", "\(path).sender"] {
      try DurableFile.remove(root.appending(path: path).path(percentEncoded: false))
    }
  }

  /// Keeps what a check has found, and how long it took since the first one.
  package mutating func learn(_ work: ClassMessage.Work, at now: Double) {
    let start = began[work.exercise] ?? now
    began[work.exercise] = start
    message.works.removeAll { $0.exercise == work.exercise }
    message.works.append(work)
    message.works[message.works.count - 1].minutes = max(0, Int(now - start) / 60)
    isNew()
  }

  /// Marks it as changed since the class last heard of it.
  package mutating func isNew() {
    message.number += 1
    isTold = false
  }
}

extension Encodable {
  /// Writes it as a whole, for this person alone to read.
  package func keep(at file: URL, survivesPowerCut: Bool = true) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try DurableFile.replace(
      file.path(percentEncoded: false),
      with: JSONEncoder().encode(self),
      permissions: 0o600,
      survivesPowerCut: survivesPowerCut
    )
  }
}
