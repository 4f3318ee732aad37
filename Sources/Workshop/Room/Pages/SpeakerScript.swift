extension SpeakerPage {
  /// Its keys, its buttons, and what it shows of the presentation.
  static let script = #"""
    const picture = new RoomPicture($('picture'));
    let state = null;
    let isTyping = false;

    function wish(name, more) {
      fetch('do', {
        method: 'POST', headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ wish: name, ...more }),
      }).catch(() => {});
    }

    const shownSession = () => state.sessions.find(each => each.number === state.view.terminal);
    const isRunning = () => Boolean(shownSession() && shownSession().isRunning);
    const row = () => state.rows[state.row] || { typed: '', sees: '', keys: [], minutes: 0 };

    function run() {
      if (isRunning() && shownSession().command === row().command) wish('type', { text: ' ' });
      else wish('run');
    }

    function setTyping(isOn) {
      isTyping = isOn;
      $('typing').setAttribute('aria-pressed', isOn);
    }

    function stage(name) {
      const chapter = state.chapters.find(each => each.number === state.chapter);
      wish('command', { text: 'swift run workbook stage ' + chapter.name + ' ' + name + ' --yes' });
    }

    const wishes = {
      ArrowRight: 'next', PageDown: 'next', n: 'next', ArrowLeft: 'back', PageUp: 'back', p: 'back',
      b: 'black', '.': 'black', '+': 'larger', '=': 'larger', '-': 'smaller', q: 'question', t: 'terminal',
      d: 'diff', f: 'file', l: 'lesson', e: 'exercise', c: 'clock', x: 'stop',
      ArrowDown: 'further', ArrowUp: 'nearer',
    };
    // What a terminal sends for a key.
    const typed = {
      Enter: '\r', enter: '\r', Escape: '\x1b', Backspace: '\x7f', Tab: '\t',
      ArrowUp: '\x1b[A', ArrowDown: '\x1b[B', ArrowRight: '\x1b[C', ArrowLeft: '\x1b[D',
    };

    function typeKey(key, isControl) {
      if (key.length > 1 && !typed[key]) return false;
      const control = String.fromCharCode(key.charCodeAt(0) & 31);
      wish('type', { text: isControl && key.length === 1 ? control : typed[key] || key });
      return true;
    }

    document.addEventListener('keydown', event => {
      if (!state || event.metaKey || event.altKey || event.target.tagName === 'SELECT') return;
      const { key } = event;
      if (isTyping) {
        // A clicker goes on, and the way out is always the same.
        if (key === 'F2') setTyping(false);
        else if (key === 'PageDown' || key === 'PageUp') wish(wishes[key]);
        else if (!typeKey(key, event.ctrlKey)) return;
        event.preventDefault();
        return;
      }
      if (event.ctrlKey) return;
      const isButton = event.target.tagName === 'BUTTON' && (key === ' ' || key === 'Enter' || key === 'Tab');
      if (isButton) return;
      const word = key === 'Enter' ? 'enter' : key;
      if (isRunning() && row().keys.includes(word)) typeKey(word);
      else if (isRunning() && (key === 'ArrowUp' || key === 'ArrowDown')) typeKey(key);
      else if (key === ' ') run();
      else if (key === 'k') setTyping(true);
      else if (key === 'w') $('open').click();
      else if (key === '1') stage('problem');
      else if (key === '2') stage('solved');
      else if (wishes[key]) wish(wishes[key]);
      else return;
      event.preventDefault();
    });

    for (const button of document.querySelectorAll('button[data-wish]')) {
      button.addEventListener('click', () => wish(button.dataset.wish));
    }
    $('run').addEventListener('click', run);
    $('typing').addEventListener('click', () => setTyping(!isTyping));
    $('open').addEventListener('click', () => window.open('room', 'room', 'popup,width=1280,height=720'));
    $('problem-state').addEventListener('click', () => stage('problem'));
    $('solved-state').addEventListener('click', () => stage('solved'));
    $('chapter').addEventListener('change', event => {
      wish('chapter', { number: Number(event.target.value) });
      event.target.blur();
    });

    function draw(now) {
      const isOther = !state || state.chapter !== now.chapter || state.row !== now.row;
      state = now;
      picture.draw(now);
      if ($('chapter').options.length !== now.chapters.length) {
        $('chapter').replaceChildren(...now.chapters.map(each => {
          const option = element('option', '', String(each.number).padStart(2, '0') + ' ' + each.name);
          option.value = each.number;
          return option;
        }));
      }
      $('chapter').value = now.chapter;
      $('problem').textContent = now.problem || '';
      $('running').replaceChildren(...now.sessions.map(session => {
        const end = session.isRunning ? '● ' : session.end ? '✗ ' : '✓ ';
        const button = element('button', '', end + session.command);
        button.type = 'button';
        button.setAttribute('aria-pressed', session.number === now.view.terminal);
        button.addEventListener('click', () => wish('terminal', { number: session.number }));
        return button;
      }));
      tick();
      if (!isOther) return;
      $('row-title').textContent = 'Row ' + (now.row + 1) + ' of ' + now.rows.length + ' · '
        + row().minutes + ' min' + (row().kind === 'file' ? ' · by hand, in your editor' : '');
      $('typed').replaceChildren();
      inline($('typed'), row().typed || '(nothing to type)');
      $('sees').replaceChildren();
      inline($('sees'), row().sees);
      $('row-keys').replaceChildren(...row().keys.map(key => {
        const button = element('button', '', 'Press ' + key);
        button.type = 'button';
        button.addEventListener('click', () => typeKey(key));
        return button;
      }));
      $('next').replaceChildren(...now.rows.slice(now.row + 1, now.row + 3).map(each => {
        const item = element('li', '', each.minutes + ' min · ');
        return inline(item, each.typed);
      }));
      $('notes').replaceChildren();
      blocks(now.notes, $('notes'));
    }

    function tick() {
      if (!state) return;
      const now = Date.now() / 1000 + picture.skew;
      const { clock, rows } = state;
      const sum = rows => rows.reduce((sum, each) => sum + each.minutes, 0);
      const done = sum(rows.slice(0, state.row));
      const inRow = now - clock.rowBegan;
      const planned = (clock.planned + done) * 60 + Math.min(inRow, row().minutes * 60);
      const slip = Math.round((now - clock.began - planned) / 60);
      const parts = [
        element('strong', inRow > row().minutes * 60 ? 'late' : '', minutes(inRow)),
        ' of ' + row().minutes + ' min in this row',
        ' · ' + done + ' of ' + sum(rows) + ' min of the chapter are over',
        ' · ' + minutes(now - clock.began) + ' today, ',
        element('span', slip > 0 ? 'late' : '', slip > 0 ? slip + ' min behind the plan' : 'on time'),
      ];
      const line = element('span');
      line.append(...parts);
      $('clock').replaceChildren(line);
    }
    setInterval(tick, 1000);

    listen(draw, change => picture.drawFrame(change), isOpen => {
      $('connection').dataset.state = isOpen ? 'open' : 'lost';
      $('connection').textContent = isOpen ? '' : 'present does not answer: is it still running?';
    });
    """#
}
