/// A page for a browser: one document, with nothing from anywhere else.
package struct Page: Sendable {
  private let title: String
  private let icon: String
  private let style: String
  private let markup: String
  private let script: String

  /// - Parameters:
  ///   - icon: What is drawn in a square of 16 by 16, as SVG for an address: `#` is `%23`.
  ///   - style: A file that the package manager has embedded, as the other two.
  package init(title: String, icon: String, style: [UInt8], markup: [UInt8], script: [UInt8]) {
    self.title = title
    self.icon = icon
    self.style = String(decoding: style, as: UTF8.self)
    self.markup = String(decoding: markup, as: UTF8.self)
    self.script = String(decoding: script, as: UTF8.self)
  }

  /// The page, in which only the script and the style of this very answer may run.
  ///
  /// - Parameter nonce: A word that no page could know before this answer was made.
  package func response(nonce: String = Self.randomNonce()) -> Response {
    Response(
      .ok,
      type: "text/html; charset=utf-8",
      fields: [
        (name: "Content-Security-Policy", value: policy(nonce: nonce)),
        (name: "X-Frame-Options", value: "DENY"),
      ],
      body: Array(document(nonce: nonce).utf8)
    )
  }

  private func policy(nonce: String) -> String {
    [
      "default-src 'none'",
      "script-src 'nonce-\(nonce)'",
      "style-src 'nonce-\(nonce)'",
      "connect-src 'self'",
      "img-src data:",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]
    .joined(separator: "; ")
  }

  package static func randomNonce() -> String {
    var generator = SystemRandomNumberGenerator()
    return String(generator.next(), radix: 36) + String(generator.next(), radix: 36)
  }

  private func document(nonce: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="dark light">
    <title>\(title)</title>
    <link rel="icon" href="\(iconAddress)">
    <style nonce="\(nonce)">
    \(style)
    </style>
    </head>
    <body>
    \(markup)
    <script nonce="\(nonce)">
    \(script)
    </script>
    </body>
    </html>

    """
  }

  private var iconAddress: String {
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E"
      + "\(icon.replacing("<", with: "%3C").replacing(">", with: "%3E"))%3C/svg%3E"
  }
}
