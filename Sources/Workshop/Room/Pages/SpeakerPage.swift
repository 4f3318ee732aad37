import HTTP

/// The speaker's page: the row that is on, what comes next, the minutes, and a small picture of the
/// room's.
enum SpeakerPage {
  static let page = Page(
    title: "On stage",
    icon: RoomPage.icon,
    style: RoomPicture.style + style,
    markup: markup,
    script: RoomPicture.script + script
  )

  private static let style = """
    * { box-sizing: border-box; }
    body {
      margin: 0; padding: 1rem 1.25rem; background: var(--ground); color: var(--text);
      font: 400 clamp(15px, 1.2vw, 22px)/1.4 system-ui, sans-serif;
    }
    header { display: flex; flex-wrap: wrap; gap: .5rem 2rem; align-items: baseline; }
    h1 { font-size: 1.2rem; margin: 0; } h2 { font-size: .9rem; color: var(--quiet); margin: 0 0 .25rem; }
    #clock { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; font-variant-numeric: tabular-nums; }
    #clock strong { font-size: 1.4rem; }
    main { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 1rem; margin-top: .75rem; }
    @media (max-width: 900px) { main { grid-template-columns: minmax(0, 1fr); } }
    main > div { display: grid; gap: 1rem; align-content: start; }
    section, nav { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: .8rem 1rem; }
    #typed { font-size: 1.5rem; font-weight: 600; margin: 0; overflow-wrap: anywhere; }
    #sees { font-size: 1.15rem; margin: .4rem 0 0; }
    code { font-family: ui-monospace, 'DejaVu Sans Mono', Menlo, monospace; color: var(--cyan); }
    #keys, #shown, #running { display: flex; flex-wrap: wrap; gap: .4rem; margin-top: .7rem; }
    button, select {
      font: inherit; color: var(--text); background: var(--ground); border: 1px solid var(--quiet);
      border-radius: .45rem; padding: .3rem .7rem; cursor: pointer;
    }
    button:focus-visible, select:focus-visible { outline: 3px solid var(--blue); outline-offset: 2px; }
    button[aria-pressed=true] { background: var(--mark); color: var(--on-mark); }
    #run { font-weight: 700; border-color: var(--good); }
    kbd { font: .85em ui-monospace, monospace; border: 1px solid var(--quiet); border-radius: .3em; padding: 0 .35em; }
    #next { color: var(--quiet); margin: .3rem 0 0; padding-left: 1.2rem; }
    #picture { aspect-ratio: 16 / 9; width: 100%; border: 1px solid var(--line); border-radius: .4rem; }
    #notes { font-size: .95rem; } #notes p, #notes ul { margin: .3rem 0; }
    #problem, #connection[data-state=lost] { color: var(--bad); font-weight: 600; }
    .late { color: var(--bad); }
    """

  private static let markup = #"""
    <header>
      <h1><label for="chapter">Chapter</label> <select id="chapter"></select></h1>
      <p id="clock"></p>
      <p id="connection" role="status"></p>
    </header>
    <main>
      <div>
        <section aria-live="polite" aria-labelledby="row-title">
          <h2 id="row-title"></h2>
          <p id="typed"></p>
          <p id="sees"></p>
          <p id="problem" role="alert"></p>
          <div id="keys">
            <button id="run" type="button">Run <kbd>space</kbd></button>
            <button data-wish="back" type="button">Back <kbd>←</kbd></button>
            <button data-wish="next" type="button">Next <kbd>→</kbd></button>
            <button data-wish="stop" type="button">Stop <kbd>x</kbd></button>
            <button id="typing" type="button" aria-pressed="false">Keys go to the program <kbd>k</kbd></button>
            <span id="row-keys"></span>
          </div>
          <div id="running"></div>
        </section>
        <section><h2>Then</h2><ol id="next"></ol></section>
        <section id="notes" aria-label="Notes"></section>
      </div>
      <div>
        <section>
          <h2>What the room sees</h2>
          <div id="picture" class="room"></div>
          <div id="shown">
            <button id="open" type="button">Open the room’s window <kbd>w</kbd></button>
            <button data-wish="black" type="button">Black <kbd>b</kbd></button>
            <button data-wish="question" type="button">Question <kbd>q</kbd></button>
            <button data-wish="terminal" type="button">Terminal <kbd>t</kbd></button>
            <button data-wish="diff" type="button">Diff <kbd>d</kbd></button>
            <button data-wish="file" type="button">File <kbd>f</kbd></button>
            <button data-wish="lesson" type="button">Lesson <kbd>l</kbd></button>
            <button data-wish="exercise" type="button">Exercise <kbd>e</kbd></button>
            <button data-wish="clock" type="button">Start its clock again <kbd>c</kbd></button>
            <button data-wish="nearer" type="button">Up <kbd>↑</kbd></button>
            <button data-wish="further" type="button">Down <kbd>↓</kbd></button>
            <button data-wish="larger" type="button">Larger <kbd>+</kbd></button>
            <button data-wish="smaller" type="button">Smaller <kbd>-</kbd></button>
            <button id="problem-state" type="button">As shipped <kbd>1</kbd></button>
            <button id="solved-state" type="button">Solved <kbd>2</kbd></button>
          </div>
        </section>
      </div>
    </main>
    """#
}
