import MiniUIKit

/// What must hold of every scroll view and every row: the order of the steps of a motion, and of
/// highlights (SV-29, SV-30).
///
/// It reads one fact after the other; scroll views have numbers.
struct MotionLaws {
  enum Fact {
    /// A step of a motion, and whether the content lies beyond an edge.
    case scroll(Int, ScrollStep, isBeyond: Bool = false)
    /// A step of a row.
    case row(Int, RowStep, IndexPath)
    /// The view has left its window, which stops it without a word.
    case left(Int)
    /// A program moves the view as it likes: from now on only its rest is judged.
    case moved(Int)
    /// All fingers are up, and much time has passed.
    case rest(Int, UIScrollView)
  }

  /// How far a scroll view has got.
  private enum Stage: String {
    case rest, dragging, ending, ended, decelerating
    /// Stopped by leaving the window; the place to rest on may still come, at once.
    case left
    /// Moved by a program, so that every step may come.
    case free
  }

  /// What was broken, in words that begin with the law.
  private(set) var violations: [String] = []
  private var stages: [Int: Stage] = [:]
  private var highlighted: [Int: IndexPath] = [:]
  /// The views that may rest anywhere: those that have left a window, or were moved by a program.
  private var hasLeft: Set<Int> = []

  /// Checks some facts from the beginning.
  static func violations(_ facts: [Fact]) -> [String] {
    var laws = MotionLaws()
    for fact in facts { laws.read(fact) }
    return laws.violations
  }

  mutating func read(_ fact: Fact) {
    switch fact {
    case .scroll(let scroll, let step, let isBeyond): readStep(scroll, step, isBeyond)
    case .row(let table, .highlight, let row):
      expect(highlighted[table] == nil, "highlight", "two rows of \(table)")
      highlighted[table] = row
    case .row(let table, .unhighlight, let row):
      expect(
        highlighted[table] == row, "highlight",
        "row \(row.section), \(row.row) of \(table) had none")
      highlighted[table] = nil
    case .row: break
    case .left(let scroll):
      hasLeft.insert(scroll)
      if stages[scroll] == .decelerating { stages[scroll] = .left }
    case .moved(let scroll):
      hasLeft.insert(scroll)
      stages[scroll] = .free
    case .rest(let scroll, let view): readRest(scroll, view)
    }
  }

  private mutating func expect(_ holds: Bool, _ law: String, _ sentence: @autoclosure () -> String)
  {
    if !holds { violations.append(law + ": " + sentence()) }
  }

  private mutating func readStep(_ scroll: Int, _ step: ScrollStep, _ isBeyond: Bool) {
    let stage = stages[scroll] ?? .rest
    if stage == .free { return }
    let (isLegal, next): (Bool, Stage) =
      switch step {
      case .willBeginDragging: (stage == .rest || stage == .left, .dragging)
      case .didScroll: ([.dragging, .decelerating, .left].contains(stage), stage)
      case .willEndDragging: (stage == .dragging, .ending)
      case .didEndDragging(let willDecelerate):
        (stage == .ending, willDecelerate ? .ended : .rest)
      // What a finger has stopped beyond an edge comes back without a drag (SV-11).
      case .willBeginDecelerating:
        (stage == .ended || (stage == .rest || stage == .left) && isBeyond, .decelerating)
      case .didEndDecelerating: (stage == .decelerating || stage == .left, .rest)
      default: (true, stage)
      }
    expect(isLegal, "scroll order", "\(scroll): \(step) after \(stage.rawValue)")
    stages[scroll] = next
  }

  private mutating func readRest(_ scroll: Int, _ view: UIScrollView) {
    let stage = stages[scroll] ?? .rest
    expect(
      [.rest, .left, .free].contains(stage), "motion at rest",
      "\(scroll) is still \(stage.rawValue)")
    let left = [
      ("tracks", view.isTracking), ("drags", view.isDragging), ("decelerates", view.isDecelerating),
      ("moves", view.isMoving), ("zooms", view.isZooming), ("bounces", view.isZoomBouncing),
      ("is carried", view.isCarried),
    ].filter { $0.1 }.map { $0.0 }
    expect(left.isEmpty, "motion at rest", "\(scroll) still \(left)")
    expect(
      view.minimumZoomScale...view.maximumZoomScale ~= view.zoomScale, "scale",
      "\(scroll) rests at scale \(view.zoomScale)")
    // Out of its window nothing moves any more, wherever it is.
    expect(
      !view.isBeyondEdge || hasLeft.contains(scroll), "range",
      "\(scroll) rests at \(view.contentOffset)")
    expect(highlighted[scroll] == nil, "highlight", "a row of \(scroll) keeps it")
    let isHighlighted = (view as? UITableView)?.highlighted != nil
    expect(!isHighlighted, "highlight", "\(scroll) says that a row has it")
  }
}
