import Synchronization

/// A table whose elements stay where they are for as long as it lives, so a look-up takes no lock.
///
/// Unchecked because of the pointers: those to the buckets and to the elements are written once,
/// before anybody can see them, and the heads of the buckets are atomic.
final class GrowingTable<Element: Sendable>: @unchecked Sendable {
  private struct Node {
    let element: Element
    let next: UnsafeMutablePointer<Node>?
  }

  private typealias Link = UnsafeMutablePointer<Node>

  private let heads: UnsafeMutablePointer<Atomic<Link?>>
  private let bits: Int

  /// Makes a table of two to the power of `bits` buckets. It may hold any number of elements; the
  /// look-up of one in a crowded bucket takes longer.
  init(bits: Int) {
    self.bits = bits
    heads = .allocate(capacity: 1 << bits)
    for index in 0..<(1 << bits) { (heads + index).initialize(to: Atomic(nil)) }
  }

  deinit {
    for index in 0..<(1 << bits) {
      var link = heads[index].load(ordering: .acquiring)
      while let node = link {
        link = node.pointee.next
        node.deinitialize(count: 1)
        node.deallocate()
      }
    }
    heads.deinitialize(count: 1 << bits)
    heads.deallocate()
  }

  /// Finds an element, or puts one there; all calls with the same get the same.
  func element(
    hash: UInt,
    where isWanted: (borrowing Element) -> Bool,
    make: () -> Element
  ) -> UnsafePointer<Element> {
    // Addresses differ in their middle bits. The product has them at the top.
    let index = Int((hash &* 0x9E37_79B9_7F4A_7C15) >> UInt(UInt.bitWidth - bits))
    var head = heads[index].load(ordering: .acquiring)
    var link = head
    while let node = link {
      if isWanted(node.pointee.element) { return Self.element(of: node) }
      link = node.pointee.next
    }
    let element = make()
    let new = Link.allocate(capacity: 1)
    while true {
      new.initialize(to: Node(element: element, next: head))
      let (isIn, current) = heads[index].compareExchange(
        expected: head,
        desired: new,
        ordering: .acquiringAndReleasing
      )
      if isIn { return Self.element(of: new) }
      // Another thread was faster, perhaps with the same element.
      new.deinitialize(count: 1)
      link = current
      while let node = link, node != head {
        if isWanted(node.pointee.element) {
          new.deallocate()
          return Self.element(of: node)
        }
        link = node.pointee.next
      }
      head = current
    }
  }

  /// The element is what a node begins with.
  private static func element(of node: Link) -> UnsafePointer<Element> {
    UnsafePointer(UnsafeRawPointer(node).assumingMemoryBound(to: Element.self))
  }
}
