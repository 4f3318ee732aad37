/// The answers this server knows.
package enum Status: Int, Sendable {
  case ok = 200
  case noContent = 204
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case requestTimeout = 408
  case lengthRequired = 411
  case contentTooLarge = 413
  case unsupportedMediaType = 415
  case misdirectedRequest = 421
  case fieldsTooLarge = 431
  case internalServerError = 500
  case notImplemented = 501
  case serviceUnavailable = 503
  case versionNotSupported = 505
  case insufficientStorage = 507

  package var phrase: String {
    switch self {
    case .ok: "OK"
    case .noContent: "No Content"
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .requestTimeout: "Request Timeout"
    case .lengthRequired: "Length Required"
    case .contentTooLarge: "Content Too Large"
    case .unsupportedMediaType: "Unsupported Media Type"
    case .misdirectedRequest: "Misdirected Request"
    case .fieldsTooLarge: "Request Header Fields Too Large"
    case .internalServerError: "Internal Server Error"
    case .notImplemented: "Not Implemented"
    case .serviceUnavailable: "Service Unavailable"
    case .versionNotSupported: "HTTP Version Not Supported"
    case .insufficientStorage: "Insufficient Storage"
    }
  }
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
