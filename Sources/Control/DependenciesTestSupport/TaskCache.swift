import IssueReporting

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Remembers, for each thread, the test of the task that asked last.
///
/// A task belongs to one test for as long as it lives, and most reads come in rows from one task.
/// Asking Swift Testing costs about 200 ns; asking here costs about 20.
enum TaskCache {
  static func identity(of task: UInt64) -> TestIdentity? {
    guard let slot = pthread_getspecific(key) else { return nil }
    let entry = slot.assumingMemoryBound(to: Entry.self).pointee
    return entry.task == task ? TestIdentity(borrowing: entry.identity) : nil
  }

  static func remember(_ identity: TestIdentity, of task: UInt64) {
    let entry = Entry(task: task, identity: identity.retainedPointer())
    if let slot = pthread_getspecific(key)?.assumingMemoryBound(to: Entry.self) {
      TestIdentity.release(slot.pointee.identity)
      slot.pointee = entry
    } else {
      let slot = UnsafeMutablePointer<Entry>.allocate(capacity: 1)
      slot.initialize(to: entry)
      pthread_setspecific(key, slot)
    }
  }

  private struct Entry {
    let task: UInt64
    let identity: UnsafeMutableRawPointer
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { slot in
      #if canImport(Darwin)
        let entry = slot.assumingMemoryBound(to: Entry.self)
      #else
        let entry = slot!.assumingMemoryBound(to: Entry.self)
      #endif
      TestIdentity.release(entry.pointee.identity)
      entry.deallocate()
    }
    return key
  }()
}
