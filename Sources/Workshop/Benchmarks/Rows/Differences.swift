import CustomDump

extension Row {
  /// Comparing and printing values.
  static var differences: [Row] { oneChanged + plainOneChanged + allChanged + [dump] }

  private static var oneChanged: [Row] {
    sizes("diff of N elements, one changed", targets: [1_000: nil, 10_000: .milliseconds(6)]) {
      let before = [Leaf](count: $0)
      let after = before.withOneChange
      return { diff(before, after) }
    }
  }

  private static var plainOneChanged: [Row] {
    let name = "diff of N elements without '==', one changed"
    return sizes(name, targets: [1_000: nil, 10_000: .milliseconds(6)]) {
      let before = [PlainLeaf](count: $0)
      let after = before.withOneChange
      return { diff(before, after) }
    }
  }

  private static var allChanged: [Row] {
    sizes("diff of N elements, all changed", targets: [1_000: nil, 10_000: nil]) {
      let before = [Leaf](count: $0)
      let after = before.withAllChanged
      return { diff(before, after) }
    }
  }

  private static var dump: Row {
    let leaves = [Leaf](count: 10_000)
    return Row(
      "customDump of 10,000 elements",
      floor: .comparison(of: 10_000),
      target: .milliseconds(50)
    ) { repetitions in
      time { for _ in 0..<repetitions { keep(String(customDumping: leaves).utf8.count) } }
    }
  }

  /// A row for each size. What is compared is made before the time is taken.
  private static func sizes(
    _ name: String,
    targets: KeyValuePairs<Int, Target?>,
    prepare: @escaping @Sendable (_ size: Int) -> () -> String?
  ) -> [Row] {
    targets.map { size, target in
      Row(
        name.replacing("N", with: size.grouped, maxReplacements: 1),
        floor: .comparison(of: size),
        target: target,
        growth: Growth(series: name, factor: size / targets[0].key)
      ) { repetitions in
        let compare = prepare(size)
        return time { for _ in 0..<repetitions { keep(compare()?.utf8.count ?? 0) } }
      }
    }
  }
}
