import MiniUIKit

/// Draws the views of a scene apart, one behind the other in parallel, with the touch as a ray
/// through them and their names at the right: where they lie on each other in the flat scene.
struct LayersDrawing {
  /// One layer, or one of several names of a layer.
  private struct Layer {
    /// Its outline on the screen.
    let spots: [Spot]
    let family: ColorFamily
    var isInvisible = false
    /// Whether it is a window, or all that fills the screen.
    var isSheet = false
    var isHit = false
    /// Who lies here: the name and what is said of it.
    var labels: [SceneLabel] = []
    /// What the hit test says of the first touch here: `inside`, `outside`, `passed`, or nothing.
    var area = ""
    /// How far it lies in front of the last.
    var height = 0.0
  }

  /// Cosines and sines of 36 and 21 degrees: the standard library knows neither.
  private static let (yaw, pitch) = (
    (cos: 0.809_017, sin: 0.587_785), (cos: 0.933_580, sin: 0.358_368)
  )
  private static let (margin, step, tall) = (16.0, 25.0, 480.0)

  private let layers: [Layer]
  private let touches: [Spot]
  private let area: Box
  private let showsAnswer: Bool
  /// What is said below, in lines.
  private let caption: [String]
  private var gap = 0.0
  /// How far the cross-hairs hang in front of the layer in front.
  private var front = 1.2
  private var scale = 1.0
  private var origin = Spot(0, 0)
  /// Where the names begin.
  private var rail = 0.0
  /// The size of the drawing.
  private(set) var width = 720.0
  private(set) var height = 0.0

  init(
    _ scenery: Scenery, _ story: HitTestStory, _ titles: [Snapshot.Item], showsAnswer: Bool
  ) {
    (area, touches, self.showsAnswer) = (scenery.area, scenery.touches, showsAnswer)
    var layers: [Layer] = []
    if scenery.hasSheets {
      for sheet in scenery.sheets {
        let items = sheet.items.filter { $0.depth == 0 || titles.contains($0) }
        var layer = Self.sheet(scenery, story, items)
        layer.height = layers.isEmpty ? 0 : 1.6 + (layers.last?.height ?? 0)
        layers.append(layer)
        for part in scenery.parts where part.window == sheet.window {
          guard var layer = Self.layer(of: part, scenery, story) else { continue }
          layer.height = 0.3 + (layers.last?.height ?? 0)
          layers.append(layer)
        }
      }
    } else {
      layers.append(Self.sheet(scenery, story, titles))
      for part in scenery.parts {
        guard var layer = Self.layer(of: part, scenery, story) else { continue }
        layer.height = Double(layers.count)
        layers.append(layer)
      }
    }
    var words = scenery.touches.prefix(2).map { "touch " + Scenery.place($0) }
    words.append("front at the left")
    if area.right - area.left < 375 || area.bottom - area.top < 812 {
      let corners = [(area.left, area.top), (area.right, area.bottom)].map {
        "(" + decimals($0.0, 1) + ", " + decimals($0.1, 1) + ")"
      }
      words.append("screen from " + corners[0] + " to " + corners[1])
    }
    if layers.count > 9 {
      // What has nothing to do with the touch, and no colour of its own, only fills the picture.
      let plain: [ColorFamily] = [.clear, .white, .grey]
      layers = layers.filter {
        $0.isSheet || !$0.area.isEmpty || $0.isHit || !plain.contains($0.family)
      }
      if !scenery.hasSheets {
        for index in layers.indices { layers[index].height = Double(index) }
      }
      words.append("plain views beside the touch are left out")
    }
    if showsAnswer {
      for (area, meaning) in [
        ("inside", "dot: inside"), ("outside", "crossed: outside"), ("passed", "ring: not asked"),
      ] where layers.contains(where: { $0.area == area }) {
        words.append(meaning)
      }
    }
    if layers.contains(where: { !$0.isSheet && ($0.isInvisible || $0.family == .clear) }) {
      words.append("dashed: not seen")
    }
    (self.layers, caption) = (layers, Self.lines(words))
    for distance in [1.2, 1.6, 2] {
      front = distance
      fit()
      if !isAimOnARim { break }
    }
  }

  /// Puts what is said below in lines that the page has room for, none broken within a phrase.
  private static func lines(_ words: [String]) -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, SVG.width(last + "; " + word) <= 720 - 2 * margin {
        lines[lines.count - 1] = last + "; " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  /// What fills the screen, with its names.
  private static func sheet(
    _ scenery: Scenery, _ story: HitTestStory, _ items: [Snapshot.Item]
  ) -> Layer {
    let isAsked = items.contains { !story.numbers(of: $0.name).isEmpty }
    var layer = Layer(spots: scenery.area.corners, family: .clear, isSheet: true)
    layer.isHit = items.contains { $0.name == story.hit }
    layer.labels = items.map { label($0, story, isPassed: !isAsked && !story.steps.isEmpty) }
    if !story.steps.isEmpty { layer.area = isAsked ? "inside" : "passed" }
    return layer
  }

  /// A view as a layer of its own; nil if nothing of it is seen, or it fills the screen.
  private static func layer(
    of part: Scenery.Part, _ scenery: Scenery, _ story: HitTestStory
  ) -> Layer? {
    let shape = part.shape.clipped(to: scenery.area)
    guard !part.isScreen, !shape.spots.isEmpty else { return nil }
    let isAsked = !story.numbers(of: part.item.name).isEmpty
    let contains = scenery.touches.first.map { part.shape.contains($0) } ?? false
    var layer = Layer(
      spots: shape.spots, family: ColorFamily(part.item.color),
      isInvisible: part.item.isInvisible, isHit: part.item.name == story.hit,
      labels: [label(part.item, story, isPassed: !story.steps.isEmpty)])
    if isAsked { layer.area = contains ? "inside" : "outside" }
    if !isAsked, contains { layer.area = "passed" }
    return layer
  }

  /// A name, and what the hit test says of it.
  private static func label(
    _ item: Snapshot.Item, _ story: HitTestStory, isPassed: Bool
  ) -> SceneLabel {
    let numbers = story.numbers(of: item.name)
    var words: [(text: String, style: String)] = []
    if let off = item.off { words.append(("(" + off + ")", "soft")) }
    if let number = numbers.first {
      let step = story.steps[number - 1]
      words.append((step.area, HitTestList.style(step.area)))
      words.append(("→ " + step.answer, step.answer == "nil" ? "no" : "yes"))
      if story.isThrownAway(step) { words.append(("thrown away", "no")) }
    } else if isPassed {
      words.append(("not asked", "soft"))
    }
    if item.name == story.hit { words.append(("hit", "bold")) }
    return SceneLabel(item.name, numbers, words)
  }

  // MARK: - Where things are

  /// Finds the scale and the place of the middle, so that all layers fit beside the names.
  private mutating func fit() {
    (scale, origin) = (1, Spot(0, 0))
    gap = min(74, 1.05 * max(area.width, area.height) / (depth + 1))
    let labels = layers.flatMap { $0.labels }
    let names = labels.map { $0.width }.max() ?? 0
    var corners: [Spot] = []
    for layer in layers { corners += layer.spots.map { project($0, layer.height) } }
    corners += touches.map { project($0, depth + front) }
    let box = Shape(spots: corners).box
    let room = 720 - 2 * Self.margin - names - 44
    scale = min(room / box.width, Self.tall / box.height)
    rail = Self.margin + box.width * scale + 44
    let words = caption.map { SVG.width($0) }.max() ?? 0
    width = max(rail + names, Self.margin + words) + Self.margin
    let rows = Double(labels.count) * Self.step
    let tall = max(box.height * scale, rows)
    height = tall + 2 * Self.margin + captionHeight
    origin = Spot(
      Self.margin - box.left * scale,
      Self.margin - box.top * scale + (tall - box.height * scale) / 2)
  }

  /// How much room the caption takes.
  private var captionHeight: Double { Double(caption.count) * 18 + 4 }

  /// Whether a cross-hair covers the rim of a view, as if the finger were there.
  private var isAimOnARim: Bool {
    layers.contains { layer in
      let rim = Shape(spots: layer.spots.map { project($0, layer.height) })
      return !layer.isSheet
        && touches.contains { touch in
          let middle = project(touch, depth + front)
          return LabelPlaces.crosses(
            rim, Box(middle.x, middle.y, middle.x, middle.y).grown(by: 12))
        }
    }
  }

  /// How far the front lies before the back.
  private var depth: Double { layers.last?.height ?? 0 }

  /// A spot of a layer on the paper.
  private func project(_ spot: Spot, _ z: Double) -> Spot {
    let x = spot.x - (area.left + area.right) / 2
    let y = spot.y - (area.top + area.bottom) / 2
    let depth = (z - self.depth / 2) * gap
    return Spot(
      origin.x + scale * (x * Self.yaw.cos - depth * Self.yaw.sin),
      origin.y + scale
        * (y * Self.pitch.cos + (x * Self.yaw.sin + depth * Self.yaw.cos) * Self.pitch.sin))
  }

  // MARK: - Drawing

  func draw(into svg: inout SVG) {
    for (index, layer) in layers.enumerated() {
      let shape = Shape(spots: layer.spots.map { project($0, layer.height) })
      if index == 0 {
        svg.polygon(shape.spots, "screen")
      } else if layer.isSheet {
        svg.add("<g opacity=\".45\">")
        svg.polygon(shape.spots, "paper")
        svg.add("</g>")
        svg.polygon(shape.spots, "leader")
      } else if layer.isInvisible || layer.family == .clear {
        svg.polygon(shape.spots, "glass")
      } else {
        svg.add("<g opacity=\".85\">")
        svg.view(shape.spots, layer.family)
        svg.add("</g>")
      }
      if layer.isHit { ScreenDrawing.outline(shape, into: &svg) }
      let next = index + 1 < layers.count ? layers[index + 1].height : depth + front
      for touch in touches { ray(touch, layer.height, to: next, into: &svg) }
    }
    if showsAnswer, let touch = touches.first {
      for layer in layers { mark(layer, project(touch, layer.height), &svg) }
      numberMarks(of: touch, into: &svg)
    }
    for touch in touches {
      ScreenDrawing.aim(project(touch, depth + front), into: &svg)
    }
    drawNames(into: &svg)
    for (index, line) in caption.enumerated() {
      svg.text(
        line, Self.margin, height - 12 - Double(caption.count - 1 - index) * 18, "soft")
    }
  }

  private func ray(_ touch: Spot, _ z: Double, to end: Double, into svg: inout SVG) {
    svg.add(
      "<g stroke-dasharray=\"1 4\" stroke-linecap=\"round\">")
    svg.line(project(touch, z), project(touch, end), "cross")
    svg.add("</g>")
  }

  /// What a layer says of the touch: a dot inside, a cross in a ring outside, a ring if not asked.
  private func mark(_ layer: Layer, _ spot: Spot, _ svg: inout SVG) {
    switch layer.area {
    case "inside": svg.circle(spot, 5, "good")
    case "outside":
      svg.circle(spot, 7, "bad")
      svg.line(Spot(spot.x - 3, spot.y - 3), Spot(spot.x + 3, spot.y + 3), "bad")
      svg.line(Spot(spot.x - 3, spot.y + 3), Spot(spot.x + 3, spot.y - 3), "bad")
    case "passed": svg.circle(spot, 4, "cross")
    default: break
    }
  }

  /// Writes the numbers of a layer's names beside its mark, so that one can tell whose it is.
  private func numberMarks(of touch: Spot, into svg: inout SVG) {
    var places = LabelPlaces()
    let marks = layers.filter { !$0.area.isEmpty }.map { project(touch, $0.height) }
    for spot in marks {
      places.take(Box(spot.x, spot.y, spot.x, spot.y).grown(by: 5))
    }
    for layer in layers {
      let words = layer.labels.flatMap { $0.numbers.prefix(1) }.map { String($0) }
        .joined(separator: ", ")
      let (spot, width) = (project(touch, layer.height), SVG.width(words))
      let sides: [(Double, Double)] = [(-6 - width, -6), (6, 16), (7, -5), (-7 - width, 16)]
      let boxes = (layer.isSheet ? sides : [sides[1], sides[0]] + sides[2...]).map { side in
        Box(spot.x + side.0, spot.y + side.1 - 11, spot.x + side.0 + width, spot.y + side.1 + 1)
      }
      // Where marks lie too close to each other, no number is better than one that may be another's.
      let box = boxes.first { box in
        func distance(_ mark: Spot) -> Double {
          let (x, y) = ((box.left + box.right) / 2 - mark.x, (box.top + box.bottom) / 2 - mark.y)
          return x * x + y * y
        }
        return places.isFree(box) && !marks.contains { distance($0) < distance(spot) }
      }
      guard !words.isEmpty, let box else { continue }
      places.take(box)
      svg.halo(words, box.left, box.bottom - 1)
    }
  }

  /// Writes the names at the right, each with a line to the corner of its layer.
  private func drawNames(into svg: inout SVG) {
    var rows: [(label: SceneLabel, anchor: Spot, y: Double)] = []
    for layer in layers {
      let spots = layer.spots.map { project($0, layer.height) }
      // The corner at the upper right is seen as long as anything of a layer is.
      let anchor = spots.count > 1 ? spots[1] : spots[0]
      for label in layer.labels { rows.append((label, anchor, 0)) }
    }
    rows.sort { ($0.anchor.y, $0.anchor.x) < ($1.anchor.y, $1.anchor.x) }
    spread(&rows)
    for _ in 0..<6 {
      var isDone = true
      for index in rows.indices.dropLast() where crosses(rows[index], rows[index + 1]) {
        rows.swapAt(index, index + 1)
        spread(&rows)
        isDone = false
      }
      if isDone { break }
    }
    for row in rows {
      let middle = row.y + 9
      svg.polyline([row.anchor, Spot(rail - 18, middle), Spot(rail - 5, middle)], "leader")
      svg.circle(row.anchor, 2.5, "knot")
    }
    for row in rows {
      row.label.draw(
        Box(rail, row.y, rail + row.label.width, row.y + SceneLabel.height), into: &svg)
    }
  }

  private func spread(_ rows: inout [(label: SceneLabel, anchor: Spot, y: Double)]) {
    var y = Self.margin
    for index in rows.indices {
      rows[index].y = max(y, rows[index].anchor.y - 9)
      y = rows[index].y + Self.step
    }
    var limit = height - captionHeight - Self.step
    for index in rows.indices.reversed() {
      rows[index].y = min(rows[index].y, limit)
      limit = rows[index].y - Self.step
    }
  }

  /// Whether the lines of two names, one below the other, cross.
  private func crosses(
    _ a: (label: SceneLabel, anchor: Spot, y: Double),
    _ b: (label: SceneLabel, anchor: Spot, y: Double)
  ) -> Bool {
    func height(_ row: (label: SceneLabel, anchor: Spot, y: Double), _ x: Double) -> Double {
      let share = (x - row.anchor.x) / max(1, rail - 18 - row.anchor.x)
      return row.anchor.y + (row.y + 9 - row.anchor.y) * share
    }
    let x = max(a.anchor.x, b.anchor.x)
    return height(a, x) > height(b, x) + 0.5
  }
}
