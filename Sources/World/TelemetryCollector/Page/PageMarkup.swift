extension EventsPage {
  /// What is on the page before anything has arrived.
  static let markup = """
    <header>
      <h1>Telemetry</h1>
      <p id="connection" data-state="connecting" role="status">connecting…</p>
    </header>
    <main>
      <section class="total" aria-labelledby="total-title">
        <p id="total" aria-live="polite">–</p>
        <h2 id="total-title">events, ever</h2>
        <ul id="sources" aria-label="Events by source"></ul>
        <button id="ask" type="button" aria-pressed="false">
          <span id="question">Which of these was a user’s?</span> <kbd>s</kbd>
        </button>
      </section>
      <section class="names" aria-labelledby="names-title">
        <h2 id="names-title">By event</h2>
        <ol id="names"></ol>
        <p id="left-out" hidden></p>
      </section>
      <section id="nothing" hidden>
        <p>Nothing has been posted yet.</p>
        <p>Try it from another terminal:</p>
        <pre id="sample"></pre>
      </section>
    </main>
    """
}
