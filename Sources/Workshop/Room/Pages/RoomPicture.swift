/// The picture of what the room sees: on its own page as large as the window, and small on the speaker's.
///
/// All sizes are parts of the picture's height, so that nothing is smaller than a fortieth of it.
enum RoomPicture {
  static let style = """
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
      line-height: 1.15; white-space: pre; flex: none; align-self: center;
    }
    .room pre div { min-height: 1.15em; }
    .room .bold { font-weight: 700; } .room .dim { opacity: .65; }
    .room .reversed { background: var(--text); color: var(--ground); }
    \(colors)
    .room table.diff { border-collapse: collapse; width: 100%; table-layout: fixed; }
    .room .diff td, .room .file div {
      font-family: ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace;
      white-space: pre-wrap; overflow-wrap: anywhere; vertical-align: top; line-height: 1.25;
    }
    .room .diff td { width: 50%; padding: .1em .6em .1em 1.6em; text-indent: -1em; }
    .room .diff th { text-align: left; font-size: 3.4cqh; color: var(--quiet); padding-left: .6em; }
    .room .diff .removed { background: color-mix(in srgb, var(--bad) 16%, transparent); }
    .room .diff .added { background: color-mix(in srgb, var(--good) 18%, transparent); }
    .room mark { background: var(--mark); color: var(--on-mark); font-weight: 700; }
    .room .file .changed { background: color-mix(in srgb, var(--good) 22%, transparent); }
    .room .file .number { color: var(--quiet); display: inline-block; width: 4ch; }
    .room .question { font-weight: 700; line-height: 1.15; text-wrap: balance; margin: 0; }
    .room .text { flex: none; }
    .room .text p, .room .text ul, .room .text pre { margin: 0 0 .6em; white-space: normal; }
    .room .text pre { white-space: pre-wrap; font-size: .85em; align-self: auto; }
    .room .text code { font-family: ui-monospace, monospace; color: var(--cyan); }
    .room .text td, .room .text th { text-align: left; padding-right: 1em; vertical-align: top; }
    .room .solved { font-size: 5cqh; margin: 0; } .room .code { letter-spacing: .08em; }
    .room .counts th { text-align: left; }
    .room .counts th, .room .counts td { white-space: nowrap; padding-right: 1em; }
    .room .clock { font-size: 12.5cqh; font-weight: 700; font-variant-numeric: tabular-nums; margin: 0; }
    """

  private static let colors =
    [
      "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
    ].map { name in
      let bright = "bright\(name.prefix(1).uppercased())\(name.dropFirst())"
      return """
        .room .\(name), .room .\(bright) { color: var(--\(name)); }
        .room .on-\(name), .room .on-\(bright) { background: var(--\(name)); }
        """
    }.joined(separator: "\n")
    + "\n.room .gray { color: var(--gray); }\n.room .on-gray { background: var(--gray); }"

  /// Draws with text nodes only: what a program or a file contains is shown, and never read as markup.
  static let script = #"""
    'use strict';
    const $ = id => document.getElementById(id);

    function element(tag, className, text) {
      const made = document.createElement(tag);
      if (className) made.className = className;
      if (text !== undefined) made.textContent = text;
      return made;
    }

    // Markdown within a line: code, what is between stars, links.
    function inline(node, text) {
      const pattern = /`([^`]+)`|\*\*(.+?)\*\*|\*(.+?)\*|\[([^\]]+)\]\([^)]+\)/g;
      let end = 0;
      for (const match of text.matchAll(pattern)) {
        node.append(text.slice(end, match.index));
        if (match[1] !== undefined) node.append(element('code', '', match[1]));
        else if (match[2] !== undefined) inline(node.appendChild(element('strong')), match[2]);
        else if (match[3] !== undefined) inline(node.appendChild(element('em')), match[3]);
        else inline(node, match[4]);
        end = match.index + match[0].length;
      }
      node.append(text.slice(end));
      return node;
    }

    function blocks(list, node) {
      for (const block of list) {
        if (block.kind === 'heading') node.append(inline(element('h3'), block.text));
        if (block.kind === 'paragraph') node.append(inline(element('p'), block.text));
        if (block.kind === 'code') node.append(element('pre', '', block.lines.join('\n')));
        if (block.kind === 'item') {
          const isNumbered = block.mark !== '-';
          let open = node.lastElementChild;
          if (!open || open.tagName !== (isNumbered ? 'OL' : 'UL')) {
            open = node.appendChild(element(isNumbered ? 'ol' : 'ul'));
          }
          open.append(inline(element('li'), block.text));
        }
        if (block.kind === 'table') {
          const table = node.appendChild(element('table'));
          block.rows.forEach((cells, index) => {
            const row = table.appendChild(element('tr'));
            for (const cell of cells) row.append(inline(element(index ? 'td' : 'th'), cell));
          });
        }
      }
      return node;
    }

    function minutes(seconds) {
      const whole = Math.max(0, Math.floor(seconds));
      return Math.floor(whole / 60) + ':' + String(whole % 60).padStart(2, '0');
    }

    // The largest size, in parts of the picture's height, in which a text has room.
    function fit(node, most, least, room) {
      const unit = room.clientHeight / 100;
      let size = most;
      const inside = node.closest('.inside');
      for (; size > least; size *= 0.93) {
        node.style.fontSize = size * unit + 'px';
        if (inside.scrollHeight <= inside.clientHeight && node.scrollWidth <= node.clientWidth) return;
      }
      node.style.fontSize = least * unit + 'px';
    }

    class RoomPicture {
      constructor(root) {
        this.root = root;
        this.frames = new Map();
        this.inside = root.appendChild(element('div', 'inside'));
        new ResizeObserver(() => { if (this.state) this.draw(this.state); }).observe(root);
        setInterval(() => this.tick(), 1000);
      }

      draw(state) {
        this.state = state;
        this.skew = state.clock.now - Date.now() / 1000;
        this.terminal = null;
        this.root.classList.toggle('black', state.isBlack);
        const view = state.view;
        this.inside.replaceChildren();
        const session = state.sessions.find(each => each.number === view.terminal);
        if (view.question) this.drawQuestion(view.question, session);
        if (session) this.drawSession(session, Boolean(view.question));
        if (view.diff) this.drawDiff(view.diff, view.place);
        if (view.file) this.drawFile(view.file);
        if (view.exercise) this.drawExercise(view.exercise);
        if (view.page) this.drawPage(view.page);
        if (view.attendance) this.drawClass(view.attendance);
        if (!this.inside.childElementCount) {
          this.drawQuestion(state.title.replace(/^\d+ /, ''), null);
        }
      }

      drawQuestion(text, session) {
        const question = this.inside.appendChild(element('p', 'question', text));
        fit(question, session ? 8 : 12.5, 4, this.root);
      }

      drawSession(session, isAsked) {
        const headline = !isAsked && session.headline;
        if (headline) {
          const line = element('p', 'headline ' + headline.tone, headline.text);
          line.setAttribute('role', 'status');
          this.inside.append(line);
          fit(line, headline.text.length < 60 ? 12.5 : 8, 4, this.root);
          if (line.offsetHeight > this.root.clientHeight * .45) fit(line, 4, 3, this.root);
          if (headline.others) {
            this.inside.append(element('p', 'others', 'and ' + headline.others + ' more'));
          }
        }
        this.terminal = this.inside.appendChild(element('pre'));
        this.terminal.setAttribute('aria-label', session.command);
        this.shown = session.number;
        if (session.closing) {
          const closing = this.inside.appendChild(element('p', 'closing', session.closing));
          closing.style.fontSize = (headline || isAsked ? 5 : 7) * this.root.clientHeight / 100 + 'px';
        }
        this.drawTerminal();
      }

      drawTerminal() {
        const frame = this.frames.get(this.shown);
        if (!this.terminal || !frame) return;
        this.terminal.replaceChildren(...frame.rows.map(row => this.row(row)));
        this.fitTerminal(frame);
      }

      fitTerminal(frame) {
        const others = [...this.inside.children].filter(each => each !== this.terminal);
        const used = others.reduce((sum, each) => sum + each.offsetHeight, 0)
          + others.length * this.root.clientHeight * .015;
        // The empty rows at the end need no room.
        let count = frame.rows.length;
        while (count > 8 && !(frame.rows[count - 1] || []).length) count -= 1;
        const height = (this.inside.clientHeight - used) / (count * 1.15);
        const width = this.inside.clientWidth / (frame.columns * .605);
        const size = Math.max(Math.min(height, width), this.root.clientHeight / 80);
        this.terminal.style.fontSize = size * Math.pow(1.1, this.state.zoom) + 'px';
        this.terminal.style.height = size * 1.15 * count + 'px';
        this.terminal.style.width = frame.columns + 'ch';
        this.count = count;
      }

      row(runs) {
        const line = element('div');
        for (const run of runs || []) {
          const part = element('span', run.look, run.text);
          if (run.paint) part.style.cssText = run.paint;
          line.append(part);
        }
        return line;
      }

      drawFrame(change) {
        const frame = this.frames.get(change.session) || { rows: [] };
        frame.columns = change.columns;
        frame.rows.length = change.count;
        for (const [index, row] of Object.entries(change.rows)) frame.rows[index] = row;
        frame.rows = Array.from(frame.rows, row => row || []);
        this.frames.set(change.session, frame);
        if (change.session !== this.shown || !this.terminal) return;
        const lines = this.terminal.children;
        if (lines.length !== frame.rows.length) return this.drawTerminal();
        for (const index of Object.keys(change.rows)) lines[index].replaceWith(this.row(frame.rows[index]));
        if (frame.rows.findLastIndex(row => row.length) >= this.count) this.fitTerminal(frame);
      }

      drawDiff(diff, place) {
        const { file, pairs } = diff.places[place] || { file: '', pairs: [] };
        const count = 'place ' + (place + 1) + ' of ' + diff.places.length;
        this.inside.append(element('p', 'place', [file, count].filter(Boolean).join(' · ')));
        const table = this.inside.appendChild(element('table', 'diff'));
        const head = table.appendChild(element('tr'));
        head.append(element('th', '', diff.old), element('th', '', diff.new));
        for (const pair of pairs) {
          const row = table.appendChild(element('tr'));
          for (const line of [pair.left, pair.right]) {
            const kind = line.sign === '-' ? 'removed' : line.sign === '+' ? 'added' : '';
            const cell = row.appendChild(element('td', kind));
            if (kind) cell.append(line.sign + ' ');
            line.parts.forEach((part, index) => {
              cell.append(index === 1 ? element('mark', '', part) : part);
            });
          }
        }
        fit(table, 6.5, 2.5, this.root);
      }

      drawFile(file) {
        this.inside.append(element('p', 'name', file.path));
        const lines = this.inside.appendChild(element('div', 'file'));
        file.lines.forEach((text, index) => {
          const number = file.first + index;
          const line = lines.appendChild(element('div', file.changed.includes(number) ? 'changed' : ''));
          line.append(element('span', 'number', number), text);
        });
        fit(lines, 4.5, 2.5, this.root);
      }

      drawExercise(exercise) {
        this.inside.append(element('p', 'name', exercise.number + ' ' + exercise.name));
        this.drawSolved(exercise.name);
        const clock = this.inside.appendChild(element('p', 'clock'));
        clock.dataset.began = exercise.began;
        clock.dataset.minutes = exercise.minutes || 0;
        const text = this.inside.appendChild(blocks(exercise.task, element('div', 'text')));
        fit(text, 5, 2.5, this.root);
        this.tick();
      }

      drawPage(page) {
        this.inside.append(element('p', 'name', page.title + ' · ' + page.number + ' of ' + page.count));
        const text = this.inside.appendChild(blocks(page.blocks, element('div', 'text')));
        fit(text, 5, 2.5, this.root);
      }

      hearOfClass(address, counts) {
        [this.address, this.counts] = [address, counts];
        if (this.state && (this.state.view.attendance || this.state.view.exercise)) this.draw(this.state);
      }

      drawSolved(name) {
        const exercise = this.counts && this.counts.exercises.find(each => each.name === name);
        if (!exercise) return;
        const text = exercise.solved + ' of ' + this.counts.here + ' have solved it';
        this.inside.append(element('p', 'solved', text));
      }

      drawClass(what) {
        if (!this.counts) return;
        if (what === 'door') {
          const words = 'swift run workbook join ' + this.address + ' ' + this.counts.code;
          const typed = element('p', 'question typed', words);
          const code = element('p', 'question code', this.counts.code);
          this.inside.append(code, typed, element('p', 'solved', 'Here: ' + this.counts.here));
          fit(code, 30, 12.5, this.root);
          fit(typed, 7, 2.5, this.root);
          return;
        }
        const box = this.inside.appendChild(element('div', 'counts'));
        const table = box.appendChild(element('table'));
        for (const each of this.counts.exercises) {
          const row = table.appendChild(element('tr'));
          row.append(
            element('th', '', each.label + ' ' + each.name),
            element('td', '', 'solved by ' + each.solved + ' of ' + this.counts.here),
          );
          const bar = row.appendChild(element('td', 'bar')).appendChild(element('meter'));
          [bar.max, bar.value] = [Math.max(1, this.counts.here), each.solved];
        }
        fit(box, 7, 2.5, this.root);
      }

      tick() {
        const clock = this.inside.querySelector('.clock');
        if (!clock) return;
        const now = Date.now() / 1000 + this.skew;
        const left = clock.dataset.minutes * 60 - (now - clock.dataset.began);
        clock.textContent = left >= 0 ? minutes(left) : '+' + minutes(-left);
      }
    }

    // Where there is no class, the server says so, and the page asks no more.
    function listenToClass(path, draw) {
      const stream = new EventSource(path);
      stream.addEventListener('class', message => draw(JSON.parse(message.data)));
    }

    function listen(draw, drawFrame, connected) {
      const stream = new EventSource('stream');
      stream.onopen = () => connected(true);
      stream.addEventListener('state', message => draw(JSON.parse(message.data)));
      stream.addEventListener('frame', message => drawFrame(JSON.parse(message.data)));
      stream.onerror = () => {
        connected(false);
        if (stream.readyState !== EventSource.CLOSED) return;
        setTimeout(() => listen(draw, drawFrame, connected), 1000);
      };
    }

    """#
}
