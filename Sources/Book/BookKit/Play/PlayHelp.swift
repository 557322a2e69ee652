/// What the keys do while a scene is played.
enum PlayHelp {
  /// The keys that are always shown, the most important first.
  ///
  /// - Parameter shakes: Whether something in the scene answers a shake.
  /// - Returns: Each key with its word.
  static func keys(shakes: Bool) -> [String] {
    ["q quit", "? help"] + (shakes ? ["k shake"] : [])
      + ["p pause", "n next", "s slow", "r reset", "d demo", "w write", "z zoom"]
  }

  private static let rows = [
    ("mouse", "press, drag, release"),
    ("", "right button, alt or ctrl: other finger"),
    ("arrows", "move the finger +, shift: farther"),
    ("space", "puts it down, lifts it; return taps"),
    ("f", "the other finger"),
    ("k", "shakes the phone, where a scene answers it"),
    ("p", "pause and go on"),
    ("n", "one event or one timer"),
    ("s", "ten times slower, and back"),
    ("r", "reset: the scene and its question as at first"),
    ("d", "demo: the book's touch"),
    ("1 2 3", "your answer, and how sure you are"),
    ("w", "write what you did as Swift"),
    ("y", "play what you did again"),
    ("a", "all kinds of the trace, and back"),
    ("c", "a line for each responder of the chain, and back"),
    ("v", "what was said of your answer, and back"),
    ("z", "the whole screen, and back"),
    ("wheel", "back in the trace and on"),
    ("[ ]", "a page back and on; page keys, too"),
    ("q", "quit"),
  ]

  /// The table.
  static func lines(width: Int) -> [String] {
    rows.flatMap { key, effect in hanging(padded(key, 8), effect, width: width) }
  }
}
