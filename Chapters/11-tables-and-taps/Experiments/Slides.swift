import MiniUIKit
import Stage

/// What a row shows: it slides sideways by a pan of its own, and asks that pan nothing.
class SlidingRow: UIView, UIGestureRecognizerDelegate {
  let slide = UIPanGestureRecognizer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    slide.delegate = self
    addGestureRecognizer(slide)
  }
}

/// A row that slides to both sides.
final class SidewaysRow: SlidingRow {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let speed = slide.velocity(in: self)
    return gestureRecognizer !== slide || abs(speed.x) > abs(speed.y)
  }
}

// listing: left
/// A row that slides to the left, and leaves every other finger to those behind it.
final class LeftRow: SlidingRow {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === slide else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    let speed = slide.velocity(in: self)
    return speed.x < 0 && abs(speed.x) > abs(speed.y)
  }
}
// end

/// What the pan of a row asks before it begins.
private enum Asks: CaseIterable {
  case nothing
  case sideways
  case left

  var words: String {
    switch self {
    case .nothing: "asks nothing"
    case .sideways: "asks if sideways"
    case .left: "asks if to the left"
    }
  }

  func makeRow() -> SlidingRow {
    let frame = CGRect(x: 0, y: 0, width: 375, height: 77)
    return switch self {
    case .nothing: SlidingRow(frame: frame)
    case .sideways: SidewaysRow(frame: frame)
    case .left: LeftRow(frame: frame)
    }
  }
}

/// A screen whose rows slide, in front of a drawer that is pulled in by a pan.
private final class SlidingScreen: Screen {
  var asks = Asks.nothing
  private(set) var slides = 0
  private(set) var drawers = 0

  func didSlide() { slides += 1 }
  func didPullDrawer() { drawers += 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let (cell, row) = (UITableViewCell(style: .default, reuseIdentifier: "row"), asks.makeRow())
    row.slide.addTarget(self, action: SlidingScreen.didSlide, name: "didSlide")
    cell.contentView.addSubview(row)
    return cell
  }
}

/// Rows that slide, in a list that scrolls, before a drawer.
let slides = [
  Experiment("11N", "A row that slides, a list and a drawer: twelve drags", pictures: []) {
    stage throws(ScriptError) in
    let ways: [(words: String, way: CGPoint)] = [
      ("up", CGPoint(x: 0, y: -60)), ("to the left", CGPoint(x: -60, y: 0)),
      ("to the right", CGPoint(x: 60, y: 0)), ("up, at a slant", CGPoint(x: -30, y: -60)),
    ]
    var rows = [["the finger goes"] + Asks.allCases.map { $0.words }]
    for way in ways {
      var row = [way.words]
      for asks in Asks.allCases { row.append(try winner(asks, way.way)) }
      rows.append(row)
    }
    stage.recording.add(Table("Who gets the finger, if the row's pan:", rows))
  }
]

/// Drags from row 2, and says who moves.
private func winner(_ asks: Asks, _ way: CGPoint) throws(ScriptError) -> String {
  let screen = SlidingScreen()
  screen.asks = asks
  let stage = Stage(viewController: screen)
  guard let scene = Scene(on: stage) else { return "" }
  scene.grey.addGestureRecognizer(
    UIPanGestureRecognizer(
      target: screen, action: SlidingScreen.didPullDrawer, name: "didPullDrawer"))
  try stage.finger.down(at: onRow2)
  for step in 1...3 {
    try stage.wait(0.03)
    let part = CGFloat(step) / 3
    try stage.finger.move(to: CGPoint(x: onRow2.x + way.x * part, y: onRow2.y + way.y * part))
  }
  try stage.finger.up()
  if screen.slides > 0 { return "row" }
  if screen.drawers > 0 { return "drawer" }
  return scene.table.contentOffset.y > 0 ? "list" : "nobody"
}
