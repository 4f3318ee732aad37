import Loopback
import OutsideWorld
import Testing

@testable import RegistrationService

@Suite struct RegistrationServiceTests {
  private func service(_ port: UInt16) -> RegistrationService {
    let environment = ["REGISTRATION_PORT": "\(port)"]
    return RegistrationService(environment: environment, timeout: .seconds(86_400))
  }

  private func message(_ service: RegistrationService, _ password: String) async -> String {
    await withCheckedContinuation { continuation in
      service.validate(password: password) { result in
        switch result {
        case .success(let message): continuation.resume(returning: message)
        case .failure(let error): continuation.resume(returning: "\(error)")
        }
      }
    }
  }

  private static let opinions = [
    ("x", "Too short: 1 character."), ("blob", "Too short: 4 characters."),
    ("blob is awesome", "Good: 15 characters."), ("漢字e\u{301}👩‍👩‍👧x", "Good: 5 characters."),
    (String(repeating: "x", count: 10_000), "Too long: 10000 characters."),
    (String(repeating: "x", count: 100_000), "The server refused. The body is over 65536 bytes."),
  ]

  @Test(arguments: opinions)
  func `the server has an opinion on each password`(password: String, opinion: String) async throws
  {
    let server = try RegistrationServer(port: 0, delay: .zero)
    #expect(await message(service(server.port), password) == opinion)
    server.stop()
  }

  @Test(arguments: [("a@b.c", "blob!", true), ("nobody", "blob!", false), ("a@b.c", "x", false)])
  func `it registers a good password of an e-mail address`(
    email: String,
    password: String,
    isValid: Bool
  ) async throws {
    let server = try RegistrationServer(port: 0, delay: .zero)
    let answer = await withCheckedContinuation { continuation in
      service(server.port).register(email: email, password: password) {
        continuation.resume(returning: try? $0.get())
      }
    }
    #expect(answer == isValid)
    server.stop()
  }

  @Test func `where no server listens, a sentence says so`() async throws {
    #expect(
      await message(service(1), "blob")
        == "The server gives no answer, because nothing listens on 127.0.0.1:1: start it again."
    )
  }

  @Test func `a server that stops during a request is an error with a sentence`() async throws {
    let (asked, ask) = AsyncStream<Void>.makeStream()
    let server = try RegistrationServer(port: 0, delay: .seconds(86_400)) { _ in ask.yield() }
    async let answer = message(service(server.port), "blob")
    for await _ in asked.prefix(1) {}
    server.stop()
    #expect(
      await answer == """
        The server gives no answer, because 127.0.0.1:\(server.port) has hung up: start it again.
        """
    )
  }

  private static let garbage = [
    "SSH-2.0-OpenSSH_9.6\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}",
    "HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\n", String(repeating: "x", count: 10_000),
  ]

  @Test(arguments: garbage)
  func `another server is an error with a sentence`(answer: String) async throws {
    let listener = try Listener { connection in
      try? connection.send(answer)
      _ = try? connection.readBytes(1_000_000)
    }
    #expect(
      await message(service(listener.port), "blob")
        == """
        What answers on 127.0.0.1:\(listener.port) is no registration server: look at what runs \
        there.
        """
    )
    listener.stop()
  }

  @Test func `a question that is cancelled has no answer, and the server lists it so`()
    async throws
  {
    let (ends, end) = AsyncStream<ServedRequest.End?>.makeStream()
    let server = try RegistrationServer(port: 0, delay: .seconds(86_400)) {
      end.yield($0.latest?.end)
    }
    let call = service(server.port).validate(password: "blob") { _ in
      Issue.record("A question that was cancelled was answered.")
    }
    for await end in ends {
      if end == nil {
        call.cancel()
      } else {
        #expect(end == .cancelled)
        break
      }
    }
    server.stop()
  }

  @Test func `a port that is taken is an error with a sentence`() throws {
    let server = try RegistrationServer(port: 0)
    let error = #expect(throws: RegistrationServiceError.self) {
      try RegistrationServer(port: server.port)
    }
    #expect(
      error?.description == """
        The server cannot listen on port \(server.port) of 127.0.0.1 (Address already in use): \
        stop what listens there, or choose another port.
        """
    )
    server.stop()
  }
}
