/// The label of a view: its number in the hit test, its name, and what else is to be said.
struct SceneLabel {
  static let height = 17.0
  private static let lineHeight = 16.0

  /// A way to write it: what stands in one line and what below.
  typealias Layout = [[(text: String, style: String)]]

  /// Its numbers in the hit test.
  let numbers: [Int]
  /// The ways to write it: in one line, in a line for each thing it says, and for each word.
  let layouts: [Layout]

  /// The label of a view in a scene; it is passed if a touch lies in it, although the hit test has
  /// not come to it.
  init(
    _ item: Snapshot.Item, _ story: HitTestStory, isPassed: Bool = false,
    isFirstResponder: Bool = false
  ) {
    numbers = story.numbers(of: item.name)
    let off = item.off.map { "(" + $0 + ")" }
    // What a hit test of its own has found is hit, whether it was asked or not.
    let isHit = item.name == story.hit
    var more: Layout = isPassed && !isHit ? [[("not asked", "soft")]] : []
    if isHit { more.append([("hit", "bold")]) }
    if isFirstResponder { more.append([("first responder", "bold")]) }
    let things: Layout = [[(item.name, "ink")]] + (off.map { [[($0, "soft")]] } ?? []) + more
    let words = off?.split(separator: " ").map { [(text: String($0), style: "soft")] } ?? []
    let all: [Layout] = [[things.flatMap { $0 }], things, [things[0]] + words + more]
    layouts = things.count == 1 ? [all[0]] : all
  }

  /// A label of one line, with what is to be said after the name.
  init(_ name: String, _ numbers: [Int], _ words: [(text: String, style: String)]) {
    self.numbers = numbers
    layouts = [[[(name, "ink")] + words]]
  }

  /// The width in one line.
  var width: Double { width(of: layouts[0][0], isFirst: true) }

  /// Its size in each layout.
  var sizes: [Spot] {
    layouts.map { lines in
      var width = 0.0
      for (index, line) in lines.enumerated() {
        width = max(width, self.width(of: line, isFirst: index == 0))
      }
      return Spot(width, Self.height + Self.lineHeight * Double(lines.count - 1))
    }
  }

  private func width(of line: [(text: String, style: String)], isFirst: Bool) -> Double {
    var width = isFirst ? Double(numbers.count) * 22 : 0
    for (text, style) in line { width += SVG.width(text, isBold: style == "bold") + 5 }
    return width - 2
  }

  /// Draws it; with a halo where it does not lie on its own view alone.
  func draw(_ box: Box, _ layout: Layout? = nil, hasHalo: Bool = false, into svg: inout SVG) {
    var x = box.left
    for number in numbers {
      svg.badge(number, Spot(x + 9.5, box.top + 9))
      x += 22
    }
    if hasHalo { svg.add(text(layout ?? layouts[0], box, x, " glow")) }
    svg.add(text(layout ?? layouts[0], box, x, ""))
  }

  private func text(_ lines: Layout, _ box: Box, _ x: Double, _ glow: String) -> String {
    var parts = ""
    for (row, line) in lines.enumerated() {
      for (index, word) in line.enumerated() {
        if row == 0, index == 0 {
          parts += SVG.escaped(word.text)
          continue
        }
        let y = box.top + 13.5 + Self.lineHeight * Double(row)
        let place =
          index == 0
          ? "x=\"\(SVG.number(box.left + 1))\" y=\"\(SVG.number(y))\"" : "dx=\"5\""
        parts += "<tspan \(place) class=\"\(word.style)\(glow)\">\(SVG.escaped(word.text))</tspan>"
      }
    }
    return "<text class=\"ink\(glow)\" x=\"\(SVG.number(x))\" "
      + "y=\"\(SVG.number(box.top + 13.5))\">\(parts)</text>"
  }
}
