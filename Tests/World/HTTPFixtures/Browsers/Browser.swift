import Foundation
import OperatingSystem

/// A real browser without a window, for tests of pages. It is asked over two pipes, as its
/// developer tools are.
package final class Browser {
  /// Nil where no browser is asked for, or none is installed.
  package static let program: String? = {
    guard environmentVariable("WORKBOOK_BROWSER") == "1" else { return nil }
    let onMac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
    return ["chromium", "chromium-browser", "google-chrome"].compactMap { Program.path(of: $0) }
      .first
      ?? (access(onMac, X_OK) == 0 ? onMac : nil)
  }()

  struct Trouble: Error { let text: String }

  private let child: ChildProcess
  private let questions: FileDescriptor
  private let answers: FileDescriptor
  private let profile = FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID())")
  private var unread: [UInt8] = []
  private var asked = 0
  private var page: String?

  package init() throws {
    let input = try OperatingSystem.Pipe()
    let output = try OperatingSystem.Pipe()
    let script = """
      exec "$0" --headless --no-sandbox --disable-gpu --no-first-run --user-data-dir="$1" \
      --remote-debugging-pipe 3<&0 4>&1 </dev/null >/dev/null 2>&1
      """
    let words = ["-c", script, Self.program ?? "", profile.path(percentEncoded: false)]
    child = try Program("/bin/sh", words).start(
      input: input.reading.number,
      output: output.writing.number
    )
    questions = input.keepWriting()
    answers = output.keepReading()
    try openTab()
  }

  /// Opens a tab that is empty. From now on, that tab is asked.
  package func openTab() throws {
    page = nil
    let target = try ask("Target.createTarget", ["url": "about:blank"])["targetId"] ?? ""
    let session = try ask("Target.attachToTarget", ["targetId": target, "flatten": true])
    page = session["sessionId"] as? String
  }

  deinit {
    child.send(SIGTERM)
    child.reap()
    try? FileManager.default.removeItem(at: profile)
  }

  @discardableResult
  private func ask(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
    asked += 1
    var question: [String: Any] = ["id": asked, "method": method, "params": parameters]
    question["sessionId"] = page
    try questions.writeAll(Array(JSONSerialization.data(withJSONObject: question)) + [0])
    while true {
      let answer = try JSONSerialization.jsonObject(with: nextMessage()) as? [String: Any]
      guard answer?["id"] as? Int == asked else { continue }
      guard let result = answer?["result"] as? [String: Any], result["exceptionDetails"] == nil
      else {
        throw Trouble(text: "\(method): \(answer ?? [:])")
      }
      return result
    }
  }

  private func nextMessage() throws -> Data {
    while true {
      if let end = unread.firstIndex(of: 0) {
        defer { unread.removeFirst(end + 1) }
        return Data(unread[..<end])
      }
      guard let more = readAvailable(answers.number) else { throw Trouble(text: "It has ended.") }
      unread += more
    }
  }

  /// Shows a page in a window of this size.
  ///
  /// - Parameter condition: In JavaScript: it returns when that holds.
  package func open(_ address: String, in size: (Int, Int), until condition: String) throws {
    try ask(
      "Emulation.setDeviceMetricsOverride",
      ["width": size.0, "height": size.1, "deviceScaleFactor": 1, "mobile": false]
    )
    try ask("Page.navigate", ["url": address])
    try wait(until: condition)
  }

  /// Returns when a change of the page has made this true.
  package func wait(until condition: String) throws {
    _ = try value(
      """
      new Promise(done => {
        // What the condition asks for may not be there yet.
        const look = () => { try { if (\(condition)) done(true); } catch {} };
        new MutationObserver(look).observe(
          document, { subtree: true, childList: true, characterData: true, attributes: true });
        look();
      })
      """
    )
  }

  /// The value of a script, or the value that it promises.
  package func value(_ script: String) throws -> Any? {
    let question: [String: Any] = [
      "expression": script, "awaitPromise": true, "returnByValue": true,
    ]
    return (try ask("Runtime.evaluate", question)["result"] as? [String: Any])?["value"]
  }

  package func press(_ key: String) throws {
    let text = key.count == 1 ? key : ""
    try ask("Input.dispatchKeyEvent", ["type": "keyDown", "key": key, "text": text])
    try ask("Input.dispatchKeyEvent", ["type": "keyUp", "key": key])
  }

  /// The texts that have no room: wider than their place, or outside of the window.
  ///
  /// - Parameters:
  ///   - place: What is looked at, in the words of a style sheet.
  ///   - isWhole: Whether the page has to be seen at once, without scrolling.
  package func cutTexts(in place: String = "body", isWhole: Bool = false) throws -> [String] {
    try value(
      """
      [...document.querySelectorAll('\(place) *')].filter(node => {
        const box = node.getBoundingClientRect();
        const hasText = [...node.childNodes].some(each => each.nodeType === 3 && each.data.trim());
        if (!hasText || !box.width) return false;
        const isInline = getComputedStyle(node).display === 'inline';
        const { clientWidth, clientHeight } = document.documentElement;
        return (!isInline && node.scrollWidth > node.clientWidth + 1)
          || box.left < -1 || box.right > clientWidth + 1
          || (\(isWhole) && (box.top < -1 || box.bottom > clientHeight + 1));
      }).map(node => node.textContent.slice(0, 80))
      """
    ) as? [String] ?? ["nothing was looked at"]
  }
}
