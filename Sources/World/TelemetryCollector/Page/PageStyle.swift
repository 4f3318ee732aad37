extension EventsPage {
  /// Large type and few colours, to be read from the back of a room, by day and by night.
  static let style = """
    :root {
      color-scheme: dark light;
      --ground: #0d1117; --card: #161b22; --line: #2a313c;
      --text: #f0f4f9; --quiet: #9aa7b6;
      --c0: #35c2a1; --c1: #ffb02e; --c2: #ff6b8b; --c3: #5aa9ff;
      --c4: #b48cff; --c5: #7fd34e; --c6: #93a1b3;
    }
    @media (prefers-color-scheme: light) {
      :root {
        --ground: #f3f5f8; --card: #ffffff; --line: #d9dfe7;
        --text: #10151c; --quiet: #556070;
        --c0: #0b8f72; --c1: #b96a00; --c2: #cf2f55; --c3: #1769c9;
        --c4: #7443d6; --c5: #3f8514; --c6: #66727f;
      }
    }
    :root {
      --stripes: repeating-linear-gradient(135deg, var(--ground) 0 2px, transparent 2px 7px);
      --dots: radial-gradient(var(--ground) 25%, transparent 28%) 0 0 / 6px 6px;
    }
    * { box-sizing: border-box; margin: 0; padding: 0; }
    [hidden] { display: none !important; }
    html { font: 400 clamp(16px, 0.55vw + 12px, 26px)/1.4 system-ui, sans-serif; }
    body {
      background: var(--ground); color: var(--text);
      padding: clamp(1rem, 2.5vw, 3rem); max-width: 120rem; margin: auto;
    }
    header {
      display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline;
      gap: .25rem 2rem; margin-bottom: 1.25rem;
    }
    h1 { font-size: 1.5rem; font-weight: 700; letter-spacing: -.02em; }
    h2 { font-size: 1rem; font-weight: 600; color: var(--quiet); }
    ol, ul { list-style: none; }
    #connection { color: var(--quiet); }
    #connection::before {
      content: ''; display: inline-block; width: .65em; height: .65em; margin-right: .5em;
      border-radius: 50%; background: var(--c6);
    }
    #connection[data-state=open]::before { background: var(--c0); }
    #connection[data-state=lost] { color: var(--c2); font-weight: 600; }
    #connection[data-state=lost]::before { background: var(--c2); }
    main { display: grid; gap: 1.25rem; grid-template-columns: minmax(0, 1fr); }
    section {
      background: var(--card); border: 1px solid var(--line); border-radius: 1rem;
      padding: clamp(1rem, 1.6vw, 2rem); min-width: 0;
    }
    .names h2 { margin-bottom: .75rem; }
    .total { container-type: inline-size; }
    #total {
      font-size: min(9rem, calc(100cqw / (.68 * var(--digits, 3)))); line-height: 1; font-weight: 800;
      letter-spacing: -.04em; font-variant-numeric: tabular-nums;
    }
    .name { overflow-wrap: anywhere; unicode-bidi: isolate; }
    .count { font-variant-numeric: tabular-nums; font-weight: 700; text-align: right; }
    #sources { margin-top: 1.25rem; display: grid; gap: .35rem; }
    #sources li {
      display: grid; grid-template-columns: 1rem minmax(0, 1fr) auto; gap: .75rem;
      align-items: center; font-size: 1.4rem;
    }
    #sources li::before {
      content: ''; width: 1rem; height: 1rem; border-radius: .3rem;
    }
    #sources li::before, .parts span::before, .bar span {
      background: var(--pattern, none) var(--tint);
    }
    #ask {
      margin-top: 1.25rem; padding: .6rem 1rem; font: inherit; font-weight: 600; cursor: pointer;
      color: var(--text); background: var(--ground); border: 1px solid var(--quiet);
      border-radius: .6rem; text-align: left;
    }
    #ask:focus-visible { outline: 3px solid var(--c3); outline-offset: 2px; }
    kbd {
      font: .85em ui-monospace, monospace; padding: 0 .4em; border: 1px solid var(--quiet);
      border-radius: .3em; margin-left: .4em;
    }
    .empty #ask { display: none; }
    body:not(.asked) #sources, body:not(.asked) .parts { display: none; }
    body:not(.asked) .bar { gap: 0; }
    body:not(.asked) .bar span { --tint: var(--quiet); --pattern: none; min-width: 0; }
    .parts { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
    .parts span::before {
      content: ''; display: inline-block; width: .7em; height: .7em; margin-right: .4em;
      border-radius: .2em;
    }
    #names { display: grid; gap: 1rem; }
    #names li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: .3rem 1.5rem; }
    #names .name, #names .count { font-size: 1.4rem; line-height: 1.25; }
    #names .name {
      display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2;
      overflow: hidden;
    }
    .bar {
      grid-column: 1 / -1; display: flex; gap: 2px; height: 1rem;
      border-radius: .3rem; overflow: hidden; background: var(--line);
    }
    .bar span { min-width: 3px; transition: width .25s; }
    #left-out { color: var(--quiet); margin-top: 1rem; }
    #nothing { text-align: center; padding: 4rem 1rem; font-size: 1.4rem; }
    #nothing p + p { color: var(--quiet); margin-top: .5rem; font-size: 1rem; }
    pre {
      display: inline-block; max-width: 100%; overflow-x: auto; margin-top: .75rem;
      padding: 1rem; text-align: left; font: 1rem/1.5 ui-monospace, monospace;
      background: var(--ground); border-radius: .6rem;
    }
    .empty .names, .empty #sources { display: none; }
    .color-0 { --tint: var(--c0); } .color-1 { --tint: var(--c1); --pattern: var(--stripes); }
    .color-2 { --tint: var(--c2); --pattern: var(--dots); } .color-3 { --tint: var(--c3); }
    .color-4 { --tint: var(--c4); } .color-5 { --tint: var(--c5); }
    .color-6 { --tint: var(--c6); }
    @media (min-width: 60rem) {
      main { grid-template-columns: minmax(16rem, 3fr) minmax(0, 10fr); }
      section { align-self: start; }
      .total { position: sticky; top: 1.25rem; }
    }
    @media (prefers-reduced-motion: reduce) { .bar span { transition: none; } }
    """
}
