import MiniUIKit

/// The states of a recognizer with arrows between them, and the way a run took.
///
/// A state or an arrow on the way is thick, and each arrow taken has its number; what the run did
/// not use is thin and dotted.
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
  private static let (boxWidth, wideWidth, boxHeight) = (110.0, 196.0, 46.0)

  init(of run: Run) {
    self.run = run
    story = StatesStory(of: run)
  }

  /// The file's text.
  var svg: String {
    var svg = SVG(run.experiment.id + "-states")
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
    return max(story.isContinuous ? 716 : 482, longest)
  }

  private var bottom: Double { story.isContinuous ? 300 : 222 }

  // MARK: - Where things are

  private var states: [State] {
    story.isContinuous
      ? [.possible, .began, .changed, .ended, .cancelled, .failed] : [.possible, .ended, .failed]
  }

  /// The box of a state.
  private func box(_ state: State) -> Box {
    let corner: Spot
    switch (state, story.isContinuous) {
    case (.possible, true): corner = Spot(16, 130)
    case (.began, true): corner = Spot(206, 74)
    case (.changed, true): corner = Spot(396, 74)
    case (.ended, true): corner = Spot(562, 130)
    case (.cancelled, true): corner = Spot(562, 230)
    case (.failed, true): corner = Spot(206, 230)
    case (.possible, false): corner = Spot(16, 102)
    case (.failed, false): corner = Spot(270, 154)
    default: corner = Spot(270, 50)
    }
    let isWide = state == .ended && !story.isContinuous
    let width = isWide ? Self.wideWidth : Self.boxWidth
    return Box(corner.x, corner.y, corner.x + width, corner.y + Self.boxHeight)
  }

  private var arrows: [Arrow] {
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
    svg.text("reset → possible", box.left, box.bottom + 17, "soft")
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
    let (left, right, top) = (box.left + 30, box.right - 30, box.top - 26)
    let style = isTaken ? "took" : "path"
    svg.line(Spot(left, box.top), Spot(left, top), style)
    svg.line(Spot(left, top), Spot(right, top), style)
    svg.line(Spot(right, top), Spot(right, box.top - 8), style)
    let half = isTaken ? 6.0 : 4.0
    svg.polygon(
      [Spot(right, box.top), Spot(right - half, box.top - 9), Spot(right + half, box.top - 9)],
      isTaken ? "head" : "tip")
    for (place, number) in numbers.enumerated() {
      svg.badge(number, Spot((left + right) / 2 + 21 * Double(place), top))
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
      + ". A reset leads from the last states back to possible. The way " + story.name
      + " took is thick and numbered: "
      + (parts.isEmpty ? "it stayed possible" : parts.joined(separator: "; ")) + "."
  }
}
