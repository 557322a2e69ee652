import MiniUIKit
import Stage

/// The scenes of chapter 11.
let scenes11 = [
  table("11.1", "A tap on row 0", at(180, 146)) { home in
    Stub11_1.letRowsHear(of: home.addTap())
  },
  table("11.2", "Without any tap, 0.1 s on row 2", at(180, 300)) { _ in },
  table("11.3", "A tap on buy, in row 0", at(310, 126), height: 44) { home in
    home.rows = 3
    home.makeCell = {
      let cell = Stub11_3.PriceCell()
      dressed(cell.title, $0 == 0 ? "title" : "title \($0)", .yellow)
      dressed(cell.buy, $0 == 0 ? "buy" : "buy \($0)", .green)
      return cell
    }
  },
  table("11.4", "A tap on the content view of cell 0", at(180, 146)) { home in
    home.addTap()
    home.grey.add("card", box(20, 380, 335, 100), .blue)
  },
  scene("11.5", "A tap on buy in row 1, after scrolling down and back", watched, at(310, 176)) {
    stage throws(ScriptError) in
    let shop = Stub11_5.Shop()
    stage.keep(shop)
    let list = stage.root.add("table", UITableView(frame: box(0, 108, 375, 305)), .white)
    list.rowHeight = 44
    list.dataSource = shop
    list.reloadData()
    list.contentOffset.y = 600
    list.contentOffset.y = 0
    try stage.tap()
  },
  table("11.6", "A tap on row 0", at(180, 130), height: 44) { _ in },
  table("11.7", "A press of 0.2 s on row 2, with a tap", at(180, 300), for: 0.2) { $0.addTap() },
  scene("11.8", "A tap at y 10 of a plain scroll view", ["touch", "scroll"], at(100, 110)) {
    stage throws(ScriptError) in
    let list = UIScrollView(frame: box(0, 100, 375, 264))
    list.contentSize = CGSize(width: 375, height: 440)
    stage.root.add("table", list, .gray)
    try stage.tap()
  },
  scene("11.9", "To the left on a row that asks nothing", watched, at(240, 330)) {
    stage throws(ScriptError) in
    let screen = stage.root.add("screen", box(0, 0, 375, 812), .gray)
    let list = screen.add("list", UIScrollView(frame: box(0, 100, 375, 600)), .white)
    list.contentSize = CGSize(width: 375, height: 1200)
    let row = list.add("row", box(0, 200, 375, 60), .orange)
    row.add("title", box(20, 10, 120, 40), .yellow)
    row.addGestureRecognizer(UIPanGestureRecognizer())
    let drawer = ToTheRight()
    drawer.delegate = drawer
    screen.addGestureRecognizer(drawer)
    try stage.drag([at(-12, 0), at(-30, 0), at(-48, 0)])
  },
]

private let watched = ["gesture", "delay", "touch", "row", "control", "action"]

private func table(
  _ id: String, _ title: String, _ touch: CGPoint, height: CGFloat = 77, for time: Seconds = 0.1,
  _ build: @escaping @Sendable (Home11) -> Void
) -> Experiment {
  scene(id, title, watched, touch) { stage throws(ScriptError) in
    let home = Home11(on: stage, height: height)
    build(home)
    home.table.reloadData()
    try stage.press(time)
    try stage.wait(0.5)
  }
}

/// The chapter's screen: a table in grey.
private final class Home11: UITableViewDataSource {
  let grey: UIView
  let table: UITableView
  var rows = 20
  var makeCell: (Int) -> UITableViewCell = { _ in UITableViewCell() }

  init(on stage: Stage, height: CGFloat) {
    grey = stage.root.add("grey", box(0, 88, 375, 609), .gray)
    table = grey.add("table", UITableView(frame: box(0, 20, 375, 304.5)), .white)
    table.rowHeight = height
    table.dataSource = self
    stage.keep(self)
  }

  /// The background's tap.
  @discardableResult
  func addTap() -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer(target: self, action: Home11.hide, name: "hide")
    grey.addGestureRecognizer(tap)
    return tap
  }

  func hide() {}

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    makeCell(indexPath.row)
  }
}
