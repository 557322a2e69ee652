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
    /// Whether it is so in the end.
    let isAtEnd: Bool
    /// Whether it is seen there, while the view is elsewhere.
    let isSeen: Bool

    init(_ words: String, _ frame: Box) {
      (self.words, self.frame) = (words, frame)
      (isInHits, isAtEnd, isSeen) = (false, false, false)
    }

    init(_ outline: Stage.Outline) {
      (words, frame) = (outline.words, Box(outline.frame))
      (isInHits, isAtEnd, isSeen) = (outline.isInHits, outline.isAtEnd, outline.isSeen)
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
  /// What is not drawn as it only fills the view it lies in, though a touch lies on it.
  private(set) var fillers: [(outer: String, inner: String)] = []
  /// Where fingers came down, each place once, in order.
  let touches: [Spot]
  /// Where the pointer is when a scroll begins under it, in order.
  private(set) var pointers: [Spot] = []
  /// Who touches at each place: `touch`, what else taps there, or in the end `lifted`.
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
    let pointers = run.stage.recording.script.pointers
    self.init(
      of: snapshot, showing: part ?? snapshot.area(with: touches + ends + pointers), touches,
      outlining: run.stage.outlines.filter { !$0.isAtEnd }.map { Outline($0) })
    self.pointers = pointers.map { Spot($0) }
    let refusals = run.lines.filter { $0.kind == "activate" && $0.what == "-> no" }
    touchNames = self.touches.map { spot in
      let first = run.stage.recording.samples.first { Spot($0.contact.location) == spot }
      return refusals.contains { $0.time == first?.time } ? "VoiceOver's tap" : "touch"
    }
  }

  /// What a picture shows of a run's end: where the last finger is then, or was lifted.
  init(atTheEndOf run: Run) {
    let (snapshot, last) = (Snapshot(of: run.stage), run.stage.recording.samples.last?.contact)
    let places = last.map { [$0.location] } ?? []
    let outlines = run.stage.outlines.filter { $0.isAtEnd }
    let corners = outlines.flatMap { $0.frame.corners }
    self.init(
      of: snapshot, showing: run.stage.pictured ?? snapshot.area(with: places + corners), places,
      outlining: outlines.map { Outline($0) })
    touchNames = [last?.change == .up ? "lifted" : last?.change == .down ? "touch" : "finger"]
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
    // What clipping hides of a drawing can be touched all the same.
    self.outlines =
      outlines
      + snapshot.items.compactMap { item in
        guard item.isDrawing, let clip = item.clip, !Box(clip).contains(Box(item.frame)) else {
          return nil
        }
        return Outline("all of " + item.name + ", with what is cut off", Box(item.frame))
      }
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

  /// Leaves out what shows nothing of its own: a clear view that only fills the view it lies in, and
  /// one of which all that is seen are drawings.
  mutating func dropFillers() {
    let all = parts
    for part in all where part.isSeeThrough && !part.item.isInvisible && !part.item.isDrawing {
      guard touches.contains(where: { part.shape.contains($0) }) else { continue }
      if let outer = all.first(where: { $0.item.name == part.item.superview })?.item,
        outer.corners == part.item.corners
      {
        fillers.append((outer.name, part.item.name))
      }
    }
    parts.removeAll { part in
      guard part.isSeeThrough, !part.item.isInvisible else { return false }
      return all.contains {
        $0.item.name == part.item.superview && $0.item.corners == part.item.corners
          || $0.item.superview == part.item.name && $0.item.isDrawing && !part.item.isDrawing
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
