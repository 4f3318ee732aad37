/// The status of a response.
package struct Status: Equatable, Sendable {
  package let code: Int
  package let phrase: String

  package static let ok = Self(code: 200, phrase: "OK")
  package static let badRequest = Self(code: 400, phrase: "Bad Request")
  package static let forbidden = Self(code: 403, phrase: "Forbidden")
  package static let notFound = Self(code: 404, phrase: "Not Found")
  package static let methodNotAllowed = Self(code: 405, phrase: "Method Not Allowed")
  static let contentTooLarge = Self(code: 413, phrase: "Content Too Large")
  package static let serviceUnavailable = Self(code: 503, phrase: "Service Unavailable")
  package static let insufficientStorage = Self(code: 507, phrase: "Insufficient Storage")
}

/// A request that is not served, and the sentence that says why.
package struct Refusal: Error, Equatable, Sendable {
  package let status: Status
  package let reason: String

  package init(_ status: Status, _ reason: String) {
    self.status = status
    self.reason = reason
  }
}
