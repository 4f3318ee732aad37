import Dependencies

/// The screens that there are now, and what each of them holds.
///
/// It looks into a screen as a debugger does, so a screen need not know that it is looked at.
@MainActor
struct ScreenTree {
  struct Row {
    let name: String
    /// What is drawn before the name: which screen has made this one.
    let branches: String
    let held: [Held]
  }

  /// A dependency that a screen holds.
  struct Held: Equatable {
    let name: String
    let isLive: Bool
    /// How often the screen has reached it while it was live.
    let liveCalls: Int
  }

  private(set) var rows: [Row] = []
  private let calls: LiveCalls

  /// - Parameter sandbox: A sheet that the list has made for an onboarding.
  init(_ tab: some TabScreen, _ calls: LiveCalls, sandbox: (any SheetScreen)? = nil) {
    self.calls = calls
    add("tab", tab, "")
    guard let list = tab.list else { return }
    add("list", list, "╰ ")
    let last = sandbox == nil ? (list.quickSheet == nil ? "detail" : "sheet") : "sandbox"
    if let detail = list.detail {
      add("detail", detail, last == "detail" ? "  ╰ " : "  ├ ")
      if let sheet = detail.sheet { add(sheet, last == "detail" ? "    ╰ " : "  │ ╰ ") }
    }
    if let sheet = list.quickSheet { add(sheet, last == "sheet" ? "  ╰ " : "  ├ ") }
    if let sandbox { add(sandbox, "  ╰ ", "onboarding") }
  }

  /// A leaf by itself.
  init(_ leaf: some LeafScreen, _ calls: LiveCalls) {
    self.calls = calls
    add("leaf", leaf, "")
  }

  private mutating func add(
    _ sheet: some SheetScreen,
    _ branches: String,
    _ name: String = "sheet"
  ) {
    add(name, sheet, branches)
    let line = branches.replacing("╰", with: " ").replacing("├", with: "│")
    add("leaf", sheet.leaf, line + "╰ ")
  }

  private mutating func add(_ name: String, _ screen: AnyObject, _ branches: String) {
    let held = Mirror(reflecting: screen).children.compactMap { property -> Held? in
      let value = (property.value as? any Reading)?.read() ?? property.value
      guard let (name, isLive) = client(value) else { return nil }
      let liveCalls = calls.count(of: name, by: ObjectIdentifier(screen))
      return Held(name: name, isLive: isLive, liveCalls: liveCalls)
    }
    rows.append(Row(name: name, branches: branches, held: held))
  }

  /// What a screen may hold that leads to the outside world.
  private func client(_ value: Any) -> (name: String, isLive: Bool)? {
    if let client = value as? LocationClient { return ("location", client.isLive) }
    return (value as? AnalyticsClient).map { ("analytics", $0.isLive) }
  }
}

/// A property wrapper, behind which the value is.
private protocol Reading {
  func read() -> Any
}

extension Dependency: Reading {
  fileprivate func read() -> Any { wrappedValue }
}
