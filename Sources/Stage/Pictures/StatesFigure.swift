import MiniUIKit

/// The states of a recognizer with arrows between them, and the way a run took.
///
/// A state or an arrow on the way is thick, and each arrow taken has its number; what the run did
/// not use is thin and dotted. Tall, the way goes down and not to the right, for a narrow screen.
struct StatesFigure {
  private typealias State = UIGestureRecognizer.State

  /// An arrow from one state to another.
  private struct Arrow {
    let from: State
    let to: State
    let start: Spot
    let end: Spot
  }

  private let run: Run
  private let story: StatesStory
  private let isTall: Bool
  private static let (boxWidth, wideWidth, boxHeight) = (110.0, 196.0, 46.0)

  init(of run: Run, isTall: Bool = false) {
    (self.run, self.isTall) = (run, isTall)
    story = StatesStory(of: run)
  }

  /// The file's text.
  var svg: String {
    var svg = SVG(run.experiment.id + (isTall ? "-states-tall" : "-states"))
    svg.text(heading, 16, 24, "bold")
    for arrow in arrows { draw(arrow, into: &svg) }
    if story.isContinuous { drawLoop(into: &svg) }
    for state in states { draw(state, into: &svg) }
    var y = bottom + 26
    for (index, step) in story.steps.enumerated() {
      svg.badge(index + 1, Spot(26, y - 4))
      svg.text(step.words, 44, y, "ink")
      y += 22
    }
    if story.steps.isEmpty { svg.text("Its state never changes.", 16, y, "ink") }
    let last = story.steps.isEmpty ? y + 16 : y - 4
    return svg.document(
      width, last,
      SVG.Words(
        title: run.experiment.id + ": the states of " + heading + ", " + run.experiment.title,
        description: description, rules: Self.rules))
  }

  private static let rules = """
    .touch .took{fill:none;stroke:#1f1c18;stroke-width:2.6}
    .touch .path{fill:none;stroke:#716a5e;stroke-dasharray:2 3}
    .touch .tip{fill:#716a5e}
    @media (prefers-color-scheme:dark){
    .touch .took{stroke:#e9e6df}
    .touch .path,.touch .tip{stroke:#989186}
    .touch .tip{fill:#989186}
    }
    """ + StateInk.rules

  private var heading: String {
    if story.name.isEmpty { return "no recognizer" }
    return story.name + (story.isContinuous ? ", a continuous gesture" : ", a discrete gesture")
  }

  private var width: Double {
    let longest = story.steps.map { SVG.width($0.words) + 60 }.max() ?? 0
    return max(isTall ? 340 : story.isContinuous ? 716 : 482, longest)
  }

  private var bottom: Double {
    isTall ? (story.isContinuous ? 418 : 208) : story.isContinuous ? 300 : 222
  }

  // MARK: - Where things are

  private var states: [State] {
    story.isContinuous
      ? [.possible, .began, .changed, .ended, .cancelled, .failed] : [.possible, .ended, .failed]
  }

  /// The box of a state.
  private func box(_ state: State) -> Box {
    let corner = isTall ? tallCorner(state) : wideCorner(state)
    let isWide = state == .ended && !story.isContinuous
    let width = isWide ? Self.wideWidth : Self.boxWidth
    return Box(corner.x, corner.y, corner.x + width, corner.y + Self.boxHeight)
  }

  private func tallCorner(_ state: State) -> Spot {
    switch state {
    case .possible: Spot(16, 44)
    case .failed: Spot(190, 44)
    case .began: Spot(16, 138)
    case .changed: Spot(40, 236)
    case .cancelled: Spot(190, 348)
    default: Spot(16, story.isContinuous ? 348 : 138)
    }
  }

  private func wideCorner(_ state: State) -> Spot {
    switch (state, story.isContinuous) {
    case (.possible, true): Spot(16, 130)
    case (.began, true): Spot(206, 74)
    case (.changed, true): Spot(396, 74)
    case (.ended, true): Spot(562, 130)
    case (.cancelled, true): Spot(562, 230)
    case (.failed, true): Spot(206, 230)
    case (.possible, false): Spot(16, 102)
    case (.failed, false): Spot(270, 154)
    default: Spot(270, 50)
    }
  }

  private var arrows: [Arrow] { isTall ? tallArrows : wideArrows }

  private var tallArrows: [Arrow] {
    let (possible, failed) = (box(.possible), box(.failed))
    /// An arrow from the lower edge of one box to the upper edge of another, straight down.
    func down(_ from: State, _ to: State, at x: Double) -> Arrow {
      Arrow(from: from, to: to, start: Spot(x, box(from).bottom), end: Spot(x, box(to).top))
    }
    let fails = Arrow(
      from: .possible, to: .failed, start: Spot(possible.right, middle(possible).y),
      end: Spot(failed.left, middle(failed).y))
    guard story.isContinuous else { return [fails, down(.possible, .ended, at: 71)] }
    let (began, changed, cancelled) = (box(.began), box(.changed), box(.cancelled))
    return [
      fails, down(.possible, .began, at: 71), down(.began, .changed, at: 96),
      down(.changed, .ended, at: 96), down(.began, .ended, at: 28),
      Arrow(
        from: .began, to: .cancelled, start: Spot(began.right, began.bottom - 14),
        end: Spot(cancelled.right - 30, cancelled.top)),
      Arrow(
        from: .changed, to: .cancelled, start: Spot(changed.right - 20, changed.bottom),
        end: Spot(cancelled.left + 20, cancelled.top)),
    ]
  }

  private var wideArrows: [Arrow] {
    let possible = box(.possible)
    var arrows = [
      arrow(.possible, .failed, from: Spot(possible.right, possible.bottom - 10))
    ]
    guard story.isContinuous else {
      arrows.append(arrow(.possible, .ended, from: Spot(possible.right, possible.top + 10)))
      return arrows
    }
    let (began, changed, cancelled) = (box(.began), box(.changed), box(.cancelled))
    arrows.append(arrow(.possible, .began, from: Spot(possible.right, possible.top + 10)))
    arrows.append(arrow(.began, .changed, from: Spot(began.right, middle(began).y)))
    arrows.append(arrow(.changed, .ended, from: Spot(changed.right, changed.bottom - 12)))
    arrows.append(arrow(.began, .ended, from: Spot(began.right, began.bottom - 6), down: 10))
    arrows.append(
      Arrow(
        from: .began, to: .cancelled, start: Spot(began.right - 24, began.bottom),
        end: Spot(cancelled.left, middle(cancelled).y + 8)))
    arrows.append(
      Arrow(
        from: .changed, to: .cancelled, start: Spot(changed.right - 36, changed.bottom),
        end: Spot(cancelled.left + 16, cancelled.top)))
    return arrows
  }

  /// An arrow that ends in the middle of a box's left side, or a little below.
  private func arrow(_ from: State, _ to: State, from start: Spot, down: Double = 0) -> Arrow {
    let target = box(to)
    return Arrow(from: from, to: to, start: start, end: Spot(target.left, middle(target).y + down))
  }

  private func middle(_ box: Box) -> Spot {
    Spot((box.left + box.right) / 2, (box.top + box.bottom) / 2)
  }

  // MARK: - Drawing

  /// The numbers of the steps that go from one state to another.
  private func numbers(_ from: State, _ to: State) -> [Int] {
    story.steps.indices.filter { story.steps[$0].from == from && story.steps[$0].to == to }
      .map { $0 + 1 }
  }

  /// Whether the run has been in a state.
  private func isVisited(_ state: State) -> Bool {
    state == .possible
      ? !story.name.isEmpty : story.steps.contains { $0.to == state || $0.from == state }
  }

  private func draw(_ state: State, into svg: inout SVG) {
    let (box, isVisited) = (box(state), isVisited(state))
    let ink = StateInk(state)
    if isVisited { ink.fill(box, round: 6, into: &svg) }
    svg.box(box, isVisited ? "took" : "thin", round: 6)
    let word = state == .ended && !story.isContinuous ? "ended = recognized" : state.word
    ink.sign(Spot(box.left + 16, box.top + 14.5), isOn: isVisited, into: &svg)
    let isOnYes = isVisited && ink == .recognized
    svg.text(word, box.left + 27, box.top + 19, isVisited ? (isOnYes ? "on bold" : "bold") : "soft")
    let telling = state == .possible || state == .failed ? "tells nobody" : "sends actions"
    svg.text(telling, box.left + 10, box.top + 37, isOnYes ? "on" : isVisited ? "ink" : "soft")
    guard state == .ended || state == .cancelled || state == .failed else { return }
    svg.text("→ possible again", box.left, box.bottom + 17, "soft")
    for (place, number) in numbers(state, .possible).enumerated() {
      svg.badge(number, Spot(box.left + 124 + 22 * Double(place), box.bottom + 13))
    }
  }

  private func draw(_ arrow: Arrow, into svg: inout SVG) {
    let numbers = numbers(arrow.from, arrow.to)
    let isTaken = !numbers.isEmpty
    let (dx, dy) = (arrow.end.x - arrow.start.x, arrow.end.y - arrow.start.y)
    let length = max(1, (dx * dx + dy * dy).squareRoot())
    let (ux, uy) = (dx / length, dy / length)
    let neck = Spot(arrow.end.x - 9 * ux, arrow.end.y - 9 * uy)
    svg.line(arrow.start, neck, isTaken ? "took" : "path")
    let half = isTaken ? 6.0 : 4.0
    svg.polygon(
      [
        arrow.end, Spot(neck.x - half * uy, neck.y + half * ux),
        Spot(neck.x + half * uy, neck.y - half * ux),
      ], isTaken ? "head" : "tip")
    for (place, number) in numbers.enumerated() {
      let way = length * 0.5 + 21 * (Double(place) - Double(numbers.count - 1) / 2)
      svg.badge(number, Spot(arrow.start.x + way * ux, arrow.start.y + way * uy))
    }
  }

  /// The arrow from changed back to changed.
  private func drawLoop(into svg: inout SVG) {
    let box = box(.changed)
    let numbers = numbers(.changed, .changed)
    let isTaken = !numbers.isEmpty
    let (inset, out) = (isTall ? 10.0 : 30.0, 26.0)
    let half = isTaken ? 6.0 : 4.0
    /// A spot so far along the side at which the loop lies, and so far off the box.
    func spot(_ along: Double, _ off: Double) -> Spot {
      isTall ? Spot(box.right + off, box.top + along) : Spot(box.left + along, box.top - off)
    }
    let end = (isTall ? Self.boxHeight : Self.boxWidth) - inset
    let corners = [spot(inset, 0), spot(inset, out), spot(end, out), spot(end, 8)]
    for (from, to) in zip(corners, corners.dropFirst()) {
      svg.line(from, to, isTaken ? "took" : "path")
    }
    svg.polygon(
      [spot(end, 0), spot(end - half, 9), spot(end + half, 9)], isTaken ? "head" : "tip")
    for (place, number) in numbers.enumerated() {
      svg.badge(number, spot((inset + end) / 2 + 21 * Double(place), out))
    }
  }

  private var description: String {
    if story.name.isEmpty { return "No recognizer hears of a touch in this run." }
    var parts: [String] = []
    for (index, step) in story.steps.enumerated() {
      parts.append(String(index + 1) + ", " + step.words)
    }
    let machine =
      story.isContinuous
      ? "possible leads to began and to failed; began to changed, ended and cancelled; changed to "
        + "itself, ended and cancelled"
      : "possible leads to ended, which means recognized, and to failed"
    return "Boxes for the states, arrows between them: " + machine
      + ". The last states lead back to possible. The way " + story.name
      + " took is thick and numbered: "
      + (parts.isEmpty ? "it stayed possible" : parts.joined(separator: "; ")) + "."
  }
}
