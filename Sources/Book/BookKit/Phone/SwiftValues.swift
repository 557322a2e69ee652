import MiniUIKit
import Stage

// Values as Swift.

func code(_ number: Double) -> String { decimals(number, 6) }

func code(_ point: CGPoint) -> String {
  "CGPoint(x: \(code(Double(point.x))), y: \(code(Double(point.y))))"
}

func code(_ size: CGSize) -> String {
  "CGSize(width: \(code(Double(size.width))), height: \(code(Double(size.height))))"
}

func code(_ rectangle: CGRect) -> String {
  let (origin, size) = (rectangle.origin, rectangle.size)
  return "CGRect(x: \(code(Double(origin.x))), y: \(code(Double(origin.y))), "
    + "width: \(code(Double(size.width))), height: \(code(Double(size.height))))"
}

func code(_ text: String) -> String {
  "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}

func code(_ color: UIColor?) -> String {
  guard let color else { return "nil" }
  let named: [(UIColor, String)] = [
    (.clear, ".clear"), (.white, ".white"), (.black, ".black"), (.gray, ".gray"), (.red, ".red"),
    (.green, ".green"), (.blue, ".blue"), (.yellow, ".yellow"), (.orange, ".orange"),
    (.purple, ".purple"),
  ]
  if let known = named.first(where: { $0.0 == color }) { return known.1 }
  let parts = [24, 16, 8, 0].map { code(Double(color.rgba >> UInt32($0) & 0xFF) / 255) }
  return "UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(parts[3]))"
}

func code(_ transform: CGAffineTransform) -> String {
  let t = transform
  let parts = [t.a, t.b, t.c, t.d, t.tx, t.ty].map { code(Double($0)) }
  return "CGAffineTransform(a: \(parts[0]), b: \(parts[1]), c: \(parts[2]), d: \(parts[3]), "
    + "tx: \(parts[4]), ty: \(parts[5]))"
}

func code(_ insets: UIEdgeInsets) -> String {
  let parts = [insets.top, insets.left, insets.bottom, insets.right].map { code(Double($0)) }
  return "UIEdgeInsets(top: \(parts[0]), left: \(parts[1]), bottom: \(parts[2]), "
    + "right: \(parts[3]))"
}

func code(_ events: UIControl.Event) -> String {
  let named: [(UIControl.Event, String)] = [
    (.allTouchEvents, ".allTouchEvents"), (.touchDown, ".touchDown"),
    (.touchDownRepeat, ".touchDownRepeat"), (.touchDragInside, ".touchDragInside"),
    (.touchDragOutside, ".touchDragOutside"), (.touchDragEnter, ".touchDragEnter"),
    (.touchDragExit, ".touchDragExit"), (.touchUpInside, ".touchUpInside"),
    (.touchUpOutside, ".touchUpOutside"), (.touchCancel, ".touchCancel"),
    (.valueChanged, ".valueChanged"), (.primaryActionTriggered, ".primaryActionTriggered"),
    (.editingDidBegin, ".editingDidBegin"), (.editingChanged, ".editingChanged"),
    (.editingDidEnd, ".editingDidEnd"), (.editingDidEndOnExit, ".editingDidEndOnExit"),
  ]
  var (rest, words) = (events, [String]())
  for (event, word) in named where event.isSubset(of: rest) && !event.isEmpty {
    words.append(word)
    rest.subtract(event)
  }
  return words.count == 1 ? words[0] : "[" + words.joined(separator: ", ") + "]"
}

/// A name of the book as the name of a constant: `tap(red)` is `tapRed`.
func identifier(_ name: String) -> String {
  var result = ""
  for word in name.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
    result +=
      result.isEmpty
      ? word.prefix(1).lowercased() + word.dropFirst()
      : word.prefix(1).uppercased() + word.dropFirst()
  }
  if result.first?.isNumber ?? true { result = "view" + result }
  return reserved.contains(result) ? result + "View" : result
}

/// What no constant may be called: Swift's own words, and the functions of the log.
private let reserved: Set<String> = [
  "switch", "case", "default", "class", "struct", "enum", "func", "let", "var", "in", "is", "as",
  "self", "super", "nil", "true", "false", "for", "while", "repeat", "if", "else", "guard",
  "return", "break", "continue", "do", "try", "throw", "catch", "init", "operator", "import",
  "extension", "protocol", "internal", "public", "private", "static", "where", "defer",
  "view", "trace", "named", "dressed", "watch", "keep", "scene", "changes", "touchPoint",
]
