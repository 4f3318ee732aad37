/// Remembers a value for each of the tasks that asked last.
///
/// Tasks are numbered in a row, so those that run side by side have slots of their own.
package struct RecentTasks<Value> {
  private var entries: [(task: UInt64, value: Value)?]

  package init(capacity: Int) { entries = Array(repeating: nil, count: capacity) }

  package subscript(task: UInt64) -> Value? {
    get { entries[slot(of: task)].flatMap { $0.task == task ? $0.value : nil } }
    set { entries[slot(of: task)] = newValue.map { (task, $0) } }
  }

  private func slot(of task: UInt64) -> Int { Int(task % UInt64(entries.count)) }
}
