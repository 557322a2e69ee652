import MiniUIKit

/// How the offset of one scroll view changes in the course of a run, along one axis.
struct PlotStory {
  /// What moves the content, or that nothing does.
  enum Phase: String, Equatable {
    case rest
    case dragging
    case decelerating
    case bouncing
    case animated
  }

  /// A stretch of time in which the same moves the content.
  struct Stretch: Equatable {
    var phase: Phase
    var start: Microseconds
    var end: Microseconds
    /// The offsets of the stretch with their times; the first is where the one before ended.
    var places: [Place]
  }

  /// An offset at a time.
  struct Place: Equatable {
    var time: Microseconds
    var offset: Double
  }

  /// The scroll view's name; empty if none has scrolled.
  private(set) var name = ""
  /// Whether the offset is the one to the right, not the one down.
  private(set) var isHorizontal = false
  /// The offsets between which the view comes to rest, as the run left it; nil if it is not known.
  private(set) var edges: ClosedRange<Double>?
  private(set) var stretches: [Stretch] = []

  /// The story of the scroll view that moves first in a run.
  init(of run: Run) {
    self.init(of: run, run.lines.first { $0.kind == "scroll" }?.who ?? "")
  }

  private init(of run: Run, _ name: String) {
    let view = Self.scrollView(named: name, in: run.stage.root)
    // The scene is known as it was when the first finger came down.
    let down = run.stage.recording.samples.first?.time ?? .max
    let isKnown = run.lines.contains { $0.kind == "scroll" && $0.who == name && $0.time >= down }
    let start = isKnown ? run.stage.snapshot?.items.first { $0.name == name }?.offset : nil
    self.init(run.lines, of: name, from: start ?? .zero) { isHorizontal in
      view.map { Self.range(of: $0, isHorizontal: isHorizontal) }
    }
  }

  /// The stories of all scroll views that move in a run, the first to move first; at least one.
  static func all(of run: Run) -> [PlotStory] {
    var names: [String] = []
    for line in run.lines where line.kind == "scroll" && place(line) != nil {
      if !names.contains(line.who) { names.append(line.who) }
    }
    return names.count > 1 ? names.map { PlotStory(of: run, $0) } : [PlotStory(of: run)]
  }

  /// The story of some lines of a trace.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - name: The scroll view.
  ///   - start: Its offset before.
  ///   - edges: Its edges on an axis, horizontal or not.
  init(
    _ lines: [TraceLine], of name: String, from start: CGPoint = .zero,
    edges: (_ isHorizontal: Bool) -> ClosedRange<Double>?
  ) {
    let own = lines.filter { $0.kind == "scroll" && $0.who == name }
    let places = own.compactMap { Self.place($0) }
    guard !places.isEmpty else { return }
    self.name = name
    // A single step has begun somewhere.
    let first = places.count == 1 ? [start] : []
    let x = first.map { Double($0.x) } + places.map { $0.x }
    let y = first.map { Double($0.y) } + places.map { $0.y }
    isHorizontal = Self.span(x) > Self.span(y)
    self.edges = edges(isHorizontal)
    read(own, from: Double(isHorizontal ? start.x : start.y))
  }

  /// Where the content would be if it always went as far as the finger that drags it; nothing unless
  /// the drag leads beyond an edge, where it does not.
  ///
  /// - Parameter samples: What the fingers of the run do.
  /// - Returns: The places in order, until the finger is lifted.
  func finger(_ samples: [(time: Microseconds, contact: HIDEvent.Contact)]) -> [Place] {
    guard let edges, let down = samples.first?.contact, let start = stretches.first?.places.first,
      samples.allSatisfy({ $0.contact.finger == down.finger }),
      samples.count(where: { $0.contact.change == .down }) == 1,
      stretches.contains(where: { stretch in
        stretch.phase == .dragging && stretch.places.contains { !edges.contains($0.offset) }
      })
    else { return [] }
    func along(_ contact: HIDEvent.Contact) -> Double {
      Double(isHorizontal ? contact.location.x : contact.location.y)
    }
    return samples.map { sample in
      Place(
        time: sample.time, offset: start.offset + along(down) - along(sample.contact))
    }
  }

  /// When the plot ends.
  var end: Microseconds { stretches.last?.end ?? 0 }
  /// The smallest and the largest offset.
  var offsets: ClosedRange<Double> {
    var (low, high) = (Double.infinity, -Double.infinity)
    for place in stretches.flatMap({ $0.places }) {
      (low, high) = (min(low, place.offset), max(high, place.offset))
    }
    return low <= high ? low...high : 0...0
  }

  private mutating func read(_ lines: [TraceLine], from start: Double) {
    var phase = Phase.rest
    var last = Place(time: 0, offset: start)
    for line in lines {
      guard let place = Self.place(line) else {
        // Until now it was what it was before.
        let here = Place(time: line.time, offset: last.offset)
        add(phase, last, here)
        (last, phase) = (here, Self.phase(after: line) ?? phase)
        continue
      }
      let next = Place(time: line.time, offset: isHorizontal ? place.x : place.y)
      if stretches.isEmpty, phase == .rest, next.time == 0 {
        // A program that scrolls before anything else has built the scene.
        last = next
        continue
      }
      if phase == .rest, next.time - last.time > 2 * Clock.frame {
        let here = Place(time: next.time - Clock.frame, offset: last.offset)
        add(.rest, last, here)
        last = here
      }
      add(self.phase(phase, at: next), last, next)
      last = next
    }
  }

  /// The phase that a line begins.
  private static func phase(after line: TraceLine) -> Phase? {
    switch line.what {
    case "willBeginDragging": .dragging
    case "willBeginDecelerating": .decelerating
    case "didEndDragging", "didEndDecelerating", "didEndScrollingAnimation": .rest
    default: nil
    }
  }

  /// What moves the content to a place.
  private func phase(_ phase: Phase, at place: Place) -> Phase {
    switch phase {
    case .rest: .animated
    case .decelerating: (edges.map { !$0.contains(place.offset) } ?? false) ? .bouncing : phase
    default: phase
    }
  }

  /// Goes on to a place.
  private mutating func add(_ phase: Phase, _ from: Place, _ to: Place) {
    guard from != to else { return }
    // The last step of a bounce ends on the edge, and is no deceleration.
    let before = stretches.last?.phase
    let phase = before == .bouncing && phase == .decelerating ? .bouncing : phase
    if before == phase {
      stretches[stretches.count - 1].places.append(to)
      stretches[stretches.count - 1].end = to.time
    } else {
      stretches.append(Stretch(phase: phase, start: from.time, end: to.time, places: [from, to]))
    }
  }

  private static func span(_ values: [Double]) -> Double {
    (values.max() ?? 0) - (values.min() ?? 0)
  }

  /// The offset of a line that says one.
  private static func place(_ line: TraceLine) -> (x: Double, y: Double)? {
    guard line.what.hasPrefix("didScroll ") else { return nil }
    let parts = line.what.dropFirst(10).split(separator: ",")
    guard parts.count == 2 else { return nil }
    return (number(parts[0]), number(parts[1]))
  }

  /// A number as the trace writes it: the standard library's initializer needs a C library.
  static func number(_ text: Substring) -> Double {
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    var (value, scale, isFraction) = (0.0, 1.0, false)
    for byte in text.utf8 {
      if byte == UInt8(ascii: ".") {
        isFraction = true
      } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        value = value * 10 + Double(byte - UInt8(ascii: "0"))
        if isFraction { scale *= 10 }
      }
    }
    return (isNegative ? -value : value) / scale
  }

  private static func scrollView(named name: String, in view: UIView) -> UIScrollView? {
    if let scroll = view as? UIScrollView, scroll.traceName == name { return scroll }
    for subview in view.subviews {
      if let found = scrollView(named: name, in: subview) { return found }
    }
    return nil
  }

  private static func range(of view: UIScrollView, isHorizontal: Bool) -> ClosedRange<Double> {
    let (size, inset, bounds) = (view.contentSize, view.contentInset, view.bounds.size)
    let (low, high) =
      isHorizontal
      ? (-inset.left, size.width + inset.right - bounds.width)
      : (-inset.top, size.height + inset.bottom - bounds.height)
    return Double(low)...Double(max(low, high))
  }
}
