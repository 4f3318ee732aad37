import Dependencies

/// First reads of defaults: of a hundred keys, in a test that has read none of them.
enum FirstReads {
  private static let many = ManyKeys(100)

  static func sample(_ repetitions: Int) async -> Duration {
    var total = Duration.zero
    var rest = repetitions
    while rest > 0 {
      let keys = many.keys.prefix(rest)
      total += await TestProcess.inNewTest { read(keys) }
      rest -= keys.count
    }
    return total
  }

  private static func read(_ keys: ArraySlice<any CountedKey.Type>) -> Duration {
    func read<Key: CountedKey>(_ key: Key.Type) {
      @Dependency(Key.self) var number
      keep(number)
    }
    return time { for key in keys { read(key) } }
  }
}
