import MiniUIKit

/// What the pictures of a run show: the part of the screen, the views in it, the touches.
struct Scenery {
  /// A view that is drawn.
  struct Part {
    let item: Snapshot.Item
    /// What clipping leaves of it, on the screen; no spots if nothing is left.
    let shape: Shape
    /// The whole view, on the screen, whatever clips it.
    var outline: Shape { Shape(spots: item.corners.map { Spot($0) }) }
    /// Whether it is a window that fills the screen: all that lies in it is drawn on it.
    var isScreen = false
    /// The number of the window it lies in, from the back to the front.
    var window = 0
    /// Whether what lies behind can be seen through it.
    var isSeeThrough: Bool {
      item.isInvisible || item.color.map { $0.rgba & 0xFF == 0 } ?? true
    }
  }

  /// What is outlined besides the views.
  struct Outline {
    let words: String
    let frame: Box
    /// Whether it is drawn where the areas that views own are drawn, too.
    let isInHits: Bool

    init(_ words: String, _ frame: Box, _ isInHits: Bool) {
      (self.words, self.frame, self.isInHits) = (words, frame, isInHits)
    }
  }

  /// A window that fills the screen and can be seen.
  struct Sheet {
    /// The number of the window, from the back to the front.
    let window: Int
    /// The window, and the views that fill it.
    var items: [Snapshot.Item]
  }

  /// The part of the screen the pictures show.
  let area: Box
  /// The views that are drawn, from the back to the front.
  private(set) var parts: [Part]
  /// The views that only fill the screen and are not drawn: windows and roots.
  let backdrop: [Snapshot.Item]
  /// The windows that fill the screen, from the back to the front.
  private(set) var sheets: [Sheet] = []
  /// Every view, from the back to the front.
  private let all: [Snapshot.Item]
  /// Where fingers came down, each place once, in order.
  let touches: [Spot]
  /// Who touches at each of them: `touch`, or what else taps there.
  private var touchNames: [String] = []
  /// What is outlined besides the views, on the screen.
  let outlines: [Outline]

  init(of run: Run) { self.init(of: run, with: []) }

  /// What a picture shows that also draws how fingers move.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - ways: The ways of its fingers.
  ///   - part: The part of the screen it shows; nil for all in which something lies.
  init(of run: Run, with ways: [FingerWay], showing part: CGRect? = nil) {
    let snapshot = run.stage.snapshot ?? Snapshot(of: run.stage)
    let touches = run.stage.recording.touches
    let ends = ways.flatMap { $0.spots }.map { CGPoint(x: $0.x, y: $0.y) }
    self.init(
      of: snapshot, showing: part ?? snapshot.area(with: touches + ends), touches,
      outlining: run.stage.outlines.map { Outline($0.words, Box($0.frame), $0.isInHits) })
    let refusals = run.lines.filter { $0.kind == "activate" && $0.what == "-> no" }
    touchNames = self.touches.map { spot in
      let first = run.stage.recording.samples.first { Spot($0.contact.location) == spot }
      return refusals.contains { $0.time == first?.time } ? "VoiceOver's tap" : "touch"
    }
  }

  /// What a touch is called: `touch`, or `touch 2` if there are several.
  func name(of touch: Int) -> String {
    let name = touchNames.indices.contains(touch) ? touchNames[touch] : "touch"
    return touches.count > 1 ? name + " " + String(touch + 1) : name
  }

  /// A part of the screen, with touches.
  init(
    of snapshot: Snapshot, showing area: CGRect, _ points: [CGPoint],
    outlining outlines: [Outline] = []
  ) {
    self.outlines = outlines
    let screen = CGRect(origin: .zero, size: snapshot.screenSize)
    var touches: [Spot] = []
    for point in points where !touches.contains(Spot(point)) { touches.append(Spot(point)) }
    self.area = Box(area).isEmpty ? Box(screen) : Box(area)
    var (parts, backdrop): ([Part], [Snapshot.Item]) = ([], [])
    var windows = 0
    for item in snapshot.items {
      if item.depth == 0 { windows += 1 }
      let isFurtherWindow = item.depth == 0 && windows > 1 && item.isNamed
      if item.depth == 0, item.frame == screen, !item.isInvisible {
        sheets.append(Sheet(window: windows, items: [item]))
      } else if item.depth == 1, item.frame == screen, sheets.last?.window == windows {
        sheets[sheets.count - 1].items.append(item)
      }
      if item.depth <= 1, !isFurtherWindow, item.frame == screen {
        backdrop.append(item)
        continue
      }
      var shape = Shape(spots: item.corners.map { Spot($0) })
      if let clip = item.clip { shape = shape.clipped(to: Box(clip)) }
      // The outline of a window is worth seeing where only a part of the screen is shown.
      if isFurtherWindow { shape = shape.clipped(to: self.area) }
      let isScreen = isFurtherWindow && item.frame == screen
      parts.append(Part(item: item, shape: shape, isScreen: isScreen, window: windows))
    }
    (self.parts, self.backdrop, self.touches) = (parts, backdrop, touches)
    all = snapshot.items
  }

  /// Why views cannot be touched, a line for each: `blue: hidden`.
  var reasons: [String] {
    var lines: [String] = []
    for item in backdrop + parts.map({ $0.item }) {
      guard let off = item.off else { continue }
      let line = item.name + ": " + off
      if !lines.contains(line) { lines.append(line) }
    }
    return lines
  }

  /// Whether several of the windows that fill the screen show something, or have names.
  var hasSheets: Bool {
    sheets.count { sheet in
      parts.contains { $0.window == sheet.window && ($0.isScreen || $0.item.isNamed) }
    } > 1
  }

  /// The windows that fill the screen, with the views in them, if there are several of them with
  /// views: each in words, `window: pad`.
  var windows: [String] {
    var names: [(window: String, views: [String])] = []
    for item in all {
      if item.depth == 0 {
        names.append((item.name, []))
      } else if item.depth > 1 || !backdrop.contains(item), item.isNamed, !names.isEmpty {
        names[names.count - 1].views.append(item.name)
      }
    }
    let full = names.filter { each in
      !each.views.isEmpty && backdrop.contains { $0.depth == 0 && $0.name == each.window }
    }
    return full.count > 1 ? full.map { $0.window + ": " + $0.views.joined(separator: ", ") } : []
  }

  /// The views that go on beyond the part of the screen that is shown.
  var cutOff: [String] {
    let beyond = area.grown(by: 0.5)
    return parts.filter { part in
      part.item.clip == nil && !part.isScreen && !part.shape.clipped(to: area).spots.isEmpty
        && !part.outline.spots.allSatisfy { beyond.contains($0) }
    }.map { $0.item.name }
  }

  /// Leaves out what shows nothing of its own: a clear view that only fills the view it lies in.
  mutating func dropFillers() {
    let all = parts
    parts.removeAll { part in
      part.isSeeThrough && !part.item.isInvisible
        && all.contains {
          $0.item.name == part.item.superview && $0.item.corners == part.item.corners
        }
    }
  }

  /// A line for each touch: `* touch (46, 154)`, or with numbers if there are several.
  var touchLines: [String] {
    touches.enumerated().map { index, spot in mark(index) + " touch " + Self.place(spot) }
  }

  /// The mark of a touch in a map.
  func mark(_ index: Int) -> String {
    touches.count == 1 || index > 8 ? "*" : String(index + 1)
  }

  /// A place on the screen: `(46, 154)`.
  static func place(_ spot: Spot) -> String { coordinates(CGPoint(x: spot.x, y: spot.y)) }
}
