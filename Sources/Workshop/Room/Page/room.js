'use strict';
// What stands in the instructor's terminal, and what else the room is shown. Texts become text
// nodes or drawn letters only: what a program or a file contains is never read as markup.

const $ = id => document.getElementById(id);

function element(tag, className, text) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

// Colours, as [red, green, blue].

let palette = new Map();

function readPalette() {
  const style = getComputedStyle(document.documentElement);
  const names = ['ground', 'text', 'black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white', 'gray'];
  palette = new Map(names.map(name => {
    const value = parseInt(style.getPropertyValue('--' + name).trim().slice(1), 16);
    return [name, [value >> 16, value >> 8 & 255, value & 255]];
  }));
}

function color(name, fallback) {
  if (!name) return palette.get(fallback);
  return name.startsWith('rgb') ? name.match(/\d+/g).map(Number) : palette.get(name);
}

const mix = (one, other, share) => one.map((value, index) => Math.round(value + (other[index] - value) * share));
const css = ([red, green, blue]) => `rgb(${red} ${green} ${blue})`;

function luminance(parts) {
  const [red, green, blue] = parts.map(value => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one, other) {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

// A colour that can be read in front of another one: as it is, or as near to it as possible.
function legible(front, ground, least) {
  if (contrast(front, ground) >= least) return front;
  const ends = [[255, 255, 255], [0, 0, 0]];
  const end = ends.sort((a, b) => contrast(b, ground) - contrast(a, ground))[0];
  for (let share = 0.1; share < 1; share += 0.1) {
    const mixed = mix(front, end, share);
    if (contrast(mixed, ground) >= least) return mixed;
  }
  return end;
}

// What a font would draw with gaps between two cells.

const quarters = {
  '▖': 4, '▗': 8, '▘': 1, '▙': 13, '▚': 9, '▛': 7, '▜': 11, '▝': 2, '▞': 6, '▟': 14,
};
const arms = {
  '─': 'lr', '│': 'ud', '┌': 'rd', '┐': 'ld', '└': 'ru', '┘': 'lu', '├': 'udr', '┤': 'udl', '┬': 'lrd',
  '┴': 'lru', '┼': 'lrud', '╭': 'rd', '╮': 'ld', '╰': 'ru', '╯': 'lu', '━': 'LR', '┃': 'UD', '╴': 'l',
  '╵': 'u', '╶': 'r', '╷': 'd',
};

// The parts of a cell that a character fills, each as [left, top, width, height] of its size.
function filled(character) {
  const code = character.codePointAt(0);
  if (code === 0x2580) return [[0, 0, 1, 1 / 2]];
  if (code >= 0x2581 && code <= 0x2588) return [[0, 1 - (code - 0x2580) / 8, 1, (code - 0x2580) / 8]];
  if (code >= 0x2589 && code <= 0x258F) return [[0, 0, (0x2590 - code) / 8, 1]];
  if (code === 0x2590) return [[1 / 2, 0, 1 / 2, 1]];
  if (code === 0x2594) return [[0, 0, 1, 1 / 8]];
  if (code === 0x2595) return [[7 / 8, 0, 1 / 8, 1]];
  if (code > 0x2800 && code <= 0x28FF) {
    const dots = [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2], [0, 3], [1, 3]];
    return dots.filter((_, bit) => code - 0x2800 & 1 << bit)
      .map(([across, down]) => [across / 2 + 0.13, down / 4 + 0.06, 0.24, 0.13]);
  }
  const bits = quarters[character];
  if (!bits) return null;
  return [0, 1, 2, 3].filter(bit => bits & 1 << bit).map(bit => [bit % 2 / 2, bit >> 1 ? 1 / 2 : 0, 1 / 2, 1 / 2]);
}

const isASCII = text => /^[\x20-\x7e]*$/.test(text);
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const characters = text => isASCII(text) ? [...text] : [...segmenter.segment(text)].map(each => each.segment);

class TerminalPicture {
  constructor(canvas) {
    this.canvas = canvas;
    this.context = canvas.getContext('2d', { alpha: false });
    this.font = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace";
    [this.columns, this.rows, this.cursor] = [80, [], null];
    new ResizeObserver(() => this.draw()).observe(canvas);
  }

  get text() {
    return this.rows.map(row => row.map(run => run.text).join('')).join('\n');
  }

  change({ columns, rows, cursor }) {
    const isSame = columns === this.columns && rows.length === this.rows.length;
    [this.columns, this.rows, this.cursor] = [columns, rows, cursor ?? null];
    if (isSame && this.size) this.drawRows(); else this.draw();
  }

  // The letters are as large as the page allows, and a row as high as there is room.
  fit() {
    const { canvas, context } = this;
    const width = Math.round(canvas.clientWidth * devicePixelRatio);
    const height = Math.round(canvas.clientHeight * devicePixelRatio);
    [canvas.width, canvas.height] = [width, height];
    context.font = '100px ' + this.font;
    const advance = context.measureText('M').width / 100;
    const count = Math.max(1, this.rows.length);
    this.size = Math.min(width / (this.columns * advance), height / (count * 1.17));
    this.cellWidth = this.size * advance;
    this.rowHeight = Math.min(height / count, this.size * 1.4);
    this.margin = (width - this.cellWidth * this.columns) / 2;
    const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText('M');
    this.baseline = (this.rowHeight - (ascent + descent) / 100 * this.size) / 2 + ascent / 100 * this.size;
  }

  draw() {
    if (!this.canvas.clientWidth) return;
    this.fit();
    this.context.fillStyle = css(palette.get('ground'));
    this.context.fillRect(0, 0, this.canvas.width, this.canvas.height);
    this.drawRows();
  }

  drawRows() {
    this.rows.forEach((row, index) => this.drawRow(row, index));
  }

  drawRow(row, index) {
    const { context } = this;
    const [top, bottom] = [Math.round(index * this.rowHeight), Math.round((index + 1) * this.rowHeight)];
    context.fillStyle = css(palette.get('ground'));
    context.fillRect(0, top, this.canvas.width, bottom - top);
    let column = 0;
    const cursor = this.cursor?.[1] === index ? this.cursor[0] : -1;
    const place = at => Math.round(this.margin + at * this.cellWidth);
    for (const run of row) {
      const looks = run.look.split(' ');
      let [front, ground] = [color(run.color, 'text'), color(run.ground, 'ground')];
      if (looks.includes('reversed')) [front, ground] = [ground, front];
      if (looks.includes('dim')) front = mix(front, ground, 0.35);
      const width = looks.includes('wide') ? 2 : 1;
      const all = characters(run.text);
      context.fillStyle = css(ground);
      context.fillRect(place(column), top, place(column + all.length * width) - place(column), bottom - top);
      const style = (looks.includes('italic') ? 'italic ' : '') + (looks.includes('bold') ? 'bold ' : '');
      context.font = style + this.size + 'px ' + this.font;
      const letters = css(legible(front, ground, looks.includes('dim') ? 3 : 4.5));
      for (const character of all) {
        const [start, end] = [place(column), place(column + width)];
        context.fillStyle = filled(character) || '░▒▓'.includes(character) ? css(front) : letters;
        if (character !== ' ') this.drawCharacter(character, start, top, end - start, bottom - top);
        if (looks.includes('underlined')) {
          context.fillRect(start, top + this.baseline + this.size * 0.1, end - start, Math.max(1, this.size / 15));
        }
        column += width;
      }
    }
    if (cursor < 0) return;
    context.globalAlpha = 0.55;
    context.fillStyle = css(palette.get('text'));
    context.fillRect(place(cursor), top, place(cursor + 1) - place(cursor), bottom - top);
    context.globalAlpha = 1;
  }

  drawCharacter(character, x, y, width, height) {
    const { context } = this;
    const parts = filled(character);
    if (parts) {
      for (const [left, top, wide, high] of parts) {
        const [startX, startY] = [Math.round(x + left * width), Math.round(y + top * height)];
        const [endX, endY] = [Math.round(x + (left + wide) * width), Math.round(y + (top + high) * height)];
        context.fillRect(startX, startY, endX - startX, endY - startY);
      }
    } else if ('░▒▓'.includes(character)) {
      context.globalAlpha = ('░▒▓'.indexOf(character) + 1) / 4;
      context.fillRect(x, y, width, height);
      context.globalAlpha = 1;
    } else if (arms[character]) {
      const thick = Math.max(1, Math.round(this.size / (arms[character] === arms[character].toLowerCase() ? 14 : 7)));
      const [left, top] = [Math.round(x + (width - thick) / 2), Math.round(y + (height - thick) / 2)];
      for (const arm of arms[character].toLowerCase()) {
        if (arm === 'l') context.fillRect(x, top, left + thick - x, thick);
        if (arm === 'r') context.fillRect(left, top, x + width - left, thick);
        if (arm === 'u') context.fillRect(left, y, thick, top + thick - y);
        if (arm === 'd') context.fillRect(left, top, thick, y + height - top);
      }
    } else {
      const own = isASCII(character) ? width : Math.min(width, context.measureText(character).width);
      context.fillText(character, x + (width - own) / 2, y + this.baseline, width);
    }
  }
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

// The text of an exercise has paragraphs, and demands with numbers.
function blocks(list, node) {
  for (const { paragraph, item } of list) {
    if (paragraph) node.append(inline(element('p'), paragraph._0));
    if (item) {
      const isOpen = node.lastElementChild.tagName === 'OL';
      const open = isOpen ? node.lastElementChild : node.appendChild(element('ol'));
      open.append(inline(element('li'), item._2));
    }
  }
}

// The largest size, in parts of the page's height, in which a text has room.
function fit(node, most, least, room = $('inside')) {
  const boxes = [node, ...node.querySelectorAll('td')];
  for (let size = most; size; size = size > least && Math.max(size * 0.95, least)) {
    node.style.fontSize = size * innerHeight / 100 + 'px';
    const isWide = boxes.some(box => box.scrollWidth > box.clientWidth);
    if (!isWide && room.scrollHeight <= room.clientHeight) return true;
  }
  return false;
}

function drawQuestion(text) {
  const question = $('above').appendChild(element('p', 'question', text));
  for (let size = 9; size >= 4; size *= 0.93) {
    question.style.fontSize = size * innerHeight / 100 + 'px';
    if (question.offsetHeight <= innerHeight * 0.4) return;
  }
}

function drawHunk({ file, pairs }, table) {
  // Without the blanks that all lines begin with, the letters are larger.
  const depth = line => line.parts.join('').search(/\S/);
  const least = Math.min(...pairs.flat().map(depth).filter(blanks => blanks >= 0));
  if (file) table.appendChild(element('tr')).append(element('th', '', file), element('th'));
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
}

// Whole where it has room in letters that the last row can read, and else one hunk at a time.
function drawDiff(diff) {
  const name = $('inside').appendChild(element('p', 'name'));
  const table = $('inside').appendChild(element('table'));
  for (const isWhole of diff.hunks.length > 1 ? [true, false] : [false]) {
    name.textContent = diff.old + ' → ' + diff.new
      + (isWhole || diff.hunks.length === 1 ? '' : ' · place ' + (diff.hunk + 1) + ' of ' + diff.hunks.length);
    table.replaceChildren();
    const shown = isWhole ? diff.hunks : diff.hunks.slice(diff.hunk, diff.hunk + 1);
    shown.forEach((hunk, index) => {
      const isApart = index && hunk.file === shown[index - 1].file;
      drawHunk(isApart ? { ...hunk, file: '…' } : hunk, table);
    });
    for (const words of isWhole ? ['whole', 'parted'] : ['whole', 'parted', 'broken']) {
      table.className = 'diff ' + words;
      if (fit(table, 6, isWhole ? 2.6 : 2.5)) return;
    }
  }
}

function drawFile(file) {
  $('inside').append(element('p', 'name', file.path));
  const lines = $('inside').appendChild(element('div', 'file'));
  file.lines.forEach((text, index) => {
    const number = file.first + index;
    const line = lines.appendChild(element('div', file.changed.includes(number) ? 'changed' : ''));
    line.style.setProperty('--depth', Math.max(0, text.search(/\S/)));
    line.append(element('span', 'number', number), text);
  });
  fit(lines, 4.5, 2.5);
}

function drawExercise(exercise) {
  const text = $('inside').appendChild(element('div', 'text'));
  // The task goes on at the side of the clock.
  const clock = text.appendChild(element('div', 'clock'));
  [clock.dataset.began, clock.dataset.minutes] = [exercise.began, exercise.minutes || 0];
  text.append(element('strong', 'name', exercise.number + ' ' + exercise.name));
  blocks(exercise.task, text);
  const open = text.appendChild(element('p', '', 'Open '));
  open.append(element('code', '', exercise.path));
  const type = text.appendChild(element('p', 'typed', 'Type '));
  type.append(element('code', '', exercise.command));
  tick();
  fit(text, 5.5, 2.5);
}

function tick() {
  const clock = document.querySelector('.clock');
  if (!clock) return;
  const left = clock.dataset.minutes * 60 - Math.floor(Date.now() / 1000 - clock.dataset.began);
  const [minutes, seconds] = [Math.floor(Math.abs(left) / 60), Math.abs(left) % 60];
  clock.textContent = (left < 0 ? '+' : '') + minutes + ':' + String(seconds).padStart(2, '0');
}

readPalette();
const terminal = new TerminalPicture($('terminal'));
// What the server has sent last, and the text of the view that is drawn.
let state = null;
let drawn = null;

function show(next) {
  state = next;
  terminal.change(state);
  const view = JSON.stringify(state.view);
  if (view !== drawn) drawView();
  drawn = view;
}

function drawView() {
  if (!state) return;
  const { view } = state;
  document.documentElement.dataset.theme = view.isLight ? 'light' : 'dark';
  readPalette();
  const { question, file, diff, exercise } = view;
  $('room').classList.toggle('black', view.isBlack);
  $('above').hidden = !question;
  $('inside').hidden = !file && !diff && !exercise;
  $('terminal').hidden = !$('inside').hidden;
  $('above').replaceChildren();
  $('inside').replaceChildren();
  if (question) drawQuestion(question);
  if (file) drawFile(file);
  if (diff) drawDiff(diff);
  if (exercise) drawExercise(exercise);
  terminal.draw();
}

addEventListener('resize', drawView);
addEventListener('hashchange', () => location.reload());
setInterval(tick, 1000);

// A browser has six connections to one server, so one of its windows listens for all of them.

const others = new BroadcastChannel('room');
let isListening = false;

function receive(type, data) {
  if (type === 'state') show(data);
  if (type === 'connection') $('connection').hidden = data;
}

others.onmessage = ({ data: { type, data } }) => {
  if (type !== 'hello') receive(type, data);
  else if (isListening && state) others.postMessage({ type: 'state', data: state });
};

function listen() {
  isListening = true;
  const tell = (type, data) => {
    receive(type, data);
    others.postMessage({ type, data });
  };
  const stream = new EventSource('/' + location.hash.slice(1) + '/stream');
  stream.onopen = () => tell('connection', true);
  stream.onmessage = message => tell('state', JSON.parse(message.data));
  stream.onerror = () => {
    tell('connection', false);
    if (stream.readyState === EventSource.CLOSED) setTimeout(listen, 1000);
  };
}

others.postMessage({ type: 'hello' });
navigator.locks.request('room', () => new Promise(listen));
