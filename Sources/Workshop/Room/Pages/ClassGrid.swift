/// The class on the speaker's page: first the attendees who need help, then those who make no
/// progress, then the others.
enum ClassGrid {
  static let style = """
    #help { color: var(--text); font-weight: 600; } #help.wanted { background: var(--mark); color: var(--on-mark); }
    #class { grid-column: 1 / -1; overflow: auto; max-height: 60vh; }
    #class table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
    #class th, #class td { text-align: left; padding: .15rem .6rem; border-top: 1px solid var(--line); }
    #class thead th { position: sticky; top: 0; background: var(--card); }
    #class tr.hand th::before { content: 'hand up: '; } #class tr.hand { background: var(--mark); color: var(--on-mark); }
    #class .solved { color: var(--good); } #class .stuck { color: var(--bad); font-weight: 700; }
    #class tr.hand td { color: inherit; }
    """

  static let script = #"""
    const patience = 5 * 60;
    let heard = null;

    function cellText(cell, now) {
      if (!cell) return ['', ''];
      const { work } = cell;
      if (work.isSolved) return ['solved', '✓ ' + work.minutes + ' min'];
      const still = now - cell.progressed;
      const share = work.holds + ' of ' + work.of;
      if (cell.isCurrent && still > patience) {
        return ['stuck', '! ' + share + ', no progress for ' + Math.floor(still / 60) + ' min'];
      }
      return ['', (cell.isCurrent ? '▸ ' : '· ') + share + ', ' + work.minutes + ' min'];
    }

    function drawGrid() {
      if (!heard) return;
      const { told } = heard;
      const now = told.now + (performance.now() - heard.at) / 1000;
      const { counts } = told;
      const node = $('class');
      node.hidden = false;
      const rows = told.rows.map(row => {
        const cells = row.cells.map(cell => cellText(cell, now));
        const isStuck = cells.some(cell => cell[0] === 'stuck');
        return { row, cells, rank: row.handUp ? 0 : isStuck ? 1 : 2 };
      });
      rows.sort((one, other) => one.rank - other.rank || (one.row.handUp || 0) - (other.row.handUp || 0));
      const count = rank => rows.filter(each => each.rank === rank).length;
      const sum = 'hands up: ' + count(0) + ' · no progress: ' + count(1);
      $('help').hidden = false;
      $('help').textContent = sum;
      $('help').classList.toggle('wanted', count(0) > 0);
      node.replaceChildren(element(
        'h2', '', 'Class ' + counts.code + ' · ' + counts.address + ' · here: ' + counts.here + ' · ' + sum,
      ));
      for (const each of counts.exercises) {
        const stop = told.stops.find(stop => stop.exercise === each.name);
        if (!each.solved && !each.atWork) continue;
        node.append(inline(element('p'), each.label + ' ' + each.name + ': ' + each.solved + ' of '
          + counts.here + ' have solved it, ' + each.atWork + ' at work'
          + (stop ? '. **' + stop.count + ' at demand ' + stop.number + '**: ' + stop.demand : '')));
      }
      const table = node.appendChild(element('table'));
      const head = table.appendChild(element('thead')).appendChild(element('tr'));
      head.append(element('th', '', 'attendee'), element('th', '', 'in all'));
      for (const each of counts.exercises) head.append(element('th', '', each.label + ' ' + each.name));
      const body = table.appendChild(element('tbody'));
      for (const { row, cells, rank } of rows) {
        const line = body.appendChild(element('tr', rank === 0 ? 'hand' : ''));
        line.append(element('th', '', row.name), element('td', '', row.solved));
        for (const [kind, text] of cells) line.append(element('td', kind, text));
      }
    }
    setInterval(drawGrid, 10000);

    listenToClass('grid', told => {
      heard = { told, at: performance.now() };
      document.querySelector('[data-wish=class]').hidden = false;
      picture.hearOfClass(told.counts);
      drawGrid();
    });
    """#
}
