import MiniUIKit
import Stage

/// A place of a stroke.
struct Sample {
  var x: CGFloat
  var force: CGFloat
  /// By which a better force would name it; nil if none will come.
  var index: Int?
}

/// A canvas that draws what it is told.
class Canvas: UIView {
  var samples: [Sample] = []

  // listing: coalesced
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { add(event?.coalescedTouches(for: touch) ?? [touch]) }
  }

  func add(_ touches: [UITouch]) {
    for touch in touches {
      samples.append(
        Sample(
          x: touch.preciseLocation(in: self).x, force: touch.force,
          index: touch.estimationUpdateIndex))
    }
  }
  // end

  // listing: updated
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    for touch in touches {
      guard let index = touch.estimationUpdateIndex,
        let place = samples.firstIndex(where: { $0.index == index })
      else { continue }
      samples[place].force = touch.force
    }
  }
  // end
}

/// The same, as everybody writes it first.
final class CoarseCanvas: Canvas {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    add(Array(touches))
  }
}

/// The finer one, which notes how many samples each call brings.
private final class NotingCanvas: Canvas {
  var note: (Int) -> Void = { _ in }

  override func add(_ touches: [UITouch]) {
    super.add(touches)
    note(touches.count)
  }
}

/// A stroke of a pencil: down, 24 samples in a tenth of a second, and up.
private func draw(on stage: Stage) throws(ScriptError) {
  let start = stage.phone.clock.now
  func report(_ change: HIDEvent.Contact.Change, _ sample: Int) throws(ScriptError) {
    let x = 40 + 10 * CGFloat(sample)
    var contact = HIDEvent.Contact(
      finger: 9, change, at: CGPoint(x: x, y: 300), force: 0.5)
    (contact.type, contact.isForceEstimated) = (.pencil, change != .up)
    try stage.report([contact])
  }
  try report(.down, 0)
  for sample in 1...24 {
    // Rounded down: rounded up, a sample would miss its frame by a microsecond.
    let next = start + Microseconds(sample) * 4166
    try stage.wait(Clock.seconds(next - stage.phone.clock.now))
    try report(.moved, sample)
  }
  try report(.up, 24)
}

/// What a pencil knows more of than a finger.
let pencils = [
  Experiment(
    "16F", "A stroke of a pencil, 240 samples a second for 0.1 seconds", kinds: ["estimate"],
    showsChain: false, tellsLeftOut: false, pictures: [.samples]
  ) { stage throws(ScriptError) in
    var rows = [["canvas takes", "calls of touchesMoved", "places", "the last x"]]
    let noting = NotingCanvas()
    noting.note = { [unowned(unsafe) stage] in stage.note("samples", Double($0)) }
    for canvas in [CoarseCanvas(), noting] {
      // The second stroke is the one that is drawn.
      let scene = canvas is CoarseCanvas ? Stage() : stage
      canvas.frame = scene.root.bounds
      scene.root.addSubview(dressed(canvas, "canvas"))
      try draw(on: scene)
      let calls = scene.recording.lines.filter {
        $0.kind == "touch" && $0.who == "canvas" && $0.what == "moved"
      }
      rows.append([
        canvas is CoarseCanvas ? "touches" : "coalescedTouches", String(calls.count),
        String(canvas.samples.count), decimals(Double(canvas.samples.last?.x ?? 0)),
      ])
    }
    stage.recording.add(Table("One stroke, two canvases:", rows))
  },
  Experiment(
    "16F2", "The pencil is gone; its measured forces arrive", kinds: ["touch", "estimate"],
    showsChain: false, tellsLeftOut: false, touch: CGPoint(x: 40, y: 300), pictures: [.scene]
  ) { stage throws(ScriptError) in
    let canvas = Canvas(frame: CGRect(x: 0, y: 100, width: 375, height: 400))
    stage.root.addSubview(dressed(canvas, "canvas", .yellow))
    for (change, x) in [(HIDEvent.Contact.Change.down, 40), (.moved, 60), (.moved, 80), (.up, 80)] {
      var contact = HIDEvent.Contact(
        finger: 9, change, at: CGPoint(x: stage.touch.x + CGFloat(x - 40), y: stage.touch.y),
        force: 0.5)
      (contact.type, contact.isForceEstimated) = (.pencil, change == .moved)
      try stage.report([contact])
      if change != .up { try stage.wait(0.1) }
    }
    var rows = [["", "move 1", "move 2"]]
    func note(_ words: String) {
      rows.append([words] + canvas.samples.map { decimals(Double($0.force)) })
    }
    note("at the lift")
    try stage.wait(0.05)
    try stage.phone.reportForce(1.25, of: 2)
    note("then")
    try stage.phone.reportForce(0.75, of: 1)
    note("then")
    stage.recording.add(Table("The forces that the canvas has:", rows))
  },
]

/// A page to draw on, in something that scrolls.
private final class NotebookScreen: UIViewController {
  let notebook = UIScrollView(frame: CGRect(x: 0, y: 100, width: 375, height: 600))
  let canvas = dressed(
    UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 1800)), "canvas", .yellow)
  let draw = UIPanGestureRecognizer()
  private(set) var drawn = 0

  override func viewDidLoad() {
    notebook.contentSize = canvas.bounds.size
    view.addSubview(dressed(notebook, "notebook", .gray))
    notebook.addSubview(canvas)
    draw.addTarget(self, action: NotebookScreen.didDraw, name: "didDraw")
    canvas.addGestureRecognizer(draw)
  }

  // listing: hands
  func sortHands() {
    draw.allowedTouchTypes = [.pencil]
    notebook.panGestureRecognizer.allowedTouchTypes = [.direct, .indirectPointer]
  }
  // end

  func didDraw() { drawn += 1 }
}

/// Which hand does what.
private enum Tool: String, CaseIterable {
  case pencil = "a pencil"
  case finger = "a finger"
  case trackpad = "a trackpad"
}

/// Pencil and finger on one page.
let hands = [
  Experiment(
    "16G", "A pencil draws and a finger scrolls", kinds: ["gesture"], tellsLeftOut: false,
    pictures: []
  ) { stage throws(ScriptError) in
    var rows = [["60 points up by", "unsorted", "hands sorted"]]
    for tool in Tool.allCases {
      var row = [tool.rawValue]
      for isSorted in [false, true] {
        let screen = NotebookScreen()
        let scene = Stage(viewController: screen)
        if isSorted { screen.sortHands() }
        let start = CGPoint(x: 180, y: 500)
        let path = [start, CGPoint(x: 180, y: 470), CGPoint(x: 180, y: 440)]
        switch tool {
        case .pencil: try scene.pencil.drag(through: path, over: 0.3)
        case .finger: try scene.finger.drag(through: path, over: 0.3)
        case .trackpad: try scene.scroll([-30, -30], at: start)
        }
        let scrolls = screen.notebook.contentOffset.y > 0
        row.append(screen.drawn > 0 ? (scrolls ? "both" : "draws") : scrolls ? "scrolls" : "-")
      }
      rows.append(row)
    }
    stage.recording.add(Table("What happens on the page:", rows))
  },
  Experiment(
    "16G2", "A palm comes down first, then the pencil", kinds: ["touch"], showsChain: false,
    tellsLeftOut: false, touch: CGPoint(x: 260, y: 420), pictures: [.scene]
  ) { stage throws(ScriptError) in
    let canvas = Canvas(frame: CGRect(x: 0, y: 100, width: 375, height: 400))
    canvas.isMultipleTouchEnabled = true
    stage.root.addSubview(dressed(canvas, "canvas", .yellow))
    try stage.finger.down(at: stage.touch)
    try stage.wait(0.1)
    try stage.finger.move(to: CGPoint(x: stage.touch.x + 4, y: stage.touch.y + 2))
    try stage.wait(0.1)
    try stage.pencil.down(at: CGPoint(x: 120, y: 300))
    try stage.finger.cancel()
    try stage.wait(0.2)
    try stage.pencil.up()
  },
]
