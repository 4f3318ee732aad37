import HTTP

/// What the room sees, and nothing else.
enum RoomPage {
  static let page = Page(
    title: "The room",
    icon: icon,
    style: RoomPicture.style + """
      html, body { margin: 0; height: 100%; background: var(--ground); }
      #room { width: 100vw; height: 100vh; }
      """,
    markup: #"<main id="room" class="room"></main>"#,
    script: RoomPicture.script + """
      const room = new RoomPicture($('room'));
      listen(state => room.draw(state), change => room.drawFrame(change), isOpen => {
        document.title = isOpen ? 'The room' : 'The room (not connected)';
      });
      """
  )

  static let icon =
    "<path d='M1 3h14v9H1z' fill='%2335b6a0'/><path d='M5 14h6' stroke='%2335b6a0'/>"
}
