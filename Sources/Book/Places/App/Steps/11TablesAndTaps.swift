import MiniUIKit
import Stage

// Chapter 11: the list becomes a table, whose rows open callouts and light up their pins, and the map's
// tap spares them.

/// The map above a table: a tap on a row opens its callout, a tap on the map closes it.
class Places11: Places10, UITableViewDataSource, UITableViewDelegate {
  // listing: table
  // In the map's controller, Places11, which is the table's data source and delegate, too:
  lazy var table = dressed(makeTable(), "table", .white)

  override func addList() {
    (table.frame, table.rowHeight) = (lower, 60)
    (table.dataSource, table.delegate) = (self, self)
    view.addSubview(table)
    table.reloadData()
  }

  override func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    if gestureRecognizer === tap, touch.view?.isDescendant(of: table) ?? false { return false }
    return super.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    choose(names[indexPath.row])
  }
  // end

  // listing: choose
  // In the map's controller, Places11; the table's didSelectRowAt calls it:
  func choose(_ name: String) {
    guard let pin = pins.first(where: { $0.place.name == name }) else { return }
    open(pin)
    write("chose " + name)
  }
  // end

  func makeTable() -> UITableView { TakingTable(frame: .zero) }

  // listing: light
  // In the map's controller, Places11; the table overrides no touches method any more:
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    lightPin(of: indexPath.row, true)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    lightPin(of: indexPath.row, false)
  }

  func lightPin(of row: Int, _ isLit: Bool) {
    pins.first { $0.place.name == names[row] }?.isLit = isLit
  }
  // end

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "place") ?? makeCell()
    (cell as? PlaceCell)?.show(indexPath.row)
    return cell
  }

  private func makeCell() -> UITableViewCell {
    let cell = PlaceCell(style: .default, reuseIdentifier: "place")
    answer(cell.button)
    return cell
  }
}

/// The table, which takes a finger that drags from its buttons, as the list of chapter 10 did.
private final class TakingTable: UITableView {
  override func touchesShouldCancel(in view: UIView) -> Bool {
    view is UIButton || super.touchesShouldCancel(in: view)
  }
}

/// A row with its button.
final class PlaceCell: UITableViewCell {
  let button = UIButton(frame: CGRect(x: 255, y: 10, width: 100, height: 40))

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(button)
  }

  func show(_ row: Int) {
    button.tag = row
    dressed(button, "visited " + String(row), .gray)
  }
}

/// The list: as long as a finger is on a row, the pin of the row is lit.
final class PointingTable: UITableView {
  /// Lights the pin of a row, and puts the others out.
  var light: (Int?) -> Void = { _ in }

  // listing: pointing
  // In PointingTable, a UITableView:
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    light(touches.first.flatMap { indexPathForRow(at: $0.location(in: self))?.row })
  }
  // end

  // listing: dark
  // No super: it would pass the touch on to the map, which would count it as a visit.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    light(nil)
  }
  // end
}

/// The list that leaves the end of a touch to its superclass, too, and knows of no other end.
private final class HastyTable: UITableView {
  var light: (Int?) -> Void = { _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    light(touches.first.flatMap { indexPathForRow(at: $0.location(in: self))?.row })
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    light(nil)
  }
}

/// The map whose list lights the pins itself.
private class PointingMap: Places11 {
  override func makeTable() -> UITableView {
    let list = PointingTable(frame: .zero)
    list.light = { [unowned(unsafe) self] row in lightOnly(row) }
    return list
  }

  final func lightOnly(_ row: Int?) {
    for pin in pins { pin.isLit = row.map { names[$0] } == pin.place.name }
  }

  override func lightPin(of row: Int, _ isLit: Bool) {}
}

/// The same map, whose list calls `super` in both methods.
private final class HastyMap: PointingMap {
  override func makeTable() -> UITableView {
    let list = HastyTable(frame: .zero)
    list.light = { [unowned(unsafe) self] row in lightOnly(row) }
    return list
  }
}

let step11 = Step(
  11, "A tap on a row, and a drag that sets out from one", kinds: ["touch", "row", "scroll"],
  variants: [
    .init(
      name: "before", title: "A finger rests on the row of market, and is lifted",
      kinds: ["touch", "row"],
      question: howLit,
      makeScreen: { PointingMap() },
      touches: { stage throws(ScriptError) in
        try stage.finger.press(at: rowOfMarket, for: 0.3)
      }),
    .init(
      name: "naive", title: "With super: a drag that sets out from market",
      makeScreen: { HastyMap() },
      touches: { stage throws(ScriptError) in try drag(stage, from: rowOfMarket) }),
    .init(
      name: "keyboard", title: "A tap on a row while the keyboard is up", kinds: ["touch", "row"],
      makeScreen: { Places11() },
      touches: { stage throws(ScriptError) in
        try stage.finger.tap(at: CGPoint(x: 187, y: 468))
        try stage.wait(0.5)
        try stage.finger.tap(at: rowOfMarket)
      }),
  ],
  screen: { Places11() },
  touches: { stage throws(ScriptError) in
    try stage.finger.tap(at: rowOfMarket)
    try stage.wait(0.5)
    try drag(stage, from: CGPoint(x: 100, y: 662))
  },
  facts: { _, screen in
    guard let screen = screen as? Places11 else { return [] }
    let lit = screen.pins.filter { $0.isLit }.map { $0.place.name }
    let row = screen.table.litRow.map { String($0) }
    return [
      ["open", screen.openPin?.place.name ?? "none"],
      ["lit pins", lit.isEmpty ? "none" : lit.joined(separator: ", ")],
      ["lit row", row ?? "none"],
    ]
  })

/// The middle of the row of `market`, on the screen.
private let rowOfMarket = CGPoint(x: 100, y: 602)

/// Rests on a row for a moment, and then drags it by 32 points.
private func drag(_ stage: Stage, from place: CGPoint) throws(ScriptError) {
  try stage.finger.down(at: place)
  try stage.wait(0.3)
  try stage.finger.move(to: CGPoint(x: place.x, y: place.y - 32))
  try stage.wait(0.1)
  try stage.finger.up()
}

extension UITableView {
  /// The row that looks pressed.
  fileprivate var litRow: Int? {
    visibleCells.first { $0.isHighlighted }.flatMap { indexPath(for: $0)?.row }
  }
}

private let howLit = Prediction(
  "A finger has rested on the row of market, and is lifted. What has become of the row?",
  [
    .init(
      "it never lit up", "There is a highlight line: the table has heard that the touch began."),
    .init("it lit up and is dark again", "A highlight line, and no unhighlight line."),
    .init(
      "it lit up and is still lit",
      "The table heard that the touch began, and never that it ended: our override kept that."),
    .init(
      "it is selected, and only didSelectRowAt wasn't called",
      "There is no select line: the table selects when it hears that the touch has ended."),
  ]
) { run in
  let rows = run.lines.filter { $0.kind == "row" }.map { $0.what }
  if rows.contains(where: { $0.hasPrefix("select") }) {
    return "it is selected, and only didSelectRowAt wasn't called"
  }
  if rows.contains(where: { $0.hasPrefix("unhighlight") }) { return "it lit up and is dark again" }
  return rows.isEmpty ? "it never lit up" : "it lit up and is still lit"
}
