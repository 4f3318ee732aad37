extension RoomPicture {
  /// Draws what the room sees, and only what has changed of a terminal.
  static let script =
    words + "\n" + #"""
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
          const room = this.inside.clientHeight - used;
          const height = room / (count * 1.15);
          const width = this.inside.clientWidth / (frame.columns * .605);
          const least = Math.min(width, this.root.clientHeight / 40);
          let size = Math.max(Math.min(height, width), least) * Math.pow(1.1, this.state.zoom);
          // Cells of whole pixels: otherwise there would be a gap between two filled ones.
          this.terminal.style.fontSize = size + 'px';
          this.terminal.style.width = frame.columns + 'ch';
          const cell = this.terminal.getBoundingClientRect().width / frame.columns;
          if (cell > 10) size = Math.max(size * Math.floor(cell) / cell, least);
          const row = Math.max(1, Math.floor(size * 1.15));
          // If letters of a fortieth leave no room for all rows, the last rows are shown.
          const shown = Math.min(count, Math.max(1, Math.floor(room / row)));
          this.terminal.style.fontSize = size + 'px';
          this.terminal.style.lineHeight = row + 'px';
          this.terminal.style.height = row * shown + 'px';
          this.terminal.scrollTop = row * (count - shown);
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
          const isOther = frame.columns !== change.columns;
          frame.columns = change.columns;
          frame.rows.length = change.count;
          for (const [index, row] of Object.entries(change.rows)) frame.rows[index] = row;
          frame.rows = Array.from(frame.rows, row => row || []);
          this.frames.set(change.session, frame);
          if (change.session !== this.shown || !this.terminal) return;
          const lines = this.terminal.children;
          if (isOther || lines.length !== frame.rows.length) return this.drawTerminal();
          for (const index of Object.keys(change.rows)) lines[index].replaceWith(this.row(frame.rows[index]));
          if (frame.rows.findLastIndex(row => row.length) >= this.count) this.fitTerminal(frame);
        }

        drawDiff(diff, place) {
          const { file, pairs } = diff.places[place] || { file: '', pairs: [] };
          const count = 'place ' + (place + 1) + ' of ' + diff.places.length;
          this.inside.append(element('p', 'place', [file, count].filter(Boolean).join(' · ')));
          const table = this.inside.appendChild(element('table'));
          const head = table.appendChild(element('tr'));
          head.append(element('th', '', diff.old), element('th', '', diff.new));
          // Without the blanks that all lines begin with, the letters are larger.
          const depth = line => line.parts.join('').search(/\S/);
          const least = Math.min(...pairs.flat().map(depth).filter(blanks => blanks >= 0));
          for (const pair of pairs) {
            const row = table.appendChild(element('tr'));
            for (const line of pair) {
              const kind = line.sign === '-' ? 'removed' : line.sign === '+' ? 'added' : '';
              const cell = row.appendChild(element('td', kind, (kind ? line.sign : ' ') + ' '));
              cell.style.setProperty('--depth', Math.max(0, depth(line) - least));
              line.parts.forEach((part, index) => {
                const place = index === 1 ? cell.appendChild(element('mark')) : cell;
                // Words of code that have no room are parted before a dot, or behind a parenthesis.
                for (const word of part.slice(index ? 0 : least).split(/(?=\.)|(?<=\()/)) {
                  place.append(word, element('wbr'));
                }
              });
            }
          }
          for (const words of ['whole', 'parted', 'broken']) {
            table.className = 'diff ' + words;
            if (fit(table, 6.5, 2.5, this.root)) return;
          }
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
          const text = this.inside.appendChild(element('div', 'text'));
          // The task goes on beside the clock.
          const clock = text.appendChild(element('div', 'clock'));
          clock.dataset.began = exercise.began;
          clock.dataset.minutes = exercise.minutes || 0;
          text.append(element('p', 'name', exercise.number + ' ' + exercise.name));
          blocks(exercise.task, text);
          this.tick();
          fit(text, 5, 2.5, this.root);
        }

        drawPage(page) {
          this.inside.append(element('p', 'name', page.title + ' · ' + page.number + ' of ' + page.count));
          const text = this.inside.appendChild(blocks(page.blocks, element('div', 'text')));
          fit(text, 5, 2.5, this.root);
        }

        tick() {
          const clock = this.inside.querySelector('.clock');
          if (!clock) return;
          const now = Date.now() / 1000 + this.skew;
          const left = clock.dataset.minutes * 60 - (now - clock.dataset.began);
          clock.textContent = left >= 0 ? minutes(left) : '+' + minutes(-left);
        }
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
