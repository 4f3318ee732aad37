/// Something still sleeps on a test clock, although a test expected that nothing does.
public struct SuspensionError: Error, CustomStringConvertible {
  let count: Int

  public var description: String {
    let (tasks, them) = count == 1 ? ("1 task is", "it") : ("\(count) tasks are", "them")
    return """
      \(tasks) still asleep on the clock. Advance it far enough to wake \(them), or look for work \
      that the feature should have cancelled.
      """
  }
}
