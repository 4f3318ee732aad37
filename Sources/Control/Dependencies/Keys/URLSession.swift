// On Linux this would link FoundationNetworking, which makes the start of every program 14 ms
// longer, used or not. Write a client there that has an endpoint for each question.
#if canImport(Darwin)
  public import Foundation

  extension DependencyValues {
    /// Loads what a URL leads to.
    ///
    /// A client with an endpoint for each question is easier to override than a session.
    public var urlSession: URLSession {
      get { self[URLSessionKey.self] }
      set { self[URLSessionKey.self] = newValue }
    }
  }

  private enum URLSessionKey: DependencyKey {
    static var liveValue: URLSession { .shared }

    // A test does not reach the network, so it gets a session that refuses every request.
    static var testValue: URLSession {
      DefaultRequest.reportMissingTestValue(of: Self.self, using: "one that refuses every request")
      let configuration = URLSessionConfiguration.ephemeral
      configuration.protocolClasses = [RefusingProtocol.self]
      return URLSession(configuration: configuration)
    }
  }

  /// Refuses every request before it leaves the process.
  private final class RefusingProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
    }

    override func stopLoading() {}
  }
#endif
