import OperatingSystem

/// A process, as the system's table has it at a moment.
struct ProcessEntry: Hashable, Sendable {
  let id: pid_t
  let parent: pid_t
  let session: pid_t
  /// When it began: a number is given again after a while, and a start is not.
  let start: UInt64
}

extension ProcessEntry {
  func isSame(as other: ProcessEntry) -> Bool { id == other.id && start == other.start }
}

extension [ProcessEntry] {
  /// All that belong to a program: its session, what descends from it or from what was known to
  /// belong to it, in whatever session and group that is by now; and what has its mark. The program
  /// itself comes first.
  func family(
    of leader: pid_t,
    known: [ProcessEntry] = [],
    mark: FamilyMark? = nil
  ) -> [ProcessEntry] {
    var ids = Set(filter { $0.session == leader || $0.id == leader }.map(\.id))
    ids.formUnion(filter { entry in known.contains { $0.isSame(as: entry) } }.map(\.id))
    if let mark { ids.formUnion(filter { mark.isOn($0.id) }.map(\.id)) }
    var isGrowing = true
    while isGrowing {
      let children = filter { ids.contains($0.parent) && !ids.contains($0.id) }
      ids.formUnion(children.map(\.id))
      isGrowing = !children.isEmpty
    }
    return filter { $0.id == leader } + filter { ids.contains($0.id) && $0.id != leader }
  }
}

extension ProcessEntry {
  /// Everything that runs on this machine now, and that we may see; the dead are left out.
  static var all: [ProcessEntry] {
    #if canImport(Darwin)
      var ids = [pid_t](repeating: 0, count: Int(proc_listallpids(nil, 0)) + 64)
      let size = Int32(ids.count * MemoryLayout<pid_t>.stride)
      let count = proc_listallpids(&ids, size)
      return ids.prefix(Int(max(count, 0))).compactMap(entry)
    #else
      let names = (try? Folder.names(in: "/proc")) ?? []
      return names.compactMap { pid_t(String(decoding: $0, as: UTF8.self)).flatMap(entry) }
    #endif
  }

  #if canImport(Darwin)
    private static func entry(_ id: pid_t) -> ProcessEntry? {
      var info = proc_bsdinfo()
      let size = Int32(MemoryLayout<proc_bsdinfo>.size)
      guard proc_pidinfo(id, PROC_PIDTBSDINFO, 0, &info, size) == size, info.pbi_status != SZOMB
      else { return nil }
      return ProcessEntry(
        id: id,
        parent: pid_t(info.pbi_ppid),
        session: getsid(id),
        start: info.pbi_start_tvsec * 1_000_000 + info.pbi_start_tvusec
      )
    }
  #else
    private static func entry(_ id: pid_t) -> ProcessEntry? {
      systemText("/proc/\(id)/stat").flatMap { ProcessEntry(id: id, stat: $0) }
    }

    /// Reads a line of `/proc`. The name of the program is in parentheses, and may have any in it.
    init?(id: pid_t, stat: String) {
      guard let name = stat.lastIndex(of: ")") else { return nil }
      let fields = stat[name...].dropFirst(2).split(separator: " ")
      guard fields.count > 19, !["Z", "X"].contains(fields[0]),
        let parent = pid_t(fields[1]), let session = pid_t(fields[3]),
        let start = UInt64(fields[19])
      else { return nil }
      self.init(id: id, parent: parent, session: session, start: start)
    }
  #endif
}
