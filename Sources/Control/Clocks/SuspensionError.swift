/// Something still sleeps on a test clock, although a test expected that nothing does.
public struct SuspensionError: Error, CustomStringConvertible {
  let count: Int

  public var description: String {
    """
    \(count == 1 ? "1 task is" : "\(count) tasks are") still asleep on the clock. Advance it \
    far enough to wake them, or look for work that the feature should have cancelled.
    """
  }
}
