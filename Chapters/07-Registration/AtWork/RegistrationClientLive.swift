// What `swift run workbook take` puts in the place of the live value: the same, over a network.

import Dependencies
import Foundation
import RegistrationService

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension RegistrationClient: DependencyKey {
  static let liveValue = RegistrationClient.live(at: URL(filePath: "/the/address/of/your/server"))

  static func live(at server: URL) -> RegistrationClient {
    RegistrationClient(
      validate: { password, answer in
        ask(server.appending(path: "validate"), ["password": password]) { result in
          answer(result.map { String(decoding: $0, as: UTF8.self) })
        }
      },
      register: { email, password, answer in
        ask(server.appending(path: "register"), ["email": email, "password": password]) { result in
          answer(result.map { String(decoding: $0, as: UTF8.self) == "true" })
        }
      }
    )
  }
}

private func ask(
  _ url: URL,
  _ question: [String: String],
  then answer: @escaping @Sendable (Result<Data, any Error>) -> Void
) -> ServiceCall {
  var request = URLRequest(url: url)
  request.httpMethod = "POST"
  // Texts can always be encoded.
  request.httpBody = try? JSONEncoder().encode(question)
  let task = URLSession.shared.dataTask(with: request) { data, response, error in
    let result = Result {
      if let error { throw error }
      guard (response as? HTTPURLResponse)?.statusCode == 200 else {
        throw URLError(.badServerResponse)
      }
      return data ?? Data()
    }
    answer(result)
  }
  task.resume()
  return ServiceCall { task.cancel() }
}
