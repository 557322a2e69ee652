import MiniUIKit
import Stage

/// Published experiment A4, its recognizers included.
let fiveViews = [
  logged("7C", "A tap on C, which lies in A; five views with a tap each", CGPoint(x: 60, y: 170)),
  logged("7C2", "A tap on A, beside C", CGPoint(x: 115, y: 180)),
  logged("7C3", "A tap on B, beside D and E", CGPoint(x: 30, y: 320)),
  logged("7C4", "A tap on E, which lies in B", CGPoint(x: 90, y: 320)),
]

private func logged(_ id: String, _ title: String, _ point: CGPoint) -> Experiment {
  let isFirst = id == "7C"
  return Experiment(
    id, title, kinds: ["action"], touch: point,
    pictures: isFirst ? [.map, .scene] : [], on: deskStage
  ) { stage throws(ScriptError) in
    guard let desk = stage.desk else { return }
    buildFiveViews(on: stage, desk)
    try stage.finger.tap(at: stage.touch)
    stage.recording.add(log(of: stage.recording.lines, isFull: isFirst))
  }
}

private func buildFiveViews(on stage: Stage, _ desk: Desk) {
  let a = view("A", CGRect(x: 20, y: 120, width: 120, height: 120), .red)
  let b = view("B", CGRect(x: 20, y: 300, width: 120, height: 120), .green)
  let c = view("C", CGRect(x: 10, y: 20, width: 60, height: 60), .blue)
  let d = view("D", CGRect(x: 20, y: 60, width: 60, height: 40), .yellow)
  let e = view("E", CGRect(x: 40, y: 0, width: 60, height: 40), .purple)
  e.alpha = 0.5
  stage.root.addSubview(a)
  stage.root.addSubview(b)
  a.addSubview(c)
  b.addSubview(d)
  b.addSubview(e)
  a.addGestureRecognizer(tap(desk, Desk.tapAView, "tapAView"))
  b.addGestureRecognizer(tap(desk, Desk.tapBView, "tapBView"))
  c.addGestureRecognizer(tap(desk, Desk.tapCView, "tapCView"))
  d.addGestureRecognizer(tap(desk, Desk.tapDView, "tapDView"))
  e.addGestureRecognizer(tap(desk, Desk.tapEView, "tapEView"))
}

private func tap(
  _ desk: Desk, _ action: @escaping (Desk) -> () -> Void, _ name: String
) -> UITapGestureRecognizer {
  UITapGestureRecognizer(target: desk, action: action, name: name)
}

/// What the published app printed: A to E, and in full also the controller and the first cancel.
///
/// The full log is the youngest of the four: by then the app printed more.
private func log(of lines: [TraceLine], isFull: Bool) -> Table {
  var rows = [["printed, in order"]]
  let names = ["A", "B", "C", "D", "E", "viewController"]
  var hasCancelled = false
  for line in lines where names.contains(where: { $0 == line.who }) {
    var text: String?
    switch line.kind {
    case "hitTest": text = line.what == "asked" ? "hit " + line.who : line.who + " " + line.what
    case "point": text = "in " + line.who
    case "touch" where line.what == "began" && (isFull || line.who != "viewController"):
      text = "began " + line.who
    case "touch" where line.what == "cancelled" && isFull && !hasCancelled:
      hasCancelled = true
      text = "cancelled " + line.who
    case "action": text = "action " + line.what
    default: break
    }
    if let text { rows.append([text]) }
  }
  return Table(
    isFull
      ? "What the published app prints, without further cancels:"
      : "What the published app printed then, no controller and no cancels:", rows)
}
