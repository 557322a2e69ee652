import MiniUIKit
import Stage

/// Names the view that a scroll view scales.
final class PlanZoomer: UIScrollViewDelegate {
  private let plan: UIView

  init(plan: UIView) { self.plan = plan }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { plan }
}

/// Two fingers that spread on a plan.
let zoom = [
  Experiment(
    "10M", "Two fingers spread on a plan in a scroll view", kinds: ["scroll"], tellsLeftOut: false,
    parameters: [
      .number("apart", 200, in: 110...240, "how far apart the fingers are in the end, in points"),
      .number("largest", 3, in: 1...4, "the scroll view's maximumZoomScale"),
    ], touch: CGPoint(x: 130, y: 240), pictures: []
  ) { stage throws(ScriptError) in
    let list = UIScrollView(frame: CGRect(x: 40, y: 120, width: 280, height: 360))
    let plan = view("plan", CGRect(x: 0, y: 0, width: 280, height: 360), .yellow)
    let zoomer = PlanZoomer(plan: plan)
    stage.keep(zoomer)
    (list.contentSize, list.maximumZoomScale) = (plan.frame.size, stage.number("largest"))
    list.delegate = zoomer
    list.clipsToBounds = true
    list.addSubview(plan)
    stage.root.addSubview(dressed(list, "list", .white))
    let middle = stage.touch
    var rows = [["apart", "zoomScale", "between them"]]
    func note(_ apart: String) {
      let place = plan.convert(middle, from: nil)
      rows.append([
        apart, decimals(Double(list.zoomScale), 2),
        "(" + decimals(Double(place.x), 0) + ", " + decimals(Double(place.y), 0) + ")",
      ])
    }
    func spread(_ change: HIDEvent.Contact.Change, to apart: CGFloat) throws(ScriptError) {
      try stage.report([
        HIDEvent.Contact(finger: 1, change, at: CGPoint(x: middle.x - apart / 2, y: middle.y)),
        HIDEvent.Contact(finger: 2, change, at: CGPoint(x: middle.x + apart / 2, y: middle.y)),
      ])
      note(decimals(Double(apart)))
    }
    let last = CGFloat(stage.number("apart"))
    try spread(.down, to: 80)
    for apart in [90, last] {
      try stage.wait(0.1)
      try spread(.moved, to: apart)
    }
    try stage.wait(0.1)
    try stage.report([
      HIDEvent.Contact(finger: 1, .up, at: CGPoint(x: middle.x - last / 2, y: middle.y)),
      HIDEvent.Contact(finger: 2, .up, at: CGPoint(x: middle.x + last / 2, y: middle.y)),
    ])
    try stage.wait(2)
    note("lifted")
    stage.recording.add(Table("The plan's scale, and its point between the fingers:", rows))
  }
]
