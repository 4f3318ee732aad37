/// Lets in programs that ask this very address and the server's own page, and no other page.
///
/// A browser carries any page's requests to here. A page that reaches the server under a name of its
/// own (DNS rebinding) is known by the host, one that posts across sites by the origin.
package struct HostCheck: Sendable {
  /// The names of this server.
  private let hosts: [String]

  package init(port: UInt16) {
    hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
  }

  package func check(_ request: Request) throws(Refusal) {
    guard let host = request.only("host")?.lowercased(), hosts.contains(host) else {
      throw Refusal(.misdirectedRequest, "This server is \(hosts[0]) and nothing else.")
    }
    if request.has("origin"), request.only("origin")?.lowercased() != "http://\(host)" {
      throw Refusal(.forbidden, "Another page's requests are not answered.")
    }
    if request.has("sec-fetch-site"), !isFromHere(request), !isFollowedLink(request) {
      throw Refusal(.forbidden, "Another page's requests are not answered.")
    }
  }

  private func isFromHere(_ request: Request) -> Bool {
    ["same-origin", "none"].contains(request.only("sec-fetch-site"))
  }

  /// A person may come to the page from anywhere, for instance from a slide.
  private func isFollowedLink(_ request: Request) -> Bool {
    request.method == "GET" && request.path == "/" && request.only("sec-fetch-mode") == "navigate"
      && request.only("sec-fetch-dest") == "document"
  }
}
