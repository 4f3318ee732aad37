/// Values to compare and to print.
struct Leaf: Equatable {
  var id: Int
  var name: String
}

/// The same without `==`.
struct PlainLeaf {
  var id: Int
  var name: String
}

extension [Leaf] {
  init(count: Int) { self = (0..<count).map { Leaf(id: $0, name: "leaf") } }

  /// With another name for one in the middle.
  var withOneChange: Self {
    var leaves = self
    leaves[count / 2].name = "bud"
    return leaves
  }

  /// With another name for each.
  var withAllChanged: Self { map { Leaf(id: $0.id, name: "bud") } }
}

extension [PlainLeaf] {
  init(count: Int) { self = (0..<count).map { PlainLeaf(id: $0, name: "leaf") } }

  /// With another name for one in the middle.
  var withOneChange: Self {
    var leaves = self
    leaves[count / 2].name = "bud"
    return leaves
  }
}
