import HTTP

/// The page that shows events as they arrive: one document, with nothing from anywhere else.
enum EventsPage {
  /// The page, in which only the script and the style of this very answer may run.
  ///
  /// - Parameter nonce: A word that no page could know before this answer was made.
  static func response(nonce: String = randomNonce()) -> Response {
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

  private static func policy(nonce: String) -> String {
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

  private static func randomNonce() -> String {
    var generator = SystemRandomNumberGenerator()
    return String(generator.next(), radix: 36) + String(generator.next(), radix: 36)
  }

  private static func document(nonce: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="dark light">
    <title>Telemetry</title>
    <link rel="icon" href="\(icon)">
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

  private static let icon =
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E"
    + "%3Cpath d='M2 14V8h3v6zm4.5 0V2h3v12zM11 14V5h3v9z' fill='%2335b6a0'/%3E%3C/svg%3E"
}
