/* Draws each message of the stream, whole, with text nodes only: what an event contains is shown
   and never read as markup. A source keeps its colour when another one overtakes it. */
'use strict';
const palette = new Map([['live', 0], ['preview', 1], ['test', 2]]);
const $ = id => document.getElementById(id);
const number = new Intl.NumberFormat('en');

function element(tag, className, text) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

function colors(sources) {
  return sources.map(source => {
    if (!palette.has(source.name)) palette.set(source.name, 3 + (palette.size - 3) % 4);
    return palette.get(source.name);
  });
}

function color(node, index) {
  node.classList.add('color-' + index);
  return node;
}

function parts(state, row, colorOf) {
  const list = element('p', 'parts');
  row.counts.forEach((count, index) => {
    if (count === 0) return;
    const part = color(element('span'), colorOf[index]);
    part.append(element('bdi', '', state.sources[index].name), ' ' + number.format(count));
    list.append(part);
  });
  return list;
}

function drawSources(state, colorOf) {
  $('sources').replaceChildren(...state.sources.map((source, index) => {
    const item = color(element('li'), colorOf[index]);
    item.append(
      element('bdi', 'name', source.name),
      element('span', 'count', number.format(source.count)));
    return item;
  }));
}

function drawNames(state, colorOf) {
  const widest = Math.max(1, ...state.rows.map(row => row.count));
  $('names').replaceChildren(...state.rows.map(row => {
    const item = element('li');
    const bar = element('div', 'bar');
    row.counts.forEach((count, index) => {
      if (count === 0) return;
      const part = color(element('span'), colorOf[index]);
      part.style.width = 100 * count / widest + '%';
      bar.append(part);
    });
    item.append(
      element('bdi', 'name', row.name),
      element('span', 'count', number.format(row.count)),
      bar,
      parts(state, row, colorOf));
    return item;
  }));
}

function draw(state) {
  const colorOf = colors(state.sources);
  $('total').textContent = number.format(state.total);
  $('total').style.setProperty('--digits', Math.max(3, $('total').textContent.length));
  $('total-title').textContent = state.total === 1 ? 'event, ever' : 'events, ever';
  document.title = number.format(state.total) + ' · Telemetry';
  document.body.classList.toggle('empty', state.total === 0);
  $('nothing').hidden = state.total !== 0;
  drawSources(state, colorOf);
  drawNames(state, colorOf);
}

function ask() {
  const isAsked = document.body.classList.toggle('asked');
  $('ask').setAttribute('aria-pressed', isAsked);
  $('question').textContent = isAsked ? 'Hide the sources' : 'Which of these was a user’s?';
}

$('ask').addEventListener('click', ask);
document.addEventListener('keydown', event => {
  if (event.key !== 's' || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
  ask();
});

function connection(state, text) {
  $('connection').dataset.state = state;
  $('connection').textContent = text;
}

$('sample').textContent = "curl " + location.origin + "/events \\\n"
  + "  --json '{\"name\": \"Hello\", \"source\": \"terminal\"}'";

function listen() {
  const stream = new EventSource('/stream');
  stream.onopen = () => connection('open', 'connected');
  stream.onmessage = message => draw(JSON.parse(message.data));
  stream.onerror = () => {
    connection('lost', 'the collector does not answer; these numbers may be old');
    if (stream.readyState === EventSource.CLOSED) setTimeout(listen, 1000);
  };
}
listen();
