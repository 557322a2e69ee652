import MiniUIKit
import Stage

/// What a page with a slider and a button in it has been told.
private enum PagerKind: CaseIterable {
  case plain
  case atOnce
  case takesButtons

  var words: String {
    switch self {
    case .plain: "as it is"
    case .atOnce: "no hold"
    case .takesButtons: "and buttons yes"
    }
  }

  func makePager() -> UIScrollView {
    let frame = CGRect(x: 0, y: 120, width: 375, height: 360)
    let pager = self == .takesButtons ? TakingPager(frame: frame) : UIScrollView(frame: frame)
    pager.isPagingEnabled = true
    pager.delaysContentTouches = self == .plain
    pager.contentSize = CGSize(width: 1125, height: 360)
    return pager
  }
}

/// Pages that take a finger from their buttons, as the list of Places does.
private final class TakingPager: UIScrollView {
  override func touchesShouldCancel(in view: UIView) -> Bool {
    view is UIButton || super.touchesShouldCancel(in: view)
  }
}

/// A slider in a page that is turned sideways.
let pagers = [
  Experiment("10N", "A slider and a button in a page, dragged sideways", pictures: []) {
    stage throws(ScriptError) in
    let fingers: [(words: String, point: CGPoint, rest: Double)] = [
      ("slow, from the thumb", CGPoint(x: 76, y: 260), 0.3),
      ("quick, from the thumb", CGPoint(x: 76, y: 260), 0),
      ("quick, from a button", CGPoint(x: 120, y: 342), 0),
      ("quick, from the page", CGPoint(x: 120, y: 420), 0),
    ]
    var rows = [["the finger"] + PagerKind.allCases.map { $0.words }]
    for finger in fingers {
      var row = [finger.words]
      for kind in PagerKind.allCases {
        row.append(try outcome(from: finger.point, rest: finger.rest, kind.makePager()))
      }
      rows.append(row)
    }
    stage.recording.add(Table("Sixty points to the left; what comes of them:", rows))
  }
]

/// Drags to the left on a page, and says what that does.
private func outcome(
  from start: CGPoint, rest: Double, _ pager: UIScrollView
) throws(ScriptError) -> String {
  let stage = screenStage(Settings())
  guard let screen = stage.viewController as? Screen else { return "" }
  let slider = UISlider(frame: CGRect(x: 40, y: 120, width: 280, height: 40))
  slider.value = 0.1
  let buy = UIButton(frame: CGRect(x: 60, y: 200, width: 160, height: 44))
  buy.addTarget(screen, action: Screen.didBuy, for: .touchUpInside, name: "didBuy")
  stage.root.addSubview(dressed(pager, "pager", .white))
  pager.addSubview(dressed(slider, "slider", .gray))
  pager.addSubview(dressed(buy, "buy", .green))
  try stage.finger.down(at: start)
  try stage.wait(rest)
  for step in 1...3 {
    try stage.wait(0.03)
    try stage.finger.move(to: CGPoint(x: start.x - 20 * CGFloat(step), y: start.y))
  }
  try stage.finger.up()
  let scrolled = stage.recording.lines.contains { $0.what == "willBeginDragging" }
  if scrolled { return "page turns" }
  if slider.value != 0.1 { return "slider slides" }
  return screen.buys > 0 ? "button fires" : "nothing"
}
