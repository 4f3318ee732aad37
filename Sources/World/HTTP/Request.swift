/// One HTTP request, read whole.
package struct Request: Sendable {
  package let method: String
  package let target: String
  /// By their names in lower case: names compare without case.
  package let fields: [String: String]
  package let body: [UInt8]

  /// The target without its query.
  package var path: Substring {
    target.prefix { $0 != "?" }
  }

  /// Refuses the requests of pages that are not the server's own. Any page in a browser can send
  /// requests to this machine.
  ///
  /// A page that reaches the server under another name (DNS rebinding) is recognised by the host. A
  /// page of another site is recognised by the origin.
  func requireOwnHost(port: UInt16) throws(Refusal) {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = fields["host"]?.lowercased(), hosts.contains(host) else {
      throw Refusal(.forbidden, "This server is \(hosts[0]) and nothing else.")
    }
    if let origin = fields["origin"], origin.lowercased() != "http://\(host)" {
      throw Refusal(.forbidden, "Another page's requests are not answered.")
    }
  }
}
