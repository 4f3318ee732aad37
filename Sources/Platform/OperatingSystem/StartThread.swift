import Dispatch

/// Runs work on a thread of its own, which may block for as long as it likes.
///
/// A serial queue that is used once gets a thread at once, while a concurrent one has no more
/// threads than the machine has processors. Work that reads a descriptor has such a thread in place
/// of a dispatch source, because on Linux a source may miss the end of a pipe, and a descriptor
/// that is closed while another program is being started can crash the process.
///
/// - Parameter group: Left when the work has ended and has been released, with all that it refers
///   to.
package func startThread(
  in group: DispatchGroup? = nil,
  _ work: @escaping @Sendable () -> Void
) {
  DispatchQueue(label: "thread").async(group: group, execute: work)
}
