import MiniUIKit
import Stage

/// The published points of experiment A4.
let (onA, onB) = (CGPoint(x: 115, y: 180), CGPoint(x: 30, y: 320))
let (onC, onE) = (CGPoint(x: 60, y: 170), CGPoint(x: 90, y: 320))

/// Five views (published experiment A4); their recognizers follow in chapter 7.
///
/// - Parameters:
///   - stage: Where to build them.
///   - make: Makes one view.
func buildFiveViews(
  on stage: Stage, _ make: (String, CGRect, UIColor) -> UIView = { view($0, $1, $2) }
) {
  // listing: fiveViews
  let a = make("A", CGRect(x: 20, y: 120, width: 120, height: 120), .red)
  let b = make("B", CGRect(x: 20, y: 300, width: 120, height: 120), .green)
  let c = make("C", CGRect(x: 10, y: 20, width: 60, height: 60), .blue)
  let d = make("D", CGRect(x: 20, y: 60, width: 60, height: 40), .yellow)
  let e = make("E", CGRect(x: 40, y: 0, width: 60, height: 40), .purple)
  e.alpha = 0.5
  stage.root.addSubview(a)
  stage.root.addSubview(b)
  a.addSubview(c)
  b.addSubview(d)
  b.addSubview(e)
  // end
}

let fiveViews = [
  touching("2E", "Five views, touched on A, outside C", onA),
  touching("2E2", "Five views, touched on B, outside D and E", onB),
  touching("2E3", "Five views, touched on C, which lies in A", onC),
  touching("2E4", "Five views, touched on E, whose alpha is 0.5", onE),
]

private func touching(_ id: String, _ title: String, _ point: CGPoint) -> Experiment {
  Experiment(id, title, kinds: shown, showsChain: false, touch: point) {
    stage throws(ScriptError) in
    buildFiveViews(on: stage)
    try stage.finger.tap(at: stage.touch)
  }
}
