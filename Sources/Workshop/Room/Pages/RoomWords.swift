extension RoomPicture {
  /// Draws with text nodes only: what a program or a file contains is shown, and never read as
  /// markup.
  static let words = #"""
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
      for (const { heading, paragraph, code, item, table } of list) {
        if (heading) node.append(inline(element('h3'), heading._0));
        if (paragraph) node.append(inline(element('p'), paragraph._0));
        if (code) node.append(element('pre', '', code._0.join('\n')));
        if (item) {
          const isNumbered = item.mark !== '-';
          let open = node.lastElementChild;
          if (!open || open.tagName !== (isNumbered ? 'OL' : 'UL')) {
            open = node.appendChild(element(isNumbered ? 'ol' : 'ul'));
          }
          open.append(inline(element('li'), item._2));
        }
        if (table) {
          const made = node.appendChild(element('table'));
          table._0.forEach((cells, index) => {
            const row = made.appendChild(element('tr'));
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
      const inside = node.closest('.inside');
      const boxes = [node, ...node.querySelectorAll('td')];
      for (let size = most; size; size = size > least && Math.max(size * 0.93, least)) {
        node.style.fontSize = size * unit + 'px';
        const isWide = boxes.some(box => box.scrollWidth > box.clientWidth);
        if (!isWide && inside.scrollHeight <= inside.clientHeight) return true;
      }
      return false;
    }
    """#
}
