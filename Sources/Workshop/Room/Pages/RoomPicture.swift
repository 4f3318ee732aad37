/// The picture of what the room sees: on its own page as large as the window, and small on the
/// speaker's.
///
/// All sizes are parts of the picture's height, so that nothing is smaller than a fortieth of it.
enum RoomPicture {
  static let palette = """
    :root {
      color-scheme: dark light;
      --ground: #0d1117; --card: #161b22; --line: #3a4350; --text: #f0f4f9; --quiet: #9aa7b6;
      --good: #4cc9f0; --bad: #ff9f45; --mark: #f7e463; --on-mark: #14181e;
      --black: #5b6673; --red: #ff8578; --green: #5fd38d; --yellow: #f2cc60; --blue: #6cb6ff;
      --magenta: #dda0ff; --cyan: #5fd7e0; --white: #f0f4f9; --gray: #9aa7b6;
    }
    @media (prefers-color-scheme: light) {
      :root {
        --ground: #ffffff; --card: #f3f5f8; --line: #c4ccd6; --text: #10151c; --quiet: #556070;
        --good: #0b63b8; --bad: #a84300; --mark: #ffe45c; --on-mark: #10151c;
        --black: #10151c; --red: #b3261e; --green: #14713a; --yellow: #7a5a00; --blue: #0b57b0;
        --magenta: #7b2aa8; --cyan: #00677a; --white: #4a5563; --gray: #6a7585;
      }
    }
    """

  static let style = """
    \(palette)
    .room {
      container-type: size; box-sizing: border-box; overflow: hidden; position: relative;
      background: var(--ground); color: var(--text); font: 400 4cqh/1.3 system-ui, sans-serif;
    }
    .room .inside {
      position: absolute; inset: 2cqh 2cqw; display: flex; flex-direction: column; gap: 1.5cqh;
      justify-content: center; align-items: stretch; min-height: 0;
    }
    .room.black .inside { display: none; }
    .room.black { background: #000; }
    .room .headline {
      font-weight: 700; line-height: 1.1; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0;
      padding-left: .25em; border-left: .12em solid var(--quiet); flex: none;
    }
    .room .headline.good { border-color: var(--good); color: var(--good); }
    .room .headline.bad { border-color: var(--bad); color: var(--bad); }
    .room .others, .room .place, .room .name { color: var(--quiet); font-size: 3.4cqh; margin: 0; }
    .room .closing { font-weight: 600; margin: 0; flex: none; }
    .room pre {
      margin: 0; font-family: ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace;
      line-height: 1.15; white-space: pre; flex: none; align-self: center; overflow: hidden;
    }
    .room pre div { min-height: 1lh; }
    .room .bold { font-weight: 700; } .room .dim { opacity: .65; }
    .room .reversed { background: var(--text); color: var(--ground); }
    .room table.diff { border-collapse: collapse; width: 100%; table-layout: fixed; }
    .room .diff td, .room .file div {
      font-family: ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace;
      white-space: pre-wrap; overflow-wrap: anywhere; vertical-align: top; line-height: 1.15;
    }
    .room .diff:not(.broken) td { overflow-wrap: normal; } .room .diff.whole wbr { display: none; }
    .room .diff td {
      --hang: calc(1ch * (var(--depth) + 4));
      width: 50%; padding: 0 .6em 0 calc(.6em + var(--hang)); text-indent: calc(-1 * var(--hang));
    }
    .room .diff th { text-align: left; font-size: 3.4cqh; color: var(--quiet); padding-left: .6em; }
    .room .diff .removed { background: color-mix(in srgb, var(--bad) 16%, transparent); }
    .room .diff .added { background: color-mix(in srgb, var(--good) 18%, transparent); }
    .room mark { background: var(--mark); color: var(--on-mark); font-weight: 700; }
    .room .file .changed { background: color-mix(in srgb, var(--good) 22%, transparent); }
    .room .file div { padding-left: 6ch; text-indent: -6ch; }
    .room .file .number { color: var(--quiet); display: inline-block; width: 4ch; text-indent: 0; }
    .room .question { font-weight: 700; line-height: 1.15; text-wrap: balance; margin: 0; }
    .room .text { flex: none; line-height: 1.15; overflow-wrap: anywhere; }
    .room .text p, .room .text ul, .room .text pre { margin: 0 0 .4em; white-space: normal; }
    .room .text pre { white-space: pre-wrap; align-self: auto; }
    .room .text code { font-family: ui-monospace, monospace; color: var(--cyan); }
    .room .text td, .room .text th { text-align: left; padding-right: 1em; vertical-align: top; }
    .room .clock { font-size: 11cqh; font-weight: 700; font-variant-numeric: tabular-nums; float: right; margin-left: 2cqw; line-height: 1; }
    """
}
