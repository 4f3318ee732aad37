extension Result {
  /// Keeps what an asynchronous operation returns or throws.
  ///
  /// The standard library has the synchronous form. This one runs the operation where the caller
  /// runs, so it may use what belongs to the caller's actor.
  public init(catching body: () async throws(Failure) -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
